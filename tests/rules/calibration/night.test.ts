import { expect, test } from 'vitest'
import { hardness, SHOWN } from '#rules/ability/ability.ts'
import type { AnsweringPlayer } from '#rules/calibration/first-answers.ts'
import { measuringNight, type ToldByPool } from '#rules/calibration/night.ts'
import { MEASURED_POOLS, type MeasuredPool } from '#rules/calibration/pools.ts'
import type { Ratings } from '#rules/calibration/rating.ts'
import { crowd, NOW, questions } from './crowd.ts'

const ALL = questions(80, 21)
const poolOf = (place: number): MeasuredPool => (place % 2 === 0 ? 'practice' : 'ranked')
const POOLS = new Map(ALL.map(({ id }, place) => [id, poolOf(place)]))
const of = (pool: MeasuredPool) => ALL.filter(({ id }) => POOLS.get(id) === pool)

/** Players who do better in duels than in practice, as if all ranked questions were written too hard. */
const PLAYERS = crowd(ALL, 90, 80, 6).map(
  (one): AnsweringPlayer => ({
    ...one,
    answers: one.answers.map(({ question, isRight, ...answer }, i) => {
      const pool = POOLS.get(question.id) ?? 'practice'
      return {
        ...answer,
        question: { ...question, pool },
        isRight: isRight || (pool === 'ranked' && i % 2 === 0),
      }
    }),
  }),
)

function nights(count: number): ToldByPool {
  let told: ToldByPool = { ratings: { practice: new Map(), ranked: new Map() }, shown: SHOWN }
  for (let i = 0; i < count; i++) {
    const night = measuringNight(told, NOW)
    for (const player of PLAYERS) night.take(player)
    told = { ...night.found(), shown: SHOWN }
  }
  return told
}

const meanOff = (pool: MeasuredPool, ratings: Ratings): number => {
  const off = of(pool).flatMap(({ id, level }) => {
    const rating = ratings.get(id)
    return rating ? [rating.hardness - hardness(level)] : []
  })
  expect(off.length).toBeGreaterThan(30)
  return off.reduce((sum, one) => sum + one, 0) / off.length
}

test('each pool is rated by itself, and held to the mean of its own levels', () => {
  const { ratings } = nights(10)
  for (const pool of MEASURED_POOLS) {
    expect([...ratings[pool].keys()].every((id) => POOLS.get(id) === pool)).toBe(true)
    expect(Math.abs(meanOff(pool, ratings[pool]))).toBeLessThan(0.05)
  }
})

test('a night tells of each pool how its chances held, and learns from practice alone', () => {
  const night = measuringNight({ ratings: { practice: new Map(), ranked: new Map() }, shown: SHOWN }, NOW)
  for (const player of PLAYERS) night.take(player)
  const { groups, refit, shown } = night.found()
  const [practice, ranked] = MEASURED_POOLS.map((pool) =>
    groups.find((one) => one.pool === pool && one.subject === null),
  )
  expect((practice?.answers ?? 0) + (ranked?.answers ?? 0)).toBeGreaterThan(5_000)
  expect(practice?.answers).toBeLessThan(5_000)
  expect(refit).toBeNull()
  expect(shown).toBe(SHOWN)
  expect((ranked?.right ?? 0) / (ranked?.answers ?? 1)).toBeGreaterThan(
    (practice?.right ?? 0) / (practice?.answers ?? 1) + 0.1,
  )
})
