import { z } from 'zod'
import { MEASURED_POOLS } from '#rules/calibration/pools.ts'
import { SUSPICIONS } from '#rules/calibration/suspect.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { shownWeights } from '../ratings.ts'
import type { Route } from '../route.ts'

const share = z.number().min(0).max(1)

/** Chances beside what came of them: in one pool, and in one subject of it or in all (null). */
export const chanceGroup = z.object({
  pool: z.enum(MEASURED_POOLS),
  subject: z.enum(SUBJECTS).nullable(),
  answers: z.int(),
  right: z.int(),
  /** the mean square of what a chance was off: 0 is best */
  brier: share,
  /** by tenths of the chance, from the least likely on; `told` is the mean chance */
  bins: z.array(z.object({ answers: z.int(), right: z.int(), told: share })).length(10),
})

/** The result of a night's measuring for admins, as it's kept. */
export const nightReport = z.object({
  measuredAt: z.iso.datetime(),
  groups: z.array(chanceGroup),
  /** the weights that chances are told by since */
  shown: shownWeights,
  /** the weights learned that night; null with too few answers */
  refit: z
    .object({
      /** how many answers they were learned from, and how many of other players they were checked on */
      learned: z.int(),
      heldOut: z.int(),
      /** Brier on those: by the weights until then, and by the learned ones */
      before: share,
      after: share,
      /** whether chances are told by them since */
      taken: z.boolean(),
    })
    .nullable(),
})

/** A question, or the variants of one legal path together, whose measured difficulty is to be looked at. */
export const suspect = z.object({
  /** of variants the one answered most */
  questionId: z.string(),
  /** how many questions share the rating: more than one are the variants of a path */
  questions: z.int(),
  pool: z.enum(MEASURED_POOLS),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
  area: z.string(),
  /** as written, and as measured, on the same scale */
  level: z.number(),
  measuredLevel: z.number(),
  players: z.int(),
  right: z.int(),
  why: z.array(z.enum(SUSPICIONS)),
})

export type Suspect = z.infer<typeof suspect>

export const calibrationRoutes = {
  'GET /api/admin/calibration': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Chances beside what came of them, and questions whose measured difficulty is to be looked at',
    reply: z.object({
      /** null before anything was measured */
      report: nightReport.nullable(),
      /** of each pool at most 100, the most suspect first */
      suspects: z.array(suspect),
    }),
  },
} as const satisfies Record<string, Route>
