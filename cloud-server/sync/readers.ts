import {
  type EventEnvelope,
  type ShownAnswerEvent,
  type SyncEvent,
  type SyncRefusalCode,
  syncEvent,
} from '#protocol/sync/event.ts'
import { type AlreadyIn, type Cases, type EnteredDaily, enterDailyAnswer } from '#study/sync/daily-answer.ts'
import { enterExamAnswer } from '#study/sync/exam-answer.ts'
import type { GradingContext } from '#study/sync/grading-context.ts'
import { enterPracticeAnswer } from '#study/sync/practice-answer.ts'
import type { ReplayState } from '#study/sync/replay-state.ts'
import type { EnteredShown } from '#study/sync/shown-answer.ts'
import { enterSoloAnswer } from '#study/sync/solo-answer.ts'

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

/** How the server reads one type of event. */
interface Reader<Event> {
  refs(event: Event): EventRefs
  enter(
    replay: ReplayState,
    context: CloudGradingContext,
    event: Event,
  ): EnteredEvent | AlreadyIn | SyncRefusalCode
}

type Readers = { [T in SyncEvent['type']]: Reader<Extract<SyncEvent, { type: T }>> }

/** Of an answer that belongs to no run. */
const outsideRuns = ({ showing, copied }: ShownAnswerEvent): EventRefs => ({
  questions: [showing.questionId],
  run: null,
  block: null,
  showing: showing.id,
  isCopy: copied === true,
  isCase: false,
})

/** A reader a type: an event whose type is not here is a newer app's, and is parked. */
const READERS: Readers = {
  'solo-answer': {
    refs: ({ showing, run, copied }) => ({
      questions: [showing.questionId],
      run: { id: run.id, startedAt: Date.parse(run.startedAt) },
      block: null,
      showing: showing.id,
      isCopy: copied === true,
      isCase: false,
    }),
    enter: enterSoloAnswer,
  },
  'practice-answer': { refs: outsideRuns, enter: enterPracticeAnswer },
  'exam-answer': {
    refs: (event) => ({ ...outsideRuns(event), block: event.block.id }),
    enter: enterExamAnswer,
  },
  'daily-answer': {
    refs: ({ showingId }) => ({
      questions: [],
      run: null,
      block: null,
      showing: showingId,
      isCopy: false,
      isCase: true,
    }),
    enter: enterDailyAnswer,
  },
}

export const KNOWN_TYPES: readonly string[] = Object.keys(READERS)

const readerOf = <T extends SyncEvent['type']>(type: T) => READERS[type] as unknown as Reader<SyncEvent>

const refsOf = (event: SyncEvent): EventRefs => readerOf(event.type).refs(event)

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

export const enterEvent = (replay: ReplayState, context: CloudGradingContext, event: SyncEvent) =>
  readerOf(event.type).enter(replay, context, event)
