import { capital } from '../../../text/capital.ts'
import { he, him, his, The } from '../../engine/party.ts'
import type { ExcuseStory, Twist } from './facts.ts'

const paid = (s: ExcuseStory) => `${The(s.owner)} paid the price but refused to pay the bonus.`
const soon = (s: ExcuseStory) =>
  `${s.owner.the} told ${s.builder.the} that June 8 would be soon enough to earn the bonus`
const another = (s: ExcuseStory) => `${The(s.owner)} hired another contractor at a higher price.`
const newBuilding = (s: ExcuseStory) =>
  `Within a year, ${s.owner.the} built a new ${s.building[1].slice(4)} on the same spot. ${The(s.builder)} refused to do the work in the new building, and ${s.owner.the} paid another contractor a higher price to carve a ceiling there.`

/** The course of events, from the day after the bargain to the refusal. */
export const PLOTS: Readonly<Record<Twist, (s: ExcuseStory) => string>> = {
  strict: (s) =>
    `${The(s.builder)} finished the work on June 3. It was flawless, and the delay of two days did ${s.owner.the} no harm. ${paid(s)}`,
  prevention: (s) =>
    `The contract also gave ${s.builder.the} access to ${s.building[1]} on every working day. In May, ${s.owner.the} locked ${s.builder.the} out of ${s.building[1]} for a week in order to store furniture there. ${The(s.builder)} finished the work on June 3. But for the lockout, ${he(s.builder)} would have finished in May. ${paid(s)}`,
  waiver: (s) =>
    `In April, ${soon(s)}. In reliance on this statement, ${s.builder.the} sent half of ${his(s.builder)} crew to another job for a week. ${The(s.builder)} finished the work on June 5. ${paid(s)}`,
  retracted: (s) =>
    `On April 10, ${soon(s)}. The next day, before ${s.builder.the} had changed any of ${his(s.builder)} plans, ${s.owner.the} wrote to ${him(s.builder)} that the June 1 deadline would apply after all. There was still ample time to meet it, but ${s.builder.the} did not finish until June 5. ${paid(s)}`,
  taste: (s) =>
    `Three art critics praised the finished portrait. ${The(s.owner)} studied it for a long time, told a brother privately that it looked nothing like their mother, and refused to accept it or to pay.`,
  utility: (s) =>
    `The system heated every room to the promised temperature as quickly as other such systems, as two engineers confirmed. ${The(s.owner)}, who honestly thought that it took too long to warm up, refused to pay.`,
  substantial: (s) =>
    `By mistake, a supplier delivered ${s.brand[1]} pipe, which is of the same quality, and ${s.builder.the} installed it. No one noticed until the walls were finished. Replacing the pipe would require tearing the walls open at great cost. ${The(s.owner)} has moved in but refuses to pay the last ${s.bonus} of the price.`,
  material: (s) =>
    `${The(s.builder)} used beams much thinner than the contract required. The building inspector forbade anyone to enter ${s.building[1]} until the roof and the upper walls had been rebuilt, which would cost more than half of the price. ${The(s.builder)} refused to do anything further and demanded the price.`,
  divisible: (s) =>
    `${The(s.builder)} repaired two of the cottages well and then, without any excuse, left for a better job. ${The(s.owner)} is renting out both finished cottages but has paid nothing.`,
  order: (s) =>
    `Before doing any work, ${s.builder.the} demanded the whole price. ${The(s.owner)} answered that ${he(s.owner)} would pay when the work was finished. ${The(s.builder)} left and never came back.`,
  burned: (s) =>
    `A week before the work was to begin, lightning struck ${s.building[1]}, and it burned to the ground. ${newBuilding(s)}`,
  fault: (s) =>
    `On the first day of work, ${s.builder.the} carelessly left a blowtorch burning on the scaffold, and ${s.building[1]} burned to the ground. ${newBuilding(s)}`,
  rebuild: (s) =>
    `When ${s.building[1]} was half finished, lightning struck it, and it burned to the ground. There was still time to rebuild, but ${s.builder.the} refused to begin again unless the price was raised. ${another(s)}`,
  cost: (s) =>
    `Before the work began, a rise in demand drove up the price of lumber. As a result, the work would have cost ${s.builder.the} fifteen percent more than expected and brought ${him(s.builder)} a small loss. ${The(s.builder)} refused to build unless the price was raised. ${another(s)}`,
  illness: (s) =>
    `The day before the concert, the singer lost her voice to an infection, and a doctor confirmed that she would be unable to sing for a month. ${The(s.owner)} had to refund the price of the tickets.`,
  ban: (s) =>
    `Before the work began, the city council, to everyone's surprise, passed an ordinance prohibiting buildings of more than two floors on that street, with a fine for any violation. ${The(s.builder)} refused to build, although ${s.owner.the} offered to pay the fine.`,
  strike: (s) =>
    `In March, every mason in the state went on strike, and no masonry could be done for two months. As a result, ${s.builder.the} did not finish until July 1, and ${s.owner.the} lost two months of business.`,
  parade: () =>
    `The written lease did not mention the parade. A week before the parade, the army canceled it. The agency did not use the balcony and did not pay.`,
  profit: () =>
    `In June, the state closed a bridge for repairs, so tourists had to take a longer road, and only half as many came. The dealer could still run the shop, but only at a small loss. She left in July and paid no more rent.`,
  accord: (s) =>
    `In May, the parties agreed that ${s.builder.the} would deliver ${his(s.builder)} pickup truck by June 1, that ${s.owner.the} would accept it in full payment, and that ${s.owner.the} would not sue on the debt before that date. ${The(s.builder)} never delivered the truck and paid nothing.`,
  check: (s) =>
    `${The(s.builder)} billed ${s.bonus} extra for gutters, but ${s.owner.the} honestly believed that the agreed price included them. ${capital(he(s.owner))} sent a check for the agreed price and wrote on it, in capital letters, "IN FULL PAYMENT OF THE DISPUTED ROOF BILL." ${The(s.builder)} crossed out these words, wrote "under protest" beside them, and cashed the check.`,
  undisputed: (s) =>
    `${The(s.owner)} agreed that the work was good and that the whole bill was due. Short of cash, however, ${he(s.owner)} sent a check for ${s.bonus} less than the amount billed and wrote on it, in capital letters, "IN FULL PAYMENT OF THE ROOF BILL." ${The(s.builder)} cashed the check.`,
  novation: (s) =>
    `Before the work began, ${s.owner.the}, ${s.builder.the}, and a tiler agreed in writing that the tiler would do the work and be paid the price and that ${s.builder.the} would be released. The tiler laid the floor badly, and within a month it cracked.`,
  delegation: (s) =>
    `Being busy elsewhere, ${s.builder.the} hired a tiler to do the work and told ${s.owner.the} so. ${The(s.owner)} said that anyone competent would do. The tiler laid the floor badly, and within a month it cracked. ${The(s.owner)} demanded a new floor from ${s.builder.the}, who refused.`,
}
