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
holds('a night’s report', nightReport, { measuredAt: AT, groups: [group] }, { heldElsewhere: ['groups.0'] })
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
  { report: { measuredAt: AT, groups: [group] }, suspects: [found] },
  { mayBeNull: ['report'], heldElsewhere: ['report.groups.0', 'suspects.0'] },
)
