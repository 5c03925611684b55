import type { Pool } from '#protocol/bank.ts'
import { byItem, firstTimeFailures, standingOf } from '../blind/standing.ts'
import type { Item } from '../load/item.ts'
import { AREAS, SUBJECTS } from '../taxonomy/taxonomy.ts'
import { each, quota, type Stock, type Target } from './target.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const POOL_SHARES: Readonly<Record<Pool, number>> = { practice: 0.6, ranked: 0.27, daily: 0.13 }

/** What the curated items have to come to. */
export function curatedTargets({ curated, records }: Stock): Target[] {
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
  const byId = byItem(records)
  const unsolved = curated.filter((item) => standingOf(item, byId) !== 'agreed')
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
      name: 'items two blind solvers agreed on',
      ours: `${curated.length - unsolved.length} (first time not agreed: ${failures.failed} of ${failures.solved})`,
      target: `all ${curated.length}`,
      met: curated.length > 0 && unsolved.length === 0,
      lacking: unsolved.map((item) => item.id),
    },
  ]
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
