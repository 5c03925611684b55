import { capital } from '../../../text/capital.ts'
import { him, his, The, whose } from '../../engine/party.ts'
import { doer, hurt, type VicariousFacts, type VicariousStory } from './facts.ts'
import type { Opening } from './opening.ts'

/** A driver and the firm, and then the harm; or the harm, and then how the driver came to the firm. */
export function byEmployee(facts: VicariousFacts, story: VicariousStory, opening: Opening): string {
  const { firm } = story
  const driver = doer(facts, story)
  if (facts.event === 'label') return byLabel(facts, story, opening)
  if (opening === 0)
    return `${capital(firm.a)} hired a driver as an employee to make its deliveries after checking ${his(driver)} record and finding it spotless. ${atWork(facts, story, false)}`
  return opening === 1
    ? `${atWork(facts, story, true)} Before hiring the driver as an employee, ${firm.the} had checked ${his(driver)} record with care and found nothing against ${him(driver)}.`
    : `For three years, ${firm.a} had employed a driver to make its deliveries. ${capital(his(driver))} record was spotless when ${firm.the} hired ${him(driver)}, and ${firm.the} had sent ${him(driver)} to a course in safe driving. ${atWork(facts, story, false)}`
}

/** A driver whom the contract calls a contractor. */
function byLabel(facts: VicariousFacts, story: VicariousStory, opening: Opening): string {
  const { firm } = story
  const victim = hurt(facts, story)
  const terms = `${The(firm)} owned the van, fixed the hours, the route, the uniform, and the manner of loading, paid by the week, could dismiss the driver at will, and allowed no other work.`
  const hit = `ran a red light without looking and struck ${victim.a} in a crosswalk.`
  if (opening === 0)
    return `For two years, a driver had made all of the deliveries for ${firm.a} under a contract that called the driver an "independent contractor." ${terms} One morning, on the route, the driver ${hit}`
  return opening === 1
    ? `${capital(firm.a)} signed a contract with a driver to make all of its deliveries. The contract called the driver an "independent contractor." ${terms} After two years, the driver ${hit}`
    : `On a delivery route for ${firm.a}, a driver ${hit} For two years, the driver had made all of its deliveries under a contract that called the driver an "independent contractor." ${terms}`
}

/** The harm that a driver does, and how; `isFirst` where neither the driver nor the firm has been told of. */
function atWork(facts: VicariousFacts, story: VicariousStory, isFirst: boolean): string {
  const { firm, goods, worker } = story
  const { a: v } = hurt(facts, story)
  const d = isFirst ? `a driver for ${firm.a}` : 'the driver'
  const hit = `ran a red light without looking and struck ${v} in a crosswalk`
  const own = worker === 'he' ? 'his' : 'her'
  switch (facts.event) {
    case 'task':
      return `One weekday morning, delivering ${goods} to a customer in a company van, ${d} ${hit}.`
    case 'detour':
      return `While delivering ${goods} to a customer in a company van, ${d} turned off one block from the route to buy a cup of coffee. Pulling back into the street, ${worker} failed to look and struck ${v}.`
    case 'frolic':
      return `Sent with ${goods} to a customer two miles away, ${d} took the company van sixty miles in the other direction to spend the afternoon at a lake with a friend, although company rules forbade private trips. Near the lake, ${worker} ${hit}.`
    case 'returned':
      return `One morning, ${d} left the delivery route for three hours to watch a ball game in another town. By noon ${worker} had returned in the company van and delivered ${goods} to the next customer. On the way to the customer after that, ${worker} ${hit}.`
    case 'forbidden':
      return `To get ${goods} to a customer on time, ${d} took a company van down a narrow lane behind the market, which written company rules forbade drivers to use. Driving too fast, ${worker} struck ${v}.`
    case 'collecting':
      return `The manager ${isFirst ? `of ${firm.a} sent a driver` : 'sent the driver'} to bring back ${goods} from a customer who would not pay. ${capital(v)} who worked for the customer stood in the doorway and refused to let anything go. The driver knocked ${him(hurt(facts, story))} down and carried the ${goods} to the van.`
    case 'quarrel':
      return `While delivering ${goods} to a customer, ${d} recognized ${v} there as the person who had married ${own} former spouse. After the delivery was complete and the receipt signed, the driver walked back in, brought up the marriage, and knocked ${him(hurt(facts, story))} down.`
    case 'commute':
      return `At the end of the workday, ${d} left ${isFirst ? 'its' : whose(firm)} only location in ${own} own car and started home by ${own} usual road. Two streets later, ${worker} ${hit}.`
    case 'errand':
      return `As ${d} was leaving for home in ${own} own car, the manager asked ${worker === 'he' ? 'him' : 'her'} to drop off ${goods} with a customer across town on the way and paid for the gas. On the way to the customer, ${worker} ${hit}.`
    default:
      return `On a Sunday, when no one worked, ${d} took a company van without asking, against company rules, to move a sofa for a cousin. On the way, ${worker} ${hit}.`
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
      ? 'left everything to the crew except the placing of a hoist'
      : 'left the manner of the work to the crew'
  const hired = [
    `${capital(firm.a)} hired ${contractor.a} to ${task}. ${The(contractor)} had its own crew and tools${isKnown ? ', many other clients, and an excellent reputation' : ' and many other clients'}, and ${firm.the} ${manner}.`,
    `Needing someone to ${task}, ${firm.a} hired ${contractor.a}${isKnown ? ' with an excellent reputation' : ''} that had its own crew and tools and many other clients. ${The(firm)} ${manner}.`,
    `${capital(firm.a)} asked for bids to ${task}. It hired ${contractor.a} that had ${isKnown ? 'an excellent reputation, ' : ''}its own crew and tools${isKnown ? ',' : ''} and many other clients, and it ${manner}.`,
  ][opening]
  return `${hired} ${onTheJob(facts, story)}`
}

/** A fixture of a shop that a contractor keeps in repair. */
function maintained({ firm, contractor, fixture }: VicariousStory, opening: Opening): string {
  if (opening === 0)
    return `For years, ${firm.a} had left the maintenance of the ${fixture} in its shop to ${contractor.a}. ${The(contractor)}, which had its own crew and tools and many other clients, decided how to do the job, and ${firm.the} had never given it instructions.`
  return opening === 1
    ? `${capital(contractor.a)} with its own crew and tools and many other clients had for years maintained the ${fixture} in the shop of ${firm.a}. ${The(firm)} let ${contractor.the} decide how to do the job and had never given it instructions.`
    : `The ${fixture} in the shop of ${firm.a} was maintained by ${contractor.a} that had its own crew and tools and many other clients. For years, ${firm.the} had left it to ${contractor.the} to decide how to do the job and had given it no instructions.`
}

function onTheJob(facts: VicariousFacts, story: VicariousStory): string {
  const { firm, contractor, fall, fixture } = story
  const { a: v } = hurt(facts, story)
  switch (facts.event) {
    case 'special danger':
      return `The crew put up no barrier, and ${fall} ${v} who was walking by.`
    case 'aside from it':
      return `The crew put up barriers, and that work did no harm. At noon, however, a member of the crew who was tidying up carelessly left a broom across the sidewalk down the street, and ${v} tripped over it.`
    case 'public duty':
      return `One day, one of ${whose(contractor)} mechanics carelessly installed a part backward. The next day, ${v} was hurt when the ${fixture} suddenly lurched.`
    case 'bad choice':
      return `${capital(whose(firm))} manager knew that the crew had twice that year carelessly let a scaffold collapse, but its bid was the lowest. A third scaffold, carelessly bolted, collapsed onto ${v}.`
    case 'retained':
      return `${capital(whose(firm))} manager directed the placing of the hoist from day to day. One day the manager carelessly had it set on soft ground, and it toppled onto ${v}.`
    default:
      return `${capital(whose(firm))} manager looked in once a week to see that the result was as agreed. One morning, a member of the crew carelessly let a ladder slip, and it fell on ${v} who was passing by.`
  }
}
