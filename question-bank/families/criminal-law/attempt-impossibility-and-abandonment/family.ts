import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { crimeOf } from './crime.ts'
import { decide } from './decide.ts'
import { type AttemptFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The law of the place, reading on after "a jurisdiction"; empty where the stem has said it already. */
function where({ law, mind }: AttemptFacts): string {
  if (mind === 'ignorant of age') return ''
  return law === 'common law'
    ? 'that follows the common law of attempt and its test of dangerous proximity'
    : 'that has adopted the Model Penal Code provisions on attempt'
}

const within = (at: AttemptFacts) => (where(at) === '' ? '' : ` in a jurisdiction ${where(at)}`)

/** CR-05: attempt at common law and under the Model Penal Code; the stem names which. */
export const attempt = defineFamily({
  id: 'cr-05',
  edition: 5,
  name: 'Attempt, impossibility and abandonment',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Inchoate crimes and parties',
  area: ({ stop }) =>
    stop === 'remorse' || stop === 'fear' || stop === 'postponed' ? 'Withdrawal and abandonment' : 'Attempt',
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
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
      id: 'guilty',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, { suspect }) =>
        where(at) === ''
          ? `Is ${suspect.the} guilty of ${crimeOf(at).charge}?`
          : `In a jurisdiction ${where(at)}, is ${suspect.the} guilty of ${crimeOf(at).charge}?`,
    },
    {
      id: 'acquittal',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: (at, { suspect }) =>
        `${The(suspect)} was charged with ${crimeOf(at).charge}${within(at)}. At trial, the prosecution proved these facts, and ${suspect.the} moved for a judgment of acquittal. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: (at, { suspect }) =>
        `A jury convicted ${suspect.the} of ${crimeOf(at).charge}${within(at)}, and ${he(suspect)} has appealed. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'See whose rules govern, then look at mind, deed, mistakes, and ending in turn.',
    'Which rules govern there? Look at them again before you weigh anything.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
