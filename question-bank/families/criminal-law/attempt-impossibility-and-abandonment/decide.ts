import type { AttemptFacts } from './facts.ts'

/** The paths through the law; `paths.ts` has a row for each. */
export type PathId =
  | 'substantial-step'
  | 'dangerously-near'
  | 'last-act'
  | 'factual-impossibility'
  | 'not-stolen'
  | 'change-of-heart'
  | 'fear-of-capture'
  | 'postponement'
  | 'age-of-buyer'
  | 'early-buying'
  | 'mere-plan'
  | 'search-for-victim'
  | 'reckless'
  | 'lesser-harm'
  | 'accident-in-felony'
  | 'own-goods'
  | 'no-such-law'
  | 'renunciation'

/** Only combinations that lead down one settled path are told. */
export function decide(facts: AttemptFacts): PathId | null {
  if (facts.mind !== 'purpose') return otherMind(facts)
  if (facts.flaw !== 'none') return flawed(facts)
  return facts.law === 'code' ? underCode(facts) : atCommonLaw(facts)
}

function otherMind({ law, mind, act, flaw, stop }: AttemptFacts): PathId | null {
  if (flaw !== 'none') return null
  if (mind === 'innocent belief') return act === 'aiming' && stop === 'by others' ? 'own-goods' : null
  if (mind === 'ignorant of age')
    return law === 'code' && act === 'aiming' && stop === 'by others' ? 'age-of-buyer' : null
  if (act !== 'all' || stop !== 'none') return null
  if (mind === 'reckless') return 'reckless'
  return mind === 'lesser harm' ? 'lesser-harm' : 'accident-in-felony'
}

/** A mistake of the suspect about the facts or the law. */
function flawed({ law, act, flaw, stop }: AttemptFacts): PathId | null {
  if (flaw === 'no bullet') return act === 'all' && stop === 'none' ? 'factual-impossibility' : null
  if (act !== 'all' || stop !== 'by others') return null
  if (flaw === 'no such law') return 'no-such-law'
  return law === 'code' ? 'not-stolen' : null
}

function underCode({ act, stop }: AttemptFacts): PathId | null {
  if (act === 'plan') return stop === 'none' ? 'mere-plan' : null
  if (act === 'all') return stop === 'none' ? 'last-act' : null
  if (act !== 'waiting') return null
  switch (stop) {
    case 'by others':
      return 'substantial-step'
    case 'remorse':
      return 'renunciation'
    case 'fear':
      return 'fear-of-capture'
    case 'postponed':
      return 'postponement'
    default:
      return null
  }
}

function atCommonLaw({ act, stop }: AttemptFacts): PathId | null {
  if (act === 'buying') return stop === 'remorse' ? 'early-buying' : null
  if (act === 'search') return stop === 'by others' ? 'search-for-victim' : null
  if (act === 'all') return stop === 'none' ? 'last-act' : null
  if (act !== 'aiming') return null
  if (stop === 'remorse') return 'change-of-heart'
  return stop === 'by others' ? 'dangerously-near' : null
}
