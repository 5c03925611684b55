import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { ParolFacts, Twist } from './facts.ts'
import type { Gift } from './gifts.ts'
import type { ParolStory } from './story.ts'
import type { ParolCase } from './told.ts'
import { JOB_TOLD } from './told-job.ts'
import { SALE_TOLD } from './told-sale.ts'

/** The deal as each telling begins: by both parties, by the contract, by the one who pays. */
type Deals = readonly [string, string, string]

/** The case of a story; null for the promise of a gift, which has no deal. */
function caseOf(twist: Twist, { job, sale }: ParolStory): ParolCase | null {
  if (twist === 'gift') return null
  return twist in JOB_TOLD
    ? JOB_TOLD[twist as keyof typeof JOB_TOLD](job)
    : SALE_TOLD[twist as keyof typeof SALE_TOLD](sale)
}

function dealsOf(twist: Twist, story: ParolStory): Deals {
  if (twist in SALE_TOLD) {
    const { seller, buyer, goods, price } = story.sale
    const shipments = `twelve monthly shipments of ${goods} at ${price}`
    return [
      `${capital(seller.a)} and ${buyer.a} signed a contract for the sale of ${shipments}.`,
      `In a signed contract, ${seller.a} agreed to sell ${buyer.a} ${shipments}.`,
      `${capital(buyer.a)} signed a contract to buy from ${seller.a} ${shipments}.`,
    ]
  }
  const { provider, client, work, price, typed } = story.job
  const sum = twist === 'typed' ? typed : price
  const ofThe = work(whose(client))
  const ofA = work(`${client.a}'s`)
  const own = work(his(client))
  if (twist === 'tentative')
    return [
      `${capital(provider.a)} and ${client.a} initialed a one-page outline under which ${provider.the} was to ${ofThe} for ${sum}.`,
      `A one-page outline, initialed by both parties, called for ${provider.a} to ${ofA} at a price of ${sum}.`,
      `${capital(client.a)} wanted ${provider.a} to ${own} for ${sum}, and both initialed a one-page outline.`,
    ]
  if (twist === 'typed')
    return [
      `${capital(provider.a)} and ${client.a} signed a contract under which ${provider.the} was to ${ofThe} for ${sum}.`,
      `A signed contract called for ${provider.a} to ${ofA} at a price of ${sum}.`,
      `${capital(client.a)} hired ${provider.a} to ${own}, and both signed a contract that stated a price of ${sum}.`,
    ]
  return [
    `${capital(provider.a)} and ${client.a} signed a contract under which ${provider.the} was to ${ofThe} for ${sum}.`,
    `In a signed contract, ${provider.a} agreed to ${ofA} at a price of ${sum}.`,
    `${capital(client.a)} hired ${provider.a} to ${own} for ${sum}, and both signed a written contract.`,
  ]
}

/** The offer at trial, the objection, and what the court found before or after them. */
function trial({ found, isHeard, law, offer, offeror, objector }: ParolCase): string {
  const objected = `${offer}, and ${objector.the} objected.`
  const rule = law ? `${law} ` : ''
  if (isHeard)
    return `${rule}At trial, ${offeror.the} ${objected} Having heard the testimony, the court found ${found}.`
  return found
    ? `${rule}At trial, the court found ${found}. ${The(offeror)} ${objected}`
    : `${rule}At trial, ${offeror.the} ${objected}`
}

const tellCase = (place: 0 | 1 | 2) => (facts: ParolFacts, story: ParolStory) => {
  const found = caseOf(facts.twist, story)
  if (!found) return GIFT_TOLD[place](story.gift)
  const { opening, rest, body, suit } = found
  const told = place === 1 && opening ? `${opening} ${rest}` : `${dealsOf(facts.twist, story)[place]} ${body}`
  return `${told} ${suit} ${trial(found)}`
}

const recital = ({ sum, thing }: Gift, taker: string) =>
  `pay ${taker} ${sum} on June 1 "in return for the ${thing} delivered to me today."`
const toldOfGift = ({ giver, taker, thing, occasion }: Gift) =>
  `Both parties meant the document to be the final and complete statement of the promise. ${The(giver)} did not pay. ${The(taker)}, who had done nothing in reliance on the promise, sued ${him(giver)} for breach of contract. At trial, ${giver.the} offered testimony that no ${thing} was ever delivered or promised and that the money was meant as a gift for ${whose(taker)} ${occasion}, and ${taker.the} objected.`

/** The promise of a gift, in each telling. */
const GIFT_TOLD = [
  (gift: Gift) =>
    `${capital(gift.giver.a)} signed a document in which ${he(gift.giver)} promised to ${recital(gift, gift.taker.a)} ${toldOfGift(gift)}`,
  (gift: Gift) =>
    `In a signed document, ${gift.giver.a} promised to ${recital(gift, gift.taker.a)} ${toldOfGift(gift)}`,
  (gift: Gift) =>
    `${capital(gift.giver.a)} handed ${gift.taker.a} a signed document that states, "I promise to pay you ${gift.sum} on June 1 in return for the ${gift.thing} delivered to me today." ${toldOfGift(gift)}`,
] as const

export const tell = [tellCase(0), tellCase(1), tellCase(2)] as const
