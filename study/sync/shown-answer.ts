import type { ShownAnswerEvent, SyncRefusalCode } from '#protocol/sync/event.ts'
import { type EnteredExam, enterExamAnswer } from './exam-answer.ts'
import type { GradingContext } from './grading-context.ts'
import { type EnteredPractice, enterPracticeAnswer } from './practice-answer.ts'
import type { ReplayState } from './replay-state.ts'
import { type Entered, enterSoloAnswer } from './solo-answer.ts'

/** An answer to a question that a device showed, as it is entered. */
export type EnteredShown = Entered | EnteredPractice | EnteredExam

/**
 * Judges one answer to a question that a device showed, grades it and enters it into the replay; a
 * code where it cannot have been.
 */
export const enterShownAnswer = (
  replay: ReplayState,
  context: GradingContext,
  event: ShownAnswerEvent,
): EnteredShown | SyncRefusalCode => {
  switch (event.type) {
    case 'solo-answer':
      return enterSoloAnswer(replay, context, event)
    case 'practice-answer':
      return enterPracticeAnswer(replay, context, event)
    case 'exam-answer':
      return enterExamAnswer(replay, context, event)
  }
}
