import { capital } from '../../../text/capital.ts'
import { he, The, whose } from '../../engine/party.ts'
import { isRefused, type TenderFacts, type TenderStory, type Twist } from './facts.ts'

/** What the defect costs, from which to judge whether it is substantial. */
const worth = (s: TenderStory, weight: 'slight' | 'grave') =>
  weight === 'slight' ? s.slightCost : s.graveCost

/** The delivery of a day in May, and the defect that inspection shows. */
function found(day: number, s: TenderStory, weight: 'slight' | 'grave'): string {
  return `${capital(s.them)} arrived on May ${day}. On inspecting them that day, ${s.buyer.the} discovered that ${s[weight]}. ${worth(s, weight)}`
}
const refused = (s: TenderStory) =>
  `${The(s.buyer)} immediately told ${s.seller.the} what was wrong and refused to keep ${s.them}.`
const replaced = (s: TenderStory, day: number) =>
  `${The(s.seller)} answered at once that ${he(s.seller)} would replace them and, on May ${day}, delivered a second set that conformed to the contract in every respect.`
const again = (s: TenderStory) => `${The(s.buyer)} refused the second set too.`
const helpless = (s: TenderStory) => `${The(s.seller)} answered that ${he(s.seller)} had no others to send.`
const kept = (s: TenderStory) => `${he(s.buyer)} would not keep ${s.them}`

/** A defect that comes to light in use. */
function hidden(s: TenderStory, weight: 'slight' | 'grave'): string {
  const discovery =
    weight === 'slight'
      ? `learned from one of ${whose(s.seller)} workers that ${s.hiddenSlight}`
      : `discovered that ${s.hiddenGrave}`
  return `${capital(s.them)} arrived on May 20. ${The(s.buyer)} inspected them, found nothing wrong, and put them to use. On June 30, ${he(s.buyer)} ${discovery}. Ordinary inspection could not have shown this. ${worth(s, weight)}`
}
const returned = (s: TenderStory) =>
  `The next day, ${he(s.buyer)} told ${s.seller.the} what was wrong and that ${kept(s)}, which were otherwise unchanged.`

function assured(s: TenderStory, weight: 'slight' | 'grave'): string {
  return `${found(20, s, weight)} ${The(s.buyer)} complained, and ${s.seller.the} answered, "Keep them, and we'll make it right within a month." On that assurance, ${s.buyer.the} agreed to keep them. By July 30, despite two reminders, ${s.seller.the} had done nothing. ${The(s.buyer)} then told ${s.seller.the} that ${kept(s)}, which were in the same condition as on arrival.`
}

function lot(s: TenderStory, weight: 'slight' | 'grave'): string {
  return `The first lot conformed. When the second lot arrived at the end of June, ${s.buyer.the} discovered on inspection that ${s[weight]}. ${worth(s, weight)} ${The(s.buyer)} immediately told ${s.seller.the} what was wrong and refused to keep that lot.`
}

/** From the delivery to the refusal. */
const TOLD: Readonly<Record<Twist, (s: TenderStory) => string>> = {
  perfect: (s) => `${found(20, s, 'slight')} ${refused(s)} ${helpless(s)}`,
  'cure-in-time': (s) => `${found(6, s, 'grave')} ${refused(s)} ${replaced(s, 15)} ${again(s)}`,
  'cure-on-grounds': (s) =>
    `${found(20, s, 'slight')} In three earlier sales, ${s.buyer.the} had taken such goods at a small discount, and ${s.seller.the} shipped these expecting that ${he(s.buyer)} would do so again. ${refused(s)} ${replaced(s, 27)} The week's delay did no harm, but ${s.buyer.the} refused the second set too.`,
  'cure-too-late': (s) =>
    `${found(20, s, 'grave')} ${The(s.seller)} had known of the defect at shipment and had hoped that no one would look. ${refused(s)} ${replaced(s, 27)} The week's delay did no harm, but ${s.buyer.the} refused the second set too.`,
  unstated: (s) =>
    `${found(6, s, 'grave')} ${The(s.buyer)} sent ${s.seller.the} a message that read only, "We refuse this delivery." ${The(s.seller)} had conforming goods in stock and, if told of the defect, would have replaced ${s.them} by May 20. ${The(s.buyer)} first mentioned the defect in court.`,
  prepaid: (s) =>
    `The contract required payment to the carrier in full before the crates were opened. ${capital(s.them)} arrived on May 20, and ${s.buyer.the} paid. On inspecting them an hour later, ${he(s.buyer)} discovered that ${s.grave}. ${s.graveCost} ${refused(s)} ${helpless(s)}`,
  silent: (s) =>
    `${capital(s.them)} arrived on May 20. ${The(s.buyer)} had room and staff to inspect them but left the crates shut until July 30, when ${he(s.buyer)} opened them and saw at a glance that ${s.grave}. ${s.graveCost} That day, ${he(s.buyer)} told ${s.seller.the} what was wrong and that ${kept(s)}.`,
  used: (s) =>
    `${found(20, s, 'grave')} ${The(s.buyer)} said nothing and put them to use for five weeks. On June 25, ${he(s.buyer)} told ${s.seller.the} what was wrong and that ${kept(s)}.`,
  known: (s) =>
    `${found(20, s, 'grave')} ${The(s.buyer)} wrote to ${s.seller.the}, "We have seen the defect, and we will keep the delivery anyway." Neither of them mentioned a repair. Three weeks later, ${s.buyer.the} had second thoughts and told ${s.seller.the} that ${kept(s)}.`,
  hidden: (s) => `${hidden(s, 'grave')} ${returned(s)}`,
  'hidden-slight': (s) => `${hidden(s, 'slight')} ${returned(s)}`,
  assured: (s) => assured(s, 'grave'),
  'assured-slight': (s) => assured(s, 'slight'),
  stale: (s) =>
    `${hidden(s, 'grave')} ${The(s.buyer)} went on using them until December 20, when ${he(s.buyer)} first told ${s.seller.the} what was wrong and that ${kept(s)}. By then, they were badly worn.`,
  'lot-slight': (s) => `${lot(s, 'slight')} ${helpless(s)}`,
  'lot-grave': (s) =>
    `${lot(s, 'grave')} ${The(s.seller)} answered that ${he(s.seller)} had no others and could get none.`,
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

/** The action: the seller sues, except where the buyer has paid. */
const action = ({ twist }: TenderFacts, s: TenderStory) =>
  twist === 'prepaid'
    ? `${The(s.buyer)} has sued ${s.seller.the} to recover the price.`
    : `${The(s.seller)} has sued ${s.buyer.the} for ${isRefused(twist) ? 'breach of contract' : 'the unpaid price'}.`

/** As it happened. */
function inOrder(at: TenderFacts, s: TenderStory): string {
  return `${capital(s.seller.a)} contracted to sell ${s.goods} to ${s.buyer.a} for ${s.price}, to be delivered ${delivery(at)}.${separately(at)} ${TOLD[at.twist](s)} ${action(at, s)}`
}

/** The action first. */
function suitFirst(at: TenderFacts, s: TenderStory): string {
  const suit =
    at.twist === 'prepaid'
      ? `${capital(s.buyer.a)} sued ${s.seller.a} to recover the price of ${s.goods}.`
      : `${capital(s.seller.a)} sued ${s.buyer.a} for refusing to pay for ${s.goods}.`
  return `${suit} Under the parties' contract, ${s.them} were to be delivered ${delivery(at)}, at a price of ${s.price}.${separately(at)} ${TOLD[at.twist](s)}`
}

/** The contract first. */
function contractFirst(at: TenderFacts, s: TenderStory): string {
  return `A signed contract for the sale of ${s.goods}, at a price of ${s.price}, required ${s.seller.a} to deliver them to ${s.buyer.a} ${delivery(at)}.${separately(at)} ${TOLD[at.twist](s)} ${action(at, s)}`
}

export const tell = [inOrder, suitFirst, contractFirst] as const
