import { defineFamily } from '../../engine/define-family.ts'
import { answering, facts, isClock, type ServiceFacts, type ServiceStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories, tell } from './stories.ts'

type Ask = (facts: ServiceFacts, story: ServiceStory) => string

/** The question where the answer is a date; every ruling form asks it in its own words. */
function either(motion: string, date: (who: string, what: string) => string): Ask {
  return (at, story) =>
    isClock(at)
      ? date(
          answering(at, story).the,
          at.matter.endsWith('counterclaim')
            ? 'an answer to the counterclaim'
            : at.matter.endsWith('amendment')
              ? 'an answer to the amended complaint'
              : 'an answer',
        )
      : motion
}

/** CP-06: service, waiver of service and response times, as of 23 November 2026. */
export const serviceAndResponse = defineFamily({
  id: 'cp-06',
  edition: 2,
  name: 'Service, waiver and response times',
  subject: 'Civil Procedure',
  subtopic: 'Personal jurisdiction, service and venue',
  area: 'Service of process and notice',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-23',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: either(
        'How should the court rule on the motion?',
        (who, what) => `What is the last day on which ${who} may serve ${what}?`,
      ),
    },
    {
      id: 'granted',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: either(
        'Should the court grant the motion?',
        (who, what) => `By what date must ${who} serve ${what}?`,
      ),
    },
    {
      id: 'error',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: either(
        'If the court grants the motion, will that ruling be an error?',
        (who, what) => `When does the time for ${who} to serve ${what} expire?`,
      ),
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: (at) =>
    isClock(at)
      ? ['Find the trigger, then the length, then whether anything is added.', 'Find the trigger.']
      : ['Go through the steps: who carries, into whose hands, how, and how soon.', 'Go step by step.'],
})
