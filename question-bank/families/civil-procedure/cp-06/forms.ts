import type { Form } from '../../engine/contract.ts'
import { isClock, type ServiceFacts, type ServiceSkin } from './facts.ts'
import { answering } from './tell.ts'

type ServiceForm = Form<ServiceFacts, ServiceSkin>

/** What is asked where the answer is a date; every ruling form asks it in its own words. */
function dated(other: ServiceForm['ask'], words: (who: string) => string): ServiceForm['ask'] {
  return (facts, skin) => (isClock(facts) ? words(answering(facts, skin)) : other(facts, skin))
}

export const forms: readonly ServiceForm[] = [
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: dated(
      () => 'How should the court rule on the motion?',
      (who) => `What is the last day on which ${who} may serve the answer?`,
    ),
  },
  {
    id: 'success',
    kind: 'ruling',
    yes: 'No',
    no: 'Yes',
    ask: dated(
      () => 'Should the motion succeed?',
      (who) => `Which day should ${who} enter in the calendar as the last one for the answer?`,
    ),
  },
  {
    id: 'advice',
    kind: 'ruling',
    yes: 'Advise to deny it',
    no: 'Advise to grant it',
    ask: dated(
      () => 'A law clerk is asked for advice on the motion. What should the clerk say?',
      (who) => `On which day does the time for an answer by ${who} end?`,
    ),
  },
]
