import type { Pronouns } from '../../engine/pronouns.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether somebody is guilty of an attempt. */
export const facts = {
  /** The common law with the test of dangerous proximity, or the Model Penal Code. */
  law: ['common law', 'code'],
  mind: ['purpose', 'reckless', 'lesser harm', 'accident', 'innocent belief', 'ignorant of age'],
  /** How far it went: a plan, buying, searching for the victim, lying in wait, aiming, all that was meant. */
  act: ['plan', 'buying', 'search', 'waiting', 'aiming', 'all'],
  flaw: ['none', 'no bullet', 'not stolen', 'no such law'],
  stop: ['none', 'by others', 'remorse', 'fear', 'postponed'],
} as const satisfies FactTable

export type AttemptFacts = FactsOf<typeof facts>

/** Somebody with a grudge, the person it is held against, and a thing of value. The pronouns are the suspect's. */
export interface AttemptStory extends Story<AttemptFacts>, Pronouns {
  readonly opening: string
  readonly suspect: string
  readonly rival: string
  readonly rivalSubject: 'he' | 'she'
  /** Where the rival passes every evening. */
  readonly path: string
  /** A thing that belongs to the rival. */
  readonly prize: string
  /** Goods on which a duty was once payable. */
  readonly goods: string
}
