import type { z } from 'zod'
import {
  calibrationRoutes,
  chanceGroup,
  nightReport,
  type Suspect,
  suspect,
} from '#protocol/http/calibration.ts'
import { AT, holds } from '../contract.ts'

const bins = Array.from({ length: 10 }, () => ({ answers: 4, right: 2, told: 0.5 }))
const group: z.infer<typeof chanceGroup> = {
  pool: 'practice',
  subject: 'Torts',
  answers: 40,
  right: 20,
  brier: 0.2,
  bins,
}
const POOL = ['pool', ['practice', 'ranked'], ['', 'daily']] as const
const SUBJECT = ['subject', ['Torts', 'Criminal Law/Procedure'], ['', 'torts']] as const

holds('chances beside what came of them', chanceGroup, group, {
  mayBeNull: ['subject'],
  values: [
    POOL,
    SUBJECT,
    ['brier', [0, 1], [-0.1, 1.1]],
    ['bins.0.told', [0, 1], [-0.1, 1.1]],
    ['bins', [bins], [bins.slice(1), [...bins, ...bins]]],
  ],
})
const shown = { base: 0.8, ability: 0.4, memory: 1.1, unmet: -0.9 }
const refit = { learned: 9_000, heldOut: 8_800, before: 0.21, after: 0.2, taken: true }
const report = { measuredAt: AT, groups: [group], shown, refit }
holds('a night’s report', nightReport, report, {
  mayBeNull: ['refit'],
  heldElsewhere: ['groups.0'],
  values: [
    ['refit.before', [0, 1], [-0.1, 1.1]],
    ['refit.after', [0, 1], [-0.1, 1.1]],
    ['shown.ability', [0.1], [0, -1]],
    ['shown.memory', [0], [-0.1]],
  ],
})
const found: Suspect = {
  questionId: 'torts-7',
  questions: 1,
  pool: 'practice',
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  level: 5.5,
  measuredLevel: 10.2,
  players: 60,
  right: 12,
  why: ['far', 'key'],
}
holds('a question to check', suspect, found, {
  values: [POOL, SUBJECT, ['why.0', ['far', 'key'], ['', 'near']]],
})
holds(
  'the calibration',
  calibrationRoutes['GET /api/admin/calibration'].reply,
  { report, suspects: [found] },
  { mayBeNull: ['report'], heldElsewhere: ['report', 'suspects.0'] },
)
