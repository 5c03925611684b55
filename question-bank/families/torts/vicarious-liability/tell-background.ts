import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import { doer, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/** How much the reader has been told of the people: nobody, those who are sued, or those and the other. */
export type Told = 'first' | 'after suit' | 'after harm' | 'after event'

/** Returns how the person sued and the one who did the harm stood toward each other. */
export function background(facts: VicariousFacts, story: VicariousStory, told: Told): string {
  switch (facts.relation) {
    case 'employee':
      return employed(facts, story, told)
    case 'contractor':
      return hired(facts, story, told)
    case 'child':
      return raised(facts, story, told)
    case 'borrower':
      return lent(facts, story, told)
  }
}

function employed({ event }: VicariousFacts, { firm, worker }: VicariousStory, told: Told): string {
  const f = told === 'first' ? firm.a : firm.the
  if (event === 'label')
    return `For two years ${told === 'first' ? 'a driver' : 'the driver'} had made all of the deliveries for ${f} under a contract that called the driver an "independent contractor." ${The(firm)} owned the van, fixed the hours, the route, the uniform, and the manner of loading, paid by the week, could dismiss the driver at will, and allowed no other work.`
  switch (told) {
    case 'first':
      return `${capital(f)} checked a driver's record, found it spotless, and hired ${worker === 'he' ? 'him' : 'her'} as an employee to make its deliveries.`
    case 'after event':
      return `The driver was an employee of ${f}, which had checked ${worker === 'he' ? 'his' : 'her'} record with care and had found nothing against ${worker === 'he' ? 'him' : 'her'}.`
    default:
      return `The driver, an employee, had a spotless record when ${f} hired ${worker === 'he' ? 'him' : 'her'} and sent ${worker === 'he' ? 'him' : 'her'} to a course in safe driving.`
  }
}

/** Whom the firm hired, and for what. */
function hired({ event: what }: VicariousFacts, story: VicariousStory, told: Told): string {
  const { firm, contractor, job, danger, fixture } = story
  const f = told === 'first' ? firm.a : firm.the
  const c = told === 'after suit' ? contractor.the : contractor.a
  const own = 'which had its own crew and tools and many clients'
  const task = what === 'special danger' || what === 'aside from it' ? danger : job
  const name = what === 'bad choice' ? '' : ' and an excellent reputation'
  const left =
    what === 'retained'
      ? `left everything to the crew except the placing of a hoist`
      : 'left the manner of the work to the crew'
  if (what === 'public duty')
    return `For years ${f} had left the maintenance of the ${fixture} in its shop to ${c}, ${own} and decided how to do the job. ${The(firm)} had never given it instructions.`
  const had = told === 'first' ? 'hired' : 'had hired'
  return `${capital(f)} ${had} ${c}, ${own}${name}, to ${task}. ${The(firm)} ${left}.`
}

/** The child and the parent, before the accident. */
function raised(facts: VicariousFacts, story: VicariousStory, told: Told): string {
  const boss = sued(facts, story)
  const kid = doer(facts, story)
  const who = told === 'first' ? boss.a : boss.the
  const k = told === 'first' ? `${his(boss)} ${kid.a.replace(/^a /, '')}` : kid.the
  const had = told === 'first' ? '' : 'had '
  if (facts.event === 'favor')
    return `${capital(who)} ${had}asked ${k} to take a package of the firm's to a customer by bicycle, said which streets to use and when to arrive, and promised nothing for it.`
  return facts.event === 'known danger'
    ? `Three neighbors had told ${who} in one week that ${k} made a game of riding a bicycle at people on the sidewalk to make them jump and had knocked one of them over. ${The(boss)} could have locked the bicycle away but did nothing.`
    : `${capital(who)} had patiently taught ${k} to ride a bicycle with care, and no one had ever had cause for complaint.`
}

/** The loan, before the accident. */
function lent(facts: VicariousFacts, story: VicariousStory, told: Told): string {
  const boss = sued(facts, story)
  const who = told === 'first' ? boss.a : boss.the
  const pal = told === 'first' ? 'a friend' : 'the friend'
  const had = told === 'first' ? '' : 'had '
  const friend = doer(facts, story)
  if (facts.event === 'favor')
    return `Short of drivers, ${who} ${had}asked ${pal} to deliver a package of the firm's to a customer. ${The(boss)} handed over the keys of ${his(boss)} own car, wrote down the route and the hour, and told the friend to wait for a receipt. The friend, who had driven for twenty years without a ticket, wanted nothing for it.`
  const loan = `${capital(who)} ${had}lent ${his(boss)} car to ${pal} for the friend's own trip to the beach.`
  return facts.event === 'known danger'
    ? `${loan} While handing over the keys, ${he(boss)} saw the friend finish a sixth glass of whiskey and walk unsteadily to the door.`
    : `${loan} The friend had driven for twenty years without a ticket and, as ${boss.the} saw, ${he(friend)} was sober and rested.`
}
