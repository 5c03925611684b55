import { capital } from '../../../text/capital.ts'
import { He, he, The } from '../../engine/party.ts'
import { admitted, challenger, excluded, rule, type TierFacts, type TierStory } from './facts.ts'
import { proved } from './tell-proof.ts'

/** The rule, the one whom it hits, the suit. */
function ruleFirst(at: TierFacts, story: TierStory): string {
  const x = challenger(at, story)
  return join(
    classification(at, story, 'A state'),
    `${capital(x.a)} ${hit(at, story)}.`,
    `${The(x)} brought suit in federal court, claiming a denial of equal protection.`,
    proved(at, story),
  )
}

/** The suit first. */
function suitFirst(at: TierFacts, story: TierStory): string {
  const x = challenger(at, story)
  const official = at.trait === 'federal alien' ? 'a federal official' : 'a state official'
  return join(
    `${capital(x.a)} sued ${official}, claiming a denial of equal protection.`,
    classification(at, story, 'The state'),
    `${The(x)} ${hit(at, story)}.`,
    proved(at, story),
  )
}

/** The hopes of the one whom the rule hits first. */
function hopesFirst(at: TierFacts, story: TierStory): string {
  const x = challenger(at, story)
  return join(
    at.trait === 'citizen post'
      ? `Hoping to become ${story.post}, ${x.a} sought a position.`
      : `Hoping to become ${story.one}, ${x.a} sought training.`,
    classification(at, story, `The state in which ${he(x)} lives`),
    `${He(x)} ${hit(at, story)}.`,
    `${He(x)} brought an action, claiming a denial of equal protection.`,
    proved(at, story),
  )
}

export const tell = [ruleFirst, suitFirst, hopesFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** The rule, and its importance to the one who is refused; `state` names the state. */
function classification(at: TierFacts, story: TierStory, state: string): string {
  return join(
    says(at, story, state),
    isTold(at) ? '' : 'No other school in the state prepares people for that work.',
  )
}

/** Whether more is told of the course than there is room for, or nothing of a school. */
const isTold = ({ trait }: TierFacts): boolean =>
  trait === 'citizen post' ||
  trait === 'federal alien' ||
  trait === 'set-aside' ||
  trait === 'neutral race' ||
  trait === 'neutral sex'

/** The rule alone; `state` names the state. */
function says(at: TierFacts, story: TierStory, state: string): string {
  const { trade, test, strength, posts } = story
  const course = `${state} operates a training course for ${trade}`
  switch (at.trait) {
    case 'race':
      return `${course} in which trainees are assigned to separate work crews by race in order to prevent fights.`
    case 'set-aside':
      return `${course} in which one fifth of the places are reserved for members of racial minorities.`
    case 'neutral race':
      return `${course}. Applicants must ${test}.`
    case 'neutral sex':
      return `${course}. Applicants must ${strength}.`
    case 'sex':
      return at.proof === 'close'
        ? `${course} that houses men and women in separate dormitories.`
        : `${course} that admits only ${admitted(story)}.`
    case 'nonmarital':
      return at.proof === 'close'
        ? `${course} that is free for the children of ${trade} who died at work. A nonmarital child, however, qualifies only if a court declared paternity before the death.`
        : `${course} that is free for the children of ${trade} who died at work, but not for nonmarital children.`
    case 'alien':
      return `${state} limits admission to its training course for ${trade}, and work in the trade, to citizens of the United States.`
    case 'citizen post':
      return `${state} employs only citizens of the United States as ${posts}.`
    case 'federal alien':
      return `Congress pays the tuition of those who train as ${trade} but excludes noncitizens who have been permanent residents for less than five years.`
    case 'age':
      return `${course} that does not admit people over 60.`
    case 'disability':
      return `${course} that does not admit people who have been treated for mental illness.`
    case 'poverty':
      return `${course} that does not admit people whose families earn less than $25,000 a year.`
  }
}

/** How the rule hits the one who challenges it, reading on after the person. */
function hit(at: TierFacts, story: TierStory): string {
  const own = challenger(at, story).pronoun === 'he' ? 'his' : 'her'
  switch (at.trait) {
    case 'race':
      return `was assigned to a crew of ${own} own race`
    case 'set-aside':
      return 'was refused admission but would have been admitted if no places had been reserved'
    case 'neutral race':
      return `could not satisfy ${rule(at, story)}, which excludes nine in ten members of that minority and few others`
    case 'neutral sex':
      return `could not satisfy ${rule(at, story)}, which excludes nine in ten women and few men`
    case 'sex':
      return at.proof === 'close'
        ? `was put on a waiting list because the dormitory for ${excluded(story)} was full, although the dormitory for ${admitted(story)} had room`
        : `was refused admission, although ${own} grades were excellent`
    case 'nonmarital':
      return at.proof === 'close'
        ? `was refused free tuition because no court had acted before ${own} father died`
        : `was refused free tuition for that reason after ${own} father died at work`
    case 'citizen post':
      return 'was refused employment for that reason'
    case 'federal alien':
      return 'was refused tuition'
    case 'age':
      return `was refused admission, although ${own} health is excellent`
    case 'disability':
      return `was refused admission, although ${own} doctor considers ${own} health excellent`
    default:
      return 'was refused admission for that reason'
  }
}
