import { defineFamily } from '../../engine/define-family.ts'
import { agrees, The } from '../../engine/party.ts'
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
  edition: 3,
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
        return at.door === 'actor'
          ? `Did ${deed} constitute state action?`
          : `Was ${plaintiff.the} denied due process?`
      },
    },
    {
      id: 'argument',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: (at, story) => {
        const { deed, defendant } = caseOf(at, story)
        return `${The(defendant)} ${agrees(defendant, 'argues', 'argue')} that ${deed} ${at.door === 'actor' ? 'was not state action' : 'did not violate due process'}. ${agrees(defendant, 'Is', 'Are')} ${defendant.the} correct?`
      },
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, story) => {
        const { defendant } = caseOf(at, story)
        const held = `holding that there was no ${at.door === 'actor' ? 'state action' : 'violation of due process'}`
        // The order against a buyer comes from a trial court, so that its appeal is asked of the court above.
        return at.twist === 'enforced'
          ? `The intermediate appellate court affirmed the order, ${held}, and the state supreme court granted review. How should that court rule?`
          : `The trial court entered judgment for ${defendant.the}, ${held}. How should the appellate court rule?`
      },
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
