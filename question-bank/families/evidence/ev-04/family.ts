import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type SpontaneousFacts, type SpontaneousSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const LEVELS: Readonly<Record<SpontaneousFacts['twist'], number>> = {
  describing: 3,
  delayed: 4,
  cry: 2,
  shaking: 4,
  calm: 3,
  intent: 5,
  dread: 4,
  pain: 4,
  memory: 5,
  reason: 7,
  symptoms: 3,
  cause: 4,
  parent: 5,
  hired: 6,
  driver: 5,
  fault: 5,
  roommate: 6,
  available: 6,
}

function area({ matter }: SpontaneousFacts): string {
  if (matter === 'medical') return 'Medical diagnosis'
  return matter === 'confession'
    ? 'Statements against interest and dying declarations'
    : 'Present sense, excited utterance and state of mind'
}

/** EV-04: spontaneous, mental and medical statements, FRE 803(1) to (4), on 1 November 2026. */
export const spontaneousStatements: Family<SpontaneousFacts, SpontaneousSkin> = {
  id: 'ev-04',
  edition: 1,
  name: 'Spontaneous, state-of-mind and medical statements',
  subject: 'Evidence',
  subtopic: 'Hearsay exceptions and confrontation',
  pool: 'practice',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws,
  area,
  difficulty: ({ twist }) => LEVELS[twist],
  hints: () => [
    'Match each requirement with the evidence: clock, mood, addressee, and the issue in dispute.',
  ],
}
