import { capital } from '../../../text/capital.ts'
import { attacked, type MeansFacts, type MeansStory, type Twist } from './facts.ts'
import { MEASURES } from './measures.ts'

const HOME: readonly Twist[] = ['tax', 'penalty', 'welfare']

const UNCONSTITUTIONAL = 'claiming that it is unconstitutional'

/** The suit, at the end. */
function suit({ twist }: MeansFacts, { person, firm, does }: MeansStory): string {
  switch (twist) {
    case 'tax':
      return `${capital(person.a)} who ${does} paid the tax under protest and sued the United States for a refund, ${UNCONSTITUTIONAL}.`
    case 'penalty':
      return `${capital(person.a)} who ${does} paid for a single breach under protest and sued the United States for a refund, claiming that the exaction is unconstitutional.`
    case 'land':
      return `${capital(person.a)} who owns 600 acres of poor soil paid the tax under protest and sued the United States for a refund, ${UNCONSTITUTIONAL}.`
    case 'private':
      return `${capital(firm.a)} has sued a federal official to enjoin the enforcement of the statute, ${UNCONSTITUTIONAL}.`
    case 'welfare':
      return `${capital(person.a)} who ${does} has sued a federal official to enjoin the enforcement of the statute, ${UNCONSTITUTIONAL}.`
    case 'grant':
    case 'hired':
    case 'vague':
    case 'unrelated':
    case 'forbidden':
    case 'heavy':
      return 'A state has sued a federal official, claiming that the condition is unconstitutional.'
    default:
      return `A state has sued a federal official to enjoin the enforcement of the statute, ${UNCONSTITUTIONAL}.`
  }
}

/** The suit, at the beginning. */
function opening({ twist }: MeansFacts, { person, firm, does, business }: MeansStory): string {
  switch (twist) {
    case 'tax':
    case 'penalty':
      return `${capital(person.a)} who ${does} paid a federal exaction under protest and sued the United States for a refund, ${UNCONSTITUTIONAL}.`
    case 'land':
      return `${capital(person.a)} who owns 600 acres of poor soil paid a federal tax on it under protest and sued the United States for a refund, claiming that the tax is unconstitutional.`
    case 'private':
      return `${capital(firm.a)} sued a federal official to enjoin the enforcement of a federal statute, ${UNCONSTITUTIONAL}.`
    case 'welfare':
      return `${capital(person.a)} who ${does} sued a federal official to enjoin the enforcement of a federal statute, ${UNCONSTITUTIONAL}.`
    case 'grant':
    case 'hired':
    case 'vague':
    case 'unrelated':
    case 'forbidden':
    case 'heavy':
      return `A state that runs several ${business} sued a federal official, claiming that a condition of a federal grant is unconstitutional.`
    default:
      return `A state that runs several ${business} sued a federal official to enjoin the enforcement of a federal statute, ${UNCONSTITUTIONAL}.`
  }
}

/** Why Congress acted, the statute, the suit. */
function causeFirst(at: MeansFacts, story: MeansStory): string {
  const { does, rest } = MEASURES[at.twist](story)
  const cause =
    at.twist === 'land' ? 'In order to raise money' : HOME.includes(at.twist) ? story.homeCause : story.cause
  return `${cause}, Congress enacted a statute that ${does}. ${rest} ${suit(at, story)}`
}

/** The statute, then the suit. */
function statuteFirst(at: MeansFacts, story: MeansStory): string {
  const { does, rest } = MEASURES[at.twist](story)
  return `A federal statute ${does}. ${rest} ${suit(at, story)}`
}

/** Whether the opening has named the statute, and not what is owed or offered under it. */
const isNamed = (at: MeansFacts): boolean => attacked(at) === 'the statute'

/** The suit, then the statute. */
function suitFirst(at: MeansFacts, story: MeansStory): string {
  const { does, rest } = MEASURES[at.twist](story)
  return `${opening(at, story)} ${isNamed(at) ? 'The statute' : 'A federal statute'} ${does}. ${rest}`
}

export const tell = [causeFirst, statuteFirst, suitFirst] as const
