import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import type { Ratings } from '#rules/calibration/rating.ts'
import { dueAt } from '#rules/memory/due.ts'
import type { Confidence, Memory } from '#rules/memory/memory.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import { isUnpaid } from '#rules/practice/pay.ts'
import { refuseAskedAgain } from '../asked-again.ts'
import type { Attempt } from '../attempt.ts'
import { dayFull } from '../day-full.ts'
import type { StudyEngine } from '../engine.ts'
import { levelUp } from '../level-up.ts'
import { othersOn } from '../questions/others.ts'
import { revealed } from '../questions/shown.ts'
import { rankUp } from '../rank-up.ts'
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

function toReply(
  attempt: Attempt,
  { showing, item }: Shown,
  due: number,
  ratings: Ratings,
): Omit<Reply, 'levelUp' | 'rankUp'> {
  return {
    others: othersOn(ratings, item),
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
    unpaid: isUnpaid(attempt),
    chance: showing.practice?.chance ?? 0,
  }
}

/** When (ms) the rule of an answer comes back, by this memory of it. */
async function dueOf(
  { store, now }: StudyEngine,
  { userId, area, at }: Attempt,
  memory: Memory | null,
): Promise<number> {
  if (!memory) return at
  return dueAt({ userId, area, memory, examAt: examAtOf(await store.studyPlan(userId), now()) })
}

/** The memory of an answer's rule as it stands now. */
async function memoryOf({ store }: StudyEngine, attempt: Attempt): Promise<Memory | null> {
  const { topics } = await store.playerState(attempt.userId)
  const found = topics.find((one) => one.subtopic === attempt.subtopic && one.area === attempt.area)
  return found?.memory ?? null
}

async function replyTo(
  engine: StudyEngine,
  result: Exclude<RecordResult, { kind: 'unknown' | 'full' }>,
): Promise<Reply> {
  const { ratings } = await engine.store.calibration()
  if (result.kind === 'answered') {
    const { attempt, shown } = result
    return toReply(attempt, shown, await dueOf(engine, attempt, await memoryOf(engine, attempt)), ratings)
  }
  const { attempt, standing } = result.recording
  const due = await dueOf(engine, attempt, standing.area.memory)
  const reply = toReply(attempt, result.shown, due, ratings)
  // A question shown lately is no answer more of its subject.
  const rank = reply.repeat ? {} : rankUp(attempt, standing)
  return { ...reply, ...levelUp(attempt, standing.progress), ...rank }
}

/**
 * Grades an answer of practice once. The same answer sent again gets the same reply, less a rank, and less a level-up that later
 * answers have overtaken; another answer to it is refused. None is told its key while an exam block asks its question.
 */
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
  if (result.kind === 'full') return dayFull(engine.now())
  if (result.kind === 'unknown' || result.shown.showing.context !== 'practice') return NOT_CURRENT
  const { attempt } = result.kind === 'recorded' ? result.recording : result
  if (result.shown.showing.order[shownIndex] !== attempt.itemIndex) return ANSWERED
  return (await refuseAskedAgain(engine, attempt)) ?? replyTo(engine, result)
}
