import { capital } from '../../../text/capital.ts'
import { him, his, The, whose } from '../../engine/party.ts'
import { doer, hurt, type VicariousFacts, type VicariousStory } from './facts.ts'
import type { Opening } from './opening.ts'

/** How the driver came to the firm, and then the harm. */
export function byEmployee(facts: VicariousFacts, story: VicariousStory, opening: Opening): string {
  const { firm } = story
  const driver = doer(facts, story)
  if (facts.event === 'label') return byLabel(facts, story, opening)
  const hired = [
    `${capital(firm.a)} hired a driver as an employee to make its deliveries after checking ${his(driver)} record and finding it spotless.`,
    `Before ${firm.a} hired a driver as an employee to make its deliveries, it checked ${his(driver)} record with care and found nothing against ${him(driver)}.`,
    `For three years, ${firm.a} had employed a driver to make its deliveries. ${capital(his(driver))} record was spotless when ${firm.the} hired ${him(driver)}, and ${firm.the} had sent ${him(driver)} to a course in safe driving.`,
  ][opening]
  return `${hired} ${atWork(facts, story)}`
}

/** A driver whom the contract calls a contractor. */
function byLabel(facts: VicariousFacts, story: VicariousStory, opening: Opening): string {
  const { firm, worker } = story
  const driver = doer(facts, story)
  const terms = `${The(firm)} owned the van and fixed the hours, the route, the uniform, and the manner of loading. It paid the driver by the week, could dismiss ${him(driver)} at will, and allowed ${him(driver)} to take no other work.`
  const hit = `ran a red light without looking and struck ${hurt(facts, story).a} in a crosswalk.`
  if (opening === 0)
    return `For two years, a driver made all of the deliveries for ${firm.a} under a contract that called the driver an "independent contractor." ${terms} One morning, while on the route, ${worker} ${hit}`
  return opening === 1
    ? `${capital(firm.a)} hired a driver to make all of its deliveries. The contract that both signed called the driver an "independent contractor." ${terms} Two years later, while making a delivery, the driver ${hit}`
    : `A contract between ${firm.a} and a driver called the driver an "independent contractor." Under it, ${worker} made all of ${whose(firm)} deliveries for two years. ${terms} One day, on the way to a customer, the driver ${hit}`
}

/** The harm that a driver does, and how. */
function atWork(facts: VicariousFacts, story: VicariousStory): string {
  const { firm, goods, worker } = story
  const { a: v } = hurt(facts, story)
  const driver = doer(facts, story)
  const van = `${whose(firm)} van`
  const hit = `ran a red light without looking and struck ${v} in a crosswalk`
  const own = his(driver)
  switch (facts.event) {
    case 'task':
      return `One weekday morning, while delivering ${goods} to a customer in ${van}, the driver ${hit}.`
    case 'detour':
      return `While delivering ${goods} to a customer in ${van}, the driver turned off the route and drove one block to buy a cup of coffee. Pulling back into the street, ${worker} failed to look and struck ${v}.`
    case 'frolic':
      return `One day, ${firm.the} sent the driver to deliver ${goods} to a customer two miles away. Instead, ${worker} drove ${van} sixty miles in the other direction to spend the afternoon at a lake with a friend, although company rules forbade private trips. Near the lake, ${worker} ${hit}.`
    case 'returned':
      return `One morning, the driver left the delivery route for three hours to watch a ball game in another town. By noon ${worker} had returned in ${van} and delivered ${goods} to the next customer. On the way to the customer after that, ${worker} ${hit}.`
    case 'forbidden':
      return `To get ${goods} to a customer on time, the driver took ${van} down a narrow lane behind the market, which written company rules forbade drivers to use. Driving too fast, ${worker} struck ${v}.`
    case 'collecting':
      return `The manager sent the driver to bring back ${goods} from a customer who would not pay for them. ${capital(v)} who worked for the customer stood in the doorway and refused to let anything go. The driver knocked ${him(hurt(facts, story))} down and carried the ${goods} to the van.`
    case 'quarrel':
      return `While delivering ${goods} to a customer, the driver recognized ${v} there as the person who had broken up ${own} marriage. After the delivery was complete and the receipt was signed, the driver went back inside, accused the clerk of ruining the marriage, and knocked ${him(hurt(facts, story))} down.`
    case 'commute':
      return `One evening, at the end of the workday, the driver left ${whose(firm)} premises in ${own} own car and started home by ${own} usual route. Two streets later, ${worker} ${hit}.`
    case 'errand':
      return `One evening, as the driver was leaving for home in ${own} own car, the manager asked ${him(driver)} to drop off ${goods} with a customer across town on the way and paid for the gas. Before reaching the customer, ${worker} ${hit}.`
    default:
      return `One Tuesday, which the driver had off, ${worker} took ${van} without permission, against company rules, to move a sofa for a cousin. On the way, ${worker} ${hit}.`
  }
}

/** A firm and its contractor, and then what the crew did. */
export function byContractor(facts: VicariousFacts, story: VicariousStory, opening: Opening): string {
  const { firm, contractor, job, danger } = story
  const { event } = facts
  if (event === 'public duty') return `${maintained(story, opening)} ${onTheJob(facts, story)}`
  const task = event === 'special danger' || event === 'aside from it' ? danger : job
  const isKnown = event !== 'bad choice'
  const manner =
    event === 'retained'
      ? 'left the work to the crew, except that its own manager decided each day where a hoist would stand'
      : 'left the manner of the work to the crew'
  const hired = [
    `${capital(firm.a)} hired ${contractor.a} to ${task}. ${The(contractor)} had its own crew and tools${isKnown ? ', many other clients, and an excellent reputation' : ' and many other clients'}, and ${firm.the} ${manner}.`,
    `${capital(firm.a)} needed someone to ${task}. It hired ${isKnown ? 'a reputable contractor' : contractor.a}, which had its own crew and tools and many other clients, and ${manner}.`,
    `${capital(firm.a)} asked for bids to ${task}. It hired ${contractor.a} with its own crew and tools${isKnown ? ', many other clients, and an excellent reputation' : ' and many other clients'}. ${The(firm)} ${manner}.`,
  ][opening]
  return `${hired} ${onTheJob(facts, story)}`
}

/** A fixture of a shop that a contractor keeps in repair. */
function maintained({ firm, contractor, fixture }: VicariousStory, opening: Opening): string {
  if (opening === 0)
    return `For years, ${firm.a} had left the maintenance of the ${fixture} in its shop to ${contractor.a}. ${The(contractor)}, which had its own crew and tools and many other clients, decided how to do the job, and ${firm.the} had never given it instructions.`
  return opening === 1
    ? `${capital(firm.a)} hired ${contractor.a} to maintain the ${fixture} in its shop. ${The(contractor)} had its own crew and tools and many other clients. For years, ${firm.the} left it to ${contractor.the} to decide how to do the job and gave it no instructions.`
    : `${capital(firm.a)}'s ${fixture} was maintained by ${contractor.a}, which had its own crew and tools and many other clients. ${The(firm)} let ${contractor.the} decide how to do the job and had never given it instructions.`
}

function onTheJob(facts: VicariousFacts, story: VicariousStory): string {
  const { firm, contractor, fall, fixture } = story
  const { a: v } = hurt(facts, story)
  switch (facts.event) {
    case 'special danger':
      return `The crew put up no barrier, and ${fall} ${v} who was walking by.`
    case 'aside from it':
      return `The crew put up barriers and did that part of the work without mishap. While cleaning up at noon, however, a member of the crew carelessly left a broom across the sidewalk half a block away, and ${v} tripped over it.`
    case 'public duty':
      return `One day, one of ${whose(contractor)} mechanics carelessly installed a part backward. The next day, ${v} was hurt when the ${fixture} suddenly lurched.`
    case 'bad choice':
      return `${capital(whose(firm))} manager had known that the crew had twice that year carelessly let a scaffold collapse, but had chosen ${contractor.the} because its bid was the lowest. During the work, a third scaffold, which the crew had carelessly bolted, collapsed onto ${v}.`
    case 'retained':
      return `One morning, the manager carelessly had the hoist set on soft ground, and it toppled onto ${v}.`
    default:
      return `${capital(whose(firm))} manager came by once a week to check that the results were as agreed. One morning, a member of the crew carelessly let a ladder slip, and it fell on ${v} who was passing by.`
  }
}
