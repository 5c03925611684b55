import { capital } from '../../../text/capital.ts'
import { He, his } from '../../engine/party.ts'
import type { EntrantFacts, EntrantStory } from './facts.ts'
import { isAwaited, type Order } from './tell-coming.ts'

/** The danger, with the knowledge of the owner. */
export function danger(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  switch (facts.danger) {
    case 'trap':
      return order === 'place'
        ? `In a tool shed at ${story.place}, the owner had set up a loaded shotgun to stop thieves. It would fire at anyone who opened the door.`
        : `To stop thieves, ${ownerOf(facts, story, order)} ${order === 'visit' ? 'had set' : 'set'} a loaded shotgun to fire at anyone who opened the door of a tool shed.`
    case 'activity':
      return `${movedAt(facts, story, order)}, ${ownerOf(facts, story, order)} was moving a ${story.machine} across ${facts.entrant === 'constant' ? 'that strip' : 'the grounds'}.`
    case 'expected':
    case 'obvious':
      return plain(facts, story, order)
    case 'hidden':
      switch (facts.knowledge) {
        case 'unknowable':
          return inspected(facts, story, order)
        case 'could find':
          return unsuspected(facts, story, order)
        case 'knew':
          return known(facts, story, order)
      }
  }
}

/** Whether the visit, told first, has named the owner already. */
const isMet = ({ entrant, danger: what }: EntrantFacts): boolean =>
  entrant === 'guest' || (entrant === 'trespasser' && what !== 'trap')

/** How the owner is called where the danger is told. */
function ownerOf(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  if (isAwaited(facts) || order === 'place') return 'the owner'
  if (order === 'owner') return story.owner.a
  return isMet(facts) ? 'the owner' : `the owner of ${story.thePlace}`
}

/** Where the danger lies. */
function where({ entrant }: EntrantFacts, { owner }: EntrantStory, order: Order): string {
  switch (entrant) {
    case 'customer':
      return 'on the path between the store and the parking lot'
    case 'guest':
      return order === 'place' ? "on the path to the owner's house" : `on the path to ${his(owner)} house`
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

/** The thing that gives way, as the subject of a sentence that begins with the place. */
function thingAtPlace(facts: EntrantFacts, story: EntrantStory): string {
  const place = where(facts, story, 'place')
  return isAwaited(facts)
    ? `${capital(place)}, ${story.hidden}`
    : `At ${story.place}, ${story.hidden} ${place}`
}

/** When a machine moves, and in the last order where. */
function movedAt(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { entrant } = facts
  if (order === 'visit')
    return entrant === 'guest' ? 'That evening' : entrant === 'constant' ? 'At that moment' : 'At the time'
  const times: Readonly<Partial<Record<EntrantFacts['entrant'], string>>> = {
    guest: 'Early one evening',
    trespasser: 'After closing one night',
    constant: 'One morning',
  }
  const place = order === 'place' && !isAwaited(facts) ? ` at ${story.place}` : ''
  return `${times[entrant] ?? 'One afternoon'}${place}`
}

/** Where the path of a customer leads. */
function door({ place }: EntrantStory, order?: Order): string {
  if (place.endsWith('store')) return 'the door'
  return order === 'owner' ? 'the store on the property' : 'the store'
}

/** A hole in plain view. */
function plain(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { open, hole, place } = story
  const owner = ownerOf(facts, story, order)
  const isThere = order === 'place' && !isAwaited(facts)
  const dug = `${isThere ? `At ${place}, ${owner}` : capital(owner)} ${order === 'owner' ? 'dug' : 'had dug'} ${open}`
  if (facts.danger === 'expected') {
    const crossing = isThere
      ? `At ${place}, the only path to ${door(story)} crossed ${open}, over which the owner had laid a narrow plank.`
      : `${dug} across the only path to ${door(story, order)} and laid a narrow plank over it.`
    return `${crossing} The ${hole} was in plain view, but customers had to carry their purchases across the plank, and two of them had fallen that month.`
  }
  const left = `${dug} ${where(facts, story, order)} and left it uncovered.`
  return facts.entrant === 'child'
    ? `${left} An adult would have seen the ${hole} and the danger at once, but a child of five would not have understood the risk. A cover would have cost $50.`
    : `${left} It was in plain view with ample room to walk around it, and no one had ever fallen in.`
}

/** A defect that no inspection finds. */
function inspected(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const thing = `${story.hidden} ${where(facts, story, order)}`
  const had = `${ownerOf(facts, story, order)} had an engineer inspect ${thing} every spring`
  return `${order === 'place' ? `At ${story.place}, ${had}` : capital(had)}. It looked sound, but one of the supports inside had cracked, a defect that no reasonable inspection would have revealed.`
}

/** A defect that the owner could have found. */
function unsuspected(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { hidden, flaw, support, owner } = story
  const isCustomer = facts.entrant === 'customer'
  const unseen = `${He(owner)} had not inspected the ${support} in six years, and a reasonable inspection would have revealed the defect.`
  if (order === 'place')
    return `${thingAtPlace(facts, story)} was ${flaw} underneath but looked sound from above. The owner ${isCustomer ? 'did not know' : 'neither knew nor had reason to know'} of the defect. ${unseen}`
  const thing = `that ${hidden} ${where(facts, story, order)} was ${flaw} underneath`
  return `${capital(ownerOf(facts, story, order))} did not know${isCustomer ? '' : ', and had no reason to know,'} ${thing}, since it looked sound from above. ${unseen}`
}

/** A defect that the owner knew of for a month. */
function known(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { hidden, flaw } = story
  const looked = facts.entrant === 'child aware' ? '' : ', although it looked sound from above'
  const cheap = facts.entrant === 'child' ? ' A repair would have cost $50.' : ''
  if (order === 'place') {
    // A host's knowledge is told with the invitation.
    const knew = facts.entrant === 'guest' ? '' : ' The owner had known this for a month.'
    return `${thingAtPlace(facts, story)} was ${flaw} underneath${looked}.${knew}${cheap}`
  }
  const thing = `that ${hidden} ${where(facts, story, order)} was ${flaw} underneath${looked}.${cheap}`
  const owner = ownerOf(facts, story, order)
  return order === 'owner'
    ? `In May, ${owner} learned ${thing}`
    : `${capital(owner)} had ${isAwaited(facts) ? 'also ' : ''}known for a month ${thing}`
}
