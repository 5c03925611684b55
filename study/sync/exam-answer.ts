import type { ExamAnswerEvent, SyncRefusalCode } from '#protocol/sync/event.ts'
import type { BlockRecord } from '#protocol/sync/snapshot.ts'
import { faultInBlock } from '#rules/exam/possible.ts'
import { impossibleBeside } from '#rules/solo/possible.ts'
import { gradeExam } from '../exam/grade.ts'
import type { Recording } from '../recording.ts'
import type { Showing } from '../showing.ts'
import { type GradingContext, impossibleTold } from './grading-context.ts'
import { enterPlay, type Played, practicedOn, type RunPlay, spanOf } from './played.ts'
import { enter, type ReplayState, standingIn } from './replay-state.ts'
import { showingOf } from './showing-of.ts'

/** An answer of a block as it is entered: graded, with its showing and its block. */
export interface EnteredExam {
  kind: 'exam'
  recording: Recording & { run: null }
  showing: Showing
  block: BlockRecord
}

/** The first thing that keeps the answer out of its block, or that no person could have done; or null. */
function impossibleIn({ answers, inRuns }: Played, { block }: ExamAnswerEvent, play: RunPlay) {
  const { id, length, extra } = block
  const told = { length, extra, finishedAt: Date.parse(block.finishedAt), answered: inRuns.get(id) ?? [] }
  return faultInBlock(told, spanOf(play)) ?? impossibleBeside(answers, play)
}

/** Judges one answer of a block, grades it and enters it into the replay; a code where it cannot have been. */
export function enterExamAnswer(
  replay: ReplayState,
  context: GradingContext,
  event: ExamAnswerEvent,
): EnteredExam | SyncRefusalCode {
  const { block } = event
  const fault = impossibleTold(event, context)
  const item = context.items.get(event.showing.questionId)
  if (fault || !item) return fault ?? 'unknown_item'
  const [shownAt, at] = [Date.parse(event.showing.shownAt), Date.parse(event.answeredAt)]
  const play = { runId: block.id, questionId: item.id, shownAt, at, untimed: true, isPractice: true }
  const { played } = context
  const unplayable = played && impossibleIn(played, event, play)
  if (unplayable) return unplayable
  const showing = showingOf(context, event, {
    context: 'exam',
    runId: block.id,
    // Its place in the block is told by its time: a device may not claim one that is taken.
    round: null,
    hintUsed: false,
    practice: { repeat: context.isRepeat(event), flagged: event.flagged ?? false },
  })
  const before = { shown: { showing, item }, standing: standingIn(replay, item) }
  const practicedBefore = practicedOn(played, at)
  const recording = gradeExam(before, block.id, {
    id: event.id,
    shownIndex: event.place,
    at,
    practicedBefore,
  })
  enter(replay, recording)
  if (played) enterPlay(played, play)
  const times = { startedAt: Date.parse(block.startedAt), finishedAt: Date.parse(block.finishedAt) }
  return { kind: 'exam', recording, showing, block: { ...block, ...times } }
}
