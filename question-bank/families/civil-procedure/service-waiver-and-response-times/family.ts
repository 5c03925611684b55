import { defineFamily } from '../../engine/define-family.ts'
import { answering, facts, isClock, type ServiceFacts, type ServiceStory, sued } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './telling.ts'

type Ask = (facts: ServiceFacts, story: ServiceStory) => string

/** The paper whose last day is asked after. */
function awaited({ matter }: ServiceFacts): string {
  if (matter.endsWith('counterclaim')) return 'an answer to the counterclaim'
  return matter.endsWith('amendment') ? 'an answer to the amended complaint' : 'an answer'
}

/** The question where the answer is a date, in the words of one form; else the one about the motion. */
const either =
  (motion: Ask, date: (who: string, what: string) => string): Ask =>
  (at, story) =>
    isClock(at.matter) ? date(answering(at, story).the, awaited(at)) : motion(at, story)

/** CP-06: service, waiver of service and response times, as of November 26, 2026. */
export const serviceAndResponse = defineFamily({
  id: 'cp-06',
  edition: 5,
  name: 'Service, waiver and response times',
  subject: 'Civil Procedure',
  subtopic: 'Personal jurisdiction, service and venue',
  area: 'Service of process and notice',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
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
        () => 'How should the court rule on the motion?',
        (who, what) => `What is the last day on which ${who} may serve ${what}?`,
      ),
    },
    {
      id: 'granted',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: either(
        () => 'Should the court grant the motion?',
        (who, what) => `By what date must ${who} serve ${what}?`,
      ),
    },
    {
      id: 'objection',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: either(
        (at, story) =>
          at.matter.startsWith('late')
            ? 'Should the court dismiss the action without prejudice?'
            : `Does ${sued(at, story).the} have a valid objection to the service of process?`,
        (who, what) => `When does the time for ${who} to serve ${what} expire?`,
      ),
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: (at) =>
    isClock(at.matter)
      ? ['Find the trigger, then the length, then whether anything is added.', 'Find the trigger.']
      : ['Go through the steps: who carries, into whose hands, how, and how soon.', 'Go step by step.'],
  pointers: ({ matter }, story) => pointers(matter, story),
})
