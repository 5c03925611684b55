import type { StoryHead } from '../../engine/contract.ts'

/** What decides who bears the loss of goods that are destroyed by accident (UCC 2-319, 2-509, 2-510). */
export type RiskFacts = {
  /** 'bailee': goods in a warehouse that stay there; 'document': the same with a negotiable receipt. */
  readonly delivery: 'shipment' | 'destination' | 'pickup' | 'bailee' | 'document'
  readonly seller: 'merchant' | 'private'
  /** Before or after the seller has done what the delivery term asks for. */
  readonly point: 'before' | 'after'
  /** 'cured': refused for a fault, put right and tendered again. 'taken': faulty, and accepted as they are. */
  readonly goods: 'conforming' | 'faulty' | 'cured' | 'taken'
  /** 'stale': a repudiation seven months before the loss. */
  readonly breach: 'none' | 'repudiates' | 'late' | 'stale'
  /** Insurance of the seller, who would shift the loss. */
  readonly cover: 'not asked' | 'gap' | 'covered'
  readonly term: 'title seller' | 'title buyer' | 'risk buyer' | 'risk seller'
}

export const dimensions: { readonly [K in keyof RiskFacts]: readonly RiskFacts[K][] } = {
  delivery: ['shipment', 'destination', 'pickup', 'bailee', 'document'],
  seller: ['merchant', 'private'],
  point: ['before', 'after'],
  goods: ['conforming', 'faulty', 'cured', 'taken'],
  breach: ['none', 'repudiates', 'late', 'stale'],
  cover: ['not asked', 'gap', 'covered'],
  term: ['title seller', 'title buyer', 'risk buyer', 'risk seller'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: RiskFacts): string | null {
  const { delivery, seller, point, goods, breach, cover, term } = facts
  if (seller === 'private' && delivery !== 'pickup') return 'a private seller hands goods over at home'
  if ((breach === 'none') !== (cover === 'not asked')) return 'insurance counts after a breach alone'
  const isTitle = term === 'title seller' || term === 'title buyer'
  if (!isTitle && (goods !== 'conforming' || breach !== 'none')) return 'one wrinkle at a time'
  if (breach !== 'none') {
    if (delivery !== 'pickup' || seller !== 'merchant' || goods !== 'conforming')
      return 'one wrinkle at a time'
    if (breach === 'stale' && cover === 'covered') return 'two grounds'
    const done = breach === 'late' ? 'after' : 'before'
    return point === done ? null : 'the breach fixes the point'
  }
  if (delivery === 'pickup' && point === 'before') return 'nothing to decide'
  if (delivery === 'document' && point === 'before') return 'told by the other warehouse'
  if (
    (goods === 'taken' || goods === 'cured') &&
    (point === 'before' || !(seller === 'private' || delivery === 'destination'))
  )
    return 'told where tender matters'
  if (goods === 'faulty') {
    if (point === 'before' || delivery === 'bailee' || delivery === 'document') return 'two grounds'
    return delivery === 'pickup' && seller === 'merchant' ? 'two grounds' : null
  }
  if (term === 'risk buyer')
    return (delivery === 'pickup' && seller === 'merchant') || point === 'before'
      ? null
      : 'told where it changes the result'
  if (term === 'risk seller')
    return point === 'after' && !(delivery === 'pickup' && seller === 'merchant')
      ? null
      : 'told where it changes the result'
  return null
}

/** A dress for the facts: a seller, a buyer, goods and what went wrong with them. */
export interface RiskSkin extends StoryHead<RiskFacts> {
  /** Who the two are and what the buyer wants, one or two sentences. */
  readonly opening: string
  readonly seller: string
  readonly buyer: string
  /** A plural noun with "the", such as "the looms". */
  readonly goods: string
  readonly bargain: string
  readonly price: string
  readonly sellerTown: string
  readonly buyerTown: string
  /** The fault that gives a right to reject, reading on after "that". */
  readonly fault: string
}
