import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { He, The, whose } from '../../engine/party.ts'
import { chargedIn, type FraudsFacts, type FraudsStory, type Twist } from './facts.ts'

/** The story up to the breach, in prose. */
type Course = (s: FraudsStory, n: Namer) => string

const diary = (s: FraudsStory): string =>
  `That evening, ${s.plaintiff.the} wrote all the terms in a diary and signed the entry but showed it to no one. ${The(s.defendant)} signed nothing.`

const landSale: Course = (s, n) =>
  `On March 3, ${n(s.defendant)} and ${n(s.plaintiff)} orally agreed that ${s.defendant.the} would sell ${s.plaintiff.the} ${s.land} for ${s.landPrice} and deliver the deed on June 1.`
const noDeed = (s: FraudsStory): string =>
  `In May, after land prices had risen sharply, ${s.defendant.the} refused to convey.`
const letter = (s: FraudsStory, price: string): string =>
  `The next day, ${s.defendant.the} mailed ${s.plaintiff.the} a signed letter that named them both, described ${s.lot}, and stated ${price}. ${The(s.plaintiff)} signed nothing.`

const twoYears = (s: FraudsStory, n: Namer, start: string): string =>
  `On March 3, ${n(s.plaintiff)} and ${n(s.defendant)} orally agreed that ${s.plaintiff.the} would ${s.work} for two years, starting on ${start}, at $4,000 a month.`

const owed: Course = (s, n) =>
  `${capital(n(s.debtor))} owed ${n(s.plaintiff)} ${s.debt} for ${s.supplied} and could not pay.`

const goodsSale: Course = (s, n) =>
  `On April 5, ${n(s.plaintiff)} and ${n(s.defendant)} agreed by telephone that ${s.plaintiff.the} would sell ${s.defendant.the} ${s.goods} for ${s.price}.`
const smallSale = (s: FraudsStory, n: Namer, price: string): string =>
  `On April 5, ${n(s.plaintiff)} and ${n(s.defendant)} agreed by telephone that ${s.plaintiff.the} would sell ${s.defendant.the} ${s.few} for ${price}.`
const confirmation = (s: FraudsStory): string =>
  `Both deal regularly in such goods. The next day, ${s.plaintiff.the} mailed ${s.defendant.the} a signed letter that said, "This confirms our sale to you of ${s.goods} for ${s.price}." ${The(s.defendant)} received and read it on April 8.`
const objection = (s: FraudsStory, sent: number): string =>
  `On April ${sent}, ${s.defendant.the} mailed a signed reply that said, "I never agreed to buy these goods." It arrived two days later.`
const noDelivery = (s: FraudsStory): string =>
  `In May, having found a cheaper supplier, ${s.defendant.the} refused delivery.`

const COURSES: Readonly<Record<Twist, Course>> = {
  'land-note': (s, n) => `${landSale(s, n)} ${diary(s)} ${noDeed(s)}`,
  'land-letter': (s, n) =>
    `${landSale(s, n)} ${letter(s, 'the price and the date of the deed')} ${noDeed(s)}`,
  'land-no-price': (s, n) =>
    `${landSale(s, n)} ${letter(s, 'the date of the deed but said nothing of the price')} ${noDeed(s)}`,
  'land-two-papers': (s, n) =>
    `${landSale(s, n)} ${The(s.plaintiff)} typed a sheet that named them both, described ${s.lot}, and stated the price and the date of the deed. No one signed the sheet. The next day, ${s.defendant.the} mailed a signed letter that said, "I will sell on the terms of the sheet that you typed on March 3." ${noDeed(s)}`,
  'land-paid': (s, n) =>
    `${landSale(s, n)} ${The(s.plaintiff)} paid a deposit of ${s.deposit}. Nothing was put in writing, and ${s.defendant.the} kept possession of ${s.lot}. ${noDeed(s)}`,
  'land-possession': (s, n) =>
    `${landSale(s, n)} ${The(s.plaintiff)} paid a deposit of ${s.deposit}. Nothing was put in writing. With ${whose(s.defendant)} approval, ${s.plaintiff.the} took possession of ${s.lot} and at considerable cost ${s.improved}. ${noDeed(s)}`,
  'two-years': (s, n) =>
    `${twoYears(s, n, 'May 1')} ${diary(s)} On March 20, ${s.defendant.the} called the agreement off.`,
  refusal: (s, n) =>
    `${twoYears(s, n, 'May 1')} Nothing was put in writing. On March 20, ${s.defendant.the} mailed ${s.plaintiff.the} a signed letter that said, "I am backing out of our agreement of March 3, by which you were to ${s.work} for two years from May 1 at $4,000 a month."`,
  performed: (s, n) =>
    `${twoYears(s, n, 'May 1')} ${The(s.defendant)} also promised a bonus of $12,000 at the end of the two years. Nothing was put in writing. ${The(s.plaintiff)} did the work for the full two years and received the monthly pay, but ${s.defendant.the} refused to pay the bonus.`,
  'part-performed': (s, n) =>
    `${twoYears(s, n, 'May 1')} ${diary(s)} ${The(s.plaintiff)} did the work for eight months and was paid in full for them. ${The(s.defendant)} then called the agreement off without cause.`,
  'later-start': (s, n) =>
    `On March 3, ${n(s.plaintiff)} and ${n(s.defendant)} orally agreed that ${s.plaintiff.the} would ${s.work} for eleven months, starting on June 1, at $4,000 a month. ${diary(s)} On March 20, ${s.defendant.the} called the agreement off.`,
  'no-date': (s, n) =>
    `On March 3, ${n(s.plaintiff)} and ${n(s.defendant)} orally agreed that ${s.plaintiff.the} would ${s.project} for ${s.fee}. They set no time limit, and ${s.plaintiff.the} was free to hire helpers. Both expected the work to take about three years. ${diary(s)} On March 20, ${s.defendant.the} called the agreement off.`,
  favor: (s, n) =>
    `${owed(s, n)} ${capital(n(s.defendant))}, an old friend of ${s.debtor.the} with no stake in the business, orally told ${s.plaintiff.the}, "Wait until June 1. If you have not been paid by then, I will pay you." ${The(s.plaintiff)} agreed to wait. ${diary(s)} June 1 passed without payment.`,
  'main-purpose': (s, n) =>
    `${owed(s, n)} When ${s.plaintiff.the} stopped further deliveries, ${s.stake}. To get the deliveries going again, ${n(s.defendant)} orally told ${s.plaintiff.the}, "Resume your deliveries. If the old debt is not paid by June 1, I will pay it." ${The(s.plaintiff)} resumed the deliveries. June 1 passed without payment.`,
  'to-debtor': (s, n) =>
    `${owed(s, n)} ${capital(n(s.defendant))}, whom ${s.debtor.the} had sued over a traffic accident, orally promised ${s.debtor.the} to pay ${s.plaintiff.the} the ${s.debt} if ${s.debtor.the} dropped the suit. ${The(s.debtor)} dropped it. ${The(s.defendant)} never spoke with ${s.plaintiff.the} and has paid nothing.`,
  'five-hundred': (s, n) => `${smallSale(s, n, '$500')} ${diary(s)} ${noDelivery(s)}`,
  under: (s, n) => `${smallSale(s, n, '$480')} ${diary(s)} ${noDelivery(s)}`,
  told: (s, n) =>
    `${goodsSale(s, n)} ${diary(s)} ${noDelivery(s)} On the telephone, ${s.defendant.the} told ${s.plaintiff.the}, "I know we had a deal for ${s.goods}, but you have nothing in writing from me."`,
  'no-price': (s, n) =>
    `${goodsSale(s, n)} The next day, ${s.defendant.the} mailed ${s.plaintiff.the} a signed order form that named them both and the ${s.goods} but left the space for the price blank. ${The(s.plaintiff)} signed nothing. ${noDelivery(s)}`,
  'no-quantity': (s, n) =>
    `${goodsSale(s, n)} The next day, ${s.defendant.the} mailed ${s.plaintiff.the} a signed order form that named them both, described the goods, and stated the price of each ${s.unit} but left the space for the number blank. ${The(s.plaintiff)} signed nothing. ${noDelivery(s)}`,
  confirmed: (s, n) =>
    `${goodsSale(s, n)} ${confirmation(s)} ${He(s.defendant)} put it aside and never answered. ${noDelivery(s)}`,
  objected: (s, n) => `${goodsSale(s, n)} ${confirmation(s)} ${objection(s, 14)} ${noDelivery(s)}`,
  'objected-late': (s, n) => `${goodsSale(s, n)} ${confirmation(s)} ${objection(s, 22)} ${noDelivery(s)}`,
  consumer: (s, n) =>
    `On April 5, ${n(s.plaintiff)} and ${n(s.consumer)} agreed by telephone that ${s.plaintiff.the} would sell ${s.consumer.the} ${s.few} for $750. ${The(s.consumer)} wanted them ${s.use}. The next day, ${s.plaintiff.the} mailed a signed letter that said, "This confirms our sale to you of ${s.few} for $750." ${The(s.consumer)} received and read it on April 8 and never answered. In May, ${s.consumer.the} refused delivery.`,
  special: (s, n) =>
    `${goodsSale(s, n)} They were to be ${s.marked}. Nothing was put in writing. By the middle of April, ${s.plaintiff.the} had finished half of them, which could not be sold to anyone else. ${The(s.defendant)} then called the sale off.`,
  accepted: (s, n) =>
    `${goodsSale(s, n)} Nothing was put in writing. In May, ${s.plaintiff.the} delivered all of them. ${The(s.defendant)} inspected them and put them on sale but refused to pay.`,
  'part-accepted': (s, n) =>
    `${goodsSale(s, n)} Nothing was put in writing. In May, ${s.plaintiff.the} delivered ${s.part}. ${The(s.defendant)} inspected, kept, and paid for them but refused to take the other ${s.rest}.`,
  admitted: (s, n) => `${goodsSale(s, n)} Nothing was put in writing. ${noDelivery(s)}`,
}

const RESTATEMENT: readonly Twist[] = ['land-no-price', 'land-paid', 'land-possession']

/** The story after the statute was pleaded, and the governing law where states differ. */
function later(twist: Twist, s: FraudsStory): string {
  if (twist === 'admitted')
    return ` At trial, ${s.defendant.the} testified on cross-examination, "Yes, I agreed to buy ${s.goods} for ${s.price}, but I never signed anything."`
  if (twist === 'told')
    return ` In the pleadings and at trial, ${s.defendant.the} denied that there was any agreement.`
  if (twist === 'part-performed') return ' The jurisdiction follows the majority rule.'
  return RESTATEMENT.includes(twist) ? ' The jurisdiction follows the Restatement (Second) of Contracts.' : ''
}

/** The claim after the story has been told, reading on after "sued for". */
function relief({ bargain, twist }: FraudsFacts, s: FraudsStory): string {
  if (bargain === 'land') return 'specific performance'
  if (bargain === 'surety') return s.debt
  if (twist === 'accepted') return 'the price'
  if (twist === 'performed') return 'the bonus'
  return twist === 'part-accepted' ? `breach as to the ${s.rest}` : 'breach'
}

/** The claim before the story has been told, reading on after "sued for". */
function claim({ bargain, twist }: FraudsFacts, s: FraudsStory): string {
  if (bargain === 'land') return 'specific performance of an agreement to sell land'
  if (bargain === 'surety') return `${s.debt} on a promise to pay another's debt`
  if (twist === 'performed') return 'a bonus for services'
  if (bargain === 'year') return 'breach of an agreement for services'
  return twist === 'accepted' ? 'the price of goods' : 'breach of an agreement to buy goods'
}

/** The goods that a suit is about, where it was named before the story was told. */
function limit(twist: Twist, s: FraudsStory): string {
  return twist === 'part-accepted' ? ` The suit is only about the ${s.rest}.` : ''
}

/** As it happened. */
function inOrder(at: FraudsFacts, s: FraudsStory): string {
  const charged = chargedIn(at.twist, s)
  return `${COURSES[at.twist](s, namer())} ${The(s.plaintiff)} sued ${charged.the} for ${relief(at, s)}, and ${charged.the} pleaded the statute of frauds.${later(at.twist, s)}`
}

/** The suit first. */
function suitFirst(at: FraudsFacts, s: FraudsStory): string {
  const charged = chargedIn(at.twist, s)
  const n = namer()
  return `${capital(n(s.plaintiff))} sued ${n(charged)} for ${claim(at, s)}. ${The(charged)} pleaded the statute of frauds. ${COURSES[at.twist](s, n)}${limit(at.twist, s)}${later(at.twist, s)}`
}

/** The defense first. */
function defenseFirst(at: FraudsFacts, s: FraudsStory): string {
  const charged = chargedIn(at.twist, s)
  const n = namer()
  return `Sued by ${n(s.plaintiff)} for ${claim(at, s)}, ${n(charged)} pleaded the statute of frauds${at.twist === 'told' ? '' : ' as the only defense'}. ${COURSES[at.twist](s, n)}${limit(at.twist, s)}${later(at.twist, s)}`
}

export const tell = [inOrder, suitFirst, defenseFirst] as const
