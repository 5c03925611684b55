import { share } from '#protocol/figures.ts'
import { type Discount, discountOf, type Taken } from '#rules/exam/discount.ts'
import type { ExamReport } from '../../clients/exam.ts'

const REASONS: Record<Discount, string> = {
  paused: 'You took long breaks',
  lost: 'Some of its questions were lost',
  seen: 'You’d seen some of the questions before',
  blank: 'You left many blank with time to spare',
}

/** Returns the worth of a score, in a sentence or two. */
export function worthWords({ range: [low, high], ...taken }: Taken & Pick<ExamReport, 'range'>): string {
  const range = `On questions like these, you’d likely answer ${share(low)} to ${share(high)} correctly.`
  const discount = discountOf(taken)
  return discount ? `${range} ${REASONS[discount]}, so it says less about exam day.` : range
}
