import { capital } from '../../../text/capital.ts'
import { him, whose } from '../../engine/party.ts'
import { doer, hurt, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/**
 * Returns the harm and how it was done.
 * @param v the injured person, with an article
 * @param isFirst whether nobody has been told of yet; only of employees
 */
export function event(facts: VicariousFacts, story: VicariousStory, v: string, isFirst: boolean): string {
  switch (facts.relation) {
    case 'employee':
      return atWork(facts, story, v, isFirst)
    case 'contractor':
      return onTheJob(facts, story, v)
    default:
      return onTheRoad(facts, story, v)
  }
}

function atWork(facts: VicariousFacts, story: VicariousStory, v: string, isFirst: boolean): string {
  const { firm, goods, worker } = story
  const d = isFirst ? `a driver for ${firm.a}` : 'the driver'
  const hit = `ran a red light without looking and struck ${v} in a crosswalk`
  const own = worker === 'he' ? 'his' : 'her'
  switch (facts.event) {
    case 'task':
      return `Delivering ${goods} to a customer in a company van one weekday morning, ${d} ${hit}.`
    case 'detour':
      return `Delivering ${goods} to a customer in a company van, ${d} turned off one block from the route to buy a cup of coffee. Pulling back into the street, ${worker} failed to look and struck ${v}.`
    case 'frolic':
      return `Sent with ${goods} to a customer two miles away, ${d} took the company van sixty miles in the other direction to spend the afternoon at a lake with a friend. Near the lake, ${worker} ${hit}. Company rules forbade private trips.`
    case 'returned':
      return `One morning, ${d} left the delivery route for three hours to watch a ball game in another town. By noon ${worker} had returned in the company van and delivered ${goods} to the next customer. On the way to the customer after that, ${worker} ${hit}.`
    case 'forbidden':
      return `To get ${goods} to a customer on time, ${d} took a narrow lane behind the market in a company van, drove too fast, and struck ${v}. Written company rules forbade drivers to use that lane.`
    case 'collecting':
      return `The manager ${isFirst ? `of ${firm.a} sent a driver` : `sent ${d}`} to bring back ${goods} from a customer who would not pay. ${capital(v)}, who worked for the customer, stood in the doorway and refused to let anything go. The driver knocked ${him(hurt(facts, story))} down and carried the ${goods} to the van.`
    case 'quarrel':
      return `Delivering ${goods} to a customer, ${d} recognized ${v}, who worked there, as the person who had married ${own} former spouse. After the delivery was complete and the receipt signed, the driver walked back in, brought up the marriage, and knocked ${him(hurt(facts, story))} down.`
    case 'commute':
      return `At the end of the workday, ${d} left ${isFirst ? 'the' : `${whose(firm)}`} only store in ${own} own car and started home by ${own} usual road. Two streets on, ${worker} ${hit}.`
    case 'errand':
      return `As ${d} was leaving for home in ${own} own car, the manager asked ${worker === 'he' ? 'him' : 'her'} to deliver ${goods} on the way to a customer across town and paid for the gas. On the way to the customer, ${worker} ${hit}.`
    case 'weekend':
      return `On a Sunday, when no one works, ${d} took a company van without asking, against company rules, to move a sofa for a cousin. On the way, ${worker} ${hit}.`
    default:
      return `On the route, ${d} ${hit}.`
  }
}

function onTheJob({ event: what }: VicariousFacts, story: VicariousStory, v: string): string {
  const { firm, fall, fixture } = story
  switch (what) {
    case 'special danger':
      return `The crew put up no barrier, and ${fall} ${v}, who was walking by.`
    case 'aside from it':
      return `Barriers were up, and that work did no harm. At noon, however, a member of the crew who was tidying up carelessly left a broom across the sidewalk down the street, and ${v} tripped over it.`
    case 'public duty':
      return `One of its mechanics carelessly installed a part backward. The next day, ${v} was hurt when the ${fixture} suddenly lurched.`
    case 'bad choice':
      return `As the manager of ${firm.the} knew, the crew had twice that year carelessly let a scaffold collapse, but its bid was the lowest. A third scaffold, carelessly bolted, collapsed onto ${v}.`
    case 'retained':
      return `The manager of ${firm.the} directed the placing of the hoist from day to day. One day the manager carelessly had it set on soft ground, and it toppled onto ${v}.`
    default:
      return `The manager looked in once a week to see that the result was as agreed. A member of the crew carelessly let a ladder slip, and it fell on ${v}, who was passing by.`
  }
}

function onTheRoad(facts: VicariousFacts, story: VicariousStory, v: string): string {
  const it = doer(facts, story)
  if (facts.relation === 'borrower')
    return `Two miles on, ${facts.event === 'harmless record' ? 'while glancing at a map, ' : ''}the friend drove through a red light and struck ${v}.`
  switch (facts.event) {
    case 'favor':
      return `On the way, with the package on the rack, ${it.the} rode through a stop sign and into ${v}.`
    case 'known danger':
      return `The next day, ${it.the} rode at ${v} and could not stop in time.`
    default:
      return `One afternoon, looking at a dog instead of the road, ${it.pronoun} rode through a stop sign and into ${v}. ${capital(sued(facts, story).the)} was at work across town.`
  }
}
