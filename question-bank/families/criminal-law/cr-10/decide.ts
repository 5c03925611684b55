import type { Decision } from '../../engine/contract.ts'
import type { SearchFacts } from './facts.ts'
import { TABLE } from './table.ts'

export type Path = keyof typeof TABLE

/** The law of searches, and of who may object, as a function of the facts. */
export function decide(facts: SearchFacts): Decision {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-10 decides legal fact patterns only')
  const { reasons, arguable } = TABLE[path]
  return { reasons, arguable, path: [path] }
}

/** What was the defendant's own: the method decides. */
const OWN: Readonly<Partial<Record<SearchFacts['method'], Path>>> = {
  tracker: 'tracker',
  'dog at the door': 'porch-dog',
  'heat sensor': 'heat-sensor',
  'location history': 'location-history',
  touch: 'squeezed-bag',
  'opening a suitcase': 'stored-suitcase',
  'going beyond a private search': 'further-than-carrier',
  'repeating a private search': 'carrier-opened',
  'walk over a field': 'open-field',
  'collecting trash': 'curbside-trash',
  flight: 'flyover',
  'dog at a car': 'car-dog',
  'bank records': 'bank-records',
  'wired friend': 'wired-friend',
}

/** The path of a fact pattern; null where the facts do not go together. */
export function pathOf({ method, tie }: SearchFacts): Path | null {
  if (tie === 'own') return OWN[method] ?? null
  switch (method) {
    case 'entry of a home':
      if (tie === 'overnight guest') return 'overnight-guest'
      if (tie === 'business visitor') return 'business-visitor'
      return tie === 'none' ? 'target-elsewhere' : null
    case 'search of a car':
      if (tie === 'lawful driver') return 'rental-driver'
      return tie === 'passenger' ? 'passenger-car-search' : null
    case 'unlawful stop':
      return tie === 'passenger' ? 'stopped-passenger' : null
    case 'search of a purse':
      return tie === 'none' ? 'another-purse' : null
    default:
      return null
  }
}
