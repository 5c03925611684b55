import { capital } from '../../../text/capital.ts'
import { attacked, type MeansFacts, type MeansStory, type Twist } from './facts.ts'
import { MEASURES } from './measures.ts'

const HOME: readonly Twist[] = ['tax', 'penalty', 'welfare']
const BEYOND = 'exceeds the powers of Congress'
const ENJOIN = 'sued the responsible federal official to enjoin enforcement of the statute'

/** The plaintiff, with the fact that makes the statute apply, and the suit, both reading on to the claim. */
function suing({ twist }: MeansFacts, { person, firm, homeOne, course }: MeansStory): [string, string] {
  const refund = 'paid under protest and sued the United States for a refund'
  switch (twist) {
    case 'tax':
      return [`${person.a} who owns ${homeOne} and never took ${course}`, refund]
    case 'penalty':
      return [`${person.a} who owns ${homeOne} and knowingly broke one rule of the code`, refund]
    case 'land':
      return [`${person.a} who owns 600 acres of poor pasture`, refund]
    case 'private':
      return [firm.a, ENJOIN]
    case 'welfare':
      return [`${person.a} who owns ${homeOne} and never took ${course}`, ENJOIN]
    default:
      return ['a state', ENJOIN]
  }
}

/** Whether the suit is about what is owed or offered under the statute and not about all of it. */
const isPart = (at: MeansFacts): boolean => attacked(at) !== 'the statute'

/** The suit, told after the statute. */
function suit(at: MeansFacts, story: MeansStory): string {
  const [plaintiff, sued] = suing(at, story)
  return `${capital(plaintiff)} ${sued}, claiming that ${attacked(at)} ${BEYOND}.`
}

/** The suit, told before the statute. */
function opening(at: MeansFacts, story: MeansStory): string {
  const { business, person, firm, home, homeOne, course } = story
  const enjoin = 'sued the responsible federal official to enjoin enforcement of a federal statute'
  switch (at.twist) {
    case 'tax':
      return `${capital(person.a)} who owns ${homeOne} sued the United States for a refund of a $60 tax, claiming that the tax ${BEYOND}.`
    case 'penalty':
      return `${capital(person.a)} who knowingly broke one rule of a federal safety code for ${home} sued the United States for a refund of what ${person.pronoun} had paid, claiming that the exaction ${BEYOND}.`
    case 'land':
      return `${capital(person.a)} who owns 600 acres of poor pasture sued the United States for a refund of a $1,200 tax, claiming that the tax ${BEYOND}.`
    case 'private':
      return `${capital(firm.a)} ${enjoin}, claiming that the statute ${BEYOND}.`
    case 'welfare':
      return `${capital(person.a)} who owns ${homeOne} and never took ${course} ${enjoin}, claiming that the statute ${BEYOND}.`
    case 'courts':
      return `A state ${enjoin}, claiming that the statute ${BEYOND}.`
    default:
      return isPart(at)
        ? `A state that operates several ${business} challenged a condition on a federal grant, claiming that the condition ${BEYOND}.`
        : `A state that operates several ${business} ${enjoin}, claiming that the statute ${BEYOND}.`
  }
}

/** Why Congress acted, the statute, the suit. */
function causeFirst(at: MeansFacts, story: MeansStory): string {
  const { does, rest } = MEASURES[at.twist](story)
  const cause =
    at.twist === 'land'
      ? 'To reduce the federal deficit'
      : at.twist === 'unrelated'
        ? 'In its last session'
        : HOME.includes(at.twist)
          ? story.homeCause
          : story.cause
  return `${cause}, Congress enacted a statute that ${does}. ${rest} ${suit(at, story)}`
}

/** The statute, then the suit. */
function statuteFirst(at: MeansFacts, story: MeansStory): string {
  const { does, rest } = MEASURES[at.twist](story)
  return `A federal statute ${does}. ${rest} ${suit(at, story)}`
}

/** The suit, then the statute. */
function suitFirst(at: MeansFacts, story: MeansStory): string {
  const { does, rest } = MEASURES[at.twist](story)
  return `${opening(at, story)} ${isPart(at) ? 'A federal statute' : 'The statute'} ${does}. ${rest}`
}

export const tell = [causeFirst, statuteFirst, suitFirst] as const
