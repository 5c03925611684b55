import type { PracticeAnswerEvent, SyncRefusalCode } from '#protocol/sync/event.ts'
import { gradePractice } from '../practice/grade.ts'
import type { Recording } from '../recording.ts'
import type { Showing } from '../showing.ts'
import { type GradingContext, impossibleTold } from './grading-context.ts'
import { enterPlay, impossiblePlay, practicedOn } from './played.ts'
import { enter, type ReplayState, standingIn } from './replay-state.ts'
import { showingOf } from './showing-of.ts'

/** An answer given in practice as it is entered: graded, with its showing. */
export interface EnteredPractice {
  kind: 'practice'
  recording: Recording & { run: null }
  showing: Showing
}

/** Answers in practice are judged together, as those of one run are. */
const PRACTICE = 'practice'

/** Judges one answer given in practice, grades it and enters it into the replay; a code where it cannot have been. */
export function enterPracticeAnswer(
  replay: ReplayState,
  context: GradingContext,
  event: PracticeAnswerEvent,
): EnteredPractice | SyncRefusalCode {
  const fault = impossibleTold(event, context)
  const item = context.items.get(event.showing.questionId)
  if (fault || !item) return fault ?? 'unknown_item'
  const [shownAt, at] = [Date.parse(event.showing.shownAt), Date.parse(event.answeredAt)]
  const play = { runId: PRACTICE, questionId: item.id, shownAt, at, isPractice: true }
  const unplayable = context.played && impossiblePlay(context.played, play)
  if (unplayable) return unplayable
  const showing = showingOf(context, event, {
    context: 'practice',
    runId: null,
    round: null,
    hintUsed: event.showing.hintUsed,
    practice: { repeat: context.isRepeat(event) },
  })
  const before = { shown: { showing, item }, standing: standingIn(replay, item) }
  const practicedBefore = practicedOn(context.played, at)
  const given = { id: event.id, shownIndex: event.place, at, practicedBefore }
  const recording = gradePractice(before, event.confidence ?? null, given)
  enter(replay, recording)
  if (context.played) enterPlay(context.played, play)
  return { kind: 'practice', recording, showing }
}
