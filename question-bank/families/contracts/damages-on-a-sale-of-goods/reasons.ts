import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { COVER_CELLS } from './cells-cover.ts'
import { LOSS_CELLS } from './cells-loss.ts'
import { MARKET_CELLS } from './cells-market.ts'
import { PRICE_CELLS } from './cells-price.ts'
import { RESALE_CELLS } from './cells-resale.ts'
import { VALUE_CELLS } from './cells-value.ts'
import type { DamagesFacts, DamagesStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const CELLS = {
  ...RESALE_CELLS,
  ...MARKET_CELLS,
  ...PRICE_CELLS,
  ...COVER_CELLS,
  ...LOSS_CELLS,
  ...VALUE_CELLS,
}
const [sample] = stories as readonly [DamagesStory]
const sided = wordedFrom<Twist, ReasonId, DamagesStory>(CELLS, sample)

/** A sum takes no side. */
const worded = (id: ReasonId) => ({ ...sided('yes', id), side: null })

/** Every way to a sum. Each is the key beside one twist or more. */
export const reasons = {
  resale: worded('resale'),
  market: worded('market'),
  learned: worded('learned'),
  arrival: worded('arrival'),
  price: worded('price'),
  profit: worded('profit'),
  cover: worded('cover'),
  refund: worded('refund'),
  value: worded('value'),
  consequential: worded('consequential'),
  bare: worded('bare'),
  zero: worded('zero'),
} as const satisfies ReasonTable<DamagesFacts, DamagesStory>
