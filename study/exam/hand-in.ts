import { randomUUID } from 'node:crypto'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { NO_CHOICE } from '#rules/daily/casefile.ts'
import type { Recording } from '../recording.ts'
import type { Showing, Shown } from '../showing.ts'
import { enter, type ReplayState, standingIn } from '../sync/replay-state.ts'
import { type Block, type OpenBlock, touched } from './block.ts'
import { gradeExam } from './grade.ts'

/** A block that was handed in, and its graded answers. */
export interface HandedIn {
  block: Block
  answers: { recording: Recording & { run: null }; showing: Showing }[]
}

/**
 * Grades a block's questions in their order and enters them into the replay. Their answers lie end to end in time and end now: each
 * was shown when the one before was answered, and took as long as the player looked at it.
 */
export function handIn(
  block: OpenBlock,
  shown: readonly Shown[],
  replay: ReplayState,
  now: number,
): HandedIn {
  const { sheet } = touched(block, now)
  // Two answers never share an instant: their order is told by it.
  const times = shown.map((_, i) => Math.max(1, sheet.marks[i]?.spentMs ?? 0))
  let at = now - times.reduce((sum, one) => sum + one, 0)
  const answers = shown.map(({ showing: unanswered, item }, i) => {
    const shownAt = at
    at += times[i] ?? 1
    const mark = sheet.marks[i]
    const { flagged = false, first = null } = mark ?? {}
    const practice = { repeat: unanswered.practice?.repeat ?? false, flagged, first }
    const showing: Showing = { ...unanswered, practice, shownAt, answeredAt: at }
    const recording = gradeExam({ shown: { showing, item }, standing: standingIn(replay, item) }, block.id, {
      id: uuidv7(at, randomUUID),
      shownIndex: mark?.place ?? NO_CHOICE,
      at,
    })
    enter(replay, recording)
    return { recording, showing }
  })
  const facts = { ...block.facts, pausedMs: sheet.clock.pausedMs }
  return { block: { ...block, facts, finishedAt: now, sheet: null }, answers }
}
