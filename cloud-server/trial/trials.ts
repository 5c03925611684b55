import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { ShownQuestion } from '#protocol/http/solo.ts'
import type { GradedTrial } from '#protocol/http/trial.ts'
import { HOUR_MS } from '#rules/days.ts'
import { newProgress, newSubjectStats, newTopicStats } from '#rules/progress/state.ts'
import { restOfReading } from '#rules/reading.ts'
import { type Random, shuffledOrder } from '#rules/shuffle.ts'
import { newRun, SOLO_START_DIFFICULTY } from '#rules/solo/run.ts'
import { MIXED, subjectsInPlay } from '#rules/subjects.ts'
import type { Item } from '#study/item.ts'
import { levelsByNearness } from '#study/questions/pick.ts'
import { revealed, shownQuestion } from '#study/questions/shown.ts'
import type { Shown } from '#study/showing.ts'
import { recordingOf } from '#study/solo/answer.ts'
import { gradeSolo } from '#study/solo/grade.ts'
import type { StudyStore } from '#study/store.ts'
import type { Trial, TrialStore } from './store/trials.ts'

/** So long a question stays good: enough to read the answer and sign up, too short to save some up. */
const LASTS_MS = 2 * HOUR_MS

const NONE = refuse('bank_empty', 'There are no practice questions to serve yet.')
const UNKNOWN = refuse('not_found', 'This question expired. Try another one.')
const ANSWERED = refuse('already_answered', 'You already answered this question')

export interface TrialParts {
  trials: TrialStore
  store: StudyStore
  now: () => number
  random: Random
  leastAnswerMs: number
}

type Answered = Trial & { answer: NonNullable<Trial['answer']> }
/** Where an answer goes: the account and its first run. */
interface Place {
  userId: string
  runId: string
}

/** The trial as the first question of a run. */
const shownTo = ({ id, item, order, shownAt }: Trial, { userId, runId }: Place): Shown => ({
  item,
  showing: {
    id,
    userId,
    questionId: item.id,
    order,
    context: 'solo',
    runId,
    round: 1,
    hintUsed: false,
    practice: null,
    shownAt,
    answeredAt: null,
  },
})

/** Returns the XP a player gets who has never answered anything. */
function firstXp(trial: Answered): number {
  const { item, shownAt, answer } = trial
  const { subject, subtopic, area } = item
  const place = { userId: '', runId: '' }
  const standing = {
    progress: newProgress(),
    subject: newSubjectStats(subject),
    subtopic: newTopicStats(subject, subtopic, ''),
    area: newTopicStats(subject, subtopic, area),
  }
  const run = newRun(place.runId, place.userId, MIXED, shownAt)
  const given = { id: '', shownIndex: answer.choice, at: answer.at }
  const { attempt } = gradeSolo({ shown: shownTo(trial, place), standing }, run, given)
  return attempt.xpGained + attempt.streakBonus
}

function graded(trial: Answered): GradedTrial {
  const { item, order, answer } = trial
  const told = revealed({ showing: { order }, item })
  return {
    isCorrect: answer.choice === told.correctAnswer,
    userAnswer: answer.choice,
    ...told,
    subject: item.subject,
    subtopic: item.subtopic,
    xp: firstXp(trial),
  }
}

/** Returns an item of the practice pool at or near the level a run begins with, of any subject. */
async function easyItem({ store, random }: TrialParts, trialId: string): Promise<Item | null> {
  const subjects = subjectsInPlay(MIXED, random())
  for (const difficulty of levelsByNearness(SOLO_START_DIFFICULTY))
    for (const subject of subjects) {
      // Nobody has seen anything yet under this id.
      const { item } = await store.unseenItem(trialId, { pool: 'practice', subject, difficulty }, random())
      if (item) return item
    }
  return null
}

/** Puts a question before a visitor; it is stored before it is sent. */
export async function askTrial(parts: TrialParts): Promise<ShownQuestion | Refusal> {
  const { trials, now, random } = parts
  const id = randomUUID()
  const item = await easyItem(parts, id)
  if (!item) return NONE
  const shownAt = now()
  const trial = { id, item, order: shuffledOrder(item.choices.length, random), shownAt, answer: null }
  await trials.put(trial, shownAt + LASTS_MS)
  return shownQuestion(shownTo(trial, { userId: '', runId: '' }))
}

/** Grades a visitor's answer once, after it is stored. The same answer sent again gets the same reply. */
export async function answerTrial(
  { trials, now, leastAnswerMs }: TrialParts,
  { questionId, userAnswer }: { questionId: string; userAnswer: number },
): Promise<GradedTrial | Refusal> {
  const trial = await trials.read(questionId, now())
  if (!trial) return UNKNOWN
  if (!trial.answer) {
    const restMs = restOfReading(now() - trial.shownAt, leastAnswerMs)
    if (restMs > 0) await pause(restMs)
    const answer = { choice: userAnswer, at: Math.max(now(), trial.shownAt + restMs) }
    if (await trials.answer(questionId, answer)) return graded({ ...trial, answer })
  }
  const stored = trial.answer ? trial : await trials.read(questionId, now())
  if (!stored?.answer) return UNKNOWN
  return stored.answer.choice === userAnswer ? graded({ ...stored, answer: stored.answer }) : ANSWERED
}

/** Makes a visitor's answer the first one of a new account's first run. An unknown or expired one changes nothing. */
export async function keepTrial(
  { trials, store, now }: TrialParts,
  userId: string,
  trialId: string,
): Promise<void> {
  const trial = await trials.take(trialId, now())
  if (!trial?.answer) return
  const { shownAt, answer } = trial
  const run = newRun(randomUUID(), userId, MIXED, shownAt)
  await store.startRun(userId, () => run)
  const { showing, item } = shownTo(trial, { userId, runId: run.id })
  await store.show(showing, item)
  await store.record(userId, trialId, (before) => recordingOf(before, run.id, answer.choice, answer.at))
}
