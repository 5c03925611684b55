import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { facts, type TenderStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { actionOf, plaintiffOf, refusedGoods, tell, verb } from './told.ts'

/** K-08: tender, rejection, cure, acceptance and revocation of acceptance under Article 2. */
export const tenderOfGoods = defineFamily({
  id: 'k-08',
  edition: 5,
  name: 'Tender, rejection, cure, acceptance, revocation',
  subject: 'Contracts',
  subtopic: 'Breach and sales performance',
  area,
  jurisdiction: 'U',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly TenderStory[],
  tell,
  forms: [
    {
      id: 'entitled',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) => `Was ${s.buyer.the} entitled to ${verb(at)} ${refusedGoods(at, s)}?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: (at, s) => {
        const suit = `${The(plaintiffOf(at, s))} has sued ${actionOf(at, s)}`
        const moved = plaintiffOf(at, s) === s.buyer ? ' and' : `, and ${s.buyer.the} has`
        return `${suit}${moved} moved for summary judgment. How should the court rule on the motion?`
      },
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: (at, s) =>
        `${The(plaintiffOf(at, s))} sued ${actionOf(at, s)}, and the trial court entered judgment for ${s.buyer.the}. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Sketch what happened in order, see at which stage the quarrel broke out, and find the Article 2 section for that stage.',
    'Which Article 2 section governs this stage?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
