import type { VicariousFacts, VicariousSkin } from './facts.ts'

/** The one who is asked to answer for another: the firm, or its owner in private life. */
export function answerer({ relation }: VicariousFacts, skin: VicariousSkin): string {
  return relation === 'child' || relation === 'borrower' ? skin.boss : skin.firm
}

/** The facts in prose: the firm, what was done, the hurt, and the claim. */
export function tell(facts: VicariousFacts, skin: VicariousSkin): string {
  const sued = answerer(facts, skin)
  const doer = {
    employee: skin.worker,
    contractor: skin.contractor,
    child: skin.child,
    borrower: skin.friend,
  }[facts.relation]
  return [
    story(facts, skin),
    `Left with ${skin.injury} and considerable medical expenses, ${skin.victim} brings an action for damages against ${sued} alone, contending that ${sued} is legally responsible for the conduct of ${doer}, and the parties agree that no statute affects the question.`,
  ].join(' ')
}

function story({ relation, event }: VicariousFacts, skin: VicariousSkin): string {
  switch (relation) {
    case 'employee':
      return `${skin.opening} ${atWork(event, skin)}`
    case 'contractor':
      return `${skin.opening} ${hired(event, skin)}`
    case 'child':
      return child(event, skin)
    case 'borrower':
      return lent(event, skin)
  }
}

function atWork(event: VicariousFacts['event'], skin: VicariousSkin): string {
  const { firm, worker, victim, goods } = skin
  const hit = `ran a red light without looking and struck ${victim}`
  const care = `${firm} had picked ${worker} with care after checking a spotless record`
  switch (event) {
    case 'task':
      return `${care}, and had trained its drivers never to hurry. Bringing ${goods} to a customer in the firm’s van one morning, ${worker}, an employee, ${hit}.`
    case 'detour':
      return `${care}. Bringing ${goods} to a customer in the firm’s van, ${worker}, an employee, turned off one block to buy a coffee. Pulling back into the street, cup in hand, ${worker} failed to look and struck ${victim}.`
    case 'frolic':
      return `${care}. Sent with ${goods} to a customer two miles away, ${worker}, an employee, drove the firm’s van sixty miles in the other direction to spend the afternoon at a lake with a friend. Near the lake ${worker} ${hit}. House rules forbid private trips.`
    case 'returned':
      return `${care}. One morning ${worker}, an employee, left the route for three hours to watch a ball game in another town. By noon ${worker} was back in the firm’s van, had brought ${goods} to the next customer on the list and was driving to the one after that when ${worker} ${hit}.`
    case 'forbidden':
      return `${care}, and its written rules forbid drivers on any account to use the narrow lane behind the market. To get ${goods} to a customer in time, ${worker}, an employee, took that lane in the firm’s van, drove too fast and struck ${victim}.`
    case 'collecting':
      return `${care}, and sent ${worker}, an employee, to bring back ${goods} from a customer who would not pay. ${victim}, the customer’s clerk, stood in the door and refused to let anything go. Set on getting the goods out, ${worker} knocked ${victim} down and carried them to the van.`
    case 'quarrel':
      return `${care}. Bringing ${goods} to a customer, ${worker}, an employee, recognized the customer’s clerk, ${victim}, as the person for whom a spouse had left years before. The delivery done and signed for, ${worker} walked back in, spoke of the old affair, and knocked ${victim} down.`
    case 'commute':
      return `${care}. At the end of a day’s work at the firm’s only shop ${worker}, an employee, punched out, got into a car of ${worker}’s own and set off for home by the usual road. Two streets on ${worker} ${hit}.`
    case 'errand':
      return `${care}. As ${worker}, an employee, was leaving for home in a car of ${worker}’s own, the manager asked that ${goods} be dropped on the way at a customer’s house across town, and paid for the gas. On the way to that house ${worker} ${hit}.`
    case 'weekend':
      return `${care}. On a Sunday, when nobody works, ${worker}, an employee with a key to the yard, took the firm’s van without asking, against the house rules, to move a sofa for a cousin. On the way ${worker} ${hit}.`
    default:
      return `${worker} has made all deliveries for it for two years under a contract that says “independent contractor” on every page and puts all risk on the driver. The firm owns the van and fixes the hours, the route, the uniform and the way of loading; it pays by the week, may dismiss at will, and allows no work for others. On the route ${worker} ${hit}.`
  }
}

function hired(event: VicariousFacts['event'], skin: VicariousSkin): string {
  const { firm, victim, contractor, job, danger, fall, fixture } = skin
  const own = `${contractor}, a business with its own crew and tools that works for many clients,`
  const clause = `Their contract has ${contractor} take every precaution and bear every risk.`
  switch (event) {
    case 'special danger':
      return `It hired ${own} and with an excellent name, to ${danger}, and left the manner of work to it. ${clause} The crew put up no barrier, and ${fall} ${victim}, who was walking by.`
    case 'aside from it':
      return `It hired ${own} and with an excellent name, to ${danger}, and left the manner of work to it. ${clause} Barriers were up, and that work did no harm. But at noon one of the crew, tidying the yard, carelessly left a broom lying across the sidewalk down the street, and ${victim} tripped over it.`
    case 'public duty':
      return `For years it has left the upkeep of ${fixture} in its shop to ${own} and with an excellent name, and has never told it how to go about this. ${clause} A mechanic of the crew put in a part the wrong way round. The next day ${victim}, a customer, was struck when ${fixture} jerked.`
    case 'bad choice':
      return `It hired ${own} to ${job}, and left the manner of work to it. ${clause} As the manager of ${firm} knew, the crew had twice that year let a scaffold come down through sheer carelessness; the bid was low, and the manager took it. A third scaffold, carelessly bolted, came down on ${victim}.`
    case 'retained':
      return `It hired ${own} and with an excellent name, to ${job}. All was left to ${contractor} except the placing of the hoist, which the manager of ${firm} directed from day to day. ${clause} One day the manager carelessly had the crew set the hoist on soft ground, and it toppled onto ${victim}.`
    default:
      return `It hired ${own} and with an excellent name, to ${job}. ${clause} A manager looked in once a week to see that the result was as agreed, and left the manner of work to ${contractor}. One of the crew carelessly let a ladder slip, and it fell on ${victim}, who was passing.`
  }
}

function child(event: VicariousFacts['event'], { boss, child: name, victim, firm }: VicariousSkin): string {
  const start = `${boss}, who owns ${firm}, has a child of thirteen, ${name}, who lives at home and rides a bicycle to school.`
  if (event === 'favor')
    return `${start} One afternoon ${boss} asked ${name} to take a parcel of the firm’s to a customer, told ${name} which streets to use and when to be there, and promised nothing for it. On the way, parcel on the rack, ${name} rode through a stop sign and into ${victim}.`
  return event === 'known danger'
    ? `${start} As ${boss} had been told by three neighbors in a week, ${name} had made a sport of riding at people on the sidewalk to make them jump, and had knocked one of them over. ${boss} could have locked the bicycle away, but shrugged and did nothing. The next day ${name} rode at ${victim} and could not stop in time.`
    : `${start} ${boss} had taught ${name} the rules of the road with patience, and nobody had ever had cause for complaint. One afternoon, looking at a dog instead of the road, ${name} rode through a stop sign and into ${victim}. ${boss} was at work across town.`
}

function lent(event: VicariousFacts['event'], { boss, friend, victim, firm }: VicariousSkin): string {
  if (event === 'favor')
    return `${boss}, who owns ${firm} and was short of drivers, asked a friend, ${friend}, to take a parcel of the firm’s to a customer in a car that ${boss} owned. ${boss} wrote down the route and the hour, and ${friend} wanted nothing for it. On the way ${friend}, who had driven for twenty years without a ticket, went through a red light and struck ${victim}.`
  const start = `${boss}, who owns ${firm}, lent a car to a friend, ${friend}, for a trip to the beach. ${boss} stayed at home and had nothing to gain from the trip.`
  return event === 'known danger'
    ? `${start} When ${boss} handed over the keys, ${friend} had just emptied a sixth glass of whiskey before ${boss}’s eyes and could hardly walk straight. “You will be fine,” said ${boss}. Two miles on ${friend} drove through a red light and struck ${victim}.`
    : `${start} ${friend} had held a license for twenty years without a ticket and was sober and rested, as ${boss} saw. Two miles on, glancing at a map, ${friend} drove through a red light and struck ${victim}.`
}
