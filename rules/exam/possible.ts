import { type Extra, type Length, limitOf } from './lengths.ts'

/** The time of an answer, from shown to answered (ms). */
export interface Span {
  from: number
  to: number
}

/** A block as its device claims it, and the times (ms) of those of its answers that are known. */
export interface ClaimedBlock {
  length: Length
  extra: Extra
  /** ms */
  finishedAt: number
  answered: readonly Span[]
}

export type BlockFault = 'block_full' | 'outside_block' | 'overlapping'

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/**
 * Returns why a block cannot have held one more answer, from shown to answered, or null. Its answers lie end to end up to its
 * end, and take its time at most; a blank one takes a millisecond. When it began isn't asked: a clock that was set back
 * meanwhile tells that wrong, and the end not.
 */
export function faultInBlock(
  { length, extra, finishedAt, answered }: ClaimedBlock,
  answer: Span,
): BlockFault | null {
  if (answered.length >= length) return 'block_full'
  const earliest = finishedAt - limitOf(length, extra) - length
  if (answer.to > finishedAt || answer.from < earliest) return 'outside_block'
  return answered.some((one) => overlaps(one, answer)) ? 'overlapping' : null
}
