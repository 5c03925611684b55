import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { facts, type RiskStory, saleOf } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** K-10: risk of loss in sales of goods. */
export const riskOfLoss = defineFamily({
  id: 'k-10',
  edition: 3,
  name: 'Risk of loss',
  subject: 'Contracts',
  subtopic: 'Breach and sales performance',
  area: 'Risk of loss and delivery terms',
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
  stories: stories as readonly RiskStory[],
  tell,
  forms: [
    {
      id: 'bear',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) =>
        `${The(s.buyer)} refuses to pay. Does ${he(s.buyer)} bear the loss of ${saleOf(twist, s).them}?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: ({ twist }, s) =>
        `${The(saleOf(twist, s).seller)} sued ${s.buyer.the} for the price and has moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Affirm',
      no: 'Reverse',
      ask: ({ twist }, s) => {
        const { seller } = saleOf(twist, s)
        return `${The(seller)} sued ${s.buyer.the} for the price. After a bench trial, the court entered judgment for ${seller.the}. How should the appellate court rule?`
      },
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'First look for a bargain or a broken promise that changes the default; then ask how control was meant to change hands.',
    'How was control meant to change hands, and did anything displace that default?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
