import { randomUUID } from 'node:crypto'
import type { PracticeAnswerEvent } from '#protocol/sync/event.ts'
import type { Rescued } from '../../../electron/engine/store/damaged.ts'
import { bankItems } from './bank.ts'

const bank = bankItems('practice', 2)
const iso = (at: number) => new Date(at).toISOString()

/** Answers in practice, a minute apart. */
export const practiced = (count: number, since: number): PracticeAnswerEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    type: 'practice-answer',
    id: randomUUID(),
    showing: {
      id: randomUUID(),
      questionId: bank[i % bank.length]?.id ?? '',
      order: [0, 1, 2, 3],
      hintUsed: false,
      shownAt: iso(since + i * 60_000 - 20_000),
    },
    place: 0,
    answeredAt: iso(since + i * 60_000),
  }))

/** Answers as they're found in a damaged file that holds nothing else. */
export const rescued = (events: PracticeAnswerEvent[]): Rescued => ({
  ...{ events, sealed: [], marks: [], block: null, questions: [], user: null },
  thread: { cleared: false, messages: [] },
})
