import { capital } from '../../../text/capital.ts'
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

const STATUTES =
  'traditional statutes on embezzlement, false pretenses, and the receipt of property known to be stolen'

/** The person whose crime is asked for. */
export function defendantOf({ twist }: TheftFacts, s: TheftStory): Party {
  return PLOTS[twist].defendant(s)
}

/** As it happened; then the law. */
function inOrder({ twist }: TheftFacts, s: TheftStory): string {
  const { plot, defendant, victim, courts = '' } = PLOTS[twist]
  const told = plot(s, { d: defendant(s).a, v: victim(s).a })
  return `${told} The jurisdiction follows the common law of larceny and robbery and has ${STATUTES}. ${courts}`.trim()
}

/** The arrest first. */
function arrestFirst({ twist }: TheftFacts, s: TheftStory): string {
  const { plot, defendant, victim, courts = '' } = PLOTS[twist]
  const told = plot(s, { d: defendant(s).the, v: victim(s).a })
  return `${capital(defendant(s).a)} has been arrested. ${told} In the jurisdiction, larceny and robbery are defined as at common law, and there are ${STATUTES}. ${courts}`.trim()
}

/** The complaint first. */
function complaintFirst({ twist }: TheftFacts, s: TheftStory): string {
  const { plot, defendant, victim, courts = '' } = PLOTS[twist]
  const told = plot(s, { d: defendant(s).the, v: victim(s).the })
  return `${capital(victim(s).a)} complained to the police about ${defendant(s).a}. ${told} The jurisdiction keeps the common law of larceny and robbery, along with ${STATUTES}. ${courts}`.trim()
}

export const tell = [inOrder, arrestFirst, complaintFirst] as const
