import type { PathTable } from '../../engine/tables.ts'
import type { SpontaneousFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of FRE 803(1) to (4), with 804(b)(3) beside it, one row a path. */
export const paths = {
  describing: { rules: ['present'], because: ['yes-present'], level: 3, draws: 3 },
  delayed: { rules: ['present-delayed'], because: ['no-lapse'], level: 4, draws: 2 },
  cry: { rules: ['excited'], because: ['yes-excited'], level: 2, draws: 2 },
  shaking: { rules: ['excited-later'], because: ['yes-excited'], level: 4, draws: 2 },
  calm: { rules: ['excited-calm'], because: ['no-lapse'], level: 3, draws: 2 },
  intent: { rules: ['state', 'intent'], because: ['yes-mind'], level: 5, draws: 2 },
  dread: { rules: ['feeling'], because: ['yes-mind'], level: 4, draws: 2 },
  pain: { rules: ['sensation'], because: ['yes-mind'], level: 4, draws: 2 },
  memory: { rules: ['memory'], because: ['no-state'], level: 5, draws: 2 },
  reason: { rules: ['feeling-explained'], because: ['no-state'], level: 7, draws: 2 },
  symptoms: { rules: ['medical'], because: ['yes-medical'], level: 3 },
  cause: { rules: ['medical-cause'], because: ['yes-medical'], level: 4 },
  parent: { rules: ['medical-parent'], because: ['yes-medical'], level: 5 },
  hired: { rules: ['medical-hired'], because: ['yes-medical'], level: 6 },
  driver: { rules: ['medical-driver'], because: ['yes-medical'], level: 5 },
  fault: { rules: ['medical-fault'], because: ['no-use'], level: 5, draws: 3 },
  roommate: { rules: ['medical-roommate'], because: ['no-listener'], level: 6, draws: 3 },
  available: { rules: ['against-interest'], because: ['no-available'], level: 6, draws: 3 },
} as const satisfies PathTable<SpontaneousFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The matter to which each twist belongs. */
const MATTERS: Readonly<Record<SpontaneousFacts['matter'], readonly Twist[]>> = {
  event: ['describing', 'delayed', 'cry', 'shaking', 'calm'],
  state: ['intent', 'dread', 'pain', 'memory', 'reason'],
  medical: ['symptoms', 'cause', 'parent', 'hired', 'driver', 'fault', 'roommate'],
  confession: ['available'],
}

/** The path that these facts take; null for a twist of another matter. */
export function decide({ matter, twist }: SpontaneousFacts): keyof typeof paths | null {
  return MATTERS[matter].includes(twist) ? twist : null
}

/** The area of the taxonomy to which the matter belongs. */
export function area({ matter }: SpontaneousFacts): string {
  if (matter === 'medical') return 'Medical diagnosis'
  return matter === 'confession'
    ? 'Statements against interest and dying declarations'
    : 'Present sense, excited utterance and state of mind'
}
