import { z } from 'zod'
import { CARD_GRADES } from '#rules/memory/marks.ts'
import { MISS_REASONS } from '#rules/memory/memory.ts'
import { MERGED_MOST } from '#rules/notebook/note.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { toldInstant } from '../instant.ts'

/** A question by its own id, or the rule of an area by its name in the library. */
export const markTarget = z.string().regex(/^(question|rule):[\w.:-]{1,180}$/)

const told = { id: z.uuid().lowercase(), at: toldInstant }
const topic = { subject: z.enum(SUBJECTS), subtopic: z.string().max(200), area: z.string().max(200) }

/**
 * A word of the player beside answers: a note or a bookmark, why an answer was a miss, how a rule card went. It is no answer and
 * grades nothing, so it travels beside the events; the newest of a note is kept, and
 * of a reason the newest that may still be told.
 */
export const studyMark = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('note'),
    ...told,
    target: markTarget,
    bookmarked: z.boolean(),
    text: z.string().max(MERGED_MOST),
    /** the note it was edited from */
    from: z.uuid().nullable(),
  }),
  /** target: the attempt */
  z.object({
    type: z.literal('reason'),
    ...told,
    target: z.uuid().lowercase(),
    reason: z.enum(MISS_REASONS),
  }),
  z.object({ type: z.literal('card'), ...told, ...topic, grade: z.enum(CARD_GRADES) }),
])

/** Marks a page carries at most, either way. */
export const MARKS_PAGE = 50

/** Marks a device pushes; one of a kind that the server does not know is kept by the device. */
export const pushedMarks = z
  .object({
    /** those after this number are wanted */
    since: z.int().min(0),
    marks: z.array(z.looseObject({ id: z.uuid(), type: z.string() })).max(MARKS_PAGE),
  })
  .default({ since: 0, marks: [] })

export const toldMarks = z
  .object({
    /** of those pushed: taken in, or never to be */
    settled: z.array(z.uuid()),
    told: z.array(z.object({ seq: z.int(), mark: z.looseObject({ id: z.uuid(), type: z.string() }) })),
    more: z.boolean(),
  })
  .default({ settled: [], told: [], more: false })

export type StudyMark = z.infer<typeof studyMark>
export type NoteMark = Extract<StudyMark, { type: 'note' }>
export type ReasonMark = Extract<StudyMark, { type: 'reason' }>
export type ToldMarks = z.infer<typeof toldMarks>
