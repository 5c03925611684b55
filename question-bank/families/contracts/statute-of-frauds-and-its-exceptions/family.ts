import { defineFamily } from '../../engine/define-family.ts'
import { chargedIn, facts } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** K-05: the statute of frauds for land, long contracts, suretyship and goods. */
export const statuteOfFrauds = defineFamily({
  id: 'k-05',
  edition: 2,
  name: 'Statute of frauds and its exceptions',
  subject: 'Contracts',
  subtopic: 'Defenses to enforceability',
  area: 'Statute of frauds',
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
      id: 'enforce',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ bargain, twist }, s) =>
        twist === 'part-accepted'
          ? `Is the agreement enforceable as to the ${s.rest}?`
          : `Is the ${bargain === 'surety' ? 'promise' : 'agreement'} enforceable against ${chargedIn(twist, s).the}?`,
    },
    {
      id: 'defense',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: () => 'Is the statute of frauds a good defense?',
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, s) =>
        `The trial court entered judgment for ${chargedIn(twist, s).the} on that defense. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'First sort the deal by its type; then ask who is being held to it, and which proof remains.',
    'Which type of deal is it, and has anything happened since that could stand in?',
  ],
})
