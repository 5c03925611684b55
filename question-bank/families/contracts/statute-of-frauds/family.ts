import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories, tell } from './stories.ts'

/** The statute of frauds for land, long contracts, suretyship and goods. */
export const statuteOfFrauds = defineFamily({
  id: 'k-05',
  edition: 1,
  name: 'Statute of frauds',
  subject: 'Contracts',
  subtopic: 'Defenses to enforceability',
  area: 'Statute of frauds',
  pool: 'ranked',
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
  forms: [
    {
      id: 'recover',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (_, story) => `Can ${story.plaintiff} enforce the agreement in this suit?`,
    },
    {
      id: 'binding',
      kind: 'ruling',
      yes: 'Enforceable',
      no: 'Unenforceable',
      ask: () => 'For the purposes of this suit, is the agreement enforceable under the statute of frauds?',
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny it',
      no: 'Grant it',
      ask: (_, story) =>
        `The facts being undisputed, ${story.defendant} moves for judgment on that ground. How should the court rule on the motion?`,
    },
    {
      id: 'argument-for',
      kind: 'argument',
      side: 'yes',
      ask: (_, story) => `Which is the best answer that ${story.plaintiff} can give to that defense?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ['First sort the deal by its type; then ask who is being held to it, and which proof remains.'],
})
