/**
 * The figures in the picture: portraits of resources/avatars by archetype id, and where each sits (center and radius).
 */
export interface Seat {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly r: number
}

export const JUDGE: Seat = { id: 'judicial-review-magistrate', x: 320, y: 262, r: 60 }

/** The two look at each other, so the left one faces right. */
export const COUNSEL: readonly Seat[] = [
  { id: 'due-diligence-dragon', x: 142, y: 424, r: 94 },
  { id: 'gideon-crow', x: 498, y: 424, r: 94 },
]

const FRONT_ROW = [
  'takeover-titan',
  'strict-scrutiny-sphinx',
  'dormant-commerce-bear',
  'reasonable-doubt-kitsune',
  'habeas-corpus-skeleton',
  'arms-length-kraken',
]
const BACK_ROW = [
  'golden-parachute-phoenix',
  'embezzlement-vampire',
  'checks-and-balances-clockwork',
  'living-constitution-treant',
  'free-exercise-seraph',
  'voir-dire-watcher',
]

const inARow = (ids: readonly string[], y: number): readonly Seat[] =>
  ids.map((id, place) => ({ id, x: 75 + place * 98, y, r: 35 }))

export const JURY: readonly Seat[] = [...inARow(BACK_ROW, 598), ...inARow(FRONT_ROW, 672)]
