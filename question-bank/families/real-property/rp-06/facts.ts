import type { StoryHead } from '../../engine/contract.ts'

/** What decides who must answer for a promise in a lease after the tenant has passed the premises on. */
export type TransferFacts = {
  readonly claim: 'landlord v taker' | 'landlord v tenant' | 'tenant v taker'
  /** 'misnamed': the rest of the term, under a paper that is headed a sublease. */
  readonly transfer: 'assignment' | 'misnamed' | 'sublease'
  /** Rent, repair of the premises, or something that has nothing to do with them. */
  readonly duty: 'rent' | 'repair' | 'personal'
  /** Whether the taker promised to perform the lease. */
  readonly assumed: 'yes' | 'no'
  /** When the default came: while the taker held, before the taker passed the term on, or after that. */
  readonly stage: 'holding' | 'earlier' | 'passed'
  readonly leave: 'not asked' | 'consent' | 'release' | 'banned'
  readonly owner: 'same' | 'sold'
}

export const dimensions: { readonly [K in keyof TransferFacts]: readonly TransferFacts[K][] } = {
  claim: ['landlord v taker', 'landlord v tenant', 'tenant v taker'],
  transfer: ['assignment', 'misnamed', 'sublease'],
  duty: ['rent', 'repair', 'personal'],
  assumed: ['yes', 'no'],
  stage: ['holding', 'earlier', 'passed'],
  leave: ['not asked', 'consent', 'release', 'banned'],
  owner: ['same', 'sold'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: TransferFacts): string | null {
  switch (facts.claim) {
    case 'landlord v taker':
      return againstTaker(facts)
    case 'landlord v tenant':
      return againstTenant(facts)
    case 'tenant v taker':
      return overAgainstTaker(facts)
  }
}

const ONE = 'one wrinkle at a time'

function againstTaker({ transfer, duty, assumed, stage, leave, owner }: TransferFacts): string | null {
  if (leave === 'consent' || leave === 'release') return 'leave is a question for the tenant'
  const plain = leave === 'not asked' && owner === 'same'
  if (leave === 'banned') {
    if (assumed === 'yes' || owner === 'sold' || stage === 'earlier' || duty === 'personal') return ONE
    if (transfer === 'sublease') return stage === 'holding' && duty === 'repair' ? null : ONE
    return transfer === 'assignment' ? null : ONE
  }
  if (owner === 'sold') {
    if (assumed === 'yes' || stage === 'earlier' || transfer === 'misnamed') return ONE
    if (transfer === 'sublease' && stage === 'passed') return ONE
    if (transfer === 'sublease' && duty === 'rent') return 'told with repairs'
    return duty === 'personal' ? 'the benefit might not pass' : null
  }
  if (transfer === 'sublease') {
    return plain && stage === 'holding' && duty === 'repair' ? null : ONE
  }
  if (transfer === 'misnamed')
    return assumed === 'no' && stage === 'holding' && duty !== 'personal' ? null : ONE
  if (duty === 'personal') return stage === 'holding' ? null : ONE
  return stage !== 'passed' && assumed === 'yes' ? 'two grounds to pay' : null
}

function againstTenant({ transfer, duty, assumed, stage, leave, owner }: TransferFacts): string | null {
  if (transfer !== 'assignment' || assumed === 'yes' || stage === 'earlier') return ONE
  if (leave === 'banned') return ONE
  if (owner === 'sold')
    return (leave === 'not asked' || leave === 'release') && stage === 'holding' && duty !== 'personal'
      ? null
      : ONE
  if (duty === 'personal') return leave === 'not asked' && stage === 'holding' ? null : ONE
  return stage === 'passed' && leave === 'consent' ? ONE : null
}

function overAgainstTaker({ transfer, duty, assumed, stage, leave, owner }: TransferFacts): string | null {
  if (duty !== 'rent' || leave !== 'not asked' || owner === 'sold') return ONE
  if (transfer === 'misnamed' || stage === 'earlier') return ONE
  if (transfer === 'sublease') return assumed === 'no' && stage === 'passed' ? null : ONE
  return assumed === 'yes' && stage === 'holding' ? 'two grounds to pay' : null
}

/** A dress for the facts: a lease, those who hold it in turn, and what each of them wanted. */
export interface TransferSkin extends StoryHead<TransferFacts> {
  readonly landlord: string
  readonly tenant: string
  readonly taker: string
  /** Takes the term from the taker. */
  readonly last: string
  /** Buys the building. */
  readonly buyer: string
  /** Reads on after "leased". */
  readonly premises: string
  /** Reads on after "for use as". */
  readonly use: string
  /** Why the tenant left, reading on after "who". */
  readonly moved: string
  readonly rent: string
  readonly owed: string
  /** What must be kept in repair, and what mending it costs. */
  readonly part: string
  readonly cost: string
  /** A promise that has nothing to do with the land, reading on after "promised to"; and its price. */
  readonly favor: string
  readonly worth: string
}
