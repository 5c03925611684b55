import { type AttemptEffect, foldEffect } from '#rules/progress/effect.ts'
import { newTopicStats, type TopicStats } from '#rules/progress/state.ts'
import type { ScoredRound } from '../model/answers.ts'

/**
 * How a player gets on in a duel, as its results tell it: provisional, since the settlement alone changes an account.
 * Each round is folded once, on top of those before it.
 */
export interface Progress {
  /** right answers in a row */
  streak: number
  /** the areas asked, by `areaKey`; a missing one was never practiced */
  areas: Map<string, TopicStats>
  /** of the rounds folded so far */
  effects: AttemptEffect[]
}

type AreaName = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

const areaKey = ({ subject, subtopic, area }: AreaName): string => [subject, subtopic, area].join('\n')

export const progressFrom = (streak: number, areas: readonly TopicStats[]): Progress => ({
  streak,
  areas: new Map(areas.map((one) => [areaKey(one), one])),
  effects: [],
})

/** Returns the effect of a round; `scoredFrom` gives the rounds up to it that were not folded yet. Undefined before the first. */
export function effectOf(
  progress: Progress,
  round: number,
  scoredFrom: (round: number) => readonly ScoredRound[],
): AttemptEffect | undefined {
  for (const { facts } of scoredFrom(progress.effects.length + 1)) {
    const key = areaKey(facts)
    const area = progress.areas.get(key) ?? newTopicStats(facts.subject, facts.subtopic, facts.area)
    const { after, effect } = foldEffect({ streak: progress.streak, area }, facts)
    progress.streak = after.streak
    progress.areas.set(key, after.area)
    progress.effects.push(effect)
  }
  return progress.effects[round - 1]
}
