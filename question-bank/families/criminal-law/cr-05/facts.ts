import type { StoryHead } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'

/** What decides whether somebody is guilty of an attempt. */
export type AttemptFacts = {
  /** The common law with the test of dangerous proximity, or the Model Penal Code. */
  readonly law: 'common law' | 'code'
  readonly mind: 'purpose' | 'reckless' | 'lesser harm' | 'accident' | 'innocent belief' | 'ignorant of age'
  /** How far it went: a plan, buying, searching for the victim, lying in wait, aiming, all that was meant. */
  readonly act: 'plan' | 'buying' | 'search' | 'waiting' | 'aiming' | 'all'
  readonly flaw: 'none' | 'no bullet' | 'not stolen' | 'no such law'
  readonly stop: 'none' | 'by others' | 'remorse' | 'fear' | 'postponed'
}

export const dimensions: { readonly [K in keyof AttemptFacts]: readonly AttemptFacts[K][] } = {
  law: ['common law', 'code'],
  mind: ['purpose', 'reckless', 'lesser harm', 'accident', 'innocent belief', 'ignorant of age'],
  act: ['plan', 'buying', 'search', 'waiting', 'aiming', 'all'],
  flaw: ['none', 'no bullet', 'not stolen', 'no such law'],
  stop: ['none', 'by others', 'remorse', 'fear', 'postponed'],
}

/** Only the combinations that lead down one settled path are told. */
export function illegal(facts: AttemptFacts): string | null {
  return pathOf(facts) === null ? 'the facts do not go together, or their law is not settled' : null
}

/** A dress for the facts: somebody with a grudge, the person it is held against, and a thing of value. */
export interface AttemptSkin extends StoryHead<AttemptFacts> {
  readonly opening: string
  readonly suspect: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  readonly rival: string
  readonly rivalSubject: 'he' | 'she'
  /** Where the rival passes every evening. */
  readonly path: string
  /** A thing that belongs to the rival. */
  readonly prize: string
  /** Goods on which a duty was once payable. */
  readonly goods: string
}
