import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, isLate, type RecordingFacts, type RecordingSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last rule of a path is, before what stands in front of it. */
const LEVELS: Readonly<Record<string, number>> = {
  donee: 3,
  creditor: 6,
  lender: 1,
  'race-won': 2,
  'race-despite-actual': 4,
  'race-despite-inquiry': 4,
  'race-despite-later': 5,
  'race-despite-moved-in': 5,
  'race-lost-late': 4,
  'entered-later': 4,
  'race-lost': 3,
  actual: 2,
  inquiry: 4,
  record: 3,
  wild: 4,
  'told-later': 3,
  'notice-won': 2,
  'notice-won-unrecorded': 4,
  'both-won': 3,
  'both-lost': 4,
  'both-needed': 1,
  shelter: 5,
  'no-shelter': 5,
}

/** Paths whose reasons would otherwise be the key too seldom. */
const DRAWS: Readonly<Record<string, number>> = {
  donee: 4,
  creditor: 3,
  record: 3,
  'record > no-shelter': 2,
  'race-lost > no-shelter': 2,
  'actual > no-shelter': 2,
  'race-lost': 2,
  'both-lost': 2,
}

function difficulty(facts: RecordingFacts): number {
  const level = decide(facts).path.reduce((sum, step) => sum + (LEVELS[step] ?? 0), 0)
  const wildGift = facts.order === 'wild' && (facts.taker === 'donee' || facts.notice === 'actual')
  return Math.min(9, level + (wildGift ? 4 : 0))
}

function area(facts: RecordingFacts): string {
  const { onward, order, taker, notice } = facts
  if (onward !== 'none') return 'Shelter rule'
  if (order === 'wild') return 'Chain of title and indexes'
  if (taker === 'creditor') return 'Judgment liens and purchase-money priority'
  if (taker !== 'buyer' || notice === 'inquiry' || isLate(facts) || order === 'first before')
    return 'Protected parties and notice'
  return 'Race, notice and race-notice acts'
}

/** RP-15: which of two claims to the same land prevails under a recording act. */
export const recordingActs: Family<RecordingFacts, RecordingSkin> = {
  id: 'rp-15',
  edition: 1,
  name: 'Recording acts',
  subject: 'Real Property',
  subtopic: 'Recording and title assurance',
  pool: 'ranked',
  jurisdiction: 'S',
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
  draws: (path) => DRAWS[path] ?? 1,
  area,
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Read the quoted words of the statute closely, then draw a calendar with a dot for each event.',
  ],
}
