import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { FraudsFacts, FraudsStory, Twist } from './facts.ts'
import { openings } from './openings.ts'

/** The story from the opening up to the breach, in prose. */
type Course = (s: FraudsStory) => string

const diary: Course = ({ plaintiff, defendant }) =>
  `That evening, ${plaintiff.the} wrote down all the terms in ${his(plaintiff)} diary and signed the entry. ${He(plaintiff)} showed it to no one, and ${defendant.the} signed nothing.`
const unwritten = 'Nothing was put in writing.'

const noDeed: Course = ({ defendant, lot }) =>
  `In May, after land prices had risen sharply, ${defendant.the} refused to convey ${lot}.`
const letter = ({ plaintiff, defendant, lot }: FraudsStory, terms: string): string =>
  `The next day, ${defendant.the} mailed ${plaintiff.the} a signed letter that identified both parties, described ${lot}, and stated ${terms}. ${The(plaintiff)} signed nothing.`

/** The goods by the piece: 'jars'. */
const pieces = ({ part }: FraudsStory): string => part.slice(part.indexOf(' ') + 1)

const canceled: Course = ({ defendant }) => `On March 20, ${defendant.the} canceled the agreement.`

const confirmation: Course = ({ plaintiff, defendant, goods, price }) =>
  `Both deal regularly in such goods. The next day, ${plaintiff.the} mailed ${defendant.the} a signed letter that said, "This confirms our sale to you of ${goods} for ${price}."`
const objection = ({ defendant }: FraudsStory, sent: number): string =>
  `${The(defendant)} read the letter when it arrived on April 8. On April ${sent}, ${he(defendant)} mailed a signed reply that said, "I never agreed to buy these goods." The reply arrived two days later.`
const orderForm = ({ plaintiff, defendant }: FraudsStory, filled: string): string =>
  `The next day, ${defendant.the} mailed ${plaintiff.the} a signed order form that ${filled} blank. ${The(plaintiff)} signed nothing.`
const noDelivery: Course = ({ defendant }) =>
  `In May, ${defendant.the}, who had found a cheaper supplier, refused delivery.`

const LAND_COURSES = {
  'land-note': (s) => `${diary(s)} ${noDeed(s)}`,
  'land-letter': (s) => `${letter(s, 'the price and the closing date')} ${noDeed(s)}`,
  'land-no-price': (s) => `${letter(s, 'the closing date but did not mention the price')} ${noDeed(s)}`,
  'land-two-papers': (s) =>
    `The same day, ${s.plaintiff.the} typed a sheet that identified both parties, described ${s.lot}, and stated the price and the closing date, but no one signed it. The next day, ${s.defendant.the} mailed ${s.plaintiff.the} a signed letter that said, "I will sell on the terms of the sheet that you typed on March 3." ${noDeed(s)}`,
  'land-paid': (s) =>
    `${The(s.plaintiff)} paid a deposit of ${s.deposit}, but nothing was put in writing, and ${s.defendant.the} remained in possession of ${s.lot}. ${noDeed(s)}`,
  'land-possession': (s) =>
    `${The(s.plaintiff)} paid a deposit of ${s.deposit}, but nothing was put in writing. With ${whose(s.defendant)} approval, ${s.plaintiff.the} then took possession of ${s.lot} and, at considerable cost, ${s.improved}. ${noDeed(s)}`,
} satisfies Partial<Record<Twist, Course>>

const YEAR_COURSES = {
  'two-years': (s) => `${diary(s)} ${canceled(s)}`,
  refusal: (s) =>
    `Nothing was put in writing at the time. On March 20, ${s.defendant.the} mailed ${s.plaintiff.the} a signed letter that said, "I am backing out of our agreement of March 3, by which you were to ${s.work.replaceAll(whose(s.defendant), 'my')} for two years from May 1 at $4,000 a month."`,
  performed: (s) =>
    `${The(s.defendant)} also promised ${him(s.plaintiff)} a bonus of $12,000 at the end of the two years. ${unwritten} ${The(s.plaintiff)} did the work for the full two years and received the monthly pay, but ${s.defendant.the} refused to pay the bonus.`,
  'part-performed': (s) =>
    `${diary(s)} ${The(s.plaintiff)} did the work for eight months and was fully paid for those months. ${The(s.defendant)} then terminated the agreement without cause.`,
  'later-start': (s) => `${diary(s)} ${canceled(s)}`,
  'no-date': (s) =>
    `They set no time limit, and ${s.plaintiff.the} was free to hire helpers, but both expected the work to take about three years. ${diary(s)} ${canceled(s)}`,
} satisfies Partial<Record<Twist, Course>>

const SURETY_COURSES = {
  favor: (s) =>
    `${capital(s.defendant.a)}, who was an old friend of ${s.debtor.the} and had no stake in ${whose(s.debtor)} business, told ${s.plaintiff.the}, "Wait until June 1. If you have not been paid by then, I will pay you." ${The(s.plaintiff)} agreed to wait. ${diary(s)} June 1 passed without payment, and ${s.defendant.the} refused to pay.`,
  'main-purpose': (s) =>
    `When ${s.plaintiff.the} stopped further deliveries, ${s.stake.replace(s.defendant.the, s.defendant.a)}. To get the deliveries going again, ${s.defendant.the} orally promised ${s.plaintiff.the}, "If you resume your deliveries and have not been paid the ${s.debt} by June 1, I will pay it." ${The(s.plaintiff)} resumed the deliveries. June 1 passed without payment, and ${s.defendant.the} refused to pay.`,
  'to-debtor': (s) =>
    `At the same time, ${s.debtor.the} was suing ${s.defendant.a} over a traffic accident. ${The(s.defendant)} orally promised ${s.debtor.the} to pay ${s.plaintiff.the} the ${s.debt} if the suit was dropped. ${The(s.debtor)} dropped it, but ${s.defendant.the}, who had never spoken with ${s.plaintiff.the}, paid nothing.`,
} satisfies Partial<Record<Twist, Course>>

/** The suit, where the story goes on in court. */
const suit: Course = ({ plaintiff, defendant }) =>
  `${The(plaintiff)} sued ${defendant.the} for breach of contract, and ${defendant.the} pleaded the statute of frauds.`

const GOODS_COURSES = {
  'five-hundred': (s) => `${diary(s)} ${noDelivery(s)}`,
  under: (s) => `${diary(s)} ${noDelivery(s)}`,
  told: (s) =>
    `${diary(s)} ${noDelivery(s)} When ${s.plaintiff.the} telephoned to protest, ${s.defendant.the} told ${him(s.plaintiff)}, "I know we had a deal for ${s.goods}, but you have nothing in writing from me." ${suit(s)} In the pleadings and at trial, ${s.defendant.the} denied that there had been any agreement.`,
  'no-price': (s) =>
    `${orderForm(s, `identified both parties and the ${s.goods} but left the space for the price`)} ${noDelivery(s)}`,
  'no-quantity': (s) =>
    `${orderForm(s, `identified both parties, described the goods, and stated the price of each ${s.unit} but left the space for the number`)} ${noDelivery(s)}`,
  confirmed: (s) =>
    `${confirmation(s)} ${The(s.defendant)} read the letter when it arrived on April 8 but put it aside and never answered. ${noDelivery(s)}`,
  objected: (s) => `${confirmation(s)} ${objection(s, 14)} ${noDelivery(s)}`,
  'objected-late': (s) => `${confirmation(s)} ${objection(s, 22)} ${noDelivery(s)}`,
  consumer: (s) =>
    `The next day, ${s.plaintiff.the} mailed ${s.consumer.the} a signed letter that said, "This confirms our sale to you of ${s.few} for $750." ${The(s.consumer)} read the letter when it arrived on April 8 but never answered. In May, ${he(s.consumer)} refused delivery.`,
  special: (s) =>
    `The ${pieces(s)} were to be ${s.marked}. ${unwritten} By the middle of April, ${s.plaintiff.the} had finished half of the ${pieces(s)}, which could not be sold to anyone else. ${The(s.defendant)} then canceled the order.`,
  accepted: (s) =>
    `${unwritten} In May, ${s.plaintiff.the} delivered all of the goods. ${The(s.defendant)} inspected them and put them on sale but refused to pay.`,
  'part-accepted': (s) =>
    `${unwritten} In May, ${s.plaintiff.the} delivered ${s.part}, which ${s.defendant.the} inspected, kept, and paid for. ${The(s.defendant)} then refused to take the other ${s.rest}.`,
  admitted: (s) =>
    `${unwritten} ${noDelivery(s)} ${suit(s)} At trial, ${s.defendant.the} testified on cross-examination, "Yes, I agreed to buy ${s.goods} for ${s.price}, but I never signed anything."`,
} satisfies Partial<Record<Twist, Course>>

const COURSES: Readonly<Record<Twist, Course>> = {
  ...LAND_COURSES,
  ...YEAR_COURSES,
  ...SURETY_COURSES,
  ...GOODS_COURSES,
}

/** In order of time, beginning with the bargain or the debt in one of three ways. */
const from =
  (opening: 0 | 1 | 2) =>
  (at: FraudsFacts, s: FraudsStory): string =>
    `${openings(at, s)[opening]} ${COURSES[at.twist](s)}`

export const tell = [from(0), from(1), from(2)] as const
