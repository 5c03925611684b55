import { SUBJECTS } from '../taxonomy/taxonomy.ts'
import { each, quota, type Stock, type Target } from './target.ts'

const BANDS: readonly (readonly [number, number])[] = [
  [1, 3],
  [4, 6],
  [7, 10],
]
/** What the families and their variants have to come to. */
export function familyTargets({ curated, variants, families }: Stock): Target[] {
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
      perSubject((own) => own.filter((family) => family.pools.includes('ranked')).length),
      2,
    ),
    each(
      'daily families a subject',
      perSubject((own) => own.filter((family) => family.pools.includes('daily')).length),
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
