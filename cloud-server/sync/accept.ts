import { EVENT_TYPES, type EventEnvelope, type SyncRefusalCode } from '#protocol/sync/event.ts'
import { SYNC_EVENT_BYTES, SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import type { ReplayState } from '#study/sync/replay-state.ts'
import {
  type CloudGradingContext,
  type EnteredEvent,
  type EventRefs,
  enterEvent,
  type ReadEvent,
} from './readers.ts'
import type { KnownShowing } from './store/lookups.ts'

/** The stored records a page's events refer to, read before they are judged. */
export interface Known {
  /** ids of attempts there are, with whose they are and their numbers */
  attempts: ReadonlyMap<string, { userId: string; seq: number }>
  /** showings there are */
  showings: ReadonlyMap<string, KnownShowing>
  /** verdicts given before that still hold, null for parked */
  verdicts: ReadonlyMap<string, string | null>
  /** ids of runs and blocks of the page that are not the page's to use */
  takenRuns: ReadonlySet<string>
}

export type Verdict =
  | { kind: 'accepted'; id: string; seq: number; entered: EnteredEvent }
  | { kind: 'known'; id: string; seq: number }
  | { kind: 'rejected'; id: string; code: string; event: EventEnvelope; before: boolean; isCopy: boolean }
  | { kind: 'parked'; id: string; event: EventEnvelope; before: boolean }

/** A page's events, and the state and the records they are judged by. */
export interface PageToJudge {
  events: readonly ReadEvent[]
  /** holding events are entered here */
  replay: ReplayState
  /** number of the player's last event */
  seq: number
  context: CloudGradingContext
  known: Known
}

const isTooLong = (event: EventEnvelope): boolean =>
  Buffer.byteLength(JSON.stringify(event)) > SYNC_EVENT_BYTES

/** The records as they stand while a page is judged: what was accepted is among them. */
interface Standing {
  userId: string
  attempts: Map<string, { userId: string; seq: number }>
  showings: Map<string, KnownShowing>
  takenRuns: ReadonlySet<string>
}

/** Why an id or a showing cannot be used again, or null. */
function clash(
  id: string,
  { run, block, showing: showingId, questions, isCase, isCopy }: EventRefs,
  { userId, attempts, showings, takenRuns }: Standing,
): SyncRefusalCode | null {
  const attempt = attempts.get(id)
  if (attempt && attempt.userId !== userId) return 'id_taken'
  if (takenRuns.has(run?.id ?? block ?? '')) return 'id_taken'
  const showing = showings.get(showingId)
  // A case was shown by the server: whether it may be answered is its reader's to say.
  if (!showing || isCase) return null
  if (showing.answered) return 'already_answered'
  // A question asked on the web, whose answer only a device remembers since a restore.
  return isCopy && showing.isOwn && questions.includes(showing.questionId) ? null : 'id_taken'
}

/**
 * Judges a page of events in order and enters what holds into the replay, numbering on from `seq`. An event decided
 * before is decided again the same way; `protocol` is the sender's.
 */
export function judgePage(
  { events, replay, seq, context, known }: PageToJudge,
  protocol: number,
): { verdicts: Verdict[]; seq: number } {
  const { userId } = context
  const showings = new Map(known.showings)
  const attempts = new Map(known.attempts)
  const standing: Standing = { userId, attempts, showings, takenRuns: known.takenRuns }
  const verdicts = new Map<string, Verdict>()
  // A newer app may have changed the shape, or have questions this server does not: it is kept until it can be read.
  const newer = protocol > SYNC_PROTOCOL
  let last = seq

  function judge({ envelope, event, refs }: ReadEvent): Verdict {
    const { id } = envelope
    const isCopy = refs?.isCopy ?? false
    const rejected = { kind: 'rejected', id, event: envelope, isCopy } as const
    const reject = (code: string): Verdict => ({ ...rejected, code, before: false })
    const mine = attempts.get(id)
    if (mine?.userId === userId) return { kind: 'known', id, seq: mine.seq }
    const before = known.verdicts.get(id)
    if (before) return { ...rejected, code: before, before: true }
    const parked: Verdict = { kind: 'parked', id, event: envelope, before: before === null }
    if (isTooLong(envelope)) return reject('malformed')
    if (!EVENT_TYPES.includes(envelope.type)) return parked
    if (!event) return newer ? parked : reject('malformed')
    const taken = clash(id, refs, standing)
    if (taken) return reject(taken)
    const entered = enterEvent(replay, context, event)
    if (entered === 'unknown_item' && newer) return parked
    if (typeof entered === 'string') return reject(entered)
    if (entered.kind === 'already-in') return { kind: 'known', id, seq: entered.seq }
    last += 1
    const { showingId, questionId } = entered.recording.attempt
    showings.set(showingId, { answered: true, questionId, isOwn: true })
    attempts.set(id, { userId, seq: last })
    return { kind: 'accepted', id, seq: last, entered }
  }

  for (const read of events) {
    const { id } = read.envelope
    if (!verdicts.has(id)) verdicts.set(id, judge(read))
  }
  return { verdicts: [...verdicts.values()], seq: last }
}
