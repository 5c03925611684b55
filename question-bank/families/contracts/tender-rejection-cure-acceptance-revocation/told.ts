import { capital } from '../../../text/capital.ts'
import { He, he, him, The, whose } from '../../engine/party.ts'
import { isRefused, type TenderFacts, type TenderStory, type Twist } from './facts.ts'

type Weight = 'slight' | 'grave'

/** The cost of the defect, from which to judge whether it is substantial. */
const worth = (s: TenderStory, weight: Weight) => (weight === 'slight' ? s.slightCost : s.graveCost)

/** The delivery on a day in May, and the defect that inspection shows. */
const found = (day: number, s: TenderStory, weight: Weight): string =>
  `${capital(s.them)} arrived on May ${day}. ${The(s.buyer)} inspected them that day and found that ${s[weight]}. ${worth(s, weight)}`
const told = (s: TenderStory) => `told ${s.seller.the} what was wrong`
const refused = (s: TenderStory) => `${The(s.buyer)} immediately ${told(s)} and refused the shipment.`
const replaced = (s: TenderStory, day: number) =>
  `${The(s.seller)} replied at once that ${he(s.seller)} would replace ${s.them}, and on May ${day} ${he(s.seller)} delivered a second set, which conformed to the contract in every respect.`
const harmless = (s: TenderStory) =>
  `Although the week's delay did no harm, ${s.buyer.the} refused the second set too.`
const helpless = (s: TenderStory) => `${The(s.seller)} replied that ${he(s.seller)} had no others to send.`
const kept = (s: TenderStory) => `${he(s.buyer)} would not keep ${s.them}`

/** A defect that comes to light in use. */
function hidden(s: TenderStory, weight: Weight): string {
  const discovery =
    weight === 'slight'
      ? `learned from one of ${whose(s.seller)} workers that ${s.hiddenSlight}`
      : `discovered that ${s.hiddenGrave}`
  return `${capital(s.them)} arrived on May 20. ${The(s.buyer)} inspected them, found nothing wrong, and put them to use. On June 30, ${he(s.buyer)} ${discovery}. ${worth(s, weight)} No ordinary inspection could have shown the defect.`
}
const returned = (s: TenderStory) =>
  `The next day, ${s.buyer.the} ${told(s)} and said that ${kept(s)}, which were otherwise unchanged.`

const assured = (s: TenderStory, weight: Weight): string =>
  `${found(20, s, weight)} ${The(s.buyer)} complained, and ${s.seller.the} answered, "Keep them, and we'll make it right within a month." On that assurance, ${s.buyer.the} agreed to keep ${s.them}. By July 30, despite two reminders, ${s.seller.the} had done nothing. ${The(s.buyer)} then told ${s.seller.the} that ${kept(s)}, which were in the same condition as on arrival.`

const lot = (s: TenderStory, weight: Weight): string =>
  `The first lot conformed. At the end of June, ${s.buyer.the} inspected the second lot on its arrival and found that ${s[weight]}. ${worth(s, weight)} ${The(s.buyer)} immediately ${told(s)} and refused the lot.`

/** From the delivery to the refusal. */
const TOLD: Readonly<Record<Twist, (s: TenderStory) => string>> = {
  perfect: (s) => `${found(20, s, 'slight')} ${refused(s)} ${helpless(s)}`,
  'cure-in-time': (s) =>
    `${found(6, s, 'grave')} ${refused(s)} ${replaced(s, 15)} ${The(s.buyer)} refused the second set too.`,
  'cure-on-grounds': (s) =>
    `${found(20, s, 'slight')} In three earlier sales, ${s.buyer.the} had accepted the same variation in return for a small discount, and ${s.seller.the} expected ${him(s.buyer)} to do so again. ${refused(s)} ${replaced(s, 27)} ${harmless(s)}`,
  'cure-too-late': (s) =>
    `${found(20, s, 'grave')} ${The(s.seller)} had known of the defect at shipment and had hoped that ${s.buyer.the} would not notice it. ${refused(s)} ${replaced(s, 27)} ${harmless(s)}`,
  unstated: (s) =>
    `${found(6, s, 'grave')} ${The(s.buyer)} sent ${s.seller.the} a message that read only, "We refuse this delivery." ${The(s.seller)} had conforming goods in stock and, if told of the defect, would have replaced ${s.them} by May 20. ${The(s.buyer)} first mentioned the defect in July.`,
  prepaid: (s) =>
    `Under the contract, ${s.buyer.the} had to pay the carrier in full before opening the crates. ${capital(s.them)} arrived on May 20, and ${s.buyer.the} paid. ${He(s.buyer)} inspected them an hour later and found that ${s.grave}. ${s.graveCost} ${refused(s)} ${helpless(s)}`,
  silent: (s) =>
    `${capital(s.them)} arrived on May 20. ${The(s.buyer)} put the crates in storage and did not open them until July 30, when ${he(s.buyer)} saw at a glance that ${s.grave}. ${s.graveCost} That day, ${he(s.buyer)} ${told(s)} and said that ${kept(s)}.`,
  used: (s) =>
    `${found(20, s, 'grave')} ${The(s.buyer)} said nothing and put them to use for five weeks. On June 25, ${he(s.buyer)} ${told(s)} and said that ${kept(s)}.`,
  known: (s) =>
    `${found(20, s, 'grave')} ${The(s.buyer)} wrote to ${s.seller.the}, "We have seen the defect, and we will keep the delivery anyway." Neither of them mentioned a repair. Three weeks later, ${s.buyer.the} had second thoughts and told ${s.seller.the} that ${kept(s)}.`,
  hidden: (s) => `${hidden(s, 'grave')} ${returned(s)}`,
  'hidden-slight': (s) => `${hidden(s, 'slight')} ${returned(s)}`,
  assured: (s) => assured(s, 'grave'),
  'assured-slight': (s) => assured(s, 'slight'),
  stale: (s) =>
    `${hidden(s, 'grave')} ${The(s.buyer)} went on using them until December 20, when ${he(s.buyer)} first ${told(s)} and said that ${kept(s)}. By then, they were badly worn.`,
  'lot-slight': (s) => `${lot(s, 'slight')} ${helpless(s)}`,
  'lot-grave': (s) =>
    `${lot(s, 'grave')} ${The(s.seller)} replied that ${he(s.seller)} could neither repair nor replace the lot.`,
  'lot-assured': (s) =>
    `${lot(s, 'grave')} ${The(s.seller)} at once promised to replace the lot within a week and had a bank guarantee the promise. ${The(s.buyer)} conceded that a week's delay would do no harm but refused to wait.`,
}

/** The goods that the buyer refused or returned, after "refuse" and "return". */
export const refusedGoods = ({ twist }: TenderFacts, s: TenderStory): string => {
  if (twist.startsWith('lot')) return 'the second lot'
  return twist.startsWith('cure') ? 'the second set' : s.them
}

export const verb = ({ twist }: TenderFacts): string => (isRefused(twist) ? 'refuse' : 'return')

const delivery = ({ contract }: TenderFacts) =>
  contract === 'installment'
    ? 'in four equal lots, one at the end of each month from May to August'
    : 'in a single shipment by May 20'

const separately = ({ contract }: TenderFacts) =>
  contract === 'installment' ? ' Each lot was to be accepted and paid for separately.' : ''

/** The plaintiff: the seller, except where the buyer has paid. */
export const plaintiffOf = ({ twist }: TenderFacts, s: TenderStory) =>
  twist === 'prepaid' ? s.buyer : s.seller

/** The action, reading on after "sued": 'the owner for breach of contract'. */
export function actionOf({ twist }: TenderFacts, s: TenderStory): string {
  if (twist === 'prepaid') return `${s.seller.the} to recover the price`
  return `${s.buyer.the} for ${isRefused(twist) ? 'breach of contract' : 'the unpaid price'}`
}

/** The seller first. */
const sellerFirst = (at: TenderFacts, s: TenderStory): string =>
  `${capital(s.seller.a)} contracted to sell ${s.goods} to ${s.buyer.a} for ${s.price}, with delivery ${delivery(at)}.${separately(at)} ${TOLD[at.twist](s)}`

/** The buyer first. */
const buyerFirst = (at: TenderFacts, s: TenderStory): string =>
  `${capital(s.buyer.a)} agreed in writing to buy ${s.goods} from ${s.seller.a} for ${s.price}. The contract provided for delivery ${delivery(at)}.${separately(at)} ${TOLD[at.twist](s)}`

/** The month first. */
const monthFirst = (at: TenderFacts, s: TenderStory): string =>
  `In April, ${s.seller.a} signed a contract to supply ${s.buyer.a} with ${s.goods} at a price of ${s.price}. Delivery was to be made ${delivery(at)}.${separately(at)} ${TOLD[at.twist](s)}`

export const tell = [sellerFirst, buyerFirst, monthFirst] as const
