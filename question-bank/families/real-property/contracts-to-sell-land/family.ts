import { defineFamily } from '../../engine/define-family.ts'
import { facts, type Issue, suing, suitOf } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** None of these words stands in a reason, so that no hint points at an option. */
const HINTS: Readonly<Record<Issue, string>> = {
  title:
    'Separate burdens held privately from rules made publicly, then ask when and how each might hurt an owner.',
  time: 'Look for words or letters that stressed a particular day, and for anything said afterward.',
  loss: 'Work out which set of rules governs, then where each side stood when disaster struck.',
  death: 'Freeze everything at that moment: could either side have compelled the other?',
  deed: 'Ask what kind of obligation this was before papers changed hands.',
}

/** RP-02: the contract to sell land, from its signing to the deed and after. */
export const contractsToSellLand = defineFamily({
  id: 'rp-02',
  edition: 3,
  name: 'Contracts to sell land',
  subject: 'Real Property',
  subtopic: 'Real estate contracts',
  area,
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
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
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, s) => {
        const { plaintiff, sued, remedy } = suitOf(at, s)
        return `${suing(at, plaintiff)} has sued ${sued} for ${remedy}. Will ${plaintiff.pronoun} prevail?`
      },
    },
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: (at, s) => {
        const { plaintiff, sued, remedy } = suitOf(at, s)
        return `${suing(at, plaintiff)} has sued ${sued} for ${remedy} and moved for summary judgment. How should the court rule on the motion?`
      },
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, s) => {
        const { plaintiff, defendant, sued, remedy } = suitOf(at, s)
        return `${suing(at, plaintiff)} sued ${sued} for ${remedy}, and the trial court entered judgment for ${defendant.the}. How should the appellate court rule?`
      },
    },
  ],
  hints: ({ issue }) => [HINTS[issue]],
})
