import { z } from 'zod'
import { MINUTE_MS } from '#rules/days.ts'
import { CONFIDENCES } from '#rules/memory/memory.ts'
import { playableSubject } from '../http/solo.ts'
import { toldInstant } from '../instant.ts'
import { dailyAnswerEvent } from './daily-answer.ts'
import { examFacts } from './exam-block.ts'

const place = z.int().min(-1).max(99)

/** An id in small letters, as PostgreSQL returns each: what is looked up by it is found. */
const eventId = z.uuid().lowercase()

/** The fields of every answer to a question that the device itself put before the player: what was shown and chosen. */
const shownAnswer = {
  /** the attempt's own id; named by time, never ordered by it (design section 7) */
  id: eventId,
  showing: z.object({
    id: eventId,
    questionId: z.string().min(1).max(200),
    /** order[i] is the item's own index of the option at place i */
    order: z.array(place).min(1).max(10),
    hintUsed: z.boolean(),
    shownAt: toldInstant,
  }),
  /** place of the chosen option as shown */
  place,
  answeredAt: toldInstant,
  /**
   * whether the device only holds a copy of it: it was given on another device or on the web, and the order of the options and
   * the run are told as far as the device knows them. A server that was restored may have lost the answer itself.
   */
  copied: z.boolean().optional(),
  /** whether its instants are the server's own, which had accepted it before it was restored: they are not rebased */
  isServerTime: z.boolean().optional(),
}

/**
 * One answer of a solo run, as the device recorded it. It says what was shown and chosen, never how it was graded: the
 * server grades it again. A run is told by each of its answers, since any of them may be the first to arrive.
 */
const soloAnswerEvent = z.object({
  type: z.literal('solo-answer'),
  run: z.object({ id: eventId, subject: playableSubject, startedAt: toldInstant }),
  ...shownAnswer,
})

/** One answer given in practice, which has no run. */
const practiceAnswerEvent = z.object({
  type: z.literal('practice-answer'),
  ...shownAnswer,
  confidence: z.enum(CONFIDENCES).optional(),
})

/**
 * One answer of a block that was handed in; place -1 for none. A block is told by each of its answers, which lie end to end in
 * time: each was shown when the one before was answered.
 */
const examAnswerEvent = z.object({
  type: z.literal('exam-answer'),
  ...shownAnswer,
  block: examFacts.extend({ id: eventId, startedAt: toldInstant, finishedAt: toldInstant }),
  flagged: z.boolean().optional(),
})

/**
 * Every event a device may push, told apart by `type`. A server that knows no schema of its kind parks it. docs/changes.md
 * has every place that a new kind touches.
 */
export const syncEvent = z.discriminatedUnion('type', [
  soloAnswerEvent,
  practiceAnswerEvent,
  examAnswerEvent,
  dailyAnswerEvent,
])

/** The types of events there are. */
export const EVENT_TYPES: readonly string[] = syncEvent.options.map(({ shape }) => shape.type.value)

/** The fields every event of any version has: enough to give a verdict on it. */
export const eventEnvelope = z.looseObject({ id: eventId, type: z.string().min(1).max(60) })

export type SoloAnswerEvent = z.infer<typeof soloAnswerEvent>
export type PracticeAnswerEvent = z.infer<typeof practiceAnswerEvent>
export type ExamAnswerEvent = z.infer<typeof examAnswerEvent>
/** An answer to a question that the device itself put before the player. */
export type ShownAnswerEvent = SoloAnswerEvent | PracticeAnswerEvent | ExamAnswerEvent
export type SyncEvent = z.infer<typeof syncEvent>
export type EventEnvelope = z.infer<typeof eventEnvelope>

export function isShownAnswer(event: SyncEvent): event is ShownAnswerEvent {
  switch (event.type) {
    case 'solo-answer':
    case 'practice-answer':
    case 'exam-answer':
      return true
    case 'daily-answer':
      return false
  }
}

/** Why an event is refused for good. */
export const SYNC_REFUSALS = [
  'malformed', // of a known type, but not of its shape
  'id_taken', // the id is another event's
  'unknown_item', // no such question may be asked here
  'other_subject', // its run is of another subject
  'bad_order', // the options shown are not the question's own
  'option_out_of_range',
  'answered_before_shown', // or shown before its run began
  'before_account', // shown before the account was made
  'from_the_future', // beyond a fair difference of clocks
  'overlapping', // shown while the device still had another question of the run, or the block, open
  'too_fast', // ten answers in a row took less than 2 s each
  'other_level', // far above the level of its run
  'seen_lately', // the same question for the third time in ten minutes
  'too_many_that_day', // more than a day holds
  'block_full', // its exam block has all its answers
  'outside_block', // shown before its exam block could have begun, or answered after that was handed in
  'already_answered', // this showing was answered by another event
  'solo_waiting', // its run began within the 24 hours after the last life of another
  'run_over', // its run had no life left
  'unknown_case', // no such case of a day was put before this player
  'case_answered', // the day's case was answered otherwise, on another device
] as const

export type SyncRefusalCode = (typeof SYNC_REFUSALS)[number]

/** A device's clock may be ahead of the server's by this much (ms). */
export const CLOCK_SKEW_MS = 5 * MINUTE_MS
