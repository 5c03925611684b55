import type { StoryHead } from '../../engine/contract.ts'

/** What decides between an earlier conveyance and a later claim to the same land under a recording act. */
export type RecordingFacts = {
  readonly statute: 'race' | 'notice' | 'race-notice'
  /** How the later claim arose. */
  readonly taker: 'buyer' | 'lender' | 'donee' | 'creditor'
  /** What the later claimant knew or is charged with; after paying and before recording, 'later': told of it, 'moved in': the earlier buyer was in plain view. */
  readonly notice: 'none' | 'actual' | 'inquiry' | 'later' | 'moved in'
  /** When the earlier deed was recorded, beside the later claim; 'wild': recorded, from a grantor not of record. */
  readonly order: 'first before' | 'first after' | 'second' | 'neither' | 'wild'
  /** Whether the later buyer has passed the land on, and how. */
  readonly onward: 'none' | 'gift' | 'knowing sale'
}

export const dimensions: { readonly [K in keyof RecordingFacts]: readonly RecordingFacts[K][] } = {
  statute: ['race', 'notice', 'race-notice'],
  taker: ['buyer', 'lender', 'donee', 'creditor'],
  notice: ['none', 'actual', 'inquiry', 'later', 'moved in'],
  order: ['first before', 'first after', 'second', 'neither', 'wild'],
  onward: ['none', 'gift', 'knowing sale'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: RecordingFacts): string | null {
  const { statute, taker, notice, order, onward } = facts
  if (onward !== 'none') return illegalOnward(facts)
  if (taker !== 'buyer') {
    if (notice !== 'none') return 'one wrinkle at a time'
    if (order === 'second') return null
    return order === 'wild' && taker === 'donee' ? null : 'one wrinkle at a time'
  }
  switch (order) {
    case 'first before':
      if (notice !== 'none') return 'two grounds to lose'
      return statute === 'notice' ? null : 'record notice and the earlier recording would both decide'
    case 'first after':
      return notice === 'none' || isLate(facts) ? null : 'two grounds to lose'
    case 'neither':
      return statute === 'notice' && (notice === 'none' || isLate(facts))
        ? null
        : 'whoever records next would win'
    case 'wild':
      if (notice === 'none') return null
      return notice === 'actual' && statute !== 'race' ? null : 'one wrinkle at a time'
    case 'second':
      return null
  }
}

function illegalOnward({ statute, taker, notice, order }: RecordingFacts): string | null {
  const wrinkle = 'one wrinkle at a time'
  if (taker !== 'buyer' || order === 'neither' || order === 'wild') return wrinkle
  if (statute === 'race') {
    return order === 'first after' && notice === 'none' ? null : 'the recorded owner simply sells'
  }
  if (order === 'first before') return statute === 'notice' && notice === 'none' ? null : wrinkle
  if (statute === 'notice')
    return notice === 'none' || (order === 'second' && !isLate({ notice })) ? null : wrinkle
  return notice === 'none' && order === 'second' ? null : 'two grounds to lose'
}

/** True where the later buyer could learn of the earlier deed after paying and before recording. */
export const isLate = ({ notice }: Pick<RecordingFacts, 'notice'>): boolean =>
  notice === 'later' || notice === 'moved in'

/** A dress for the facts: who sold what to whom, and what each of them wanted. */
export interface RecordingSkin extends StoryHead<RecordingFacts> {
  readonly owner: string
  readonly first: string
  /** Between the owner and the first claimant where the deed is wild. */
  readonly middle: string
  readonly second: string
  readonly third: string
  /** Reads on after "sold". */
  readonly land: string
  readonly price: string
  readonly again: string
  /** Reads on after "who planned". */
  readonly hope: string
  /** What the first buyer did there in the open. */
  readonly use: string
  /** What the owner owed for, reading on after "won a money judgment". */
  readonly debt: string
  /** The kinship of a donee to the owner. */
  readonly kin: string
}
