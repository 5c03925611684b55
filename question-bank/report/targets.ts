import type { BlindRecord } from '../blind/record-file.ts'
import { firstTimeFailures } from '../blind/standing.ts'
import type { Item, Pool } from '../load/item.ts'
import { AREAS, SUBJECTS } from '../taxonomy/taxonomy.ts'

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
    pool: Pool
    paths: number
    solvedVariants: number
  }[]
  readonly records: readonly BlindRecord[]
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const BANDS: readonly (readonly [number, number])[] = [
  [1, 3],
  [4, 6],
  [7, 10],
]
const POOL_SHARES: Readonly<Record<Pool, number>> = { practice: 0.6, ranked: 0.27, daily: 0.13 }

/** Every quota, judged on the whole stock. */
export function targets(stock: Stock): Target[] {
  return [...curatedTargets(stock), ...familyTargets(stock)]
}

function curatedTargets({ curated, records }: Stock): Target[] {
  const bySubject = (test: (item: Item) => boolean) =>
    SUBJECTS.map((subject) => ({
      name: subject.short,
      count: curated.filter((item) => item.subject === subject.name && test(item)).length,
    }))
  const covered = new Set(curated.map((item) => `${item.subject}|${item.subtopic}|${item.area}`))
  const bare = AREAS.filter((place) => !covered.has(`${place.subject}|${place.subtopic}|${place.area}`))
  const levels = SUBJECTS.flatMap((subject) =>
    LEVELS.map((level) => ({
      name: `${subject.short} level ${level}`,
      count: curated.filter((item) => item.subject === subject.name && item.difficulty === level).length,
    })),
  )
  const failures = firstTimeFailures(records)
  const solved = new Set(records.map((record) => record.item))
  return [
    quota('curated items', curated.length, 560),
    each(
      'items a subject',
      bySubject(() => true),
      80,
    ),
    {
      name: 'areas with an item',
      ours: `${AREAS.length - bare.length}`,
      target: `all ${AREAS.length}`,
      met: bare.length === 0,
      lacking: bare.map((place) => `${place.subtopic}: ${place.area}`),
    },
    weights(curated),
    each('items at each level, each subject', levels, 4),
    ...(Object.entries(POOL_SHARES) as [Pool, number][]).map(([pool, share]) =>
      poolShare(curated, pool, share),
    ),
    each(
      'daily at level 7+, a subject',
      bySubject((item) => item.pool === 'daily' && item.difficulty >= 7),
      10,
    ),
    each(
      'ranked at level 7+, a subject',
      bySubject((item) => item.pool === 'ranked' && item.difficulty >= 7),
      8,
    ),
    {
      name: 'items solved blind',
      ours: `${curated.filter((item) => solved.has(item.id)).length} (first time not agreed: ${failures.failed} of ${failures.solved})`,
      target: `all ${curated.length}`,
      met: curated.length > 0 && curated.every((item) => solved.has(item.id)),
      lacking: curated.filter((item) => !solved.has(item.id)).map((item) => item.id),
    },
  ]
}

function familyTargets({ curated, variants, families }: Stock): Target[] {
  const all = [...curated, ...variants]
  const bands = SUBJECTS.flatMap((subject) =>
    BANDS.map(([from, to]) => ({
      name: `${subject.short} ${from}–${to}`,
      count: all.filter(
        (item) =>
          item.pool === 'ranked' &&
          item.subject === subject.name &&
          item.difficulty >= from &&
          item.difficulty <= to,
      ).length,
    })),
  )
  const perSubject = (count: (own: Stock['families']) => number) =>
    SUBJECTS.map((subject) => ({
      name: subject.short,
      count: count(families.filter((family) => family.subject === subject.name)),
    }))
  const hardDaily = all.filter((item) => item.pool === 'daily' && item.difficulty >= 7).length
  return [
    quota('families', families.length, 42),
    each(
      'families a subject',
      perSubject((own) => own.length),
      6,
    ),
    each(
      'ranked families a subject',
      perSubject((own) => own.filter((family) => family.pool === 'ranked').length),
      2,
    ),
    each(
      'daily families a subject',
      perSubject((own) => own.filter((family) => family.pool === 'daily').length),
      1,
    ),
    each(
      'legal paths a subject',
      perSubject((own) => own.reduce((sum, family) => sum + family.paths, 0)),
      60,
    ),
    each(
      'variants solved blind, a family',
      families.map((family) => ({ name: family.id, count: family.solvedVariants })),
      12,
    ),
    quota('daily pool at level 7+, with variants', hardDaily, 400),
    each('ranked pool a subject and band, with variants', bands, 60),
  ]
}

function quota(name: string, count: number, least: number): Target {
  return { name, ours: String(count), target: `≥ ${least}`, met: count >= least, lacking: [] }
}

function each(name: string, parts: readonly { name: string; count: number }[], least: number): Target {
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

/** A subtopic's share of its subject may lie 4 points from its weight. */
function weights(curated: readonly Item[]): Target {
  const gaps = SUBJECTS.flatMap((subject) => {
    const own = curated.filter((item) => item.subject === subject.name)
    return subject.subtopics.map((subtopic) => {
      const share = own.filter((item) => item.subtopic === subtopic.name).length / Math.max(1, own.length)
      return { name: subtopic.name, gap: Math.abs(share - subtopic.weight) }
    })
  })
  const widest = Math.max(...gaps.map((entry) => entry.gap))
  const off = gaps.filter((entry) => entry.gap > 0.04)
  return {
    name: 'subtopic share ↔ weight',
    ours: `widest gap ${(widest * 100).toFixed(1)} points`,
    target: '≤ 4 points',
    met: off.length === 0,
    lacking: off.map((entry) => `${entry.name} ${(entry.gap * 100).toFixed(1)}`),
  }
}

function poolShare(curated: readonly Item[], pool: Pool, share: number): Target {
  const ours = curated.filter((item) => item.pool === pool).length / Math.max(1, curated.length)
  return {
    name: `${pool} pool`,
    ours: `${(ours * 100).toFixed(1)} %`,
    target: `${(share * 100).toFixed(0)} ± 3 %`,
    met: Math.abs(ours - share) <= 0.03,
    lacking: [],
  }
}
