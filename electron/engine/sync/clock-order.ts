import { isShownAnswer, type ShownAnswerEvent } from '#protocol/sync/event.ts'
import { shownMovedBy } from '#protocol/sync/moved.ts'
import type { Pending } from '../store/pending.ts'

const ms = (instant: string): number => Date.parse(instant)

/** A run was begun before its questions were shown, whatever the clock said then. */
const withRunBefore = (event: ShownAnswerEvent): ShownAnswerEvent =>
  event.type !== 'solo-answer' || ms(event.run.startedAt) <= ms(event.showing.shownAt)
    ? event
    : { ...event, run: { ...event.run, startedAt: event.showing.shownAt } }

/**
 * Returns the pending events with the instants of those given here set right by their order: none was answered after the
 * next was shown, nor after now (ms). Where they say so, the clock was ahead until it was set back, and all that was given in
 * a stretch before moves back together. Answers that a server had once accepted are of many devices, and stay as they are.
 */
export function inOrderOfTime(pending: readonly Pending[], now: number): Pending[] {
  let limit = now
  let by = 0
  const settled = pending.toReversed().map((one): Pending => {
    const { event, isLost } = one
    if (!isShownAnswer(event)) return one
    if (isLost) return { ...one, event: withRunBefore(event) }
    const answeredAt = ms(event.answeredAt)
    if (answeredAt <= limit) by = 0
    else if (answeredAt - by > limit) by = answeredAt - limit
    const right = withRunBefore(by === 0 ? event : shownMovedBy(event, -by))
    limit = ms(right.showing.shownAt)
    return { ...one, event: right }
  })
  return settled.toReversed()
}
