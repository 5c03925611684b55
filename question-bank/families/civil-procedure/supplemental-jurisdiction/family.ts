import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { claimOf, facts, objectorOf, type SupplementalStory, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The second ruling of a court that has disposed of the federal claim. */
const RULED: Partial<Record<Twist, string>> = {
  merits: 'The court then ruled that it lacked',
  frivolous: 'The court then ruled that it also lacked',
}

/** CP-03: whether a federal court has supplemental jurisdiction over a further claim. */
export const supplementalJurisdiction = defineFamily({
  id: 'cp-03',
  edition: 3,
  name: 'Supplemental jurisdiction',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
  area: 'Supplemental jurisdiction',
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
  stories: stories as readonly SupplementalStory[],
  tell,
  forms: [
    {
      id: 'jurisdiction',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) => `Does the court have subject-matter jurisdiction over ${claimOf(twist, s)}?`,
    },
    {
      id: 'objection',
      kind: 'ruling',
      yes: 'Overrule the objection',
      no: 'Sustain the objection',
      ask: ({ twist }, s) =>
        `${The(objectorOf(twist, s))} objects that the court lacks subject-matter jurisdiction over ${claimOf(twist, s)}. How should the court rule on the objection?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, s) =>
        `${RULED[twist] ?? 'The district court ruled that it lacked'} subject-matter jurisdiction over ${claimOf(twist, s)}. On appeal, how should the court of appeals rule on this point?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Begin with the broad grant. Next ask who sues whom, and how each of them came in.',
    'First find what is granted, and next what is withheld.',
  ],
})
