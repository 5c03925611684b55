import { isShownAnswer, type ShownAnswerEvent, type SyncEvent } from './event.ts'

const moved = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString()

/** Returns an answer to a question that its device showed, with its instants moved by so much (ms). */
export function shownMovedBy(event: ShownAnswerEvent, by: number): ShownAnswerEvent {
  const given = {
    answeredAt: moved(event.answeredAt, by),
    showing: { ...event.showing, shownAt: moved(event.showing.shownAt, by) },
  }
  switch (event.type) {
    case 'practice-answer':
      return { ...event, ...given }
    case 'exam-answer': {
      const { startedAt, finishedAt } = event.block
      const times = { startedAt: moved(startedAt, by), finishedAt: moved(finishedAt, by) }
      return { ...event, ...given, block: { ...event.block, ...times } }
    }
    case 'solo-answer':
      return { ...event, ...given, run: { ...event.run, startedAt: moved(event.run.startedAt, by) } }
  }
}

/** Returns an event with its instants moved by so much (ms). */
export const movedBy = (event: SyncEvent, by: number): SyncEvent =>
  isShownAnswer(event)
    ? shownMovedBy(event, by)
    : { ...event, answeredAt: moved(event.answeredAt, by), startedAt: moved(event.startedAt, by) }
