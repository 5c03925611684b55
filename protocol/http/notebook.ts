import { z } from 'zod'
import { CARD_GRADES } from '#rules/memory/marks.ts'
import { CONFIDENCES, MISS_REASONS } from '#rules/memory/memory.ts'
import { NOTE_MOST } from '#rules/notebook/note.ts'
import { SHOWING_CONTEXTS } from '#rules/showing-context.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Route } from '../route.ts'
import { markTarget } from '../sync/mark.ts'

const topic = { subject: z.enum(SUBJECTS), subtopic: z.string(), area: z.string() }

/** A bookmark and the words on a question or a rule. */
export const note = z.object({ id: z.uuid(), bookmarked: z.boolean(), text: z.string() })

/** A question that was answered, with its key; options in its own order. */
const kept = z.object({
  id: z.string(),
  stem: z.string(),
  choices: z.array(z.string()),
  correctAnswer: z.int(),
  explanation: z.string(),
  /** the last miss: when (ms), the choice made, and the reason the player gave; null where it was never missed */
  missed: z
    .object({
      at: z.int(),
      chosen: z.int(),
      reason: z.enum(MISS_REASONS).nullable(),
      confidence: z.enum(CONFIDENCES).nullable(),
    })
    .nullable(),
  note: note.nullable(),
})

/** The rule of an area, as the notebook has it. */
const keptRule = z.object({
  ...topic,
  /** its name in the rule library, or null where that has none */
  ruleId: z.string().nullable(),
  misses: z.int(),
  /** ms; null where it was never missed */
  lastMissedAt: z.int().nullable(),
  /** the player was sure and wrong, and has not been right on two days since */
  sureWrong: z.boolean(),
  note: note.nullable(),
  /** how the last miss came whose question isn't here; null where all of them are. Absent from older servers. */
  missedIn: z.enum(SHOWING_CONTEXTS).nullable().optional(),
  questions: z.array(kept),
})

const due = z.object({
  /** when (ms) the rule comes back */
  dueAt: z.int(),
})

export const notebookRoutes = {
  'GET /api/notebook': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: 'Misses by rule, bookmarks and notes; only questions that were answered, with their keys',
    reply: z.object({ rules: z.array(keptRule) }),
  },
  'POST /api/notebook/note': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_found',
    summary: 'Bookmark a question that was answered, or a rule, and write a note on it',
    body: z.object({
      /** the question of a showing that was answered may be named by that */
      target: markTarget.or(z.templateLiteral(['showing:', z.uuid()])),
      bookmarked: z.boolean(),
      text: z.string().max(NOTE_MOST),
      /** the note it was edited from */
      from: z.uuid().nullable(),
    }),
    reply: note,
  },
  'POST /api/practice/reason': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_found',
    summary: 'Tell why an answer was a miss',
    body: z.object({ questionId: z.uuid(), reason: z.enum(MISS_REASONS) }),
    reply: due.extend({
      /** the reason that stands: the one told first, where the rule was met again since */
      reason: z.enum(MISS_REASONS),
      /** the rule's name in the library, or null where that has none */
      ruleId: z.string().nullable(),
    }),
  },
  'POST /api/practice/card': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    own: 'not_found',
    summary: 'Tell how a rule card went: it moves the memory of a rule that was met, and pays nothing',
    body: z.object({ ...topic, grade: z.enum(CARD_GRADES) }),
    reply: due,
  },
  'GET /api/stats/confidence': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary:
      'How often answers were right by how sure one was, why the misses were, and what was sure and wrong',
    reply: z.object({
      steps: z.array(z.object({ confidence: z.enum(CONFIDENCES), answered: z.int(), correct: z.int() })),
      reasons: z.array(z.object({ reason: z.enum(MISS_REASONS), misses: z.int() })),
      sureWrong: z.array(z.object({ ...topic, at: z.int() })),
    }),
  },
} as const satisfies Record<string, Route>
