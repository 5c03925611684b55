import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { dueAt } from '#rules/memory/due.ts'
import type { Confidence } from '#rules/memory/memory.ts'
import type { Attempt } from '../attempt.ts'
import type { StudyEngine } from '../engine.ts'
import { levelUp } from '../level-up.ts'
import { revealed } from '../questions/shown.ts'
import { recordWhenRead } from '../record-when-read.ts'
import type { RecordResult } from '../recording.ts'
import type { Shown } from '../showing.ts'
import { gradePractice } from './grade.ts'

const NOT_CURRENT = refuse('not_current', 'That isn’t the question you’re practicing')
const ANSWERED = refuse('already_answered', 'You already answered this question')

type Reply = ReplyOf<'POST /api/practice/answer'>

export interface PracticeAnswer {
  showingId: string
  /** index of the chosen option as shown */
  shownIndex: number
  confidence: Confidence | null
}

function toReply(attempt: Attempt, { showing, item }: Shown, due: number): Omit<Reply, 'levelUp'> {
  return {
    isCorrect: attempt.isCorrect,
    userAnswer: showing.order.indexOf(attempt.itemIndex),
    ...revealed({ showing, item }),
    xpGained: attempt.xpGained,
    streakBonus: attempt.streakBonus,
    subject: attempt.subject,
    subtopic: attempt.subtopic,
    area: attempt.area,
    masteryChange: attempt.masteryDelta,
    dueAt: due,
    repeat: showing.practice?.repeat ?? false,
    chance: showing.practice?.chance ?? 0,
  }
}

/** When (ms) the rule of an answer comes back, as the player's memory of it stands now. */
async function dueOf({ store }: StudyEngine, attempt: Attempt): Promise<number> {
  const { topics } = await store.playerState(attempt.userId)
  const found = topics.find((one) => one.subtopic === attempt.subtopic && one.area === attempt.area)
  return found?.memory
    ? dueAt({ userId: attempt.userId, area: found.area, memory: found.memory })
    : attempt.at
}

async function replyTo(
  engine: StudyEngine,
  result: Exclude<RecordResult, { kind: 'unknown' }>,
): Promise<Reply> {
  if (result.kind === 'answered') {
    return toReply(result.attempt, result.shown, await dueOf(engine, result.attempt))
  }
  const { attempt, standing } = result.recording
  const { memory, area } = standing.area
  const due = memory ? dueAt({ userId: attempt.userId, area, memory }) : attempt.at
  return { ...toReply(attempt, result.shown, due), ...levelUp(attempt, standing.progress) }
}

/** Grades an answer of practice once. The same answer sent again gets the same reply; another answer to it is refused. */
export async function answerPractice(
  engine: StudyEngine,
  userId: string,
  { showingId, shownIndex, confidence }: PracticeAnswer,
): Promise<Reply | Refusal> {
  const result = await recordWhenRead(engine, userId, showingId, (before, at) =>
    before.shown.showing.context === 'practice'
      ? gradePractice(before, confidence, { id: uuidv7(at, randomUUID), shownIndex, at })
      : null,
  )
  if (result.kind === 'unknown' || result.shown.showing.context !== 'practice') return NOT_CURRENT
  const isSame =
    result.kind === 'recorded' || result.shown.showing.order[shownIndex] === result.attempt.itemIndex
  return isSame ? replyTo(engine, result) : ANSWERED
}
