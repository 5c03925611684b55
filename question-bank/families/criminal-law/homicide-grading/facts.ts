import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide which crime of homicide has been committed, if any. */
export const facts = {
  /** The course of events: the killer set out to harm, answered a provocation, took a risk or failed to act, committed a felony. */
  scene: ['attack', 'provoked', 'risk', 'felony'],
  /** Each twist belongs to one of them. */
  twist: [
    'mercy',
    'transferred',
    'injury',
    'shove',
    'shove-lesser',
    'planned',
    'impulse',
    'bottle',
    'adultery',
    'words',
    'overnight',
    'calm',
    'mistaken-defense',
    'crowd',
    'jest',
    'jest-lesser',
    'glance',
    'license',
    'caretaker',
    'passerby',
    'accident',
    'flight',
    'agency',
    'cause',
    'merger',
    'safety',
    'claim',
  ],
} as const satisfies FactTable

export type HomicideFacts = FactsOf<typeof facts>
export type Twist = HomicideFacts['twist']

/** A killer, a rival with whom there is a quarrel, and somebody in the way, whose role depends on the twist. */
export interface HomicideStory extends Story<HomicideFacts> {
  readonly killer: Party
  readonly rival: Party
  readonly stranger: Party
  /** The subject of their quarrel, reading on after "quarreled". */
  readonly quarrel: string
  /** A place where people meet: 'a tavern', then 'the tavern'. */
  readonly place: readonly [a: string, the: string]
  /** A shop that is robbed: 'a pharmacy', then 'the pharmacy'. */
  readonly shop: readonly [a: string, the: string]
  /** A thing that breaks bones: 'a baseball bat', then 'the bat'. */
  readonly club: readonly [a: string, the: string]
  /** A thing that was lent: 'guitar'. */
  readonly loan: string
}
