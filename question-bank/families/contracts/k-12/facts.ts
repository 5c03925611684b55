import type { StoryHead } from '../../engine/contract.ts'
import { rowOf } from './rows.ts'

/** How a third person comes into a contract of two others, and what happened then. */
export type ThirdFacts = {
  /** 'beneficiary': the contract names the third; 'assignment': a right is passed on; 'delegation': a duty. */
  readonly way: 'beneficiary' | 'assignment' | 'delegation'
  readonly turn:
    | 'gift'
    | 'debt'
    | 'profit'
    | 'recalled'
    | 'relied'
    | 'agreed'
    | 'unearned'
    | 'offset'
    | 'plain'
    | 'clause'
    | 'unaware'
    | 'warned'
    | 'first'
    | 'second'
    | 'spoken'
    | 'written'
    | 'personal'
    | 'botched'
    | 'replaced'
    | 'assumed'
}

export const dimensions: { readonly [K in keyof ThirdFacts]: readonly ThirdFacts[K][] } = {
  way: ['beneficiary', 'assignment', 'delegation'],
  turn: [
    'gift',
    'debt',
    'profit',
    'recalled',
    'relied',
    'agreed',
    'unearned',
    'offset',
    'plain',
    'clause',
    'unaware',
    'warned',
    'first',
    'second',
    'spoken',
    'written',
    'personal',
    'botched',
    'replaced',
    'assumed',
  ],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: ThirdFacts): string | null {
  return rowOf(facts) ? null : 'does not happen in this way of coming in'
}

/** A dress for the facts: who deals with whom, about what, and what somebody hopes for. */
export interface ThirdSkin extends StoryHead<ThirdFacts> {
  /** Does the work, and then brings in the third. */
  readonly maker: string
  /** Is to pay for the work. */
  readonly payer: string
  readonly third: string
  /** A second taker of the same right. */
  readonly other: string
  /** The work, reading on after "agreed to". */
  readonly work: string
  readonly price: string
  /** What the maker owed the third for, reading on after "for". */
  readonly debt: string
  /** The third beside the maker, reading on after "the maker's". */
  readonly tie: string
  /** What the third wants, reading on after "who hoped to". */
  readonly hope: string
  /** What the third bought in reliance, with its article. */
  readonly bought: string
  /** What the maker has built beside the land of the third, reading on after "agreed to". */
  readonly project: string
  /** Work that anyone of the trade can do, reading on after "agreed to". */
  readonly chore: string
  /** Work for which somebody is chosen, reading on after "agreed to". */
  readonly art: string
  /** What the maker of it is, with the article. */
  readonly artist: string
  /** What the payer sold the maker in an unrelated deal, with its article. */
  readonly thing: string
}
