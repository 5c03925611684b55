import { capital } from '../../../text/capital.ts'
import { joinSentences } from '../../engine/join-sentences.ts'
import type { RiskFacts, RiskSkin } from './facts.ts'

type Teller = (facts: RiskFacts, skin: RiskSkin) => string

/** The sale and its terms, the way of the goods, the accident. */
export const tell: Teller = (facts, skin) => {
  const { opening, goods } = skin
  const story = joinSentences(
    [events(facts, skin), insured(facts, skin)].filter((text) => text !== '').join(' '),
  )
  const end = `Through this accident, for which neither party was responsible, ${goods} became entirely worthless.`
  return [opening, sold(facts, skin), delivered(facts, skin), story, end].join(' ')
}

/** The contract, its clause on title or risk, and what was paid under it. */
const sold: Teller = (facts, skin) => {
  const { seller, buyer, bargain, price } = skin
  const clause = {
    'title seller': `kept title in ${seller} until payment in full`,
    'title buyer': `gave title to ${buyer} immediately`,
    'risk buyer': 'made the risk of loss pass on payment of the last of the price',
    'risk seller': 'made the risk of loss pass on payment of the last of the price',
  }[facts.term]
  const paid = facts.term === 'risk buyer' ? `all of which ${buyer} paid on May 8` : 'half of it paid at once'
  return `By a signed contract of May 1, one clause of which ${clause}, ${seller} sold ${buyer} ${bargain} for ${price}, ${paid}.`
}

const delivered: Teller = (facts, skin) => {
  const { seller, buyer, goods, sellerTown, buyerTown } = skin
  switch (facts.delivery) {
    case 'shipment':
      return `${capital(goods)} were to go by rail, "F.O.B. ${sellerTown}," where ${seller} has its works, to ${buyer} in ${buyerTown}.`
    case 'destination':
      return `${capital(goods)} were to go by rail and truck from ${sellerTown}, "F.O.B. ${buyerTown}," where ${buyer} has its premises.`
    case 'pickup':
      if (facts.breach === 'late')
        return `${capital(buyer)} was to fetch ${goods} on May 20 from ${seller} in ${sellerTown}.`
      return `${capital(buyer)} was to fetch ${goods} from ${seller} in ${sellerTown} on a day of its choice between May 20 and May 31.`
    default:
      return `${capital(goods)} lay in a public warehouse in ${sellerTown}, and ${buyer} was to take them over there without their being moved.`
  }
}

/** Faulty goods, and what the buyer made of them. */
const fault: Teller = (facts, skin) => {
  const { buyer } = skin
  if (facts.goods === 'faulty')
    return ` It later came out that ${skin.fault}, so that ${buyer} could have rejected them. It had not yet inspected them.`
  if (facts.goods === 'taken')
    return ` Days earlier ${buyer} had learned that ${skin.fault}, and had accepted them all the same at a lower price.`
  return ''
}

const events: Teller = (facts, skin) => {
  const { seller, buyer, goods, sellerTown, buyerTown } = skin
  switch (facts.delivery) {
    case 'shipment':
      return facts.point === 'before'
        ? `On May 18 ${seller} loaded ${goods}, packed and marked for ${buyer}, on its own truck to take them to the railroad. On the way to the freight yard lightning struck the truck, and it burned.`
        : `On May 18 ${seller} handed ${goods}, well packed, to the railroad in ${sellerTown}, made a proper contract for their carriage and told ${buyer} at once. Two days later a storm threw the train off the track.${fault(facts, skin)}`
    case 'destination':
      if (facts.goods === 'cured')
        return `On May 18, two weeks before the last day for delivery, the carrier offered ${goods} to ${buyer}, which found that ${skin.fault}, and refused them all. ${capital(seller)} put this right, and on May 28 the carrier, as announced, offered ${goods} again at the gate of ${buyer}, which could have unloaded them but preferred to wait a day. That night lightning struck the truck, and it burned.`
      return facts.point === 'before'
        ? `On May 18 ${seller} handed ${goods}, well packed, to the railroad and told ${buyer} at once. Two days later, fifty miles from ${buyerTown}, a storm threw the train off the track.`
        : `On May 22, as announced, the carrier offered ${goods} at the gate of ${buyer}, which could have unloaded them but preferred to wait a day. That night lightning struck the truck, and it burned.${fault(facts, skin)}`
    case 'pickup':
      if (facts.goods === 'cured')
        return `On May 20 ${seller} told ${buyer} that ${goods} stood ready. ${capital(buyer)} came, found that ${skin.fault}, and refused them all. By May 26 ${seller} had put this right and said so, and ${buyer} answered that it would come again on May 29. On May 28 lightning struck the building where they stood, and it burned.`
      return facts.breach === 'none'
        ? `On May 20 ${seller} told ${buyer} that ${goods} stood packed and ready, and ${buyer} answered that it would come on May 24. On May 22 lightning struck the building where they stood, and it burned.${fault(facts, skin)}`
        : breached(facts, skin)
    case 'bailee':
      return facts.point === 'before'
        ? `On May 20 ${seller} told ${buyer} that ${goods} were there to be taken over. It had as yet sent no word to the warehouse and no document to anyone. On May 22 lightning struck the warehouse, and it burned.`
        : `On May 20 the warehouse, at the request of ${seller}, wrote to ${buyer} that it now held ${goods} for it. ${capital(buyer)} meant to come on May 24. On May 22 lightning struck the warehouse, and it burned.`
    case 'document':
      return `On May 20 ${seller} sent ${buyer} the negotiable warehouse receipt that covered ${goods}, and ${buyer} got it the next day. On May 22, before ${buyer} or the warehouse had heard from the other, lightning struck the warehouse, and it burned.`
  }
}

const breached: Teller = (facts, skin) => {
  const { seller, buyer, goods } = skin
  const apart = `On May 12, when ${goods} as agreed had been set apart and marked for it, ${buyer} announced without any excuse that it would not go through with the purchase.`
  const struck = 'lightning struck the building where they stood, and it burned.'
  switch (facts.breach) {
    case 'repudiates':
      return `${apart} On May 15 ${struck}`
    case 'stale':
      return `${apart} There was a ready market for them, but ${seller} left them where they were. On December 15 ${struck}`
    case 'late':
      return `On May 20 ${goods} stood ready as agreed, but ${buyer}, without any excuse, did not come. On May 22 ${struck}`
    default:
      return ''
  }
}

const insured: Teller = (facts, skin) => {
  const who = skin.seller
  if (facts.cover === 'gap') return `${capital(who)} had no insurance on them.`
  if (facts.cover === 'covered') return `A policy of ${who} covers the whole of the loss.`
  return ''
}
