import { streakBonus } from '../answer-xp.ts'
import { utcDayStart } from '../days.ts'
import { applyXp, levelOf, titleOf } from '../levels.ts'
import { type AttemptEffect, foldAttempt } from './fold.ts'
import {
  type AttemptFacts,
  newProgress,
  newSubjectStats,
  newTopicStats,
  type PlayerProgress,
  type SubjectStats,
  type TopicStats,
} from './state.ts'

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

/** What a stored answer is worth from now on, where that is not what it was worth. */
export interface MendedAnswer {
  id: string
  counts: boolean
  xpGained: number
  streakBonus: number
  masteryDelta: number
}

export interface Mended {
  progress: PlayerProgress
  subjects: SubjectStats[]
  topics: TopicStats[]
  answers: MendedAnswer[]
}

/** Where answers, folded one after another, leave a player. */
function ledger() {
  let progress = newProgress()
  const subjects = new Map<string, SubjectStats>()
  const topics = new Map<string, TopicStats>()
  return {
    add(facts: AttemptFacts): AttemptEffect {
      const { subject, subtopic, area } = facts
      const topic = (name: string) => JSON.stringify([subject, subtopic, name])
      const { after, effect } = foldAttempt(
        {
          progress,
          subject: subjects.get(subject) ?? newSubjectStats(subject),
          subtopic: topics.get(topic('')) ?? newTopicStats(subject, subtopic, ''),
          area: topics.get(topic(area)) ?? newTopicStats(subject, subtopic, area),
        },
        facts,
      )
      progress = after.progress
      subjects.set(subject, after.subject)
      topics.set(topic(''), after.subtopic)
      topics.set(topic(area), after.area)
      return effect
    },
    progress: () => progress,
    subjects: () => [...subjects.values()],
    topics: () => [...topics.values()],
  }
}

/**
 * Works a player's record out again when some of their answers count no more, or count again (design section 4,
 * Corrections): `add` each answer in the order they were accepted in, then `end`. Statistics, streaks and mastery are the
 * fold of what counts; XP changes by what the answers' own XP and bonuses change, since duels and days earn XP too, and
 * never falls below the floor of the level reached. A victory stands.
 */
export function mending(before: PlayerProgress) {
  const is = ledger()
  /** right answers in a row as they were counted so far */
  let streakThen = 0
  const answers: MendedAnswer[] = []
  let change = 0
  let changeToday = 0

  return {
    add(answer: StoredAnswer): void {
      const { id, counted, counts, at, masteryDelta } = answer
      if (counted) streakThen = answer.correct ? streakThen + 1 : 0
      const bonusThen = counted ? streakBonus(streakThen) : 0
      const effect = counts ? is.add(answer) : null
      const now: MendedAnswer = {
        id,
        counts,
        xpGained: counts ? answer.xpGained : 0,
        streakBonus: effect ? answer.streakBonus + effect.streakBonus - bonusThen : 0,
        masteryDelta: effect ? effect.masteryDelta : 0,
      }
      const earned = counted ? answer.xpGained : 0
      const difference = now.xpGained + now.streakBonus - earned - answer.streakBonus
      if (counted === counts && difference === 0 && now.masteryDelta === masteryDelta) return
      answers.push(now)
      change += difference
      if (utcDayStart(at) === before.lastDailyReset) changeToday += difference
    },

    end(): Mended {
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
