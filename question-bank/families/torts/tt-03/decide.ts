import type { Decision } from '../../engine/contract.ts'
import type { PropertyFacts } from './facts.ts'

/** Which claims succeed; every true reason of a fact pattern is listed. */
export function decide(facts: PropertyFacts): Decision {
  switch (facts.claim) {
    case 'land':
      return land(facts)
    case 'goods':
      return goods(facts)
    case 'expulsion':
      return expulsion(facts)
  }
}

function land({ act, mind, harm, need }: PropertyFacts): Decision {
  if (need === 'public') return { reasons: ['no-loss-shared'], path: ['land', 'public-land'] }
  if (need === 'private')
    return harm === 'harm'
      ? { reasons: ['yes-pays'], path: ['land', act === 'drove' ? 'private-property' : 'private-pays'] }
      : { reasons: ['no-privilege'], arguable: ['no-harm'], path: ['land', 'private-harmless'] }
  switch (act) {
    case 'object':
      return { reasons: ['yes-object'], arguable: ['yes-entry'], path: ['land', 'object'] }
    case 'knocked':
      return { reasons: ['no-custom'], path: ['land', 'usage'] }
    case 'overstayed':
      return { reasons: ['yes-stay'], arguable: ['yes-entry'], path: ['land', 'overstayed'] }
    case 'thrown':
      return { reasons: ['no-volition'], path: ['no-act'] }
    case 'careless':
      return harm === 'harm'
        ? { reasons: ['yes-careless'], path: ['careless-harm'] }
        : { reasons: ['no-harm'], path: ['careless-harmless'] }
    default:
  }
  if (mind === 'induced') return { reasons: ['no-mistake'], path: ['land', 'induced'] }
  return mind === 'mistaken'
    ? { reasons: ['yes-entry'], arguable: ['yes-honest'], path: ['land', 'mistake'] }
    : { reasons: ['yes-entry'], path: ['land', 'harmless'] }
}

function goods({ act, need }: PropertyFacts): Decision {
  if (need === 'public') return { reasons: ['no-loss-shared'], path: ['public-goods'] }
  switch (act) {
    // Good faith is weighed here too, so that the honest error is no false reason.
    case 'used':
      return { reasons: ['no-minor'], arguable: ['no-harm', 'no-mistake'], path: ['brief-use'] }
    case 'scratched':
      return { reasons: ['no-minor'], arguable: ['no-mistake'], path: ['small-damage'] }
    case 'careless':
      return { reasons: ['no-control'], path: ['careless-goods'] }
    default:
      // The error excuses nothing and the interference was grave: either is the reason.
      return { reasons: ['yes-honest', 'yes-dominion'], path: ['dominion', act] }
  }
}

function expulsion({ act, need }: PropertyFacts): Decision {
  if (need === 'private') return { reasons: ['yes-shelter'], path: ['shelter'] }
  return act === 'hurled out'
    ? { reasons: ['yes-force'], path: ['removal', 'excess'] }
    : { reasons: ['no-expel', 'no-asked'], path: ['removal', 'gentle'] }
}
