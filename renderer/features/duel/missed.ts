import type { ReviewedQuestion } from '#protocol/http/duels.ts'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'

/** As many as a player can go over at once. */
const SHOWN = 3

const wasMissed = ({ yourAnswer, correctIndex }: ReviewedQuestion): boolean => yourAnswer !== correctIndex

/**
 * Returns the misses to go over first, three at most: those the opponent had before those that both missed, and the easier
 * ones first, since they come back soonest.
 */
export function missesToReview(questions: readonly ReviewedQuestion[]): ReviewedQuestion[] {
  const theirs = ({ opponentAnswer, correctIndex }: ReviewedQuestion): number =>
    opponentAnswer === correctIndex ? 0 : 1
  return questions
    .filter(wasMissed)
    .toSorted((a, b) => theirs(a) - theirs(b) || a.difficulty - b.difficulty || a.round - b.round)
    .slice(0, SHOWN)
}

/** Returns the rules of these, each once; one that an older server doesn't name is left out. */
export function rulesOf(misses: readonly ReviewedQuestion[]): RuleTopic[] {
  const rules = misses.flatMap(({ subject, subtopic, area }) =>
    area === undefined ? [] : [{ subject, subtopic, area }],
  )
  return rules.filter((rule, i) => rules.findIndex((other) => areaKey(other) === areaKey(rule)) === i)
}

/** Returns the subject that all of these are in; all subjects where they're of several. */
export function subjectOf(misses: readonly ReviewedQuestion[]): PlayableSubject {
  const [first, ...others] = new Set(misses.map(({ subject }) => subject))
  return first !== undefined && others.length === 0 ? first : MIXED
}
