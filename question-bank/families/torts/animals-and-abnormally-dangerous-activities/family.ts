import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories, tell } from './stories.ts'

/** Strict liability for animals and abnormally dangerous activities. */
export const strictLiability = defineFamily({
  id: 'tt-08',
  edition: 1,
  name: 'Animals and abnormally dangerous activities',
  subject: 'Torts',
  subtopic: 'Strict and products liability',
  area: ({ source }) =>
    ['blasting', 'gas', 'acid'].includes(source) ? 'Abnormally dangerous activities' : 'Animals',
  pool: 'practice',
  jurisdiction: 'R',
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
  // Few combinations of facts have four arguments of one side, so all forms ask for a ruling.
  forms: [
    {
      id: 'liable',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (_, story) => `Is ${story.keeper} liable to ${story.victim} on this claim?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'Deny it',
      no: 'Grant it',
      ask: (_, story) =>
        `These facts are undisputed, and ${story.keeper} moves for judgment. How should the court decide the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (_, story) =>
        `The trial court gave judgment for ${story.keeper}, and ${story.victim} appeals. What should the appellate court do?`,
    },
  ],
  hints: ['First decide which section could apply, and then whether an exception or limit cuts it short.'],
})
