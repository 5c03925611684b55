import { foreclosingParty, type SaleFacts } from './facts.ts'

/** All sums are in units, which a skin turns into dollars. */
export const DEBTS = { base: 100, advance: 40, lender: 60, third: 30 } as const
export const PRICES: Readonly<Record<SaleFacts['forecloser'], Readonly<Record<SaleFacts['price'], number>>>> =
  {
    bank: { low: 120, middle: 190, high: 250 },
    next: { low: 50, middle: 80, high: 130 },
  }

export type Party = 'bank' | 'lender' | 'third' | 'owner'
/** A lien: whose it is, for how much, and whether it is the bank's later advance. */
export interface Lien {
  readonly who: Exclude<Party, 'owner'>
  readonly sum: number
  readonly later?: true
}

const hasAdvance = ({ twist }: SaleFacts) => twist === 'optional' || twist === 'obligatory'
const base: Lien = { who: 'bank', sum: DEBTS.base }
const advance: Lien = { who: 'bank', sum: DEBTS.advance, later: true }
const lender: Lien = { who: 'lender', sum: DEBTS.lender }
const third: Lien = { who: 'third', sum: DEBTS.third }

/** The liens as the law ranks them. */
export function ranked(facts: SaleFacts): readonly Lien[] {
  if (facts.twist === 'optional') return [base, lender, advance, third]
  if (facts.twist === 'obligatory') return [base, advance, lender, third]
  return facts.twist === 'plain' ? [base, lender, third] : [base, third, lender]
}

/** The liens as their dates alone would rank them. */
export function byDate(facts: SaleFacts): readonly Lien[] {
  if (facts.twist === 'purchase money') return [third, base, lender]
  if (hasAdvance(facts))
    return facts.twist === 'optional' ? [base, advance, lender, third] : [base, lender, advance, third]
  return [base, lender, third]
}

export const priceOf = ({ forecloser, price }: SaleFacts): number => PRICES[forecloser][price]

/** Who forecloses, as a place in the ranking: the bank's first debt, or the lien right behind its mortgage. */
export function foreclosing(facts: SaleFacts, liens: readonly Lien[]): number {
  const own = liens.indexOf(base)
  if (facts.forecloser === 'bank') return own
  return ranked(facts).findIndex((lien) => lien.who !== 'bank')
}

export type Shares = Readonly<Record<Party, number>>

/** Pays a price down a list of liens; what is left goes to the owner. */
export function paid(price: number, liens: readonly Lien[]): Shares {
  const shares = { bank: 0, lender: 0, third: 0, owner: 0 }
  let rest = price
  for (const { who, sum } of liens) {
    const share = Math.min(rest, sum)
    shares[who] += share
    rest -= share
  }
  shares.owner = rest
  return shares
}

/** The shares under the law: from the forecloser down, leaving out whoever was not joined. */
export function shares(facts: SaleFacts): Shares {
  const liens = ranked(facts)
  const down = liens.slice(foreclosing(facts, liens))
  return paid(
    priceOf(facts),
    down.filter(({ who }) => who !== facts.omitted),
  )
}

/** What a party is owed in all. */
export const owed = (facts: SaleFacts, who: Exclude<Party, 'owner'>): number =>
  who === 'bank' ? DEBTS.base + (hasAdvance(facts) ? DEBTS.advance : 0) : DEBTS[who]

/** The liens that rank ahead of the one foreclosed, which the sale leaves alone. */
export function surviving(facts: SaleFacts): number {
  const liens = ranked(facts)
  return liens.slice(0, foreclosing(facts, liens)).reduce((sum, lien) => sum + lien.sum, 0)
}

/** The sum that a fact pattern asks for. */
export function answer(facts: SaleFacts, found: Shares = shares(facts)): number {
  if (facts.asked === 'surviving') return surviving(facts)
  if (facts.asked === 'deficiency') {
    const who = foreclosingParty(facts)
    return owed(facts, who) - found[who]
  }
  return found[facts.asked]
}
