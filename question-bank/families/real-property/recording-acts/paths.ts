import type { PathTable } from '../../engine/tables.ts'
import type { RecordingFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of recording acts, one row a path. */
export const paths = {
  'race-knew': { rules: ['race-knew'], because: ['yes-race'], level: 4, draws: 2 },
  'race-lost': { rules: ['race-lost'], because: ['no-priority'], level: 4 },
  unrecorded: { rules: ['unrecorded'], because: ['yes-notice'], level: 4, draws: 2 },
  knew: { rules: ['actual'], because: ['no-actual'], level: 2 },
  possession: { rules: ['inquiry'], because: ['no-inquiry'], level: 4 },
  recorded: { rules: ['record'], because: ['no-record'], level: 3, draws: 2 },
  'told-later': { rules: ['payment', 'won'], because: ['yes-later'], level: 6 },
  donee: { rules: ['donee'], because: ['no-value'], level: 4 },
  creditor: { rules: ['creditor'], because: ['no-value'], level: 7 },
  lender: { rules: ['lender', 'won'], because: ['yes-value'], level: 5, draws: 2 },
  shelter: { rules: ['shelter'], because: ['yes-shelter'], level: 7 },
  'no-shelter': {
    rules: ['shelter', 'no-shelter'],
    because: ['no-shelter'],
    arguable: ['no-value'],
    level: 8,
    draws: 2,
  },
  wild: { rules: ['wild', 'won'], because: ['yes-wild'], level: 7 },
  'wild-knew': { rules: ['wild', 'wild-knew'], because: ['no-actual'], level: 8 },
  both: { rules: ['both'], because: ['yes-race-notice'], level: 3, draws: 2 },
  'both-lost': { rules: ['both-lost'], because: ['no-priority'], level: 5 },
  'both-knew': { rules: ['actual'], because: ['no-actual'], level: 4 },
  'both-possession': { rules: ['inquiry'], because: ['no-inquiry'], level: 5 },
  'both-told-later': { rules: ['payment', 'both'], because: ['yes-later'], level: 6 },
  'both-wild': { rules: ['wild', 'both-wild'], because: ['yes-wild'], level: 8 },
  'both-shelter': { rules: ['shelter'], because: ['yes-shelter'], level: 8 },
} as const satisfies PathTable<RecordingFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The act that a twist belongs to: its first word, or a notice act. */
function statuteOf(twist: RecordingFacts['twist']): RecordingFacts['statute'] {
  if (twist.startsWith('race-')) return 'race'
  return twist.startsWith('both') ? 'race-notice' : 'notice'
}

/** The path that these facts take; null for a twist that belongs to another act. */
export function decide({ statute, twist }: RecordingFacts): keyof typeof paths | null {
  return statuteOf(twist) === statute ? twist : null
}

const ACTS: readonly RecordingFacts['twist'][] = ['race-knew', 'race-lost', 'unrecorded', 'both', 'both-lost']

/** The area of the taxonomy to which a twist belongs. */
export function area({ twist }: RecordingFacts): string {
  if (ACTS.includes(twist)) return 'Race, notice and race-notice acts'
  if (twist.includes('wild')) return 'Chain of title and indexes'
  return twist.includes('shelter') ? 'Shelter rule' : 'Protected parties and notice'
}
