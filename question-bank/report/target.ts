import type { Pool } from '#protocol/bank.ts'
import type { BlindRecord } from '../blind/record-file.ts'
import type { Item } from '../load/item.ts'

/** A quota of the finished bank (the issue on the question bank, points 1, 2 and 5), met or not yet. */
export interface Target {
  readonly name: string
  readonly ours: string
  readonly target: string
  readonly met: boolean
  /** The first few places where it is not met. */
  readonly lacking: readonly string[]
}

/** What the targets are measured on. */
export interface Stock {
  readonly curated: readonly Item[]
  /** The variants that the build would write. */
  readonly variants: readonly Item[]
  readonly families: readonly {
    id: string
    subject: string
    pools: readonly Pool[]
    paths: number
    solvedVariants: number
  }[]
  readonly records: readonly BlindRecord[]
}

/** At least so many in all. */
export function quota(name: string, count: number, least: number): Target {
  return { name, ours: String(count), target: `≥ ${least}`, met: count >= least, lacking: [] }
}

/** At least so many in each part; the parts that have fewer are named. */
export function each(name: string, parts: readonly { name: string; count: number }[], least: number): Target {
  const short = parts.filter((part) => part.count < least)
  const lowest = parts.length === 0 ? 0 : Math.min(...parts.map((part) => part.count))
  return {
    name,
    ours: `lowest ${lowest}`,
    target: `each ≥ ${least}`,
    met: parts.length > 0 && short.length === 0,
    lacking: short.map((part) => `${part.name} ${part.count}`),
  }
}
