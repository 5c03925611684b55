import { describe, expect, it } from 'vitest'
import type { Pool } from '#protocol/bank.ts'
import { itemHash } from '../../question-bank/blind/fingerprint.ts'
import type { Item } from '../../question-bank/load/item.ts'
import type { Stock } from '../../question-bank/report/target.ts'
import { targets } from '../../question-bank/report/targets.ts'
import { SUBJECTS } from '../../question-bank/taxonomy/taxonomy.ts'
import { SOUND } from './sound-item.ts'

/** 100 items a subject, dealt over subtopics by weight, over areas, levels and pools as the targets want. */
function finished(): Item[] {
  return SUBJECTS.flatMap((subject) => {
    const places = subject.subtopics.flatMap((subtopic) =>
      Array.from(
        { length: Math.max(subtopic.areas.length, Math.round(subtopic.weight * 100)) },
        (_, turn) => ({
          subtopic: subtopic.name,
          area: subtopic.areas[turn % subtopic.areas.length] ?? '',
        }),
      ),
    )
    return places.map((place, index) => {
      const pool: Pool = index % 100 < 60 ? 'practice' : index % 100 < 87 ? 'ranked' : 'daily'
      const difficulty = pool === 'practice' ? 1 + (index % 10) : 7 + (index % 4)
      const id = `${subject.prefix}-${String(index + 1).padStart(4, '0')}`
      return { ...SOUND, ...place, subject: subject.name, id, pool, difficulty }
    })
  })
}

const CURATED = finished()
const VARIANTS: Item[] = SUBJECTS.flatMap((subject) =>
  Array.from({ length: 260 }, (_, index) => ({
    ...SOUND,
    subject: subject.name,
    pool: index < 60 ? ('daily' as const) : ('ranked' as const),
    difficulty: index < 60 ? 8 : 1 + (index % 10),
  })),
)
const STOCK: Stock = {
  curated: CURATED,
  variants: VARIANTS,
  families: SUBJECTS.flatMap((subject) =>
    (['practice', 'practice', 'practice', 'ranked', 'ranked', 'daily'] as const).map((pool, index) => ({
      id: `${subject.prefix}-${index}`,
      subject: subject.name,
      pools: [pool],
      paths: 10,
      solvedVariants: 12,
    })),
  ),
  records: CURATED.map((item) => ({
    item: item.id,
    hash: itemHash(item),
    picks: [0, 0],
    agreed: true,
    on: '2026-11-20',
  })),
}
const unmet = (stock: Stock) =>
  targets(stock)
    .filter((target) => !target.met)
    .map((target) => target.name)
const torts = CURATED.filter((item) => item.subject === 'Torts')
const without = (drop: (item: Item) => boolean) => ({
  ...STOCK,
  curated: CURATED.filter((item) => !drop(item)),
})
const dropOne = (list: Stock['families'], pool?: Pool) => {
  const gone = list.findIndex(
    (family) => family.subject === 'Torts' && (!pool || family.pools.includes(pool)),
  )
  return list.filter((_, index) => index !== gone)
}

/** For each target, a stock that lacks just that. */
const LACKING: Record<string, Stock> = {
  'curated items': { ...STOCK, curated: CURATED.slice(0, 559) },
  'items a subject': without((item) => torts.indexOf(item) >= 79),
  'areas with an item': without((item) => item.area === 'Animals'),
  'subtopic share ↔ weight': without((item) => item.subtopic === 'Motions' && item.pool === 'practice'),
  'items at each level, each subject': without((item) => item.subject === 'Torts' && item.difficulty === 2),
  'practice pool': without((item) => item.pool === 'practice' && item.difficulty < 3),
  'ranked pool': without((item) => item.pool === 'ranked'),
  'daily pool': without((item) => item.pool === 'daily'),
  'daily at level 7+, a subject': without((item) => item.pool === 'daily' && item.subject === 'Torts'),
  'ranked at level 7+, a subject': without((item) => item.pool === 'ranked' && item.subject === 'Torts'),
  'items two blind solvers agreed on': { ...STOCK, records: STOCK.records.slice(1) },
  families: { ...STOCK, families: STOCK.families.slice(0, 41) },
  'families a subject': { ...STOCK, families: dropOne(STOCK.families) },
  'ranked families a subject': { ...STOCK, families: dropOne(STOCK.families, 'ranked') },
  'daily families a subject': { ...STOCK, families: dropOne(STOCK.families, 'daily') },
  'legal paths a subject': {
    ...STOCK,
    families: STOCK.families.map((family, index) => ({ ...family, paths: index === 0 ? 9 : 10 })),
  },
  'variants solved blind, a family': {
    ...STOCK,
    families: STOCK.families.map((family, index) => ({ ...family, solvedVariants: index === 0 ? 11 : 12 })),
  },
  'daily pool at level 7+, with variants': {
    ...STOCK,
    variants: VARIANTS.filter((item) => item.pool !== 'daily'),
  },
  'ranked pool a subject and band, with variants': {
    ...STOCK,
    variants: VARIANTS.filter((item) => item.difficulty > 3),
  },
}

describe('targets of the finished bank', () => {
  it('are all met by a finished bank', () => {
    expect(unmet(STOCK)).toEqual([])
  })

  it('are none met by an empty one', () => {
    const empty = { curated: [], variants: [], families: [], records: [] }
    expect(unmet(empty)).toEqual(targets(empty).map((target) => target.name))
  })

  it('have each a stock that lacks it', () => {
    expect(Object.keys(LACKING).sort()).toEqual(
      targets(STOCK)
        .map((target) => target.name)
        .sort(),
    )
  })

  for (const [name, stock] of Object.entries(LACKING)) {
    it(`${name}: not yet`, () => expect(unmet(stock)).toContain(name))
  }
})
