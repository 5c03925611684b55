import { CLOCK_SKEW_MS, isShownAnswer, type SyncEvent } from '#protocol/sync/event.ts'
import { movedBy } from '#protocol/sync/moved.ts'
import { type ReadEvent, read } from './readers.ts'

/** How the clock of a page's device stands to the server's. */
export interface DeviceClock {
  /** ms that it is ahead of the server's; less than 0 where it is behind */
  ahead: number
  /** when the account was made, ms by the server's clock */
  joinedAt: number
}

/** Returns how far (ms) a device's clock is ahead, by the instant it said it sent its page; 0 within a fair difference. */
export function clockAhead(sentAt: string | undefined, now: number): number {
  const ahead = sentAt === undefined ? 0 : Date.parse(sentAt) - now
  return Math.abs(ahead) <= CLOCK_SKEW_MS ? 0 : ahead
}

/** The first instant (ms) of which an event tells. */
const firstOf = (event: SyncEvent): number =>
  Date.parse(isShownAnswer(event) ? event.showing.shownAt : event.startedAt)

/**
 * Returns a page's events by the server's clock: a device that is hours or days off tells its answers that much off. One that
 * would come to lie before the account was made stays as told: it is from before the clock was set wrong.
 */
export function rebased(events: readonly ReadEvent[], { ahead, joinedAt }: DeviceClock): ReadEvent[] {
  if (ahead === 0) return [...events]
  return events.map((one) => {
    const isServerTime = one.event && isShownAnswer(one.event) && one.event.isServerTime
    if (!one.event || isServerTime || firstOf(one.event) - ahead < joinedAt - CLOCK_SKEW_MS) return one
    return read(one.envelope, movedBy(one.event, -ahead))
  })
}
