import type { PathTable } from '../../engine/tables.ts'
import type { CounselFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of counsel and identifications outside the courtroom, one row a path. */
export const paths = {
  'uncharged-informant': { rules: ['uncharged-informant'], because: ['yes-attached'], level: 4 },
  'unwarned-questions': { rules: ['unwarned-questions'], because: ['no-warnings'], level: 4, draws: 2 },
  'active-informant': { rules: ['active-informant'], because: ['no-elicit'], level: 4, draws: 2 },
  'first-appearance': { rules: ['first-appearance'], because: ['no-stage'], level: 6, draws: 2 },
  'passive-informant': { rules: ['passive-informant'], because: ['yes-passive'], level: 7, draws: 2 },
  'private-cellmate': { rules: ['private-cellmate'], because: ['yes-private'], level: 7, draws: 2 },
  'other-offense': { rules: ['other-offense'], because: ['yes-offense'], level: 6, draws: 2 },
  'included-offense': { rules: ['included-offense'], because: ['no-reach'], level: 6, draws: 2 },
  waiver: { rules: ['waiver'], because: ['yes-waiver'], level: 6, draws: 2 },
  'waiver-overborne': { rules: ['waiver-overborne'], because: ['no-waiver'], level: 5, draws: 2 },
  impeachment: { rules: ['impeachment'], because: ['yes-impeach'], level: 6, draws: 2 },
  'charged-lineup': { rules: ['charged-lineup'], because: ['no-lineup'], level: 4, draws: 2 },
  'uncharged-lineup': { rules: ['uncharged-lineup'], because: ['yes-attached'], level: 4 },
  photographs: { rules: ['photographs'], because: ['yes-stage'], level: 5 },
  sample: { rules: ['sample'], because: ['yes-stage'], level: 5 },
  'own-source': { rules: ['own-source'], because: ['yes-source'], level: 6, draws: 2 },
  'no-own-source': { rules: ['no-own-source'], because: ['no-source'], level: 6, draws: 2 },
  'reliable-showup': { rules: ['reliable-showup'], because: ['yes-reliable'], level: 6, draws: 2 },
  'unreliable-showup': { rules: ['unreliable-showup'], because: ['no-reliable'], level: 5, draws: 2 },
  'chance-encounter': { rules: ['chance-encounter'], because: ['yes-jury'], level: 7, draws: 2 },
} as const satisfies PathTable<CounselFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The twists that concern words; the others concern identity. */
const WORDS: readonly Twist[] = [
  'uncharged-informant',
  'unwarned-questions',
  'active-informant',
  'first-appearance',
  'passive-informant',
  'private-cellmate',
  'other-offense',
  'included-offense',
  'waiver',
  'waiver-overborne',
  'impeachment',
]

/** The path that these facts take; null for a twist that belongs elsewhere. */
export function decide({ about, twist }: CounselFacts): keyof typeof paths | null {
  return WORDS.includes(twist) === (about === 'words') ? twist : null
}

/** The area of the taxonomy to which the twist belongs. */
export function area({ about, twist }: CounselFacts): string {
  if (twist === 'unwarned-questions') return 'Miranda custody and interrogation'
  return about === 'identity' ? 'Lineups and showups' : 'Sixth Amendment right to counsel'
}
