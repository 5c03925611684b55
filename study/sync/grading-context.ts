import { CLOCK_SKEW_MS, type ShownAnswerEvent, type SyncRefusalCode } from '#protocol/sync/event.ts'
import { NO_CHOICE } from '#rules/daily/casefile.ts'
import type { Item } from '../item.ts'
import type { Played } from './played.ts'
import type { ItemsById } from './replay-state.ts'

/** The records, beside the replay, by which an event is judged and graded. */
export interface GradingContext {
  userId: string
  /** the practice questions the events name, retired ones too */
  items: ItemsById
  /** ms; null where the answer was recorded by this very clock */
  now: number | null
  /** when the account was made, ms; null where that is not known */
  joinedAt: number | null
  /** the play it is judged beside; null where the answer was recorded by this very engine */
  played: Played | null
  /** whether the question of an answer had been shown within 21 days; asked once for each that is entered, in order */
  isRepeat(event: ShownAnswerEvent): boolean
}

const ms = (instant: string): number => Date.parse(instant)

const isOrderOf = ({ choices }: Item, order: readonly number[]): boolean =>
  order.length === choices.length && [...order].sort((a, b) => a - b).every((own, place) => own === place)

/** Returns the first thing that makes an answer to a question shown by a device impossible, or null. */
export function impossibleTold(
  { type, showing, place, answeredAt }: ShownAnswerEvent,
  { items, now, joinedAt }: GradingContext,
): SyncRefusalCode | null {
  const item = items.get(showing.questionId)
  if (!item) return 'unknown_item'
  if (!isOrderOf(item, showing.order)) return 'bad_order'
  const least = type === 'exam-answer' ? NO_CHOICE : 0
  if (place < least || place >= showing.order.length) return 'option_out_of_range'
  if (ms(answeredAt) < ms(showing.shownAt)) return 'answered_before_shown'
  if (joinedAt !== null && ms(showing.shownAt) < joinedAt - CLOCK_SKEW_MS) return 'before_account'
  if (now !== null && ms(answeredAt) > now + CLOCK_SKEW_MS) return 'from_the_future'
  return null
}
