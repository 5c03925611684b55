import { foldDaily } from '../daily/fold.ts'
import { utcDate } from '../days.ts'
import type { Memory } from '../memory/memory.ts'
import type { AttemptEffect } from './effect.ts'
import { foldAttempt } from './fold.ts'
import {
  type AttemptFacts,
  isSubjectMet,
  isTopicMet,
  newProgress,
  newSubjectStats,
  newTopicStats,
  type SubjectStats,
  type TopicStats,
} from './state.ts'

/**
 * Where answers, folded one after another in the order they were accepted in, leave a player. It knows the days of the
 * cases it was given, so `dailyDays` need not be said.
 */
export function ledger() {
  let progress = newProgress()
  const subjects = new Map<string, SubjectStats>()
  const topics = new Map<string, TopicStats>()
  const days = new Set<string>()

  /** An answer with the days before it, where its case's day is earlier than the last one answered. */
  function placed(facts: AttemptFacts): AttemptFacts {
    if (!facts.daily) return facts
    const dailyDate = facts.dailyDate ?? utcDate(facts.at)
    const isLate = progress.lastDailyDate !== null && progress.lastDailyDate > dailyDate
    const known = { ...facts, dailyDate, ...(isLate ? { dailyDays: [...days] } : {}) }
    if (!facts.timedOut && !facts.dailyExpired) days.add(dailyDate)
    return known
  }

  return {
    add(given: AttemptFacts): AttemptEffect {
      const facts = placed(given)
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
      if (isSubjectMet(after.subject)) subjects.set(subject, after.subject)
      if (isTopicMet(after.subtopic)) topics.set(topic(''), after.subtopic)
      if (isTopicMet(after.area)) topics.set(topic(area), after.area)
      return effect
    },

    /** A voided answer: nothing of it counts but that its day's case was answered (design section 4, Daily). */
    addVoided(given: AttemptFacts): void {
      if (!given.daily) return
      const facts = placed(given)
      progress = {
        ...progress,
        ...foldDaily(progress, facts, facts.timedOut ? 'timeout' : 'wrong').progress,
      }
    },

    /** A mark moves the memory of a rule that was met. */
    tell(
      { subject, subtopic, area }: Pick<TopicStats, 'subject' | 'subtopic' | 'area'>,
      change: (memory: Memory) => Memory,
    ): void {
      const key = JSON.stringify([subject, subtopic, area])
      const found = topics.get(key)
      if (found?.memory) topics.set(key, { ...found, memory: change(found.memory) })
    },

    progress: () => progress,
    subjects: () => [...subjects.values()],
    topics: () => [...topics.values()],
  }
}
