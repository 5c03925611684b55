import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { CHANCE_CELLS } from './cells-chance.ts'
import { FENCE_CELLS } from './cells-fence.ts'
import { FORCE_CELLS } from './cells-force.ts'
import { RIDE_CELLS } from './cells-ride.ts'
import { SALE_CELLS } from './cells-sale.ts'
import { SHOP_CELLS } from './cells-shop.ts'
import { TRUST_CELLS } from './cells-trust.ts'
import type { TheftFacts, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { TheftStory } from './story.ts'

const worded = wordedFrom<Twist, ReasonId, TheftStory>(
  {
    ...SHOP_CELLS,
    ...TRUST_CELLS,
    ...RIDE_CELLS,
    ...SALE_CELLS,
    ...CHANCE_CELLS,
    ...FORCE_CELLS,
    ...FENCE_CELLS,
  },
  stories[0],
)

/** A reason that is told after the crime to which it leads. A crime takes no side. */
function crime(name: string, id: ReasonId) {
  const reason = worded('yes', id)
  return {
    ...reason,
    side: null,
    texts: (facts: TheftFacts, story: TheftStory) =>
      reason.texts(facts, story).map((text) => `${name}, because ${text}`),
  }
}

/** Every crime with each of its reasons. Each is the key beside one twist or more. */
export const reasons = {
  'larceny-custody': crime('Larceny', 'larceny-custody'),
  'larceny-moved': crime('Larceny', 'larceny-moved'),
  'larceny-finder': crime('Larceny', 'larceny-finder'),
  'larceny-mistake': crime('Larceny', 'larceny-mistake'),
  'larceny-continuing': crime('Larceny', 'larceny-continuing'),
  'larceny-indifference': crime('Larceny', 'larceny-indifference'),
  'larceny-snatch': crime('Larceny', 'larceny-snatch'),
  'larceny-after': crime('Larceny', 'larceny-after'),
  'larceny-possession': crime('Larceny', 'larceny-possession'),
  trick: crime('Larceny by trick', 'trick'),
  attempt: crime('Attempted larceny', 'attempt'),
  entrusted: crime('Embezzlement', 'entrusted'),
  received: crime('Embezzlement', 'received'),
  replaced: crime('Embezzlement', 'replaced'),
  title: crime('False pretenses', 'title'),
  'robbery-force': crime('Robbery', 'robbery-force'),
  'robbery-fear': crime('Robbery', 'robbery-fear'),
  receiving: crime('Receipt of stolen property', 'receiving'),
  'attempted-receiving': crime('Attempted receipt of stolen property', 'attempted-receiving'),
  'none-return': crime('None', 'none-return'),
  'none-claim': crime('None', 'none-claim'),
  'none-later': crime('None', 'none-later'),
  'none-promise': crime('None', 'none-promise'),
  'none-opinion': crime('None', 'none-opinion'),
  'none-no-clue': crime('None', 'none-no-clue'),
  'none-knowledge': crime('None', 'none-knowledge'),
} as const satisfies ReasonTable<TheftFacts, TheftStory>
