import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { claimantOf, defendantsOf, facts, type SeveranceStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** RP-03: whether a co-owner's share escapes survivorship. */
export const jointTenancySeverance = defineFamily({
  id: 'rp-03',
  edition: 4,
  name: 'Joint tenancy and severance',
  subject: 'Real Property',
  subtopic: 'Cotenancy and landlord-tenant',
  area,
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly SeveranceStory[],
  tell,
  forms: [
    {
      id: 'interest',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) => `Does ${claimantOf(twist, s).the} have an interest in ${s.it}?`,
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: ({ twist }, s) =>
        `In an action by ${claimantOf(twist, s).the} to establish an interest in ${s.it}, ${defendantsOf(twist, s)} moved for summary judgment. How should the court rule on the motion?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, s) =>
        `${The(claimantOf(twist, s))} sued ${defendantsOf(twist, s)} to establish an interest in ${s.it}, and the trial court entered judgment for ${twist.startsWith('three') ? 'the defendants' : 'the defendant'}. How should the appellate court rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Make a timeline. At each step, check what bonds are still unbroken.',
    'Which step, if any, broke the bonds that the first step on the timeline made?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
