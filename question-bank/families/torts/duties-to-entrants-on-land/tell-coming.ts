import { capital } from '../../../text/capital.ts'
import { He, he, him, his } from '../../engine/party.ts'
import { type EntrantFacts, type EntrantStory, injured, isAwaited } from './facts.ts'

/** The part told first: the visit, what the owner did or learned, or the state of the place. */
export type Order = 'visit' | 'owner' | 'place'

const SIGN = 'a "No Trespassing" sign'

/** Whether the owner learned of the danger a month before, which is told in order of time. */
const isLearned = ({ danger, knowledge }: EntrantFacts, order: Order): boolean =>
  order === 'owner' && danger === 'hidden' && knowledge === 'knew'

/** The owner's knowledge of those who come; empty where there is none. */
export function expected(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  if (!isAwaited(facts)) return ''
  const { place, bound } = story
  const owner = order === 'visit' ? 'The owner' : capital(story.owner.a)
  if (facts.entrant === 'constant')
    switch (order) {
      case 'visit':
        return `${owner} knew that dozens of people crossed that strip every day.`
      case 'owner':
        return `${owner} knew that dozens of people a day cut across a narrow strip of the property to reach ${bound}, in spite of ${SIGN}.`
      case 'place':
        return `In spite of ${SIGN}, dozens of people on their way to ${bound} cut across a narrow strip of ${place} every day, as the owner knew.`
    }
  switch (order) {
    case 'visit':
      return `${owner} knew that children from the houses next door came in that way almost every day.`
    case 'owner':
      return `${owner} knew that children from the houses next door came through a gap in the fence almost every day.`
    case 'place':
      return `Almost every day, children from the houses next door came through a gap in the fence around ${place}. The owner knew of these visits.`
  }
}

/** How the person came. */
export function visit(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const person = injured(facts, story)
  const { goods, bound } = story
  const isFirst = order === 'visit'
  const place = isFirst ? story.place : story.thePlace
  const climbed = `to take a shortcut to ${bound}, ${person.a} climbed the fence around ${place} in spite of ${SIGN}.`
  switch (facts.entrant) {
    case 'customer':
      return facts.danger === 'expected'
        ? `${capital(person.a)} came to ${place} during business hours and bought ${goods}${isFirst ? store(story) : ''}.`
        : `${capital(`${later(facts, order)}${person.a}`)} came to ${place} during business hours, compared prices for ${goods}, and left without buying anything.`
    case 'guest':
      return host(facts, story, order)
    case 'strayed':
      return `${capital(person.a)} came to ${place} to buy ${goods}. Curious about the work there, ${he(person)} stepped over a chain with a sign that read "Employees Only" and walked behind the store.`
    case 'trespasser': {
      const time = facts.danger === 'activity' && !isFirst ? '' : later(facts, order, 'one night')
      const unknown =
        facts.danger === 'trap' ? '' : ', and the owner had never known anyone to enter that way'
      return `${capital(`${time}${climbed}`)} No one saw ${him(person)}${unknown}.`
    }
    case 'known':
      return capital(`${later(facts, order)}${climbed}`)
    case 'constant':
      return isFirst
        ? `One morning, on the way to ${bound}, ${person.a} cut across a narrow strip of ${place} in spite of ${SIGN}. No one saw ${him(person)}.`
        : `${capital(`${facts.danger === 'activity' ? '' : later(facts, order, 'one morning')}${person.a}`)} was crossing the strip without being seen.`
    default:
      return childCame(facts, story, order)
  }
}

/** The time of the visit, with a comma: after a danger that was learned of, a month later. */
function later(facts: EntrantFacts, order: Order, time = ''): string {
  const times = [time, isLearned(facts, order) ? 'a month later' : ''].filter((part) => part !== '')
  return times.length === 0 ? '' : `${times.join(' ')}, `
}

/** The store where a customer buys, for a business that is not called a store itself. */
const store = ({ place }: EntrantStory): string => (place.endsWith('store') ? '' : ' at its store')

/** A host, who lives on the property, and the invitation. */
function host(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const { a } = injured(facts, story)
  if (order === 'visit')
    return `${capital(story.owner.a)}, who lived on the property, invited ${a} to supper.`
  // In the other orders the machine is told with the invitation.
  if (facts.danger === 'activity') return ''
  const own = he(story.owner)
  if (order === 'place')
    return facts.danger === 'hidden' && facts.knowledge === 'knew'
      ? `${He(story.owner)} had known this for a month when ${own} invited ${a} to supper.`
      : `One evening, ${own} invited ${a} to supper.`
  return capital(
    `${later(facts, order, isLearned(facts, order) ? '' : 'one evening')}${own} invited ${a} to supper.`,
  )
}

/** How a child came. */
function childCame(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  const person = injured(facts, story)
  const isFirst = order === 'visit'
  const gap = isFirst ? `a gap in the fence around ${story.place}` : 'the gap'
  const came = capital(`${isFirst ? '' : later(facts, order, 'one day')}${person.a}`)
  switch (facts.entrant) {
    case 'child':
      return `${came} ${story.lure} through ${gap}, which was posted with ${SIGN}. ${capital(his(person))} mother had told ${him(person)} to stay out.`
    case 'child aware':
      return `${came} came through ${gap} to play, in spite of ${SIGN}.`
    default:
      return `${capital(`${later(facts, order)}a family's car`)} broke down on the highway beside ${isFirst ? story.place : story.thePlace}, five miles from the nearest home. Told to stay in the car, ${person.a} slipped under the fence, which bore ${SIGN}. No child had ever been seen on the property.`
  }
}
