import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { type EntrantFacts, type EntrantStory, injured, isChild } from './facts.ts'
import { accident, pointedOut } from './tell-accident.ts'

const SIGN = 'past a "No Trespassing" sign'

/** How people and place are called: anew, or as known already. */
interface Names {
  readonly person: string
  readonly place: string
  readonly owner: string
}

/** The visit, the danger, the accident, the suit. */
function visitFirst(facts: EntrantFacts, story: EntrantStory): string {
  const names = {
    person: injured(facts, story).a,
    place: story.place,
    owner: `the owner of ${story.thePlace}`,
  }
  return join(
    visit(facts, story, names),
    expected(facts, story, names.owner, true),
    danger(facts, story, isAwaited(facts) || isMet(facts) ? 'the owner' : names.owner, NOW),
    meeting(facts, story),
    suit(facts, story),
  )
}

/** The danger, the visit, the accident, the suit. */
function ownerFirst(facts: EntrantFacts, story: EntrantStory): string {
  const names = { person: injured(facts, story).a, place: story.thePlace, owner: story.owner.a }
  return join(...fromTheOwner(facts, story, names), suit(facts, story))
}

/** The suit, then everything in the order of events. */
function suitFirst(facts: EntrantFacts, story: EntrantStory): string {
  const person = injured(facts, story)
  const names = { person: person.the, place: story.thePlace, owner: 'the owner' }
  const hurt = facts.danger === 'trap' ? 'was shot' : `broke ${his(person)} ${story.bone}`
  const who = isChild(facts) ? `The guardian of ${person.a}` : capital(person.a)
  return join(
    `${who} who ${hurt} at ${story.place} sued the owner in a jurisdiction that follows the Restatement (Second) of Torts. The parties agree on the following facts.`,
    ...fromTheOwner(facts, story, names),
  )
}

export const tell = [visitFirst, ownerFirst, suitFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

function fromTheOwner(facts: EntrantFacts, story: EntrantStory, names: Names): string[] {
  return [
    expected(facts, story, names.owner, false),
    danger(facts, story, isAwaited(facts) ? 'the owner' : names.owner, TIMES),
    visit(facts, story, names),
    meeting(facts, story),
  ]
}

/** Whether the owner knew of many who come. */
const isAwaited = ({ entrant }: EntrantFacts): boolean =>
  entrant === 'constant' || entrant === 'child' || entrant === 'child aware'

/** Whether the visit, told first, has named the owner already. */
const isMet = ({ entrant, danger: what }: EntrantFacts): boolean =>
  entrant === 'guest' || (entrant === 'trespasser' && what !== 'trap')

/** The owner's knowledge of those who come; empty where there is none. `isBegun`: their way in has been told. */
function expected(facts: EntrantFacts, { bound }: EntrantStory, owner: string, isBegun: boolean): string {
  if (!isAwaited(facts)) return ''
  if (facts.entrant === 'constant')
    return isBegun
      ? `${capital(owner)} knew that dozens of people crossed that strip every day.`
      : `${capital(owner)} knew that dozens of people cut across one narrow strip of the property every day to reach ${bound}, ${SIGN}.`
  return `${capital(owner)} knew that children from the houses next door came through ${isBegun ? 'the' : 'a'} gap ${isBegun ? '' : 'in the fence '}almost every day.`
}

/** Where the danger lies. */
function where({ entrant }: EntrantFacts, { owner }: EntrantStory): string {
  switch (entrant) {
    case 'customer':
      return 'on the path between the store and the parking lot'
    case 'guest':
      return `on the path to ${his(owner)} house`
    case 'strayed':
      return 'behind the store'
    case 'constant':
      return 'on that strip'
    case 'trespasser':
    case 'known':
      return 'on the grounds'
    default:
      return 'a few yards inside the fence'
  }
}

/** The danger, with the knowledge of the owner. */
function danger(facts: EntrantFacts, story: EntrantStory, owner: string, times: Times): string {
  const { hidden, open, hole, flaw, support, machine } = story
  const place = where(facts, story)
  switch (facts.danger) {
    case 'trap':
      return `To stop thieves, ${owner} had set a loaded shotgun to fire at anyone who opened the door of a tool shed.`
    case 'activity':
      return `${times[facts.entrant] ?? NOW.known} ${owner} was moving a ${machine} ${facts.entrant === 'constant' ? 'across that strip' : 'across the grounds'}.`
    case 'expected':
      return `${capital(owner)} had left ${open} uncovered across the only way into the store, with a narrow plank laid over it. The ${hole} was in plain view, but customers had to carry their purchases across the plank, and two of them had fallen that month.`
    case 'obvious':
      return facts.entrant === 'child'
        ? `${capital(owner)} had left ${open} uncovered ${place}. An adult would have seen the ${hole} and the danger at once, but a child of five would not have understood the risk. A cover would have cost $50.`
        : `${capital(owner)} had left ${open} uncovered ${place}. It was in plain view with ample room to walk around it, and no one had ever fallen in.`
    case 'hidden':
      break
  }
  if (facts.knowledge === 'unknowable')
    return `${capital(owner)} had an engineer inspect ${hidden} ${place} every spring. It looked sound, but one of the supports inside had cracked, a defect that no reasonable inspection would have revealed.`
  const thing = `that ${hidden} ${place} was ${flaw} underneath`
  if (facts.knowledge === 'could find')
    return `${capital(owner)} did not know${facts.entrant === 'customer' ? '' : ', and had no reason to know,'} ${thing}, since it looked sound from above. ${He(story.owner)} had not inspected the ${support} in six years, and a reasonable inspection would have revealed the defect.`
  const looked = facts.entrant === 'child aware' ? '' : ', although it looked sound from above'
  const cheap = facts.entrant === 'child' ? ' A repair would have cost $50.' : ''
  return `${capital(owner)} had known for a month ${thing}${looked}.${cheap}`
}

type Times = Readonly<Partial<Record<EntrantFacts['entrant'], string>>>

/** The time of a moving machine, told first. */
const TIMES: Times = {
  guest: 'Early one evening,',
  trespasser: 'After closing one night,',
  known: 'One afternoon,',
  constant: 'One morning,',
}

/** The same, told after the visit. */
const NOW = {
  guest: 'That evening,',
  trespasser: 'At the time,',
  known: 'At the time,',
  constant: 'At that moment,',
} as const satisfies Times

/** How the person came. */
function visit(facts: EntrantFacts, story: EntrantStory, { person: who, place, owner }: Names): string {
  const { goods, lure, bound } = story
  const person = injured(facts, story)
  const isFirst = place === story.place
  switch (facts.entrant) {
    case 'customer':
      return facts.danger === 'expected'
        ? `${capital(who)} came to ${place} during business hours and bought ${goods}.`
        : `${capital(who)} came to ${place} during business hours, compared prices for ${goods}, and left without buying anything.`
    case 'guest':
      return isFirst
        ? `${capital(story.owner.a)}, who lived on the property, invited ${who} to supper.`
        : `${The(story.owner)}, who lived on the property, had invited ${who} to supper.`
    case 'strayed':
      return `${capital(who)} came to ${place} to buy ${goods}. Curious about the work there, ${he(person)} stepped over a chain with a sign that read "Employees Only" and walked behind the store.`
    case 'trespasser':
      return `${capital(facts.danger === 'activity' && !isFirst ? who : `one night ${who}`)} climbed the fence of ${place}, ${SIGN}, as a shortcut to ${bound}. No one saw ${him(person)}${facts.danger === 'trap' ? '' : `, and ${isFirst ? owner : 'the owner'} had never known anyone to enter that way`}.`
    case 'known':
      return `${capital(who)} climbed the fence of ${place}, ${SIGN}, as a shortcut to ${bound}.`
    case 'constant':
      return isFirst
        ? `One morning ${who} cut across a narrow strip of ${place}, ${SIGN}, on the way to ${bound}. No one saw ${him(person)}.`
        : `${capital(facts.danger === 'activity' ? who : `one morning ${who}`)} was crossing the strip, and no one saw ${him(person)}.`
    case 'child':
      return `${capital(who)} ${lure} through ${isFirst ? `a gap in the fence of ${place}` : 'the gap'}, ${SIGN}, although ${his(person)} mother had told ${him(person)} to stay out.`
    case 'child aware':
      return `${capital(who)} came through ${isFirst ? `a gap in the fence of ${place}` : 'the gap'}, ${SIGN}, to play.`
    default:
      return `A family's car broke down on the highway beside ${place}, five miles from the nearest home. Told to stay in the car, ${who} slipped under the fence instead, ${SIGN}. No child had ever been seen on the property.`
  }
}

/** The sight of a trespasser, a warning, and the accident. */
function meeting(facts: EntrantFacts, story: EntrantStory): string {
  return join(sighting(facts, story), pointedOut(facts, story), accident(facts, story))
}

/** The owner's sight of a trespasser, and the silence after it; empty for others. */
function sighting(facts: EntrantFacts, story: EntrantStory): string {
  if (facts.entrant !== 'known') return ''
  const seen = `The owner saw ${him(injured(facts, story))}`
  if (facts.danger === 'activity') return `${seen} crossing behind the ${story.machine} but said nothing.`
  const toward = `walking toward the ${facts.danger === 'obvious' ? story.hole : story.support}`
  return facts.warned === 'yes'
    ? `${seen} ${toward}.`
    : `${seen} ${toward} but said nothing and let ${him(injured(facts, story))} pass.`
}

/** The action, and with it the law of the jurisdiction. */
function suit(facts: EntrantFacts, story: EntrantStory): string {
  const person = injured(facts, story)
  const who = isChild(facts) ? `${capital(whose(person))} guardian` : The(person)
  return `${who} sued the owner in a jurisdiction that follows the Restatement (Second) of Torts.`
}
