import { capital } from '../../../text/capital.ts'
import { He } from '../../engine/party.ts'
import { attacked, type MeansFacts, type MeansStory } from './facts.ts'

/** The beginning of the telling: why Congress acted, the statute, or the party that will sue. */
type Opening = 'cause' | 'statute' | 'party'

const BEYOND = 'exceeds the powers of Congress'
const ENJOIN = 'sued the responsible federal official to enjoin enforcement of'

/** The suit, which every telling puts last. */
export function suit(at: MeansFacts, story: MeansStory, opening: Opening): string {
  const state = plaintiffState(at, story, opening)
  switch (at.twist) {
    case 'tax':
    case 'land':
      return refund(at, story, opening)
    case 'penalty':
      return penalty(story)
    case 'welfare':
      return welfare(story, opening)
    case 'private': {
      const where = opening === 'party' ? 'in that state' : 'in one of those states'
      return conceded(`${capital(story.firm.a)} ${where}`, He(story.firm), story, opening)
    }
    case 'courts':
      return `${state} sued the Attorney General of the United States. Although it concedes that the commerce power reaches the operation of ${story.business}, it seeks a declaration that the statute ${BEYOND}.`
    default:
      return attacked(at) === 'the condition'
        ? `${state} ${ENJOIN} the condition, claiming that it ${BEYOND}.`
        : conceded(state, 'It', story, opening)
  }
}

/** The state that sues, at the beginning of a sentence. */
function plaintiffState({ twist }: MeansFacts, { business }: MeansStory, opening: Opening): string {
  if (opening === 'party') return twist === 'vague' ? 'One of the states' : 'The state'
  return twist === 'alike' ? `A state that operates several ${business}` : 'A state'
}

/** A suit against a statute on a business that Congress may regulate. */
function conceded(plaintiff: string, pronoun: string, story: MeansStory, opening: Opening): string {
  const claimant = pronoun === 'It' ? 'the state' : story.firm.the
  const reach = `that the commerce power reaches the operation of ${story.business}`
  switch (opening) {
    case 'cause':
      return `${plaintiff} ${ENJOIN} the statute. ${pronoun} concedes ${reach} but claims that the statute ${BEYOND}.`
    case 'statute':
      return `${plaintiff} ${ENJOIN} the statute. Both sides agree ${reach}, but ${claimant} claims that the statute ${BEYOND}.`
    case 'party':
      return `${plaintiff} ${ENJOIN} the statute, conceding ${reach} but claiming that the statute ${BEYOND}.`
  }
}

/** The defense of the government where the commerce power does not help it. */
const notCommerce = ({ home }: MeansStory): string =>
  `The government concedes that the commerce power does not reach ${home}`

/** A tax that was paid under protest. */
function refund(at: MeansFacts, story: MeansStory, opening: Opening): string {
  const { person } = story
  const sued = `sued the United States for a refund, claiming that the tax ${BEYOND}.`
  if (at.twist === 'land')
    return opening === 'party'
      ? `${capital(person.the)} paid $1,200 under protest and ${sued}`
      : `${capital(person.a)} who owns 600 acres of poor pasture paid $1,200 under protest and ${sued}`
  const payer = opening === 'party' ? He(person) : owner(story)
  return `${payer} paid the tax under protest and ${sued} ${notCommerce(story)} but defends the tax.`
}

/** Someone who keeps the thing at home and never took the course. */
const owner = ({ person, homeOne }: MeansStory): string =>
  `${capital(person.a)} who owns ${homeOne} and has never taken such a course`

function penalty(story: MeansStory): string {
  const { person, homeOne } = story
  return `An inspector found that ${person.a} had knowingly kept ${homeOne} that violated one rule of the code. ${capital(person.the)} paid under protest and sued the United States for a refund, claiming that the exaction ${BEYOND}. ${notCommerce(story)} but defends the exaction.`
}

function welfare(story: MeansStory, opening: Opening): string {
  const plaintiff = opening === 'party' ? He(story.person) : owner(story)
  return `${plaintiff} ${ENJOIN} the statute, claiming that it ${BEYOND}. ${notCommerce(story)} and that the statute imposes no tax and spends no money. It defends the statute as a measure for the general welfare.`
}
