import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a defendant is guilty of an attempt. */
export const facts = {
  /** The common law with its test of dangerous proximity, or the Model Penal Code. */
  law: ['common law', 'code'],
  mind: ['purpose', 'reckless', 'lesser harm', 'accident', 'innocent belief', 'ignorant of age'],
  /** How far it went: a plan, buying, searching for the victim, lying in wait, aiming, everything intended. */
  act: ['plan', 'buying', 'search', 'waiting', 'aiming', 'all'],
  flaw: ['none', 'no bullet', 'not stolen', 'no such law'],
  stop: ['none', 'by others', 'remorse', 'fear', 'postponed'],
} as const satisfies FactTable

export type AttemptFacts = FactsOf<typeof facts>

/** A defendant with a grudge, the person it is held against, and a thing of value. */
export interface AttemptStory extends Story<AttemptFacts> {
  readonly suspect: Party
  readonly rival: Party
  /** The wrong done to the suspect, reading on after "who". */
  readonly grudge: string
  /** The same wrong where the story begins with it: it names the suspect, and reads on after the rival. */
  readonly wrong: string
  /** The place where the rival passes every evening, reading on after "near". */
  readonly place: string
  /** A thing that belongs to the rival: 'antique compass', and 'compass' alone. */
  readonly prize: readonly [full: string, short: string]
  /** Goods on which a duty was once payable. */
  readonly goods: string
}
