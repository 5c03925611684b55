import type { Party } from '../../engine/party.ts'
import type { Story } from '../../engine/tables.ts'
import type { MentalFacts } from './facts.ts'

/** A defendant, somebody else with whom things go wrong, a third person, and the things and places of each setting. */
export interface MentalStory extends Story<MentalFacts> {
  readonly defendant: Party
  readonly other: Party
  /** Like the other one in sex, so that the two can be mistaken for each other. */
  readonly third: Party
  /** A place where people meet: 'a tavern', then 'the tavern'. */
  readonly place: readonly [a: string, the: string]
  /** A heavy thing at hand: 'a baseball bat', then 'the bat'. */
  readonly club: readonly [a: string, the: string]
  /** A thing that hangs on a rack: 'umbrella'. */
  readonly hung: string
  /** A thing that was promised as a gift: 'guitar'. */
  readonly gift: string
  readonly seller: Party
  /** The seller's place: 'a gas station'. */
  readonly shop: string
  /** Goods that may not be sold to the young, as a statute names them, and one sale of them. */
  readonly goods: string
  readonly ware: string
  /** A weapon that fires: 'a hunting rifle', then 'the rifle'. */
  readonly gun: readonly [a: string, the: string]
  /** An act that a statute forbids, and the act planned, both reading on after "to". */
  readonly ban: string
  readonly plan: string
  /** The body that enforces that statute, with an article. */
  readonly agency: string
}
