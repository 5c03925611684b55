import { capital } from '../../../text/capital.ts'
import { he, him, type Party, The, whose } from '../../engine/party.ts'
import type { ParolFacts, Twist } from './facts.ts'
import type { Gift } from './gifts.ts'
import type { ParolStory } from './story.ts'
import type { ParolCase } from './told.ts'
import { JOB_TOLD } from './told-job.ts'
import { SALE_TOLD } from './told-sale.ts'

/** The deal in each narrative order: as it happened, the suit first, the contract first. */
type Deals = readonly [string, string, string]

/** The case of a story; null for the promise of a gift, which has no deal. */
function caseOf(twist: Twist, { job, sale }: ParolStory): ParolCase | null {
  if (twist === 'gift') return null
  return twist in JOB_TOLD
    ? JOB_TOLD[twist as keyof typeof JOB_TOLD](job)
    : SALE_TOLD[twist as keyof typeof SALE_TOLD](sale)
}

/** The party that offers the evidence. */
export const offerorOf = (twist: Twist, story: ParolStory): Party =>
  caseOf(twist, story)?.offeror ?? story.gift.giver

function dealsOf(twist: Twist, story: ParolStory, { plaintiff, defendant, claim }: ParolCase): Deals {
  const suit = `${capital(plaintiff.a)} sued ${defendant.a} ${claim ?? 'for breach of'}`
  if (twist in SALE_TOLD) {
    const { seller, buyer, goods, price } = story.sale
    return [
      `${capital(seller.a)} and ${buyer.a} signed a contract for twelve monthly shipments of ${goods} at ${price}.`,
      `${suit} a signed contract for twelve monthly shipments of ${goods} at ${price}.`,
      `A signed contract required ${seller.a} to sell ${buyer.a} twelve monthly shipments of ${goods} at ${price}.`,
    ]
  }
  const { provider, client, work, price, typed } = story.job
  const sum = twist === 'typed' ? typed : price
  if (twist === 'tentative')
    return [
      `${capital(provider.a)} and ${client.a} initialed a one-page outline under which ${provider.the} was to ${work} for ${sum}.`,
      `${suit} an agreement to ${work} for ${sum}. Both parties had initialed a one-page outline of it.`,
      `A one-page outline called for ${provider.a} to ${work} for ${client.a} at a price of ${sum}. Both initialed it.`,
    ]
  return [
    `${capital(provider.a)} and ${client.a} signed a contract under which ${provider.the} was to ${work} for ${sum}.`,
    `${suit} a signed contract under which ${provider.the} was to ${work} for ${sum}.`,
    `A signed contract required ${provider.a} to ${work} for ${client.a} at a price of ${sum}.`,
  ]
}

const tellCase = (place: 0 | 1 | 2) => (facts: ParolFacts, story: ParolStory) => {
  const found = caseOf(facts.twist, story)
  if (!found) return GIFT_TOLD[place](story.gift)
  const { body, plaintiff, sued, offeror, objector, offer } = found
  const suit = place === 1 ? '' : ` ${The(plaintiff)} ${sued ?? 'sued'}.`
  // Named again unless the sentence before has just named it.
  const name = suit && plaintiff === offeror ? he(offeror) : offeror.the
  return `${dealsOf(facts.twist, story, found)[place]} ${body}${suit} At trial, ${name} ${offer}, and ${objector.the} objects.`
}

const recital = ({ taker, thing, sum }: Gift) =>
  `to pay ${taker.the} ${sum} on June 1 "in return for the ${thing} delivered to me today."`
const toldOfGift = ({ giver, taker, thing, occasion }: Gift) =>
  `${The(taker)} had done nothing in reliance on the promise. At trial, ${giver.the} offers testimony that no ${thing} was ever delivered or promised and that the money was meant as a gift for ${whose(taker)} ${occasion}, and ${taker.the} objects.`

const FOUND =
  'The judge has found that the document was meant as the final and complete statement of the promise.'

/** The promise of a gift, in each narrative order. */
const GIFT_TOLD = [
  (gift: Gift) =>
    `${capital(gift.giver.a)} signed a document in which ${gift.giver.pronoun} promised ${gift.taker.a} ${recital(gift).replace(`pay ${gift.taker.the}`, `pay ${him(gift.taker)}`)} ${FOUND} ${The(gift.giver)} did not pay, and ${gift.taker.the} sued. ${toldOfGift(gift)}`,
  (gift: Gift) =>
    `${The(gift.taker)} of ${gift.giver.a} sued ${him(gift.giver)} for ${gift.sum}. ${The(gift.giver)} had signed a document that promised ${recital(gift)} ${FOUND} ${toldOfGift(gift)}`,
  (gift: Gift) =>
    `A document signed by ${gift.giver.a} and handed to ${gift.taker.a} promises ${recital(gift)} ${FOUND} When no money came, ${gift.taker.the} sued. ${toldOfGift(gift)}`,
] as const

export const tell = [tellCase(0), tellCase(1), tellCase(2)] as const
