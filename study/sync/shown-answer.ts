import type { ShownAnswerEvent, SyncRefusalCode } from '#protocol/sync/event.ts'
import type { GradingContext } from './grading-context.ts'
import { type EnteredPractice, enterPracticeAnswer } from './practice-answer.ts'
import type { ReplayState } from './replay-state.ts'
import { type Entered, enterSoloAnswer } from './solo-answer.ts'

/** An answer to a question that a device showed, as it is entered. */
export type EnteredShown = Entered | EnteredPractice

/** Judges one answer to a question that a device showed, grades it and enters it into the replay; a code where it cannot have been. */
export const enterShownAnswer = (
  replay: ReplayState,
  context: GradingContext,
  event: ShownAnswerEvent,
): EnteredShown | SyncRefusalCode =>
  event.type === 'solo-answer'
    ? enterSoloAnswer(replay, context, event)
    : enterPracticeAnswer(replay, context, event)
