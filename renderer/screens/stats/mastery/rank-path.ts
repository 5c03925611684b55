import { RANKS, rankFor, SUPREME_ADVOCATE_CORRECT } from '#rules/ranks.ts'
import type { SubjectProgress } from '../../../clients/stats.ts'

export interface RankStep {
  /** the rank this step leads to */
  readonly to: string
  /** how much of the step is done, 0-1 */
  readonly share: number
}

/** The way from Novice to Supreme Advocate as one step a rank, since the thresholds lie too far apart for one scale. */
export const rankSteps = (correct: number): RankStep[] =>
  RANKS.slice(1).map(({ name, minCorrect }, place) => {
    const from = RANKS[place]?.minCorrect ?? 0
    return { to: name, share: Math.min(Math.max((correct - from) / (minCorrect - from), 0), 1) }
  })

/**
 * Returns the number of right answers still to give over all subjects; answers past 15,000 in one do not count for
 * another.
 */
export function pathToVictory(subjects: readonly Pick<SubjectProgress, 'correctAnswers'>[]) {
  const done = subjects.reduce((sum, { correctAnswers }) => {
    return sum + Math.min(correctAnswers, SUPREME_ADVOCATE_CORRECT)
  }, 0)
  return {
    done,
    needed: subjects.length * SUPREME_ADVOCATE_CORRECT,
    advocates: subjects.filter(({ correctAnswers }) => rankFor(correctAnswers) === 'Supreme Advocate').length,
  }
}

/** Returns the rank after the one these right answers earned; undefined at the highest. */
export const nextRank = (correct: number) => RANKS.find(({ minCorrect }) => minCorrect > correct)

export interface NearRank {
  readonly subject: SubjectProgress['subject']
  readonly correct: number
  readonly rank: string
  readonly needed: number
  readonly left: number
}

/**
 * Returns the rank that is nearest, of the subjects answered in: the fewest right answers away, of equals the first. Null
 * before any answer, and once every subject answered in is at the highest.
 */
export function nearestRank(
  subjects: readonly Pick<SubjectProgress, 'subject' | 'correctAnswers' | 'questionsAnswered'>[],
): NearRank | null {
  const ways = subjects.flatMap(({ subject, correctAnswers: correct, questionsAnswered }): NearRank[] => {
    const next = nextRank(correct)
    if (questionsAnswered === 0 || !next) return []
    const { name, minCorrect } = next
    return [{ subject, correct, rank: name, needed: minCorrect, left: minCorrect - correct }]
  })
  return ways.toSorted((a, b) => a.left - b.left)[0] ?? null
}
