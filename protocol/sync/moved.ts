import type { SoloAnswerEvent, SyncEvent } from './event.ts'

const moved = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString()

/** Returns an answer of a run with its instants moved by so much (ms). */
export const soloMovedBy = (event: SoloAnswerEvent, by: number): SoloAnswerEvent => ({
  ...event,
  answeredAt: moved(event.answeredAt, by),
  run: { ...event.run, startedAt: moved(event.run.startedAt, by) },
  showing: { ...event.showing, shownAt: moved(event.showing.shownAt, by) },
})

/** Returns an event with its instants moved by so much (ms). */
export const movedBy = (event: SyncEvent, by: number): SyncEvent =>
  event.type === 'solo-answer'
    ? soloMovedBy(event, by)
    : { ...event, answeredAt: moved(event.answeredAt, by), startedAt: moved(event.startedAt, by) }
