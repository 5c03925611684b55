import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CL-12: state actors, protected interests, and the process due to them, by opinions of the Supreme Court. */
export const stateActionAndProceduralDueProcess = defineFamily({
  id: 'cl-12',
  edition: 1,
  name: 'State action and procedural due process',
  subject: 'Constitutional Law',
  subtopic: 'State action and due process',
  area,
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
      id: 'whether',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) => {
        const { deed, plaintiff } = caseOf(at, story)
        return at.door === 'actor' ? `Was ${deed} state action?` : `Was ${plaintiff.the} denied due process?`
      },
    },
    {
      id: 'argument',
      kind: 'ruling',
      yes: 'Reject the argument',
      no: 'Accept the argument',
      ask: (at, story) => {
        const { deed, defendant } = caseOf(at, story)
        return at.door === 'actor'
          ? `${The(defendant)} ${defendant.pronoun === 'they' ? 'argue' : 'argues'} that ${deed} was not state action. How should the court rule on the argument?`
          : `${The(defendant)} argues that ${deed} did not violate due process. How should the court rule on the argument?`
      },
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ door }) =>
        `The trial court held that there was no ${door === 'actor' ? 'state action' : 'violation of due process'}. How should the appellate court rule on that question?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ({ door }) => {
    if (door === 'actor') return ['Whose choice was it, and who lent a hand to carry it out?']
    return door === 'interest'
      ? ['Look for something that the law itself promised, then ask if it is gone.']
      : ['What was it worth, how likely was an error, and could anybody have asked first?']
  },
})
