import type { Decision } from '../../engine/contract.ts'
import type { AttemptFacts } from './facts.ts'
import { TABLE } from './table.ts'

export type Path = keyof typeof TABLE

/** The law of attempt as a function of the facts. */
export function decide(facts: AttemptFacts): Decision {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-05 decides legal cells only')
  const { reasons, arguable } = TABLE[path]
  return { reasons, arguable, path: [path] }
}

/** The path of a cell; null where the facts do not go together or the law is not settled. */
export function pathOf(facts: AttemptFacts): Path | null {
  if (facts.mind !== 'purpose') return otherMind(facts)
  if (facts.flaw !== 'none') return flawed(facts)
  return facts.law === 'code' ? underCode(facts) : atCommonLaw(facts)
}

function otherMind({ law, mind, act, flaw, stop }: AttemptFacts): Path | null {
  if (flaw !== 'none') return null
  if (mind === 'innocent belief') return act === 'aiming' && stop === 'by others' ? 'own-goods' : null
  if (mind === 'ignorant of age')
    return law === 'code' && act === 'aiming' && stop === 'by others' ? 'age-of-buyer' : null
  if (act !== 'all' || stop !== 'none') return null
  if (mind === 'reckless') return 'reckless'
  return mind === 'lesser harm' ? 'lesser-harm' : 'accident-in-felony'
}

/** A mistake of the suspect about the facts or the law. */
function flawed({ law, act, flaw, stop }: AttemptFacts): Path | null {
  if (flaw === 'no bullet') return act === 'all' && stop === 'none' ? 'factual-impossibility' : null
  if (act !== 'all' || stop !== 'by others') return null
  if (flaw === 'no such law') return 'no-such-law'
  return law === 'code' ? 'not-stolen' : null
}

function underCode({ act, stop }: AttemptFacts): Path | null {
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

function atCommonLaw({ act, stop }: AttemptFacts): Path | null {
  if (act === 'buying') return stop === 'remorse' ? 'early-buying' : null
  if (act === 'search') return stop === 'by others' ? 'search-for-victim' : null
  if (act === 'all') return stop === 'none' ? 'last-act' : null
  if (act !== 'aiming') return null
  if (stop === 'remorse') return 'change-of-heart'
  return stop === 'by others' ? 'dangerously-near' : null
}
