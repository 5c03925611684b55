import { GUESS, hardness, logistic } from '#rules/ability/ability.ts'
import { type AnsweringPlayer, firstAnswers, type PlayersAnswer } from '#rules/calibration/first-answers.ts'
import { measuring } from '#rules/calibration/measure.ts'
import { type Ratings, ratingKey } from '#rules/calibration/rating.ts'
import { DAY_MS } from '#rules/days.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { normal, seeded } from '../../support/random.ts'

export const START = Date.parse('2026-11-01T12:00:00Z')
export const NOW = START + 60 * DAY_MS

/** A question as simulated players meet it. */
export interface Simulated {
  id: string
  level: number
  subject: (typeof SUBJECTS)[number]
  /** hardness, in logits, which the level tells in part */
  truth: number
}

/** Questions of every level and subject, harder and easier than their level says. */
export function questions(count: number, seed: number): Simulated[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const level = 1 + (i % 10)
    return {
      id: `question-${i}`,
      level,
      subject: SUBJECTS[i % SUBJECTS.length] as Simulated['subject'],
      truth: hardness(level) + 0.7 * normal(random),
    }
  })
}

export const answerTo = (
  { id, level, subject }: Simulated,
  isRight: boolean,
  place: number,
  rest: Partial<PlayersAnswer> = {},
): PlayersAnswer => ({
  question: { id, family: null, path: id, level, pool: 'practice' },
  ...{ subject, subtopic: 'Any', area: id, isRight },
  ...{ timedOut: false, hintUsed: false, confidence: null, spentMs: 60_000, measures: true },
  // Twenty a day, an old account.
  at: START + Math.floor(place / 20) * DAY_MS + (place % 20) * 120_000,
  ...rest,
})

export interface Habits {
  /** whether the answer is right, where it isn't left to ability */
  right?: (question: Simulated) => boolean | null
  rest?: Partial<PlayersAnswer>
  createdAt?: number
}

/** Returns a player with answers to so many of the questions, in an order of their own. */
export function player(
  all: readonly Simulated[],
  answers: number,
  seed: number,
  { right, rest, createdAt = START - 30 * DAY_MS }: Habits = {},
): AnsweringPlayer {
  const random = seeded(seed)
  const ability = normal(random)
  const offsets = new Map(SUBJECTS.map((subject) => [subject, 0.4 * normal(random)]))
  const order = all
    .map((question) => ({ question, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, answers)
  return {
    id: `player-${seed}`,
    createdAt,
    answers: order.map(({ question }, i) => {
      const chance =
        GUESS + (1 - GUESS) * logistic(ability + (offsets.get(question.subject) ?? 0) - question.truth)
      const byAbility = random() < chance
      return answerTo(question, right?.(question) ?? byAbility, i, rest)
    }),
  }
}

export const crowd = (all: readonly Simulated[], players: number, answers: number, seed: number) =>
  Array.from({ length: players }, (_, i) => player(all, answers, seed * 100_000 + i))

/** The ratings after one night. */
export function night(players: readonly AnsweringPlayer[], before: Ratings = new Map()): Ratings {
  const measured = measuring()
  const hardnessOf = (question: PlayersAnswer['question']) =>
    before.get(ratingKey(question))?.hardness ?? hardness(question.level)
  for (const one of players) for (const answer of firstAnswers(one, hardnessOf, NOW)) measured.take(answer)
  return measured.ratings(before)
}

/** The ratings after so many nights, each from those of the one before. */
export function nights(count: number, players: readonly AnsweringPlayer[]): Ratings {
  let ratings: Ratings = new Map()
  for (let i = 0; i < count; i++) ratings = night(players, ratings)
  return ratings
}
