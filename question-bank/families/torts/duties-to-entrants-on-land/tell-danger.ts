import { capital } from '../../../text/capital.ts'
import { He, he, his } from '../../engine/party.ts'
import { type EntrantFacts, type EntrantStory, injured, isAwaited } from './facts.ts'
import type { Order } from './tell-coming.ts'

/** The danger, with the knowledge of the owner. */
export function danger(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  switch (facts.danger) {
    case 'trap':
      return order === 'place'
        ? `In a tool shed at ${story.place}, the owner had set up a loaded shotgun to stop thieves. It would fire at anyone who opened the door.`
        : `To stop thieves, ${ownerOf(facts, story, order)} ${order === 'visit' ? 'had set' : 'set'} a loaded shotgun to fire at anyone who opened the door of a tool shed.`
    case 'activity':
      return facts.entrant === 'guest' && order !== 'visit'
        ? awaited(facts, story, order)
        : `${movedAt(facts, story, order)}, ${ownerOf(facts, story, order)} was moving a ${story.machine} across ${facts.entrant === 'constant' ? 'that strip' : 'the grounds'}.`
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

/** How the owner is called where the danger is told: after a visit, the place is known. */
const ownerOf = (facts: EntrantFacts, story: EntrantStory, order: Order): string =>
  order === 'owner' && !isAwaited(facts) ? story.owner.a : 'the owner'

/** Where the danger lies. */
function where({ entrant }: EntrantFacts, { owner }: EntrantStory): string {
  switch (entrant) {
    case 'customer':
      return 'on the path to the parking lot'
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

/** The thing that gives way, as the subject of a sentence that begins with the place. */
function thingAtPlace(facts: EntrantFacts, story: EntrantStory): string {
  const place = where(facts, story)
  const there = `${capital(place)}, ${story.hidden}`
  if (isAwaited(facts)) return there
  return facts.entrant === 'guest'
    ? `${capital(story.owner.a)} lived on the property. ${there}`
    : `At ${story.place}, ${story.hidden} ${place}`
}

/** When a machine moves, and in the last order where. */
function movedAt(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { entrant } = facts
  if (order === 'visit')
    return entrant === 'guest' ? 'That evening' : entrant === 'constant' ? 'At that moment' : 'At the time'
  const times: Readonly<Partial<Record<EntrantFacts['entrant'], string>>> = {
    trespasser: 'After closing one night',
    constant: 'One morning',
  }
  const place = order === 'place' && !isAwaited(facts) ? ` at ${story.place}` : ''
  return `${times[entrant] ?? 'One afternoon'}${place}`
}

/** A host who moves a machine while waiting for a guest. */
function awaited(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { owner, place, machine } = story
  const { a } = injured(facts, story)
  return order === 'owner'
    ? `${capital(owner.a)}, who lived on the property, had invited ${a} to supper. Early that evening, ${he(owner)} was moving a ${machine} across the grounds.`
    : `Early one evening, ${a} was coming to supper at ${place}, whose owner lived on the property. The owner was moving a ${machine} across the grounds.`
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
  const isHost = facts.entrant === 'guest' && order === 'place'
  const left = isHost
    ? `${capital(story.owner.a)}, who lived on the property, had dug ${open} ${where(facts, story)} and left it uncovered.`
    : `${dug} ${where(facts, story)} and left it uncovered.`
  return facts.entrant === 'child'
    ? `${left} An adult would have seen the ${hole} and the danger at once, but a child of five would not have understood the risk. A cover would have cost $50.`
    : `${left} It was in plain view with ample room to walk around it, and no one had ever fallen in.`
}

/** A defect that no inspection finds. */
function inspected(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const thing = `${story.hidden} ${where(facts, story)}`
  const had = `${ownerOf(facts, story, order)} had an engineer inspect ${thing} every spring`
  return `${order === 'place' ? `At ${story.place}, ${had}` : capital(had)}. It looked sound, but one of the supports inside had cracked, a defect that no reasonable inspection would have revealed.`
}

/** A defect that the owner could have found. */
function unsuspected(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { hidden, flaw, support, owner } = story
  const looked = `looked sound from above but was ${flaw} underneath.`
  const ignorant =
    facts.entrant === 'customer'
      ? 'did not know of the defect, which a reasonable inspection would have revealed.'
      : 'neither knew nor had reason to know of the defect, although a reasonable inspection would have revealed it.'
  if (order === 'owner')
    return `For six years, ${ownerOf(facts, story, order)} had not inspected ${hidden} ${where(facts, story)}. It ${looked} ${He(owner)} ${ignorant}`
  const thing =
    order === 'place'
      ? thingAtPlace(facts, story)
      : `${facts.entrant === 'strayed' ? 'There' : capital(where(facts, story))}, ${hidden}`
  return `${thing} ${looked} The owner had not inspected the ${support} in six years and ${ignorant}`
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
  const thing = `that ${hidden} ${where(facts, story)} was ${flaw} underneath${looked}.${cheap}`
  const owner = ownerOf(facts, story, order)
  return order === 'owner'
    ? `In May, ${owner} learned ${thing}`
    : `${capital(owner)} had ${isAwaited(facts) ? 'also ' : ''}known for a month ${thing}`
}
