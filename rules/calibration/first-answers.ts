import { memoryTerm, type ShownTerms, termsOf } from '../ability/ability.ts'
import { DAY_MS, MINUTE_MS } from '../days.ts'
import { type Confidence, type Memory, remember } from '../memory/memory.ts'
import type { Subject } from '../subjects.ts'
import { answerRecord } from './answer-record.ts'
import { meetings, type Newness } from './met.ts'
import { playerAbility } from './player-ability.ts'
import type { MeasuredPool } from './pools.ts'
import { ratingKey, weightOf } from './rating.ts'

/** One answer of a player in any mode. */
export interface PlayersAnswer {
  question: { id: string; family: string | null; path: string; level: number; pool: MeasuredPool | 'daily' }
  subject: Subject
  subtopic: string
  area: string
  isRight: boolean
  timedOut: boolean
  hintUsed: boolean
  confidence: Confidence | null
  /** from shown to answered */
  spentMs: number
  /**
   * whether its question, which stands, may be measured by its mode: one of practice by practice, an exam block or solo, a ranked
   * one by a live duel between people
   */
  measures: boolean
  /** instant in ms */
  at: number
}

/** A first answer that a question is measured by. */
export interface FirstAnswer {
  pool: MeasuredPool
  subject: Subject
  key: string
  level: number
  /** the player's ability in the subject, moved by memory, in logits */
  strength: number
  isRight: boolean
  weight: number
  /** what the shown chance goes by, as it was before the answer */
  terms: ShownTerms
}

/** An answer given faster wasn't read, and one that took longer was left lying. */
const LEAST_MS = 6_000
const MOST_MS = 15 * MINUTE_MS
/** A player is measured by once the account is so old, and so many questions were met. */
export const LEAST_AGE_MS = 7 * DAY_MS
export const LEAST_MET = 20
/** Of a UTC day's answers the later ones don't count. */
const MOST_A_DAY = 60
/** An answer no longer counts after so long: the law and the texts change. */
const KEPT_MS = 365 * DAY_MS
/** The last answers that tell whether a player reads at all; at so few right, or so fast, they don't. */
const LOOKED_AT = 50
const CHANCE_SHARE = 16 / 50
const LEAST_MEDIAN_MS = 10_000

/** Whether a player's last answers look like those of someone who reads the questions. */
function reads(answers: readonly PlayersAnswer[]): boolean {
  const last = answers.slice(-LOOKED_AT)
  const times = last.map(({ spentMs }) => spentMs).sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? 0
  return (
    last.filter(({ isRight }) => isRight).length > CHANCE_SHARE * last.length && median >= LEAST_MEDIAN_MS
  )
}

/** A player whose answers are looked at; `createdAt` in ms. */
export interface AnsweringPlayer {
  id: string
  createdAt: number
  /** all answers, in the order they were given */
  answers: readonly PlayersAnswer[]
}

/** Whether an answer counts by its time, its mode and all that its player did before. */
function counts({ measures, spentMs, at }: PlayersAnswer, newness: Newness, createdAt: number, now: number) {
  return (
    measures &&
    newness.key &&
    spentMs >= LEAST_MS &&
    spentMs <= MOST_MS &&
    at - createdAt >= LEAST_AGE_MS &&
    now - at <= KEPT_MS &&
    newness.metBefore >= LEAST_MET &&
    newness.ofDay <= MOST_A_DAY
  )
}

/**
 * Returns the answers of a player that questions are measured by: the first to each key, without a hint, in a reasonable time,
 * from a player who has played a while and reads. `hardnessOf` is how hard a question is taken to be so far.
 */
export function firstAnswers(
  { createdAt, answers }: Omit<AnsweringPlayer, 'id'>,
  hardnessOf: (question: PlayersAnswer['question']) => number,
  now: number,
): FirstAnswer[] {
  if (!reads(answers)) return []
  const ability = playerAbility()
  const record = answerRecord()
  const memories = new Map<string, Memory | null>()
  const meet = meetings()
  return answers.flatMap((answer) => {
    const { question, subject, subtopic, area, isRight, timedOut, hintUsed, confidence, at } = answer
    const { pool, level } = question
    const key = ratingKey(question)
    const rule = JSON.stringify([subject, subtopic, area])
    const memory = memories.get(rule) ?? null
    const newness = meet(question.id, key, at)
    const told = { correct: isRight, timedOut, hintUsed, path: question.path, at }
    memories.set(rule, remember(memory, confidence ? { ...told, confidence } : told))
    const known = newness.question && !hintUsed && !timedOut
    const isCounted = known && pool !== 'daily' && counts(answer, newness, createdAt, now)
    const terms = isCounted && termsOf(record.abilityIn(subject) - hardnessOf(question), memory, at)
    record.add(answer)
    if (!known) return []
    const strength = ability.in(subject) + (memory ? memoryTerm(memory, at) : 0)
    const weight = weightOf(question.family)
    ability.learn({ subject, lead: strength - hardnessOf(question), isRight, weight, at })
    return terms ? [{ pool, subject, key, level, strength, isRight, weight, terms }] : []
  })
}
