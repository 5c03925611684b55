import { utcDayStart } from '../days.ts'
import { applyXp, levelOf, titleOf } from '../levels.ts'
import { ledger } from './ledger.ts'
import type { AttemptFacts, PlayerProgress, SubjectStats, TopicStats } from './state.ts'

/** One answer as it is stored, and whether it counted so far and counts from now on. */
export interface StoredAnswer extends AttemptFacts {
  id: string
  counted: boolean
  counts: boolean
  /** XP it earned when it counted last, and the streak bonus it has now */
  xpGained: number
  streakBonus: number
  masteryDelta: number
}

/** The worth of a stored answer from now on, where it is another than before. */
export interface RegradedAnswer {
  id: string
  counts: boolean
  xpGained: number
  streakBonus: number
  masteryDelta: number
}

export interface Regraded {
  progress: PlayerProgress
  subjects: SubjectStats[]
  topics: TopicStats[]
  answers: RegradedAnswer[]
}

/** Returns the effect of an answer that counts; null for a voided one. */
function enter(book: ReturnType<typeof ledger>, answer: AttemptFacts, counts: boolean) {
  if (counts) return book.add(answer)
  book.addVoided(answer)
  return null
}

/**
 * Works a player's record out again when some of their answers no longer count, or count again (design section 4,
 * Corrections): `add` each answer in the order they were accepted in, then `end`. Statistics, streaks and mastery are the
 * fold of what counts; XP changes by what the answers' own XP and bonuses change, since duels and days earn XP too, and
 * never falls below the floor of the level reached. A victory stands, and so does a day whose case was answered.
 */
export function regrading(before: PlayerProgress) {
  const is = ledger()
  /** the same answers as they were counted so far */
  const was = ledger()
  const answers: RegradedAnswer[] = []
  let change = 0
  let changeToday = 0

  return {
    add(answer: StoredAnswer): void {
      const { id, counted, counts, at, masteryDelta } = answer
      const then = enter(was, answer, counted)
      const effect = enter(is, answer, counts)
      const now: RegradedAnswer = {
        id,
        counts,
        xpGained: counts ? answer.xpGained : 0,
        streakBonus: effect ? answer.streakBonus + effect.streakBonus - (then?.streakBonus ?? 0) : 0,
        masteryDelta: effect ? effect.masteryDelta : 0,
      }
      const earned = counted ? answer.xpGained : 0
      const difference = now.xpGained + now.streakBonus - earned - answer.streakBonus
      if (counted === counts && difference === 0 && now.masteryDelta === masteryDelta) return
      answers.push(now)
      change += difference
      if (utcDayStart(at) === before.lastDailyReset) changeToday += difference
    },

    /** A mark moves memory alone, and earns nothing. */
    tell: is.tell,

    end(): Regraded {
      const totalXp = applyXp(before.totalXp, before.level, change)
      const { level, xp } = levelOf(totalXp)
      const folded = is.progress()
      return {
        answers,
        subjects: is.subjects(),
        topics: is.topics(),
        progress: {
          ...folded,
          totalXp,
          level,
          xp,
          levelTitle: titleOf(level),
          dailyXpEarned: Math.max(0, before.dailyXpEarned + changeToday),
          lastDailyReset: before.lastDailyReset,
          hasAchievedVictory: before.hasAchievedVictory || folded.hasAchievedVictory,
          victoryDate: before.victoryDate ?? folded.victoryDate,
        },
      }
    },
  }
}
