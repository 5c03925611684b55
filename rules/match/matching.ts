import { MIXED, type PlayableSubject } from '../subjects.ts'

/** Looking for an opponent (design section 4): ±100 rating, widening 50 a second to ±400; after 10 s a bot. */
const FIRST_WINDOW = 100
const WIDENING_PER_S = 50
const LAST_WINDOW = 400
export const BOT_AFTER_MS = 10_000

export interface Ticket {
  playerId: string
  rating: number
  subject: PlayableSubject
  /** instant in ms */
  queuedAt: number
}

export const ratingWindow = (waitedMs: number): number =>
  Math.min(LAST_WINDOW, FIRST_WINDOW + Math.floor(Math.max(0, waitedMs) / 1000) * WIDENING_PER_S)

/** The subject two tickets would play: equal subjects pair; Mixed pairs with any and takes its subject. */
export function sharedSubject(a: PlayableSubject, b: PlayableSubject): PlayableSubject | null {
  if (a === b) return a
  if (a === MIXED) return b
  return b === MIXED ? a : null
}

/** Whether both would accept the other now: the rating gap lies in the window of the one who waited longer. */
export function canPair(a: Ticket, b: Ticket, now: number): boolean {
  if (a.playerId === b.playerId || sharedSubject(a.subject, b.subject) === null) return false
  const waited = now - Math.min(a.queuedAt, b.queuedAt)
  return Math.abs(a.rating - b.rating) <= ratingWindow(waited)
}

/**
 * Pairs neighbors by rating, the longest waiting first; each ticket is used at most once. `mayMeet` keeps apart
 * players who must not meet (one blocked the other).
 */
export function pairTickets<Any extends Ticket>(
  tickets: readonly Any[],
  now: number,
  mayMeet: (a: Any, b: Any) => boolean = () => true,
): [Any, Any][] {
  const pairs: [Any, Any][] = []
  const free = new Set(tickets)
  const longest = [...tickets].sort((a, b) => a.queuedAt - b.queuedAt || (a.playerId < b.playerId ? -1 : 1))
  for (const ticket of longest) {
    if (!free.has(ticket)) continue
    free.delete(ticket)
    let best: Any | null = null
    for (const other of free) {
      if (!canPair(ticket, other, now) || !mayMeet(ticket, other)) continue
      const gap = Math.abs(ticket.rating - other.rating)
      if (!best || gap < Math.abs(ticket.rating - best.rating)) best = other
      if (gap === 0) break
    }
    if (!best) continue
    free.delete(best)
    pairs.push([ticket, best])
  }
  return pairs
}
