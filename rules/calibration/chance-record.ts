import { SUBJECTS, type Subject } from '../subjects.ts'
import type { FirstAnswer } from './first-answers.ts'
import { MEASURED_POOLS, type MeasuredPool } from './pools.ts'

/** Chances are told apart by tenths. */
export const BINS = 10

/** The answers whose chance lies in one tenth. */
export interface ChanceBin {
  answers: number
  right: number
  /** the mean chance, 0 to 1; 0 without answers */
  told: number
}

/** Chances beside what came of them: in one pool, and in one subject of it or in all (null). */
export interface ChanceGroup {
  pool: MeasuredPool
  subject: Subject | null
  answers: number
  right: number
  /** the mean square of what a chance was off (Brier): 0 is best, and always saying 50 % has 0.25 */
  brier: number
  /** ten, from the least likely on */
  bins: ChanceBin[]
}

interface Sums {
  answers: number
  right: number
  off: number
  bins: { answers: number; right: number; told: number }[]
}

const noSums = (): Sums => ({
  ...{ answers: 0, right: 0, off: 0 },
  bins: Array.from({ length: BINS }, () => ({ answers: 0, right: 0, told: 0 })),
})

function add(sums: Sums, chance: number, isRight: boolean): void {
  const right = isRight ? 1 : 0
  const bin = sums.bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
  for (const one of bin ? [sums, bin] : [sums]) {
    one.answers += 1
    one.right += right
  }
  sums.off += (chance - right) ** 2
  if (bin) bin.told += chance
}

/** Chances beside what came of them, taken in one after another. */
export interface ChanceRecord {
  take(answer: Pick<FirstAnswer, 'pool' | 'subject' | 'isRight'>, chance: number): void
  /** Returns each pool that has answers, and after it those of its subjects that have any. */
  groups(): ChanceGroup[]
}

/** Returns a record without an answer yet. */
export function chanceRecord(): ChanceRecord {
  const all = new Map<string, Sums>()
  const nameOf = (pool: MeasuredPool, subject: Subject | null) => JSON.stringify([pool, subject])
  return {
    take({ pool, subject, isRight }, chance) {
      for (const name of [nameOf(pool, null), nameOf(pool, subject)]) {
        const sums = all.get(name) ?? noSums()
        add(sums, chance, isRight)
        all.set(name, sums)
      }
    },
    groups: () =>
      MEASURED_POOLS.flatMap((pool) =>
        [null, ...SUBJECTS].flatMap((subject): ChanceGroup[] => {
          const sums = all.get(nameOf(pool, subject))
          if (!sums) return []
          const { answers, right, off } = sums
          const bins = sums.bins.map((bin) => ({
            ...bin,
            told: bin.answers > 0 ? bin.told / bin.answers : 0,
          }))
          return [{ pool, subject, answers, right, brier: off / answers, bins }]
        }),
      ),
  }
}
