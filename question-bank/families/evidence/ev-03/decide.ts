import type { Decision } from '../../engine/contract.ts'
import type { PartyFacts } from './facts.ts'

/** FRE 801(d)(2), with FRE 804(b)(3) beside it, as a function of the facts. Every true reason is listed. */
export function decide({ source, twist }: PartyFacts): Decision {
  switch (source) {
    case 'own':
      if (twist === 'offered by self') return { reasons: ['no-serve'], path: ['own-by-self'] }
      return twist === 'serving'
        ? { reasons: ['yes-own'], path: ['own-serving'] }
        : { reasons: ['yes-own'], arguable: ['yes-adopt'], path: ['own'] }
    case 'silence':
      return twist === 'unheard'
        ? { reasons: ['no-silence'], path: ['silence-unheard'] }
        : { reasons: ['yes-adopt'], path: ['silence'] }
    case 'adopted':
      return { reasons: ['yes-adopt'], arguable: ['yes-own'], path: ['adopted'] }
    case 'spokesman':
      return { reasons: ['yes-authority'], arguable: ['yes-work'], path: ['spokesman'] }
    case 'employee':
      return employee(twist)
    case 'conspirator':
      return conspirator(twist)
    case 'predecessor':
      return twist === 'later'
        ? { reasons: ['no-time'], path: ['predecessor-later'] }
        : { reasons: ['yes-heir'], path: ['predecessor'] }
    case 'executor':
      return { reasons: ['yes-own'], path: ['executor'] }
    case 'codefendant':
      return { reasons: ['no-person'], path: ['codefendant'] }
    default:
      return twist === 'second hand'
        ? { reasons: ['no-knowledge'], arguable: ['no-proof', 'no-aim'], path: ['stranger-second-hand'] }
        : { reasons: ['yes-interest'], path: ['stranger'] }
  }
}

function employee(twist: PartyFacts['twist']): Decision {
  switch (twist) {
    case 'outside':
      return { reasons: ['no-scope'], arguable: ['no-person'], path: ['employee-outside'] }
    case 'later':
      return { reasons: ['no-time'], arguable: ['no-person'], path: ['employee-later'] }
    case 'unproved':
      return { reasons: ['no-proof'], arguable: ['no-person'], path: ['employee-unproved'] }
    default:
      return { reasons: ['yes-work'], path: [twist === 'internal' ? 'employee-internal' : 'employee'] }
  }
}

function conspirator(twist: PartyFacts['twist']): Decision {
  switch (twist) {
    case 'later':
      return { reasons: ['no-time'], arguable: ['no-aim', 'no-person'], path: ['plot-ended'] }
    case 'boasting':
      return { reasons: ['no-aim'], arguable: ['no-person'], path: ['plot-boasting'] }
    case 'unproved':
      return { reasons: ['no-proof'], arguable: ['no-person'], path: ['plot-unproved'] }
    default:
      return { reasons: ['yes-plot'], path: ['plot'] }
  }
}
