import { defineFamily } from '../../engine/define-family.ts'
import { his, type Party, The } from '../../engine/party.ts'
import { type DamagesFacts, facts, type Twist } from './facts.ts'
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

/** The object of the action. */
function claimOf(twist: Twist, plaintiff: Party): string {
  switch (twist) {
    case 'deposit':
      return `for the return of ${his(plaintiff)} deposit`
    case 'value':
    case 'injury':
      return 'for breach of warranty'
    default:
      return 'for breach of contract'
  }
}

/** K-11: damages for breach of a sale of goods, by what the injured party did about it. */
export const damagesOnASaleOfGoods = defineFamily({
  id: 'k-11',
  edition: 5,
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
      ask: ({ twist }, story) => {
        const { plaintiff, defendant } = partiesOf(twist, story)
        const action =
          twist === 'unnotified'
            ? 'In that action'
            : `In an action by ${plaintiff.the} against ${defendant.the} ${claimOf(twist, plaintiff)}`
        return `${action}, how much, if anything, should ${plaintiff.the} recover?`
      },
    },
    {
      id: 'award',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: ({ twist }, story) => {
        const { plaintiff, defendant } = partiesOf(twist, story)
        const sued =
          twist === 'unnotified'
            ? ''
            : `${The(plaintiff)} sued ${defendant.the} ${claimOf(twist, plaintiff)}. `
        return `${sued}How much, if anything, should the court award ${plaintiff.the}?`
      },
    },
    {
      id: 'entitled',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: ({ twist }, story) => {
        const { plaintiff, defendant } = partiesOf(twist, story)
        const from = twist === 'unnotified' ? '' : ` from ${defendant.the}`
        return `What amount, if any, is ${plaintiff.the} entitled to recover${from}?`
      },
    },
  ],
  hints: ({ goods }) => [...HINTS[goods], ...EITHER],
})
