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
  edition: 5,
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
      id: 'finding',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        at.door === 'actor'
          ? `Should the court find that ${caseOf(at, story).deed} was state action?`
          : 'Should the court find a violation of due process?',
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
