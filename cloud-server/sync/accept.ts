import type { EventEnvelope, SyncEvent, SyncRefusalCode } from '#protocol/sync/event.ts'
import { SYNC_EVENT_BYTES, SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import type { Book } from '#study/sync/book.ts'
import {
  type CloudGrounds,
  type EnteredEvent,
  enterEvent,
  KNOWN_TYPES,
  namedBy,
  readEvent,
} from './readers.ts'

/** What is known of a page's events before they are judged. */
export interface Known {
  /** ids of attempts there are, with whose they are and their numbers */
  attempts: ReadonlyMap<string, { userId: string; seq: number }>
  /** showings there are */
  showings: ReadonlyMap<string, { answered: boolean }>
  /** verdicts given before, null for parked */
  verdicts: ReadonlyMap<string, string | null>
  /** runs of the page that are other players' */
  strangersRuns: ReadonlySet<string>
}

export type Verdict =
  | { kind: 'accepted'; id: string; seq: number; entered: EnteredEvent }
  | { kind: 'known'; id: string; seq: number }
  | { kind: 'rejected'; id: string; code: string; event: EventEnvelope; before: boolean }
  | { kind: 'parked'; id: string; event: EventEnvelope; before: boolean }

const isTooLong = (event: EventEnvelope): boolean =>
  Buffer.byteLength(JSON.stringify(event)) > SYNC_EVENT_BYTES

/** Why an id or a showing cannot be used again, or null. */
function clash(event: SyncEvent, userId: string, known: Known): SyncRefusalCode | null {
  const attempt = known.attempts.get(event.id)
  if (attempt && attempt.userId !== userId) return 'id_taken'
  const { run, showing: id, isCase } = namedBy(event)
  if (known.strangersRuns.has(run?.id ?? '')) return 'id_taken'
  const showing = known.showings.get(id)
  // A case was shown by the server: whether it may be answered is its reader's to say.
  if (!showing || isCase) return null
  return showing.answered ? 'already_answered' : 'id_taken'
}

/**
 * Judges a page of events in order and enters what holds into the book, numbering on from `seq`. What was decided
 * before is decided again the same way; `protocol` is the sender's.
 */
export function judgePage(
  events: readonly EventEnvelope[],
  book: Book,
  seq: number,
  grounds: CloudGrounds,
  known: Known,
  protocol: number,
): { verdicts: Verdict[]; seq: number } {
  const answered = new Map(known.showings)
  const numbered = new Map(known.attempts)
  const judged = new Map<string, Verdict>()
  let last = seq

  function judge(envelope: EventEnvelope): Verdict {
    const { id } = envelope
    const reject = (code: string): Verdict => ({ kind: 'rejected', id, code, event: envelope, before: false })
    const mine = numbered.get(id)
    if (mine?.userId === grounds.userId) return { kind: 'known', id, seq: mine.seq }
    const before = known.verdicts.get(id)
    if (before) return { kind: 'rejected', id, code: before, event: envelope, before: true }
    if (isTooLong(envelope)) return reject('malformed')
    if (!KNOWN_TYPES.includes(envelope.type))
      return { kind: 'parked', id, event: envelope, before: before === null }
    const event = readEvent(envelope)
    // A newer app may have changed the shape, or have questions this server does not: it is kept until it can be read.
    const newer = protocol > SYNC_PROTOCOL
    if (!event)
      return newer ? { kind: 'parked', id, event: envelope, before: before === null } : reject('malformed')
    const taken = clash(event, grounds.userId, { ...known, attempts: numbered, showings: answered })
    if (taken) return reject(taken)
    const entered = enterEvent(book, grounds, event)
    if (entered === 'unknown_item' && newer)
      return { kind: 'parked', id, event: envelope, before: before === null }
    if (typeof entered === 'string') return reject(entered)
    if (entered.kind === 'already-in') return { kind: 'known', id, seq: entered.seq }
    last += 1
    answered.set(entered.recording.attempt.showingId, { answered: true })
    numbered.set(id, { userId: grounds.userId, seq: last })
    return { kind: 'accepted', id, seq: last, entered }
  }

  const verdicts: Verdict[] = []
  for (const envelope of events) {
    if (judged.has(envelope.id)) continue
    const verdict = judge(envelope)
    judged.set(envelope.id, verdict)
    verdicts.push(verdict)
  }
  return { verdicts, seq: last }
}
