import { type SyncEvent, type SyncRefusalCode, syncEvent } from '#protocol/sync/event.ts'
import type { Book } from '#study/sync/book.ts'
import { type AlreadyIn, type Cases, type EnteredDaily, enterDailyAnswer } from '#study/sync/daily-answer.ts'
import { type Entered, enterSoloAnswer, type Grounds } from '#study/sync/solo-answer.ts'

/** What the server judges a page by. */
export interface CloudGrounds extends Grounds {
  now: number
  cases: Cases
}

export type EnteredEvent = Entered | EnteredDaily

/** What an event names, to be looked up before it is judged. */
export interface Named {
  /** practice questions */
  questions: readonly string[]
  /** the run it belongs to and when (ms) that began, where there is one */
  run: { id: string; startedAt: number } | null
  /** the showing it answers */
  showing: string
  /** whether that is of a day's case, made by the server; a device makes those of its runs itself */
  isCase: boolean
}

/** What one kind of event asks of the server. */
interface Reader<Event> {
  names(event: Event): Named
  enter(book: Book, grounds: CloudGrounds, event: Event): EnteredEvent | AlreadyIn | SyncRefusalCode
}

type Readers = { [T in SyncEvent['type']]: Reader<Extract<SyncEvent, { type: T }>> }

/** A reader a type: an event whose type is not here is a newer app's, and is parked. */
const READERS: Readers = {
  'solo-answer': {
    names: ({ showing, run }) => ({
      questions: [showing.questionId],
      run: { id: run.id, startedAt: Date.parse(run.startedAt) },
      showing: showing.id,
      isCase: false,
    }),
    enter: enterSoloAnswer,
  },
  'daily-answer': {
    names: ({ showingId }) => ({ questions: [], run: null, showing: showingId, isCase: true }),
    enter: enterDailyAnswer,
  },
}

export const KNOWN_TYPES: readonly string[] = Object.keys(READERS)

/** The event of a known type, or null when it is not of its shape. */
export const readEvent = (body: unknown): SyncEvent | null => syncEvent.safeParse(body).data ?? null

const readerOf = <T extends SyncEvent['type']>(type: T) => READERS[type] as unknown as Reader<SyncEvent>

export const namedBy = (event: SyncEvent): Named => readerOf(event.type).names(event)

export const enterEvent = (book: Book, grounds: CloudGrounds, event: SyncEvent) =>
  readerOf(event.type).enter(book, grounds, event)
