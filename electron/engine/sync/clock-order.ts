import { isShownAnswer, type ShownAnswerEvent } from '#protocol/sync/event.ts'
import { shownMovedBy } from '#protocol/sync/moved.ts'
import { LEAST_MS_TO_ANSWER } from '#rules/reading.ts'
import type { Pending } from '../store/pending.ts'

/** Before anyone could answer (ms): a clock that says so has lost the time, as with a dead battery. */
const NOBODY_YET = Date.UTC(2026, 0, 1)

const ms = (instant: string): number => Date.parse(instant)

const isLostTime = (instant: string): boolean => ms(instant) < NOBODY_YET

/**
 * A question that came up while the clock had lost the time, answered once it had it again. How long it took isn't known: it's
 * told as the least an answer takes, and its run as begun then where that isn't known either.
 */
function withKnownShowing(event: ShownAnswerEvent): ShownAnswerEvent {
  const { showing, answeredAt } = event
  if (isLostTime(answeredAt) || !isLostTime(showing.shownAt)) return event
  const shownAt = new Date(ms(answeredAt) - LEAST_MS_TO_ANSWER).toISOString()
  const told = { ...event, showing: { ...showing, shownAt } }
  return told.type === 'solo-answer' && isLostTime(told.run.startedAt)
    ? { ...told, run: { ...told.run, startedAt: shownAt } }
    : told
}

/** A run was begun before its questions were shown, whatever the clock said then. */
const withRunBefore = (event: ShownAnswerEvent): ShownAnswerEvent =>
  event.type !== 'solo-answer' || ms(event.run.startedAt) <= ms(event.showing.shownAt)
    ? event
    : { ...event, run: { ...event.run, startedAt: event.showing.shownAt } }

/** When (ms) an answer was given: those of a block lie end to end before its end, when all of them were. */
const givenAt = (event: ShownAnswerEvent): number =>
  ms(event.type === 'exam-answer' ? event.block.finishedAt : event.answeredAt)

/** Returns the instant (ms) that all these answers were given by, though the clock of now may have lost the time. */
export const givenBy = (pending: readonly Pending<ShownAnswerEvent>[], now: number): number =>
  pending.reduce((last, { event }) => Math.max(last, givenAt(event)), now)

/**
 * Returns the pending events with the instants of those given here set right by their order: none was given after the next, nor
 * after now (ms), and none answered after the next of its kind was shown. A question of another kind may lie open meanwhile. Where
 * they say otherwise, the clock was ahead until it was set back, and all that was given in a stretch before moves back together.
 * Those by a clock that had lost the time tell nothing of the others', and come to lie right before what was given next.
 * Answers that a server had once accepted are of many devices, and stay as they are.
 */
export function inOrderOfTime(pending: readonly Pending[], now: number): Pending[] {
  const shownNext = new Map<ShownAnswerEvent['type'], number>()
  let givenNext = now
  let by = 0
  let lostBy: number | null = null
  const settled = pending.toReversed().map((one): Pending => {
    const { event: stored, isLost } = one
    if (!isShownAnswer(stored)) return one
    if (isLost) return { ...one, event: withRunBefore(stored) }
    const told = now < NOBODY_YET ? stored : withKnownShowing(stored)
    const hasLost = givenAt(told) < NOBODY_YET && now >= NOBODY_YET
    lostBy = hasLost ? (lostBy ?? givenNext - givenAt(told)) : null
    const event = lostBy === null ? told : shownMovedBy(told, lostBy)
    const shownBefore = shownNext.get(event.type) ?? Number.POSITIVE_INFINITY
    const ahead = Math.max(givenAt(event) - givenNext, ms(event.answeredAt) - shownBefore)
    by = ahead <= 0 ? 0 : Math.max(by, ahead)
    const right = withRunBefore(by === 0 ? event : shownMovedBy(event, -by))
    shownNext.set(event.type, ms(right.showing.shownAt))
    givenNext = givenAt(right)
    return { ...one, event: right }
  })
  return settled.toReversed()
}
