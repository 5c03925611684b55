import { assessmentCase } from './assessments.ts'
import { benefitCase } from './benefits.ts'
import type { ActionCase } from './case.ts'
import { covenantCase } from './covenants.ts'
import { creditorCase } from './creditors.ts'
import type { ActionFacts } from './facts.ts'
import { groundCase } from './grounds.ts'
import { jobCase } from './jobs.ts'
import { labelCase } from './labels.ts'
import { leagueCase } from './leagues.ts'
import { pupilCase } from './pupils.ts'
import { schoolCase } from './schools.ts'
import type { ActionStory } from './story.ts'
import { thingCase } from './things.ts'
import { utilityCase } from './utilities.ts'

/** Returns the dispute that a story tells for these facts. */
export function caseOf({ twist }: ActionFacts, story: ActionStory): ActionCase {
  switch (twist) {
    case 'town':
    case 'mall':
      return groundCase(story.ground, twist === 'town')
    case 'regulated':
      return utilityCase(story.utility)
    case 'funded':
    case 'ordered':
      return schoolCase(story.school, twist === 'ordered')
    case 'entwined':
      return leagueCase(story.league)
    case 'seized':
    case 'sold':
      return creditorCase(story.creditor, twist === 'seized')
    case 'enforced':
    case 'voluntary':
      return covenantCase(story.covenant, twist === 'enforced')
    case 'label':
    case 'label-plus':
      return labelCase(story.label, twist === 'label-plus')
    case 'welfare':
    case 'disability':
      return benefitCase(story.benefit, twist === 'welfare')
    case 'suspended':
    case 'talked':
      return pupilCase(story.pupil, twist === 'talked')
    case 'random':
    case 'established':
    case 'negligent':
      return thingCase(story.thing, twist)
    case 'citywide':
    case 'street':
      return assessmentCase(story.assessment, twist === 'street')
    default:
      return jobCase(story.job, twist)
  }
}
