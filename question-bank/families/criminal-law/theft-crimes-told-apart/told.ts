import type { Party } from '../../engine/party.ts'
import type { TheftFacts, Twist } from './facts.ts'
import type { Plot } from './plot.ts'
import { CHANCE_PLOTS } from './plots-chance.ts'
import { FORCE_PLOTS } from './plots-force.ts'
import { RIDE_PLOTS } from './plots-ride.ts'
import { SALE_PLOTS } from './plots-sale.ts'
import { SHOP_PLOTS } from './plots-shop.ts'
import { TRUST_PLOTS } from './plots-trust.ts'
import type { TheftStory } from './story.ts'

const PLOTS: Readonly<Record<Twist, Plot>> = {
  ...SHOP_PLOTS,
  ...TRUST_PLOTS,
  ...RIDE_PLOTS,
  ...SALE_PLOTS,
  ...CHANCE_PLOTS,
  ...FORCE_PLOTS,
}

const STATUTES = 'statutes on embezzlement, false pretenses, and receiving stolen property'

/** The person whose crime is asked for. */
export function defendantOf({ twist }: TheftFacts, s: TheftStory): Party {
  return PLOTS[twist].defendant(s)
}

function events({ twist }: TheftFacts, s: TheftStory, opening: 0 | 1): string {
  const { opens, rest } = PLOTS[twist].plot(s)
  return `${opens[opening]} ${rest}`
}

const courtsOf = ({ twist }: TheftFacts) => PLOTS[twist].courts ?? ''

/** As it happened; then the law. */
function lawLast(facts: TheftFacts, s: TheftStory): string {
  return `${events(facts, s, 0)} The jurisdiction follows the common law of larceny and robbery and has traditional ${STATUTES}. ${courtsOf(facts)}`.trim()
}

/** As it happened, begun with somebody else; then the law of the place. */
function placeLast(facts: TheftFacts, s: TheftStory): string {
  return `${events(facts, s, 1)} All of this took place in a state that defines larceny and robbery as at common law and has traditional ${STATUTES}. ${courtsOf(facts)}`.trim()
}

/** As it happened; then the prosecutor's question. */
function prosecutorLast(facts: TheftFacts, s: TheftStory): string {
  return `${events(facts, s, 0)} A prosecutor must decide how to charge ${defendantOf(facts, s).the}. The state follows the common law of larceny and robbery, supplemented by traditional ${STATUTES}. ${courtsOf(facts)}`.trim()
}

export const tell = [lawLast, placeLast, prosecutorLast] as const
