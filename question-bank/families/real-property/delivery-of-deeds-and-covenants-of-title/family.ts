import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { aimOf, claimantOf, type DeedStory, defendantOf, facts, isSale, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The action that was brought; on a covenant at once, so that no time is lost by the claimant. */
const suit = (twist: Twist, s: DeedStory): string =>
  `${The(claimantOf(twist, s))} ${isSale(twist) ? 'promptly ' : ''}sued ${defendantOf(twist, s).the} ${aimOf(twist, s)}`

/** RP-13: whether a deed was delivered, and what its covenants of title are worth. */
export const deliveryAndCovenants = defineFamily({
  id: 'rp-13',
  edition: 4,
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
      ask: ({ twist }, s) => {
        const { the } = claimantOf(twist, s)
        const sues = isSale(twist) ? 'promptly sues' : 'sues'
        return `If ${the} ${sues} ${defendantOf(twist, s).the} ${aimOf(twist, s)}, will ${the} prevail?`
      },
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, s) =>
        `${suit(twist, s)}, and ${defendantOf(twist, s).the} moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, s) =>
        `${suit(twist, s)}, and the trial court entered judgment for ${defendantOf(twist, s).the}. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ({ twist }) => [
    isSale(twist)
      ? 'List the usual assurances, and mark beside each its moment and its beneficiary.'
      : 'Imagine asking, minutes afterward, whose place it was by then and who could undo that.',
  ],
})
