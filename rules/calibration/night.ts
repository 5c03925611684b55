import { chanceBy, hardness, type ShownWeights } from '../ability/ability.ts'
import { type ChanceGroup, chanceRecord } from './chance-record.ts'
import { type AnsweringPlayer, firstAnswers, type PlayersAnswer } from './first-answers.ts'
import { type Measuring, measuring } from './measure.ts'
import { MEASURED_POOLS, type MeasuredPool } from './pools.ts'
import { type Ratings, ratingKey } from './rating.ts'
import { type Refit, refitting } from './refit.ts'

/** How hard questions are told to be in each pool, and the weights that chances are told by. */
export interface ToldByPool {
  ratings: Readonly<Record<MeasuredPool, Ratings>>
  shown: ShownWeights
}

/** The result of a night: what is told from now on, and how chances held until now. */
export interface NightFound extends ToldByPool {
  groups: ChanceGroup[]
  refit: Refit | null
}

/** A night's measuring, by players given one after another. */
export interface Night {
  take(player: AnsweringPlayer): void
  found(): NightFound
}

const byPool = <T>(of: (pool: MeasuredPool) => T): Record<MeasuredPool, T> =>
  Object.fromEntries(MEASURED_POOLS.map((pool) => [pool, of(pool)])) as Record<MeasuredPool, T>

/** Measures each pool by itself; `before` is what was told until now, `now` an instant in ms. */
export function measuringNight(before: ToldByPool, now: number): Night {
  const measured = byPool((): Measuring => measuring())
  const chances = chanceRecord()
  const learning = refitting()
  const hardnessOf = (question: PlayersAnswer['question']): number => {
    const rating = question.pool === 'daily' ? null : before.ratings[question.pool].get(ratingKey(question))
    return rating?.hardness ?? hardness(question.level)
  }
  return {
    take(player) {
      for (const answer of firstAnswers(player, hardnessOf, now)) {
        measured[answer.pool].take(answer)
        chances.take(answer, chanceBy(answer.terms, before.shown))
        learning.take(player.id, answer)
      }
    },
    found() {
      const refit = learning.refit(before.shown)
      return {
        ratings: byPool((pool) => measured[pool].ratings(before.ratings[pool])),
        shown: refit?.taken ? refit.weights : before.shown,
        groups: chances.groups(),
        refit,
      }
    },
  }
}
