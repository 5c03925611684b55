import { z } from 'zod'
import { EXTRAS, LENGTHS } from '#rules/exam/lengths.ts'
import { MISS_REASONS } from '#rules/memory/memory.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Route } from '../route.ts'
import { note } from './notebook.ts'

const length = z.literal(LENGTHS)
const extra = z.literal(EXTRAS)
const place = z.int().min(0).max(3)
/** a stretch of the stem, [from, to) in characters */
const stretch = z.tuple([z.int().min(0).max(10_000), z.int().min(0).max(10_000)])

/** The player's own marks on a question. */
const mark = z.object({
  place: place.nullable(),
  flagged: z.boolean(),
  struck: z.array(place).max(4),
  highlights: z.array(stretch).max(50),
})

/** A block being taken, without a key, a subject or anything else that the exam does not show. Times in ms. */
const openBlock = z.object({
  id: z.uuid(),
  length,
  extra,
  /** questions that the player was shown before */
  seen: z.int(),
  limitMs: z.int(),
  leftMs: z.int(),
  /** the question before the player, from 0 */
  current: z.int(),
  questions: z.array(mark.extend({ stem: z.string(), choices: z.array(z.string()) })),
})

const share = { right: z.int(), total: z.int() }
const subject = z.enum(SUBJECTS)

/** A block that was handed in. `range` are the bounds, 0 to 1, between which the true share correct lies with 80 % confidence. */
const score = z.object({
  id: z.uuid(),
  length,
  extra,
  startedAt: z.int(),
  finishedAt: z.int(),
  ...share,
  blank: z.int(),
  limitMs: z.int(),
  usedMs: z.int(),
  pausedMs: z.int(),
  seen: z.int(),
  range: z.tuple([z.number(), z.number()]),
  /** taken without long pauses, within a day */
  likeExam: z.boolean(),
  /** its score tells of the exam: also new questions, few lost, and not handed in half done */
  counts: z.boolean(),
})

/** A question of a report; places count the options as shown, -1 for none. */
const reviewed = z.object({
  /** names the showing, to report it by */
  id: z.uuid(),
  subject,
  subtopic: z.string(),
  area: z.string(),
  difficulty: z.int(),
  stem: z.string(),
  choices: z.array(z.string()),
  userAnswer: z.int(),
  correctAnswer: z.int(),
  isCorrect: z.boolean(),
  flagged: z.boolean(),
  spentMs: z.int(),
  explanation: z.string(),
  why: z.array(z.string()),
  authorities: z.array(z.string()),
  /** why it was missed, as its player told since; null where nothing was told, absent from older servers */
  reason: z.enum(MISS_REASONS).nullable().optional(),
  /** the note on its question; null for none, absent from older servers */
  note: note.nullable().optional(),
})

const report = score.extend({
  xpGained: z.int(),
  /** answers given after the day's paid ones: they earned no XP; 0 from older servers */
  unpaid: z.int().default(0),
  bySubject: z.array(z.object({ subject, ...share })),
  bySubtopic: z.array(z.object({ subject, subtopic: z.string(), ...share })),
  byBand: z.array(z.object({ band: z.enum(['Easier', 'Middle', 'Harder']), ...share })),
  byStretch: z.array(z.object({ from: z.int(), to: z.int(), ...share, spentMs: z.int() })),
  /** questions flagged, and how many of them right */
  flagged: z.object(share),
  /** choices that were changed, to right ones and from right ones, as far as this machine knows */
  changes: z.object({ toRight: z.int(), toWrong: z.int() }),
  /** places of the questions that took longest, from 0 */
  slowest: z.array(z.int()),
  /** rules to practice, those missed before those only left blank, of each the heaviest first; `share` of the exam, 0 to 1 */
  toPractice: z.array(
    z.object({ subject, subtopic: z.string(), area: z.string(), share: z.number(), blank: z.boolean() }),
  ),
  /** the rules there are of each kind, which may be more than are listed; 0 from older servers */
  rulesToPractice: z.object({ missed: z.int(), blank: z.int() }).default({ missed: 0, blank: 0 }),
  questions: z.array(reviewed),
})

const oneBlock = z.object({ blockId: z.uuid() })

const rests = { blocks: z.int(), answers: z.int() }

/** An estimate with its 80 % range (each bound 0 to 1), or the records that are missing for one. */
const readiness = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), low: z.number(), high: z.number(), ...rests }),
  z.object({
    kind: z.literal('silent'),
    missing: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('block') }),
        z.object({ kind: z.literal('answers'), more: z.int() }),
        z.object({ kind: z.literal('subject'), subject, more: z.int() }),
        z.object({ kind: z.literal('wide') }),
      ]),
    ),
    ...rests,
  }),
])

export const examRoutes = {
  'GET /api/readiness': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary:
      'The share of questions like the exam’s that the player would get right today, as a range; or why none is told',
    reply: readiness,
  },
  'GET /api/exam': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'The exam block that is open, the past ones, and what a new one would ask',
    reply: z.object({
      open: z
        .object({
          ...{ id: z.uuid(), length, answered: z.int(), leftMs: z.int() },
          /** its clock stands still: no page has it open; older servers leave it out */
          isPaused: z.boolean().optional(),
        })
        .nullable(),
      past: z.array(score),
      /** of each length, how many questions would have been shown before; none where the bank has too few */
      next: z.array(z.object({ length, seen: z.int() })),
    }),
  },
  'POST /api/exam/start': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Begin an exam block, or go on with the one that is open',
    body: z.object({
      length,
      extra: extra.default(1),
      /** the open block to go on with, and no other */
      blockId: z.uuid().optional(),
    }),
    reply: openBlock,
  },
  'PATCH /api/exam/:blockId': {
    home: 'engine',
    uses: 'file',
    access: 'player',
    own: 'not_found',
    summary:
      'Keep what was marked on a question of an open block, and where the player is; also the beat of its clock',
    params: oneBlock,
    body: z.object({
      current: z.int().min(0).max(99),
      /** the player leaves the block: its clock stops */
      leaving: z.boolean().optional(),
      /** the parts of a mark that were changed: another tab may have changed the others */
      mark: mark
        .partial()
        .extend({ at: z.int().min(0).max(99) })
        .optional(),
    }),
    reply: z.object({ leftMs: z.int() }),
  },
  'DELETE /api/exam/:blockId': {
    home: 'engine',
    uses: 'file',
    access: 'player',
    own: 'not_found',
    summary: 'Let an open exam block go: nothing of it counts, and its questions stay seen',
    params: oneBlock,
    reply: z.object({ discarded: z.literal(true) }),
  },
  'POST /api/exam/:blockId/finish': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_found',
    summary: 'Hand an exam block in: it’s graded once, and its report returned',
    params: oneBlock,
    reply: report,
  },
  'GET /api/exam/:blockId': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_found',
    summary: 'The report of a block that was handed in',
    params: oneBlock,
    reply: report,
  },
} as const satisfies Record<string, Route>
