import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a clause of one form binds the other side (UCC 2-207). */
export type FormsFacts = {
  /** Order and reply, or a talk on the telephone that the seller confirms in writing. */
  readonly channel: 'forms' | 'confirmation'
  readonly reply: 'definite' | 'conditional'
  readonly parties: 'merchants' | 'one'
  /** The clause in dispute: added by the seller, at odds with the order, or in the order alone. */
  readonly clause: 'minor' | 'material' | 'different' | 'offer'
  readonly guard: 'none' | 'limits' | 'objects' | 'late' | 'assents'
  readonly after: 'performed' | 'unperformed'
}

export const dimensions: { readonly [K in keyof FormsFacts]: readonly FormsFacts[K][] } = {
  channel: ['forms', 'confirmation'],
  reply: ['definite', 'conditional'],
  parties: ['merchants', 'one'],
  clause: ['minor', 'material', 'different', 'offer'],
  guard: ['none', 'limits', 'objects', 'late', 'assents'],
  after: ['performed', 'unperformed'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: FormsFacts): string | null {
  const { channel, reply, parties, clause, guard, after } = facts
  if (reply === 'conditional') {
    if (channel === 'confirmation') return 'a confirmation of a made bargain cannot be conditional'
    if (parties === 'one') return 'one wrinkle at a time'
    if (guard === 'assents')
      return (clause === 'minor' || clause === 'material') && after === 'performed' ? null : 'told once'
    if (guard !== 'none') return 'two grounds'
    return after === 'unperformed' && clause === 'different' ? 'told once' : null
  }
  if (after === 'unperformed') return 'the reply makes the contract, and nothing turns on performance'
  if (channel === 'confirmation') {
    if (clause === 'different' || clause === 'offer')
      return 'courts disagree, or there is no offer in writing'
    if (guard === 'limits' || guard === 'objects') return 'told once'
  }
  switch (guard) {
    case 'none':
      return clause === 'different' && parties === 'one' ? 'one wrinkle at a time' : null
    case 'assents':
      return clause === 'material' ? null : 'one wrinkle at a time'
    default:
      return clause === 'minor' && parties === 'merchants' ? null : 'two grounds'
  }
}

/** A dress for the facts: a seller, a buyer and the clauses of their forms. */
export interface FormsSkin extends StoryHead<FormsFacts> {
  readonly seller: string
  readonly buyer: string
  /** Who the seller is; who the buyer is when in trade and when not. Each one sentence. */
  readonly trade: string
  readonly merchant: string
  readonly layman: string
  readonly goods: string
  readonly price: string
  /** Each clause reads on after "that". */
  readonly minor: string
  readonly material: string
  readonly ordered: string
  readonly different: string
  readonly offer: string
}
