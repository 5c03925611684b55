import { defineFamily } from '../../engine/define-family.ts'
import { agrees, The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import { facts, type SpeechFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

const ALIKE = [
  'Picture two people who want to say opposite things here. Would each be treated like the other?',
]

/** None of these words stands in a reason, so that no hint points at an option. */
const HINTS: Readonly<Record<SpeechFacts['place'], readonly string[]>> = {
  park: ALIKE,
  street: ['Who decides, what may that person look at, and does it matter what the banners say?', ...ALIKE],
  theater: ['Who decides, how long does it take, and who can check the decision?', ...ALIKE],
  hall: ALIKE,
  mailboxes: ALIKE,
  polls: ['What happens in that room, and could you tell beforehand what to wear?', ...ALIKE],
  display: ['Who has picked these things so far, and whom would a passer-by hear?', ...ALIKE],
  school: ['Was it said among pupils, by the institution, or far from it, and what came of it?', ...ALIKE],
}

/** CL-09: the forum, the neutrality of the rule, licensing, government speech, and students. */
export const speechOnGovernmentProperty = defineFamily({
  id: 'cl-09',
  edition: 4,
  name: 'Speech on government property',
  subject: 'Constitutional Law',
  subtopic: 'Freedom of expression',
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
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        at.twist === 'marched'
          ? `Should ${caseOf(at, story).plaintiff.the} be acquitted?`
          : `Should ${caseOf(at, story).plaintiff.the} prevail?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: (at, story) => {
        const { plaintiff } = caseOf(at, story)
        return `${The(plaintiff)} ${agrees(plaintiff, 'has', 'have')} moved ${at.twist === 'marched' ? 'to dismiss the charge' : 'for summary judgment'}. How should the court rule on the motion?`
      },
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: (at, story) => {
        const { plaintiff, defendant } = caseOf(at, story)
        return at.twist === 'marched'
          ? `May ${plaintiff.the} be convicted?`
          : `Should the court enter judgment for ${defendant.the}?`
      },
    },
  ],
  hints: ({ place }) => HINTS[place],
})
