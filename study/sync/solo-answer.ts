import type { SoloAnswerEvent, SyncRefusalCode } from '#protocol/sync/event.ts'
import { begunAt, brokenWait, isOver, unscored } from '#rules/solo/parallel.ts'
import { isAboveRun } from '#rules/solo/possible.ts'
import { newRun, type SoloRun } from '#rules/solo/run.ts'
import { MIXED } from '#rules/subjects.ts'
import type { Item } from '../item.ts'
import type { Recording } from '../recording.ts'
import type { Showing } from '../showing.ts'
import { gradeSolo } from '../solo/grade.ts'
import { type GradingContext, impossibleTold } from './grading-context.ts'
import { enterPlay, impossiblePlay, type Played, type RunPlay } from './played.ts'
import { enter, type ReplayState, standingIn } from './replay-state.ts'
import { showingOf } from './showing-of.ts'

/** An answer as it is entered: graded, with its showing, whose round is the run's own. */
export interface Entered {
  kind: 'solo'
  recording: Recording & { run: SoloRun }
  showing: Showing
}

const ms = (instant: string): number => Date.parse(instant)

/** The first thing that makes the answer impossible, or null. */
function impossible(event: SoloAnswerEvent, context: GradingContext): SyncRefusalCode | null {
  const { showing, run } = event
  const item = context.items.get(showing.questionId)
  if (item && run.subject !== MIXED && item.subject !== run.subject) return 'other_subject'
  if (ms(showing.shownAt) < ms(run.startedAt)) return 'answered_before_shown'
  return impossibleTold(event, context)
}

/** The run the answer belongs to: as the replay has it, or new. */
function runOf({ run, answeredAt }: SoloAnswerEvent, replay: ReplayState, userId: string): SoloRun {
  const known = replay.runs.get(run.id)
  if (known) return known
  const startedAt = ms(run.startedAt)
  const fresh = newRun(run.id, userId, run.subject, startedAt)
  // It is this answer that makes the run known. A device may tell the run begun before another ended, but not play it later.
  const waitedFor = brokenWait(begunAt(startedAt, ms(answeredAt)), replay.runs.values())
  return waitedFor ? unscored(fresh, waitedFor) : fresh
}

/** Whether the question lies higher than its run could have brought it; not told where the play is not judged. */
function isTooHigh(item: Item, run: SoloRun, replay: ReplayState, played: Played): boolean {
  const { subject, difficulty } = item
  return isAboveRun({
    run: run.difficulty,
    question: difficulty,
    answered: replay.subjects.get(subject)?.questionsAnswered ?? 0,
    easier: played.countItems(subject, run.difficulty, difficulty - 1),
  })
}

/** The first thing about the play that no person could have done, or null. */
function impossibleIn(
  play: RunPlay,
  item: Item,
  run: SoloRun,
  replay: ReplayState,
  played: Played | null,
): SyncRefusalCode | null {
  if (!played) return null
  if (isTooHigh(item, run, replay, played)) return 'other_level'
  return impossiblePlay(played, play)
}

/**
 * Judges one answer of a device by the rules of play, grades it and enters it into the replay; a code where it cannot
 * have been. The cloud accepts by it and the desktop reckons its local view by it, so both come to the same.
 */
export function enterSoloAnswer(
  replay: ReplayState,
  context: GradingContext,
  event: SoloAnswerEvent,
): Entered | SyncRefusalCode {
  const fault = impossible(event, context)
  const item = context.items.get(event.showing.questionId)
  if (fault || !item) return fault ?? 'unknown_item'
  const run = runOf(event, replay, context.userId)
  const at = ms(event.answeredAt)
  const play = { runId: run.id, questionId: item.id, shownAt: ms(event.showing.shownAt), at }
  const unplayable = impossibleIn(play, item, run, replay, context.played)
  if (unplayable) return unplayable
  const showing = showingOf(context, event, {
    context: 'solo',
    runId: run.id,
    // An answer given past the end, by a device that did not know of it, is of no round.
    round: isOver(run) ? null : run.round,
    hintUsed: event.showing.hintUsed,
    practice: null,
  })
  const before = { shown: { showing, item }, standing: standingIn(replay, item) }
  const graded = gradeSolo(before, run, { id: event.id, shownIndex: event.place, at })
  // A run set aside for a later one stays so while it has lives.
  const after = isOver(graded.run) ? graded.run : { ...graded.run, endedAt: run.endedAt }
  const recording = { ...graded, run: after }
  enter(replay, recording)
  // Nothing of a run depends on it, but practice that asks the question again does.
  context.isRepeat(event)
  if (context.played) enterPlay(context.played, play)
  return { kind: 'solo', recording, showing }
}
