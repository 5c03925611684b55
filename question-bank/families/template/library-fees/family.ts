import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories, tell } from './stories.ts'

/** Library fees. */
export const libraryFees = defineFamily({
  id: 'k-00',
  edition: 1,
  name: 'Library fees',
  subject: 'Contracts',
  subtopic: 'Mutual assent',
  area: 'Offer',
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  // The toy law must never be served. Remove this line when the law is a real one.
  blocked: 'its law is a toy',
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
      id: 'owed',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (_, { reader }) => `Is ${reader.the} liable to the library for the late fee?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny it',
      no: 'Grant it',
      ask: (_, { reader }) =>
        `If the library sues and ${reader.the} moves for judgment on these undisputed facts, how should the court rule on the motion?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'The library',
      no: 'The borrower',
      ask: () => 'If the library sues, for which party should the court give judgment?',
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ['Take the conditions one at a time, and only then look for an exception.'],
})
