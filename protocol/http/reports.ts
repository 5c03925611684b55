import { z } from 'zod'
import { REPORT_REASONS, REPORT_TEXT_MAX } from '#rules/reports.ts'
import { POOLS } from '../bank.ts'
import type { Route } from '../route.ts'

const instant = z.iso.datetime()

/** sound: it stands. retired: it is no longer asked, and answers to it are taken out of every player's record. */
const RULINGS = ['sound', 'retired'] as const

export type Ruling = (typeof RULINGS)[number]

/** open: waits for a ruling. ruled: has one. */
const REPORT_STATES = ['open', 'ruled'] as const

/** A question that was reported, as admins see it: key included. Choices are in the item's own order. */
export const reportedQuestion = z.object({
  id: z.string(),
  pool: z.enum(POOLS),
  subject: z.string(),
  subtopic: z.string(),
  area: z.string(),
  difficulty: z.int(),
  stem: z.string(),
  choices: z.array(z.string()),
  correctIndex: z.int(),
  why: z.array(z.string()),
  explanation: z.string(),
  authorities: z.array(z.string()),
  /** taken out of every record by a ruling */
  struck: z.boolean(),
  /** players whose record the last ruling has still to reach */
  playersLeft: z.int(),
  statistics: z.object({
    answers: z.int(),
    right: z.int(),
    /** how often each choice was made */
    choices: z.array(z.int()),
    /** answers that ran out of time */
    timeouts: z.int(),
  }),
  reports: z.array(
    z.object({
      id: z.uuid(),
      by: z.string(),
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      at: instant,
      ruling: z.enum(RULINGS).nullable(),
    }),
  ),
})

export type ReportedQuestion = z.infer<typeof reportedQuestion>

const NOTE_KINDS = ['struck', 'restored', 'report_sound'] as const

/** A ruling, as a player's note brings it. */
export const playerNote = z.object({
  id: z.uuid(),
  kind: z.enum(NOTE_KINDS),
  subject: z.string(),
  subtopic: z.string(),
  stem: z.string(),
  xpChange: z.int(),
  at: instant,
})

export type PlayerNote = z.infer<typeof playerNote>

const ok = z.object({ ok: z.literal(true) })
const questionId = z.string().min(1).max(200)

export const reportRoutes = {
  'POST /api/questions/:showingId/report': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'Report a question one has answered; once for each time it was shown',
    params: z.object({ showingId: z.uuid() }),
    body: z.object({
      reason: z.enum(REPORT_REASONS, 'Pick a reason'),
      text: z.string().trim().max(REPORT_TEXT_MAX, `Keep it to ${REPORT_TEXT_MAX} characters`).default(''),
    }),
    reply: ok,
  },
  'GET /api/notes': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Rulings the player hasn’t read yet on questions they answered or reported',
    reply: z.array(playerNote),
  },
  'POST /api/notes/:id/read': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'Dismiss a note',
    params: z.object({ id: z.uuid() }),
    reply: ok,
  },
  'GET /api/admin/reports': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Reported questions with their statistics, the latest report first, 20 at a time',
    query: z.object({
      state: z.enum(REPORT_STATES).default('open'),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: z.object({ questions: z.array(reportedQuestion), more: z.boolean() }),
  },
  'GET /api/admin/reports/:questionId': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'A question, reported or not, as admins see it',
    params: z.object({ questionId }),
    reply: reportedQuestion,
  },
  'POST /api/admin/reports/:questionId/ruling': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Rule a question sound, or retire it and re-grade; the same ruling twice is one',
    params: z.object({ questionId }),
    body: z.object({ ruling: z.enum(RULINGS) }),
    reply: reportedQuestion,
  },
  'GET /api/admin/reports/:questionId/mending': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'How many players’ records a ruling has still to reach',
    params: z.object({ questionId }),
    reply: z.object({ playersLeft: z.int() }),
  },
} as const satisfies Record<string, Route>
