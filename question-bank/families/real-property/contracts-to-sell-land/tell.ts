import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import { type SaleFacts, type SaleStory, suitOf, type Twist } from './facts.ts'
import { DEATH_TOLD, LOSS_TOLD, TIME_TOLD } from './tell-later.ts'
import { DEED_TOLD, TITLE_TOLD } from './tell-title.ts'

const TOLD: Readonly<Record<Twist, (s: SaleStory) => string>> = {
  ...TITLE_TOLD,
  ...TIME_TOLD,
  ...LOSS_TOLD,
  ...DEATH_TOLD,
  ...DEED_TOLD,
}

/** 'The tailor has sued for damages.' */
function sued(at: SaleFacts, s: SaleStory): string {
  const { plaintiff, defendant, remedy } = suitOf(at, s)
  const whom = at.issue === 'death' ? ` ${defendant.the}` : ''
  return `${The(plaintiff)} has sued${whom} for ${remedy}.`
}

/** As it happened. */
const inOrder = (at: SaleFacts, s: SaleStory): string =>
  `${capital(s.seller.a)} contracted in writing on March 3 to sell ${s.land} to ${s.buyer.a} for ${s.price}, with the closing set for June 1. ${TOLD[at.twist](s)} ${sued(at, s)}`

/** The dispute over an estate. */
function deathFirst({ twist }: SaleFacts, s: SaleStory): string {
  if (twist === 'devisee')
    return `${capital(s.buyer.a)} seeks specific performance of a written contract of March 3, by which ${s.seller.a} agreed to sell ${s.land} for ${s.price} on June 1.`
  const what = twist === 'buyer-dies' ? capital(s.land) : `The price of ${s.land}`
  return `${what} is claimed by two people. On March 3, ${s.seller.a} had contracted in writing to sell it to ${s.buyer.a} for ${s.price} on June 1.`
}

/** The dispute first. */
function suitFirst(at: SaleFacts, s: SaleStory): string {
  const told = TOLD[at.twist](s)
  if (at.issue === 'death') return `${deathFirst(at, s)} ${told} ${sued(at, s)}`
  const { plaintiff, defendant, remedy } = suitOf(at, s)
  const sale = plaintiff === s.seller ? 'buy' : 'sell'
  const claim = remedy === 'damages' ? 'breach' : remedy
  return `${capital(plaintiff.a)} has sued ${defendant.a} for ${claim} of a written contract to ${sale} ${s.land} for ${s.price}. It was signed on March 3, for a closing on June 1. ${told}`
}

/** The contract first. */
const contractFirst = (at: SaleFacts, s: SaleStory): string =>
  `Under a signed contract, ${s.buyer.a} was to buy ${s.land} from ${s.seller.a} for ${s.price}. It was dated March 3, and the closing was set for June 1. ${TOLD[at.twist](s)} ${sued(at, s)}`

export const tell = [inOrder, suitFirst, contractFirst] as const
