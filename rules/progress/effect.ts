import { type AnswerResult, answerXp, streakBonus } from '../answer-xp.ts'
import { clampMastery, decayedMastery, masteryChange } from '../mastery.ts'
import { remember } from '../memory/memory.ts'
import type { AttemptFacts, TopicStats } from './state.ts'

/** The change one answer made, as its player sees it. */
export interface AttemptEffect {
  xpGained: number
  /** paid outside xpGained: for right answers in a row, or on the daily for a milestone of days */
  streakBonus: number
  /** change of the area's mastery after clamping */
  masteryDelta: number
}

/** The part of a player's state that an answer's effect depends on: right answers in a row, and the area asked. */
export interface Footing {
  streak: number
  area: TopicStats
}

export const resultOf = ({ timedOut, correct }: AttemptFacts): AnswerResult =>
  timedOut ? 'timeout' : correct ? 'right' : 'wrong'

/** A topic after one more answer. */
export function practice(topic: TopicStats, facts: AttemptFacts): TopicStats {
  const before = decayedMastery(topic.mastery, topic.lastPracticedAt, facts.at)
  return {
    ...topic,
    mastery: clampMastery(
      before + masteryChange(facts.correct, facts.difficulty, facts.daily && !facts.dailyPublished),
    ),
    attempts: topic.attempts + 1,
    correct: topic.correct + (facts.correct ? 1 : 0),
    lastPracticedAt: Math.max(facts.at, topic.lastPracticedAt ?? 0),
  }
}

/** The area after one more answer: its mastery, and the memory of its rule. */
const practiceArea = (area: TopicStats, facts: AttemptFacts): TopicStats => ({
  ...practice(area, facts),
  memory: remember(area.memory, facts),
})

/** Returns the effect of one answer by itself; daily/fold.ts decides the daily's own XP and bonus. Pure. */
export function foldEffect(
  { streak, area }: Footing,
  facts: AttemptFacts,
): { after: Footing; effect: AttemptEffect } {
  const after: Footing = { streak: facts.correct ? streak + 1 : 0, area: practiceArea(area, facts) }
  return {
    after,
    effect: {
      xpGained: answerXp(resultOf(facts), facts.hintUsed),
      streakBonus: streakBonus(after.streak),
      masteryDelta: after.area.mastery - decayedMastery(area.mastery, area.lastPracticedAt, facts.at),
    },
  }
}
