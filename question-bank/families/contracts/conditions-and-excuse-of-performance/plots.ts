import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import type { ExcuseStory, Twist } from './facts.ts'

/** The plaintiff and the defendant as they are named where they come up first. */
interface Named {
  readonly first: string
  readonly second: string
}

const bonus = (s: ExcuseStory, n: Named) =>
  `${capital(n.first)} agreed to renovate ${s.building[0]} for ${n.second} at a price of ${s.price}. The contract added, "If, and only if, the work is finished by June 1, Owner will pay a bonus of ${s.bonus}."`
const paid = (s: ExcuseStory) => `${The(s.owner)} paid the price but not the bonus.`
const ceiling = (s: ExcuseStory, n: Named) =>
  `${capital(n.second)} agreed to restore the carved ceiling of ${s.building[0]} that belonged to ${n.first}.`
const another = (s: ExcuseStory) => `${The(s.owner)} had the work done by someone else at a higher price.`
const third = (s: ExcuseStory, n: Named) =>
  `${capital(n.second)} agreed to lay a stone floor in ${s.building[0]} for ${n.first}.`
const owed = (s: ExcuseStory, n: Named) =>
  `${capital(n.first)} repaired the roof of ${s.building[0]} for ${n.second}.`

/** The course of events, from the contract to the refusal. */
export const PLOTS: Readonly<Record<Twist, (s: ExcuseStory, n: Named) => string>> = {
  strict: (s, n) =>
    `${bonus(s, n)} The work was finished on June 3 and was flawless. The delay of two days did no harm to ${s.owner.the}. ${paid(s)}`,
  prevention: (s, n) =>
    `${bonus(s, n)} It also promised access to ${s.building[1]} on every working day. In May, ${s.owner.the} changed the locks and kept ${s.builder.the} out for a week in order to store furniture there. The work was finished on June 3. Without that week, it would have been finished in May. ${paid(s)}`,
  waiver: (s, n) =>
    `${bonus(s, n)} In April, ${s.owner.the} told ${s.builder.the} that June 8 would be early enough for the bonus. Counting on this, ${s.builder.the} sent half of ${his(s.builder)} crew to another job for a week. The work was finished on June 5. ${paid(s)}`,
  retracted: (s, n) =>
    `${bonus(s, n)} On April 10, ${s.owner.the} told ${s.builder.the} that June 8 would be early enough for the bonus. On April 11, before ${s.builder.the} had changed any plan, ${s.owner.the} wrote to ${him(s.builder)} that June 1 would stand after all. There was still ample time to finish by then, but the work was finished on June 5. ${paid(s)}`,
  taste: (s, n) =>
    `${capital(n.first)} agreed to paint a portrait of the late mother of ${n.second} for ${s.bonus}, "payable if, and only if, Owner is personally satisfied with the likeness." Three art critics praised the finished portrait. ${The(s.owner)} looked at it for a long time and, honestly finding no likeness in it, refused to take it or to pay.`,
  utility: (s, n) =>
    `${capital(n.first)} agreed to install a heating system in ${s.building[0]} that belonged to ${n.second}, the price to be due "if Owner is satisfied with its operation." The contract did not say whose judgment or what standard would count. The system heated every room to the promised temperature, as two engineers confirmed. ${The(s.owner)}, who honestly thought that it took too long to warm up, refused to pay.`,
  substantial: (s, n) =>
    `${capital(n.first)} built ${s.building[0]} for ${n.second} at a price of ${s.price}. The plans called for ${s.brand[0]} pipe. By a supplier's mistake, which no one noticed until the walls were finished, the pipe was ${s.brand[1]} pipe, which is of the same quality. To replace it, the walls would have to be torn open at great cost. Nothing in the contract made payment depend on the brand. ${The(s.owner)} moved in but refuses to pay the last ${s.bonus}.`,
  material: (s, n) =>
    `${capital(n.first)} agreed to build ${s.building[0]} for ${n.second} at a price of ${s.price}, payable on completion. ${The(s.builder)} used beams that were far too thin. The building inspector forbade anyone to enter ${s.building[1]} until the roof and the upper walls had been rebuilt, which would cost more than half of the price. ${The(s.builder)} refused to do anything further and demanded the price.`,
  divisible: (s, n) =>
    `${capital(n.first)} agreed to repair four guest cottages for ${n.second}. The contract set a separate price of ${s.bonus} for each cottage, payable when that cottage was finished. ${The(s.builder)} repaired two of them well and then, without any excuse, left for a better job. ${The(s.owner)}, who is renting out both cottages, has paid nothing.`,
  order: (s, n) =>
    `${capital(n.first)} agreed to renovate ${s.building[0]} for ${n.second} at a price of ${s.price}. The contract did not say when the price was to be paid. Before any work had been done, ${s.builder.the} demanded all of it. ${The(s.owner)} answered that ${he(s.owner)} would pay when the work was finished, and ${s.builder.the} left and never came back.`,
  burned: (s, n) =>
    `${ceiling(s, n)} The contract said nothing about fire. A week before the work was to begin, lightning struck and ${s.building[1]} burned to the ground. A year later, ${s.owner.the} had built a new ${s.building[1].slice(4)} on the same spot. ${The(s.builder)} declined to work on it under the old contract, and ${s.owner.the} had to pay someone else more for a carved ceiling.`,
  fault: (s, n) =>
    `${ceiling(s, n)} The contract said nothing about fire. On the first day of work, ${s.builder.the} carelessly left a blowtorch burning on the scaffold, and ${s.building[1]} burned to the ground. A year later, ${s.owner.the} had built a new ${s.building[1].slice(4)} on the same spot. ${The(s.builder)} declined to work on it under the old contract, and ${s.owner.the} had to pay someone else more for a carved ceiling.`,
  rebuild: (s, n) =>
    `${capital(n.second)} agreed to build ${s.building[0]} on land that belonged to ${n.first} for ${s.price}. The contract said nothing about fire. When the walls were half finished, lightning struck and everything burned. There was still time to build, but ${s.builder.the} refused to begin again unless the price was raised. ${another(s)}`,
  cost: (s, n) =>
    `${capital(n.second)} agreed to build ${s.building[0]} for ${n.first} at a fixed price of ${s.price}. Before the work began, a rise in demand raised the price of lumber, so that the work would have cost ${s.builder.the} fifteen percent more than expected and brought a small loss. ${The(s.builder)} refused to build unless the price was raised. ${another(s)}`,
  illness: (s, n) =>
    `${capital(n.second)} agreed to sing at the opening of ${s.building[0]} that belonged to ${n.first}. On the day before, an infection took away her voice, and her doctor confirmed that she could not sing for a month. ${The(s.owner)}, who had sold tickets, had to refund them.`,
  ban: (s, n) =>
    `${capital(n.second)} agreed to add a third floor to ${s.building[0]} that belonged to ${n.first}. Before the work began, the city council, to everyone's surprise, passed an ordinance that forbids buildings of more than two floors in that street and punishes violations with a fine. ${The(s.builder)} refused to build, although ${s.owner.the} offered to pay the fine.`,
  strike: (s, n) =>
    `${capital(n.second)} agreed to build ${s.building[0]} for ${n.first} by May 1. The contract added, "Builder takes the risk of any strike and will be liable for delay that a strike causes." In March, every mason in the state went on strike, and no masonry could be done for two months. ${The(s.builder)} finished on July 1, and ${s.owner.the} lost the business of two months.`,
  parade: (s, n) =>
    `A victory parade was to pass ${s.building[0]} that belonged to ${n.first}. ${capital(n.second)} answered an advertisement for "a balcony with a view of the parade" and rented it for that one afternoon, to be paid for on arrival, at ten times the usual rent. The written lease did not mention the parade. A week before, the army canceled the parade. The agency did not come and did not pay.`,
  profit: (s, n) =>
    `${capital(n.second)} rented ${s.building[0]} from ${n.first} for a summer in order to sell gifts to tourists, as both knew. In June, the state closed a bridge for repairs, and tourists had to take a longer road. Half as many came. The shop could still be run, but at a small loss. The dealer left in July and paid no more rent.`,
  accord: (s, n) =>
    `${capital(n.second)} owed ${n.first} a debt of $8,000, which was due and undisputed. In May, ${s.owner.the} agreed to accept a certain truck in full payment if ${s.builder.the} delivered it by June 1, and to wait for the money until then. June passed, the truck was not delivered, and no money was paid.`,
  check: (s, n) =>
    `${owed(s, n)} The two honestly disagreed whether gutters worth ${s.bonus} were included in the price. ${The(s.owner)} sent a check for the price without the gutters and wrote on it, in capital letters, "IN FULL PAYMENT OF THE DISPUTED ROOF BILL." ${The(s.builder)} crossed out these words, wrote "under protest" beside them, and cashed the check.`,
  undisputed: (s, n) =>
    `${owed(s, n)} ${The(s.owner)} agreed that the work was good and that the whole bill was due. Short of cash, however, ${he(s.owner)} sent a check for all but ${s.bonus} of it and wrote on it, in capital letters, "IN FULL PAYMENT OF THE ROOF BILL." ${The(s.builder)} cashed the check.`,
  novation: (s, n) =>
    `${third(s, n)} Before the work began, ${s.owner.the}, ${s.builder.the}, and a tiler agreed in writing that the tiler would do the work, that the tiler would be paid the price, and that ${s.builder.the} would be released. The tiler's floor cracked within a month because it had been laid badly.`,
  delegation: (s, n) =>
    `${third(s, n)} ${The(s.builder)}, who was busy elsewhere, hired a tiler to do the work and told ${s.owner.the} so. ${The(s.owner)} said that anyone competent would do. The tiler's floor cracked within a month because it had been laid badly. ${He(s.owner)} has demanded a new floor from ${s.builder.the}, who refuses.`,
}
