import { foldDaily } from '../daily/fold.ts'
import { HOUR_MS, MINUTE_MS, utcDayStart } from '../days.ts'
import { difficultyFor, multiplierOf } from '../difficulty.ts'
import { applyXp, levelOf, titleOf } from '../levels.ts'
import { PROVISIONAL_UNTIL } from '../mastery.ts'
import { remember } from '../memory/memory.ts'
import { countPractice, isPaid, REPEAT_XP } from '../practice/pay.ts'
import { RANKS, SUPREME_ADVOCATE_CORRECT } from '../ranks.ts'
import { SUBJECTS } from '../subjects.ts'
import { type AttemptEffect, foldEffect, practice, resultOf } from './effect.ts'
import type { AttemptFacts, PlayerProgress, RecentAttempt, SubjectStats, TopicStats } from './state.ts'

/** recentAttempts keeps 50; an answer counts at most 180 s of play (design section 4, Stats). */
const RECENT_KEPT = 50
export const ANSWER_TIME_CAP_MS = 3 * MINUTE_MS

/** The state that one answer is folded into: the player, its subject, its subtopic and its area. */
export interface AttemptState {
  progress: PlayerProgress
  subject: SubjectStats
  subtopic: TopicStats
  area: TopicStats
}

/** The newest answers first by their own time; one that arrives late takes its place among them. */
function recent(list: RecentAttempt[], { correct, subject, at }: AttemptFacts): RecentAttempt[] {
  const timestamp = new Date(at).toISOString()
  const older = list.findIndex((one) => one.timestamp <= timestamp)
  return list
    .toSpliced(older < 0 ? list.length : older, 0, { correct, subject, timestamp })
    .slice(0, RECENT_KEPT)
}

const counted = (map: Record<string, number>, level: number): Record<string, number> => ({
  ...map,
  [level]: (map[level] ?? 0) + 1,
})

function study(stats: SubjectStats, facts: AttemptFacts, time: number): SubjectStats {
  const questionsAnswered = stats.questionsAnswered + 1
  const correctAnswers = stats.correctAnswers + (facts.correct ? 1 : 0)
  const level = difficultyFor(correctAnswers)
  return {
    ...stats,
    questionsAnswered,
    correctAnswers,
    currentStreak: facts.correct ? stats.currentStreak + 1 : 0,
    isProvisional: questionsAnswered < PROVISIONAL_UNTIL,
    masteryPoints: stats.masteryPoints + (facts.correct ? multiplierOf(facts.difficulty) : 0),
    currentDifficultyLevel: level,
    highestDifficultyReached: Math.max(stats.highestDifficultyReached, level),
    correctByDifficulty: facts.correct
      ? counted(stats.correctByDifficulty, facts.difficulty)
      : stats.correctByDifficulty,
    attemptsByDifficulty: counted(stats.attemptsByDifficulty, facts.difficulty),
    hoursPlayed: stats.hoursPlayed + time / HOUR_MS,
    averageTimePerQuestion:
      stats.averageTimePerQuestion + (time / 1000 - stats.averageTimePerQuestion) / questionsAnswered,
    lastMilestone: RANKS.findLast((r) => correctAnswers >= r.minCorrect)?.minCorrect ?? 0,
    recentAttempts: recent(stats.recentAttempts, facts),
  }
}

/** The XP of one answer, and the progress that the daily or practice leaves beside it. */
interface Earned {
  xpGained: number
  bonus: number
  progress: Partial<PlayerProgress>
}

function earnedBy(progress: PlayerProgress, facts: AttemptFacts, effect: AttemptEffect): Earned {
  if (facts.daily) return foldDaily(progress, facts, resultOf(facts))
  const { xpGained, streakBonus: bonus } = effect
  if (!facts.practice) return { xpGained, bonus, progress: {} }
  const day = countPractice(progress, facts.at)
  return isPaid(day, facts.at, facts.practice.before)
    ? { xpGained, bonus, progress: day }
    : { xpGained: 0, bonus: 0, progress: day }
}

/** Returns the level and the day's XP after some XP more. */
function withXp(progress: PlayerProgress, xpGained: number, at: number) {
  const totalXp = applyXp(progress.totalXp, progress.level, xpGained)
  const { level, xp } = levelOf(totalXp)
  const day = utcDayStart(at)
  // An answer that arrives late belongs to its own day, not to the one being counted now.
  const counting = progress.lastDailyReset ?? day
  const late = day < counting
  const dailyBefore = day === counting || late ? progress.dailyXpEarned : 0
  return {
    level,
    xp,
    totalXp,
    levelTitle: titleOf(level),
    dailyXpEarned: dailyBefore + (late ? 0 : xpGained),
    lastDailyReset: late ? counting : day,
  }
}

/** A question of practice answered right that had been shown lately: it refreshes the rule's memory, and is no proof of more. */
function foldRepeat(
  before: AttemptState,
  facts: AttemptFacts,
): { after: AttemptState; effect: AttemptEffect } {
  const day = countPractice(before.progress, facts.at)
  const xpGained = isPaid(day, facts.at, facts.practice?.before) ? REPEAT_XP : 0
  const progress = { ...before.progress, ...day, ...withXp(before.progress, xpGained, facts.at) }
  const area = { ...before.area, memory: remember(before.area.memory, facts) }
  return {
    after: { ...before, progress, area },
    effect: { xpGained, streakBonus: 0, masteryDelta: 0 },
  }
}

/** Whether a question of a block was left blank, which is no answer: only the block's score has it. */
const isBlank = ({ practice, timedOut }: AttemptFacts): boolean => practice !== undefined && timedOut

/** Folds one accepted answer into the player's state. Pure: the same answers in the same order give the same state. */
export function foldAttempt(
  before: AttemptState,
  facts: AttemptFacts,
): { after: AttemptState; effect: AttemptEffect } {
  if (isBlank(facts)) return { after: before, effect: { xpGained: 0, streakBonus: 0, masteryDelta: 0 } }
  if (facts.practice?.repeat && facts.correct) return foldRepeat(before, facts)
  const { progress } = before
  const { after, effect } = foldEffect({ streak: progress.currentOverallStreak, area: before.area }, facts)
  const { xpGained, bonus, progress: beside } = earnedBy(progress, facts, effect)
  const time = Math.min(Math.max(0, facts.timeSpent), ANSWER_TIME_CAP_MS)
  const subject = study(before.subject, facts, time)
  const becameSupreme =
    before.subject.correctAnswers < SUPREME_ADVOCATE_CORRECT &&
    subject.correctAnswers >= SUPREME_ADVOCATE_CORRECT
  const subjectsMastered = progress.subjectsMastered + (becameSupreme ? 1 : 0)
  const victory = subjectsMastered >= SUBJECTS.length
  return {
    effect: { ...effect, xpGained, streakBonus: bonus },
    after: {
      progress: {
        ...progress,
        ...beside,
        ...withXp(progress, xpGained + bonus, facts.at),
        totalQuestionsAnswered: progress.totalQuestionsAnswered + 1,
        totalCorrectAnswers: progress.totalCorrectAnswers + (facts.correct ? 1 : 0),
        currentOverallStreak: after.streak,
        recentAttempts: recent(progress.recentAttempts, facts),
        totalHoursPlayed: progress.totalHoursPlayed + time / HOUR_MS,
        subjectsMastered,
        hasAchievedVictory: victory,
        victoryDate: progress.victoryDate ?? (victory ? facts.at : null),
      },
      subject,
      subtopic: practice(before.subtopic, facts),
      area: after.area,
    },
  }
}
