import { capital } from '../../../text/capital.ts'
import { he, him, his, The } from '../../engine/party.ts'
import { doer, hurt, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/** The relationship first, then what happened. */
function inOrder(facts: VicariousFacts, story: VicariousStory): string {
  return join(background(facts, story, false), event(facts, story, hurt(facts, story).a), suit(facts, story))
}

/** The injury first. */
function injuryFirst(facts: VicariousFacts, story: VicariousStory): string {
  return join(
    injury(facts, story),
    background(facts, story, true),
    event(facts, story, hurt(facts, story).the),
    suit(facts, story),
  )
}

/** The event first, then the relationship. */
function eventFirst(facts: VicariousFacts, story: VicariousStory): string {
  const { firm } = story
  if (facts.relation !== 'employee') return inOrder(facts, story)
  const first = `A driver who worked for ${firm.a} hurt ${hurt(facts, story).a}.`
  return join(
    first,
    event(facts, story, hurt(facts, story).the),
    background(facts, story, true),
    suit(facts, story),
  )
}

export const tell = [inOrder, injuryFirst, eventFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** The injury, and who the people are. */
function injury(facts: VicariousFacts, story: VicariousStory): string {
  const v = hurt(facts, story).a
  const { firm, contractor } = story
  switch (facts.relation) {
    case 'employee':
      return `The delivery driver of ${firm.a} injured ${v}.`
    case 'contractor':
      return facts.event === 'public duty'
        ? `${capital(v)} was injured in the shop of ${firm.a}.`
        : `${capital(v)} was injured by the work of ${contractor.a} that ${firm.a} had hired.`
    case 'child':
      return `${capital(v)} was knocked down by a bicycle that the thirteen-year-old ${story.child} of the owner of ${firm.a} was riding.`
    case 'borrower':
      return `${capital(v)} was struck by a car that belonged to the owner of ${firm.a} and was driven by a friend.`
  }
}

/** How the two stood toward each other. `isKnown`: the people have been told of. */
function background(facts: VicariousFacts, story: VicariousStory, isKnown: boolean): string {
  const { firm } = story
  const f = isKnown ? firm.the : firm.a
  const w = isKnown ? 'the driver' : 'a driver'
  switch (facts.relation) {
    case 'employee':
      return facts.event === 'label'
        ? `For two years ${w} had made all of the deliveries for ${f} under a contract that called the driver an "independent contractor." ${The(firm)} owned the van, fixed the hours, the route, the uniform, and the manner of loading, paid by the week, could dismiss the driver at will, and allowed no other work.`
        : `${capital(f)} had hired ${w} as an employee after a careful check of a spotless record.`
    case 'contractor':
      return hired(facts, story, isKnown)
    case 'child':
      return raised(facts, story, isKnown)
    case 'borrower':
      return lent(facts, story, isKnown)
  }
}

/** The employee's conduct. */
function event(facts: VicariousFacts, story: VicariousStory, v: string): string {
  switch (facts.relation) {
    case 'employee':
      return atWork(facts, story, v)
    case 'contractor':
      return onTheJob(facts, story, v)
    default:
      return onTheRoad(facts, story, v)
  }
}

function atWork(facts: VicariousFacts, story: VicariousStory, v: string): string {
  const { firm, goods, worker } = story
  const hit = `ran a red light without looking and struck ${v}`
  const own = worker === 'he' ? 'his' : 'her'
  switch (facts.event) {
    case 'task':
      return `Delivering ${goods} to a customer in a company van one weekday morning, the driver ${hit}.`
    case 'detour':
      return `Delivering ${goods} to a customer in a company van, the driver turned off one block from the route to buy a cup of coffee. Pulling back into the street, ${worker} failed to look and struck ${v}.`
    case 'frolic':
      return `Sent with ${goods} to a customer two miles away, the driver took the company van sixty miles in the other direction to spend the afternoon at a lake with a friend. Near the lake, ${worker} ${hit}. Company rules forbade private trips.`
    case 'returned':
      return `One morning, the driver left the delivery route for three hours to watch a ball game in another town. By noon ${worker} had returned in the company van and delivered ${goods} to the next customer. On the way to the customer after that, ${worker} ${hit}.`
    case 'forbidden':
      return `Written company rules forbade drivers to use a narrow lane behind the market. To get ${goods} to a customer on time, the driver took that lane in a company van, drove too fast, and struck ${v}.`
    case 'collecting':
      return `The manager sent the driver to bring back ${goods} from a customer who would not pay. ${capital(v)} who worked for the customer stood in the doorway and refused to let anything go. The driver knocked ${him(hurt(facts, story))} down and carried the ${goods} to the van.`
    case 'quarrel':
      return `Delivering ${goods} to a customer, the driver recognized ${v} who worked there as the person for whom ${own} spouse had left years before. After the delivery was complete and the receipt signed, the driver walked back in, spoke of the old affair, and knocked ${him(hurt(facts, story))} down.`
    case 'commute':
      return `At the end of the workday, the driver left the only store of ${firm.the} in ${own} own car and started home by ${own} usual road. Two streets on, ${worker} ${hit}.`
    case 'errand':
      return `As the driver was leaving for home in ${own} own car, the manager asked ${worker === 'he' ? 'him' : 'her'} to deliver ${goods} on the way to a customer across town and paid for the gas. On the way to the customer, ${worker} ${hit}.`
    case 'weekend':
      return `On a Sunday, when no one works, the driver took a company van without asking, against company rules, to move a sofa for a cousin. On the way, ${worker} ${hit}.`
    default:
      return `On the route, the driver ${hit}.`
  }
}

/** Whom the firm hired, and for what. */
function hired({ event: what }: VicariousFacts, story: VicariousStory, isKnown: boolean): string {
  const { firm, contractor, job, danger, fixture } = story
  const f = isKnown ? firm.the : firm.a
  const c = isKnown && what !== 'public duty' ? contractor.the : contractor.a
  const own = 'which had its own crew and tools and many clients'
  const task = what === 'special danger' || what === 'aside from it' ? danger : job
  const name = what === 'bad choice' ? '' : ' and had an excellent reputation'
  const left =
    what === 'retained'
      ? `left everything to the crew except the placing of a hoist`
      : 'left the manner of the work to the crew'
  if (what === 'public duty')
    return `For years ${f} had left the maintenance of the ${fixture} in its shop to ${c}, ${own} and decided how to do the job. ${The(firm)} had never given it instructions.`
  return `${capital(f)} hired ${c}, ${own}${name}, to ${task}. ${The(firm)} ${left}.`
}

function onTheJob({ event: what }: VicariousFacts, story: VicariousStory, v: string): string {
  const { firm, fall, fixture } = story
  switch (what) {
    case 'special danger':
      return `The crew put up no barrier, and ${fall} ${v}, who was walking by.`
    case 'aside from it':
      return `Barriers were up, and that work did no harm. At noon, however, a member of the crew who was tidying up carelessly left a broom across the sidewalk down the street, and ${v} tripped over it.`
    case 'public duty':
      return `A mechanic installed a part backward. The next day, ${v} was struck when the ${fixture} jerked.`
    case 'bad choice':
      return `As the manager of ${firm.the} knew, the crew had twice that year carelessly let a scaffold collapse, but its bid was the lowest. A third scaffold, carelessly bolted, collapsed onto ${v}.`
    case 'retained':
      return `The manager of ${firm.the} directed the placing of the hoist from day to day. One day the manager carelessly had it set on soft ground, and it toppled onto ${v}.`
    default:
      return `The manager looked in once a week to see that the result was as agreed. A member of the crew carelessly let a ladder slip, and it fell on ${v}, who was passing by.`
  }
}

/** The child and the parent, before the accident. */
function raised(facts: VicariousFacts, story: VicariousStory, isKnown: boolean): string {
  const boss = sued(facts, story)
  const kid = doer(facts, story)
  const who = isKnown ? boss.the : boss.a
  const k = isKnown ? kid.the : `${his(boss)} ${kid.a.replace(/^a /, '')}`
  if (facts.event === 'favor')
    return `${capital(who)} asked ${k} to take a package of the firm's to a customer by bicycle, said which streets to use and when to arrive, and promised nothing for it.`
  return facts.event === 'known danger'
    ? `Three neighbors had told ${who} in one week that ${k} made a game of riding a bicycle at people on the sidewalk to make them jump and had knocked one of them over. ${The(boss)} could have locked the bicycle away but did nothing.`
    : `${capital(who)} had patiently taught ${k} to ride a bicycle with care, and no one had ever had cause for complaint.`
}

/** The loan, before the accident. */
function lent(facts: VicariousFacts, story: VicariousStory, isKnown: boolean): string {
  const boss = sued(facts, story)
  const who = isKnown ? boss.the : boss.a
  const pal = isKnown ? 'the friend' : 'a friend'
  const friend = doer(facts, story)
  if (facts.event === 'favor')
    return `${capital(who)} was short of drivers and asked ${pal} to take a package of the firm's to a customer in ${his(boss)} car. ${The(boss)} wrote down the route and the hour, and the friend, who had driven for twenty years without a ticket, wanted nothing for it.`
  const loan = `${capital(who)} lent ${his(boss)} car to ${pal} for the friend's own trip to the beach.`
  return facts.event === 'known danger'
    ? `${loan} As ${he(boss)} handed over the keys, ${he(boss)} saw the friend finish a sixth glass of whiskey and walk unsteadily to the door.`
    : `${loan} The friend had driven for twenty years without a ticket and, as ${boss.the} saw, ${he(friend)} was sober and rested.`
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
      return `One afternoon, looking at a dog instead of the road, ${he(it)} rode through a stop sign and into ${v}. ${The(sued(facts, story))} was at work across town.`
  }
}

/** The action. */
function suit(facts: VicariousFacts, story: VicariousStory): string {
  const law = isPrivate(facts) ? ' No statute applies.' : ''
  return `${The(hurt(facts, story))} suffered serious injuries and sued ${sued(facts, story).the} for damages.${law}`
}
