import { defineFamily } from '../../engine/define-family.ts'
import { type DamagesFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { partiesOf, tell } from './tell.ts'

const HINTS: Readonly<Record<DamagesFacts['goods'], readonly string[]>> = {
  resold: [
    'Ask whether the second deal stands in for the first, and whether it was done as the Code wants it.',
  ],
  unsold: ['Nothing was turned into money. Which figure does the Code put in place of it?'],
  special: ['Could anyone else have used this? Then see how far the work had gone.'],
  taken: ['Who has the goods now, and by what right?'],
  replaced: ['Look at how and when the replacement was found, then go through the other figures one by one.'],
  missing: ['No replacement was found. Ask when, where, and whether it had to be so.'],
  defective: ['The goods were kept. See what was said, and when, before you reach for a figure.'],
  refused: ['Even one who breaks a bargain may not lose everything. Look for the figure in the Code.'],
}

const EITHER = [
  'Put the injured party where performance would have, by the yardstick that fits its own conduct.',
]

/** K-11: damages for breach of a sale of goods, by what the injured party did about it. */
export const damagesOnASaleOfGoods = defineFamily({
  id: 'k-11',
  edition: 2,
  name: 'Damages on a sale of goods',
  subject: 'Contracts',
  subtopic: 'Remedies',
  area,
  jurisdiction: 'U',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  bySum: true,
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
      yes: '',
      no: '',
      ask: ({ twist }, story) =>
        `How much, if anything, should ${partiesOf(twist, story).plaintiff.the} recover from ${partiesOf(twist, story).defendant.the}?`,
    },
    {
      id: 'award',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: ({ twist }, story) =>
        `How much, if anything, should the court award to ${partiesOf(twist, story).plaintiff.the}?`,
    },
    {
      id: 'entitled',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: ({ twist }, story) =>
        `What amount, if any, is ${partiesOf(twist, story).plaintiff.the} entitled to recover?`,
    },
  ],
  hints: ({ goods }) => [...HINTS[goods], ...EITHER],
})
