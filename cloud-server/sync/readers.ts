import {
  type EventEnvelope,
  isShownAnswer,
  type ShownAnswerEvent,
  type SyncEvent,
  type SyncRefusalCode,
  syncEvent,
} from '#protocol/sync/event.ts'
import { type AlreadyIn, type Cases, type EnteredDaily, enterDailyAnswer } from '#study/sync/daily-answer.ts'
import type { GradingContext } from '#study/sync/grading-context.ts'
import type { ReplayState } from '#study/sync/replay-state.ts'
import { type EnteredShown, enterShownAnswer } from '#study/sync/shown-answer.ts'

/** The records, beside the replay, by which the server judges and grades a page. */
export interface CloudGradingContext extends GradingContext {
  now: number
  cases: Cases
}

export type EnteredEvent = EnteredShown | EnteredDaily

/** The records an event refers to, to be looked up before it is judged. */
export interface EventRefs {
  /** practice questions */
  questions: readonly string[]
  /** the run it belongs to and when (ms) that began, where there is one */
  run: { id: string; startedAt: number } | null
  /** the block it belongs to, where there is one */
  block: string | null
  /** the showing it answers */
  showing: string
  /** whether the device only holds a copy of the answer */
  isCopy: boolean
  /** whether that is of a day's case, made by the server; a device makes those of its runs itself */
  isCase: boolean
}

/** One event as it came, and as it was read; null where it is of no known type or not of its shape. */
export type ReadEvent = { envelope: EventEnvelope } & (
  | { event: SyncEvent; refs: EventRefs }
  | { event: null; refs: null }
)

/** Of an answer to a question that its device showed, by itself. */
const shownRefs = ({ showing, copied }: ShownAnswerEvent): EventRefs => ({
  questions: [showing.questionId],
  run: null,
  block: null,
  showing: showing.id,
  isCopy: copied === true,
  isCase: false,
})

function refsOf(event: SyncEvent): EventRefs {
  switch (event.type) {
    case 'solo-answer':
      return { ...shownRefs(event), run: { id: event.run.id, startedAt: Date.parse(event.run.startedAt) } }
    case 'practice-answer':
      return shownRefs(event)
    case 'exam-answer':
      return { ...shownRefs(event), block: event.block.id }
    case 'daily-answer':
      return { questions: [], run: null, block: null, showing: event.showingId, isCopy: false, isCase: true }
  }
}

/** Returns an event as it was read beside its envelope. */
export const read = (envelope: EventEnvelope, event: SyncEvent): ReadEvent => ({
  envelope,
  event,
  refs: refsOf(event),
})

/** Reads a page of events: each is parsed here, and nowhere after. */
export const readPage = (envelopes: readonly EventEnvelope[]): ReadEvent[] =>
  envelopes.map((envelope) => {
    const { data: event } = syncEvent.safeParse(envelope)
    return event ? read(envelope, event) : { envelope, event: null, refs: null }
  })

/** Judges one event, grades it and enters it into the replay; a code where it cannot have been. */
export const enterEvent = (
  replay: ReplayState,
  context: CloudGradingContext,
  event: SyncEvent,
): EnteredEvent | AlreadyIn | SyncRefusalCode =>
  isShownAnswer(event) ? enterShownAnswer(replay, context, event) : enterDailyAnswer(replay, context, event)
