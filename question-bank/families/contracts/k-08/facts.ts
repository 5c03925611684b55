import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a buyer of goods may give them back (UCC 2-508, 2-512, 2-601 to 2-608, 2-612). */
export type TenderFacts = {
  readonly contract: 'single' | 'installment'
  readonly defect: 'trivial' | 'serious'
  /**
   * prompt: refused at once with reasons; unstated: at once without; prepaid: paid before looking; silent: no look
   * for weeks; used: used with knowledge; known: taken as they are; hidden, assured, stale: taken, then given back.
   */
  readonly stage:
    | 'prompt'
    | 'unstated'
    | 'prepaid'
    | 'silent'
    | 'used'
    | 'known'
    | 'hidden'
    | 'assured'
    | 'stale'
  /** The second try: before the day was over, after it with or without good grounds, or promised for an installment. */
  readonly cure: 'none' | 'in time' | 'grounds' | 'no grounds' | 'assurance'
}

export const dimensions: { readonly [K in keyof TenderFacts]: readonly TenderFacts[K][] } = {
  contract: ['single', 'installment'],
  defect: ['trivial', 'serious'],
  stage: ['prompt', 'unstated', 'prepaid', 'silent', 'used', 'known', 'hidden', 'assured', 'stale'],
  cure: ['none', 'in time', 'grounds', 'no grounds', 'assurance'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: TenderFacts): string | null {
  const { contract, defect, stage, cure } = facts
  if (cure !== 'none' && stage !== 'prompt') return 'one wrinkle at a time'
  if (contract === 'installment') {
    if (stage !== 'prompt') return 'one wrinkle at a time'
    if (cure === 'none') return null
    return cure === 'assurance' && defect === 'serious' ? null : 'two grounds'
  }
  if (cure === 'assurance') return 'a matter of installments'
  if ((stage === 'known' || stage === 'stale') && defect === 'trivial') return 'two grounds'
  return null
}

/** A dress for the facts: a seller, a buyer, goods and what can be wrong with them. */
export interface TenderSkin extends StoryHead<TenderFacts> {
  /** Who the buyer is and what for, one sentence. */
  readonly opening: string
  readonly seller: string
  readonly buyer: string
  /** A plural noun with its number, such as "400 oak stools". */
  readonly goods: string
  readonly price: string
  /** Faults that show, and faults that only use brings to light; each reads on after "that". */
  readonly faults: Readonly<Record<TenderFacts['defect'], string>>
  readonly hidden: Readonly<Record<TenderFacts['defect'], string>>
}
