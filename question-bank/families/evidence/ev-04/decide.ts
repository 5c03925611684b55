import type { Decision } from '../../engine/contract.ts'
import type { SpontaneousFacts } from './facts.ts'

/** What each fact pattern comes to. Every reason that is true of it, or could be defended, is listed. */
const DECISIONS: Readonly<Record<SpontaneousFacts['twist'], Decision>> = {
  describing: { reasons: ['yes-present'], path: ['present'] },
  delayed: { reasons: ['no-lapse'], arguable: ['no-state'], path: ['present-delayed'] },
  cry: { reasons: ['yes-excited'], arguable: ['yes-present'], path: ['excited'] },
  shaking: { reasons: ['yes-excited'], path: ['excited-later'] },
  calm: { reasons: ['no-lapse'], arguable: ['no-state'], path: ['excited-calm'] },
  intent: { reasons: ['yes-mind'], path: ['intent'] },
  dread: { reasons: ['yes-mind'], arguable: ['yes-present'], path: ['feeling'] },
  pain: { reasons: ['yes-mind'], arguable: ['yes-present'], path: ['sensation'] },
  memory: { reasons: ['no-state'], arguable: ['no-lapse'], path: ['memory'] },
  reason: { reasons: ['no-state'], arguable: ['no-lapse'], path: ['feeling-explained'] },
  symptoms: { reasons: ['yes-medical'], path: ['medical'] },
  cause: { reasons: ['yes-medical'], path: ['medical-cause'] },
  parent: { reasons: ['yes-medical'], path: ['medical-parent'] },
  hired: { reasons: ['yes-medical'], path: ['medical-hired'] },
  driver: { reasons: ['yes-medical'], path: ['medical-driver'] },
  fault: { reasons: ['no-use'], arguable: ['no-state', 'no-lapse'], path: ['medical-fault'] },
  roommate: { reasons: ['no-listener'], arguable: ['no-state', 'no-lapse'], path: ['medical-roommate'] },
  available: { reasons: ['no-available'], arguable: ['no-state', 'no-lapse'], path: ['against-interest'] },
}

/** FRE 803(1) to (4) as a function of the facts. */
export function decide({ twist }: SpontaneousFacts): Decision {
  return DECISIONS[twist]
}
