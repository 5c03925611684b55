import type { PathTable } from '../../engine/tables.ts'
import type { MirandaFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of custodial interrogation, one row a path. */
export const paths = {
  stop: { rules: ['stop'], because: ['yes-custody'], level: 3 },
  'walk-in': { rules: ['walk-in'], because: ['yes-custody'], level: 4 },
  volunteered: { rules: ['volunteered'], because: ['yes-prompt'], level: 3, draws: 2 },
  cellmate: { rules: ['cellmate'], because: ['yes-pressure'], level: 5, draws: 2 },
  indicted: { rules: ['indicted'], because: ['no-massiah'], level: 6, draws: 2 },
  danger: { rules: ['danger'], because: ['yes-safety'], level: 4, draws: 2 },
  'danger-over': { rules: ['danger-over'], because: ['no-warnings'], level: 5, draws: 2 },
  ploy: { rules: ['ploy'], because: ['no-interrogation'], level: 4, draws: 2 },
  cuffed: { rules: ['cuffed'], because: ['no-restraint'], level: 4, draws: 2 },
  object: { rules: ['object'], because: ['yes-voluntary'], level: 7, draws: 2 },
  vague: { rules: ['vague'], because: ['yes-clear'], level: 5, draws: 2 },
  mute: { rules: ['mute'], because: ['yes-waiver'], level: 6 },
  'hired-lawyer': { rules: ['hired-lawyer'], because: ['yes-waiver'], level: 6 },
  pressed: { rules: ['pressed'], because: ['no-silence'], level: 4, draws: 2 },
  honored: { rules: ['honored'], because: ['yes-honored'], level: 7, draws: 2 },
  court: { rules: ['court'], because: ['yes-scope'], level: 8, draws: 2 },
  planned: { rules: ['planned'], because: ['no-choice'], level: 6, draws: 2 },
  slip: { rules: ['slip'], because: ['yes-cure'], level: 6, draws: 2 },
  unheard: { rules: ['unheard'], because: ['no-waiver'], level: 4, draws: 2 },
  resumes: { rules: ['resumes'], because: ['yes-initiated'], level: 6, draws: 2 },
  thirst: { rules: ['thirst'], because: ['no-counsel'], level: 6 },
  'three-days': { rules: ['three-days'], because: ['no-counsel'], level: 4 },
  'other-crime': { rules: ['other-crime'], because: ['no-reach'], level: 7 },
  'ten-days': { rules: ['ten-days'], because: ['no-reach'], level: 7 },
  home: { rules: ['home'], because: ['yes-time'], level: 7 },
  prison: { rules: ['prison'], because: ['yes-time'], level: 8 },
} as const satisfies PathTable<MirandaFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The stage to which each twist belongs. */
const STAGES: Readonly<Record<MirandaFacts['stage'], readonly Twist[]>> = {
  unwarned: [
    'stop',
    'walk-in',
    'volunteered',
    'cellmate',
    'indicted',
    'danger',
    'danger-over',
    'ploy',
    'cuffed',
    'object',
  ],
  warned: ['vague', 'mute', 'hired-lawyer', 'pressed', 'honored', 'court', 'planned', 'slip', 'unheard'],
  counsel: ['resumes', 'thirst', 'three-days', 'other-crime', 'ten-days', 'home', 'prison'],
}

/** The path that these facts take; null for a twist of another stage. */
export function decide({ stage, twist }: MirandaFacts): keyof typeof paths | null {
  return STAGES[stage].includes(twist) ? twist : null
}

/** The area of the taxonomy to which the twist belongs. */
export function area({ stage, twist }: MirandaFacts): string {
  if (twist === 'indicted') return 'Sixth Amendment right to counsel'
  const asksOfCustodyOrManner = stage === 'unwarned' || twist === 'planned' || twist === 'slip'
  return asksOfCustodyOrManner ? 'Miranda custody and interrogation' : 'Invocation, waiver and re-initiation'
}
