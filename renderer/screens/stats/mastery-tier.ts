import { MASTERY_LABELS, MASTERY_MAX, MASTERY_MIN } from '#rules/mastery.ts'

/** Mastery colors at 80, 60, 40 and 20 percent (spec section 9). A word always stands beside. */
const TIERS = [
  { from: 80, text: 'text-correct', fill: 'bg-correct' },
  { from: 60, text: 'text-info', fill: 'bg-info' },
  { from: 40, text: 'text-ink', fill: 'bg-ink' },
  { from: 20, text: 'text-warn', fill: 'bg-warn' },
] as const

/** Just begun is not a failure: it has no color yet. */
const BEGUN = { from: 0, text: 'text-muted', fill: 'bg-muted' } as const

export type MasteryTier = (typeof TIERS)[number] | typeof BEGUN

export const tierOf = (mastery: number): MasteryTier => TIERS.find(({ from }) => mastery >= from) ?? BEGUN

/** Each color of the legend with where it begins, the lowest first. */
export const COLORS = [...TIERS, BEGUN].reverse().map(({ from, fill }, place) => ({
  fill,
  range: place === 0 ? `under ${TIERS.at(-1)?.from}%` : `from ${from}%`,
}))

export interface Band {
  readonly label: string
  readonly from: number
  readonly to: number
}

/** The levels of the legend, each up to where the next begins (spec section 9; labels by design section 4). */
export const LEGEND: readonly Band[] = [{ label: 'Beginner', from: MASTERY_MIN }, ...MASTERY_LABELS].map(
  ({ label, from }, place) => ({ label, from, to: MASTERY_LABELS[place]?.from ?? MASTERY_MAX }),
)
