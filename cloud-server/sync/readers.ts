import { type SyncEvent, type SyncRefusalCode, syncEvent } from '#protocol/sync/event.ts'
import type { Book } from '#study/sync/book.ts'
import { type Entered, enterSoloAnswer, type Grounds } from '#study/sync/solo-answer.ts'

/** What one kind of event asks of the server. A kind that writes more than an answer says so here. */
interface Reader<Event> {
  /** practice questions to look up before it is judged */
  questions(event: Event): readonly string[]
  /** the run it belongs to and when (ms) that began, where there is one */
  run(event: Event): { id: string; startedAt: number } | null
  /** the showing it answers */
  showing(event: Event): string
  enter(book: Book, grounds: Grounds, event: Event): Entered | SyncRefusalCode
}

type Readers = { [T in SyncEvent['type']]: Reader<Extract<SyncEvent, { type: T }>> }

/** A reader a type: an event whose type is not here is a newer app's, and is parked. */
export const READERS: Readers = {
  'solo-answer': {
    questions: ({ showing }) => [showing.questionId],
    run: ({ run }) => ({ id: run.id, startedAt: Date.parse(run.startedAt) }),
    showing: ({ showing }) => showing.id,
    enter: enterSoloAnswer,
  },
}

export const KNOWN_TYPES: readonly string[] = Object.keys(READERS)

/** The event of a known type, or null when it is not of its shape. */
export const readEvent = (body: unknown): SyncEvent | null => syncEvent.safeParse(body).data ?? null
