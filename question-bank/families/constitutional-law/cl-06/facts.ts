import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a state or county law burdens trade between the states too much. */
export type TradeFacts = {
  readonly law: /** A ban on goods from other states: to shield growers, or against a pest that other means would or would not stop. */
    | 'shield'
    | 'pest, other means'
    | 'pest, no other means'
    /** A ban on exports; a county's ban. */
    | 'export'
    | 'county'
    /** Laws for all goods alike: cheap, dear for nothing, hard on outsiders only, felt beyond the border. */
    | 'label'
    | 'useless'
    | 'shops'
    | 'methods'
    /** The state as seller, for its own people or on terms for what follows. */
    | 'seller'
    | 'packing'
    /** Waste that must go to a county plant, or to a firm's. */
    | 'public plant'
    | 'private plant'
    /** Taxes: paid back to growers, with a local exemption, on a remote seller, without a tie, on all income. */
    | 'rebate'
    | 'exemption'
    | 'remote seller'
    | 'no tie'
    | 'all income'
  readonly congress: 'silent' | 'consents'
}

export const dimensions: { readonly [K in keyof TradeFacts]: readonly TradeFacts[K][] } = {
  law: [
    'shield',
    'pest, other means',
    'pest, no other means',
    'export',
    'county',
    'label',
    'useless',
    'shops',
    'methods',
    'seller',
    'packing',
    'public plant',
    'private plant',
    'rebate',
    'exemption',
    'remote seller',
    'no tie',
    'all income',
  ],
  congress: ['silent', 'consents'],
}

const TAXES: readonly TradeFacts['law'][] = ['rebate', 'exemption', 'remote seller', 'no tie', 'all income']

export const isTax = (facts: TradeFacts) => TAXES.includes(facts.law)

/** True for a law that shuts goods in or out by where they come from or go. */
export const isBan = (facts: TradeFacts) =>
  ['shield', 'pest, other means', 'pest, no other means', 'export', 'county'].includes(facts.law)

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: TradeFacts): string | null {
  if (facts.congress === 'silent') return null
  return ['shield', 'export', 'exemption'].includes(facts.law) ? null : 'a second ground'
}

/** A dress for the facts: somebody who trades in something that grows. */
export interface TradeSkin extends StoryHead<TradeFacts> {
  readonly name: string
  readonly subject: 'he' | 'she'
  /** Who it is and what is at stake. */
  readonly opening: string
  /** The goods, in the plural. */
  readonly goods: string
  /** Whoever produces them, in the plural. */
  readonly growers: string
  /** The pest, and what it would destroy. */
  readonly pest: string
  readonly victim: string
  /** Where the state itself produces the goods, reading on after "its own". */
  readonly source: string
  /** A way of producing them that some dislike, reading on after "produced with". */
  readonly method: string
}
