import { defineFamily } from '../../engine/define-family.ts'
import { claimantOf, type DeedStory, defendantOf, facts, isSale } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** RP-13: whether a deed was delivered, and what its covenants of title are worth. */
export const deliveryAndCovenants = defineFamily({
  id: 'rp-13',
  edition: 2,
  name: 'Delivery of deeds and covenants of title',
  subject: 'Real Property',
  subtopic: 'Deeds, adverse possession and transfer at death',
  area,
  jurisdiction: 'C',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly DeedStory[],
  tell,
  forms: [
    {
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, story) => {
        const { the } = claimantOf(twist, story)
        return isSale(twist) ? `Is ${the} entitled to damages?` : `Should the court quiet title in ${the}?`
      },
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, story) =>
        `On these undisputed facts, ${defendantOf(twist, story).the} moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, story) =>
        `On these undisputed facts, the trial court entered judgment for ${defendantOf(twist, story).the}. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ({ twist }) => [
    isSale(twist)
      ? 'List the usual assurances, and mark beside each its moment and its beneficiary.'
      : 'Imagine asking, minutes afterwards, whose place it was by then and who could undo that.',
  ],
})
