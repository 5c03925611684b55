/** Subject ranks by lifetime right answers (spec section 9). */
export const RANKS = [
  { name: 'Novice', minCorrect: 0 },
  { name: 'Apprentice', minCorrect: 100 },
  { name: 'Practitioner', minCorrect: 250 },
  { name: 'Journeyman', minCorrect: 500 },
  { name: 'Expert', minCorrect: 1000 },
  { name: 'Master', minCorrect: 2000 },
  { name: 'Grandmaster', minCorrect: 3500 },
  { name: 'Sage', minCorrect: 6000 },
  { name: 'Legend', minCorrect: 10000 },
  { name: 'Supreme Advocate', minCorrect: 15000 },
] as const

export type RankName = (typeof RANKS)[number]['name']

export const SUPREME_ADVOCATE_CORRECT = 15000

export const RANK_NAMES: readonly RankName[] = RANKS.map(({ name }) => name)

export const rankFor = (correctAnswers: number): RankName =>
  RANKS.findLast((r) => correctAnswers >= r.minCorrect)?.name ?? 'Novice'

/** Returns the rank that right answers in a subject have reached, from `before` to `after` of them; null where none is new. */
export function rankReached(before: number, after: number): RankName | null {
  const rank = rankFor(after)
  return after > before && rank !== rankFor(before) ? rank : null
}
