import { type Party, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import {
  asked,
  bank,
  dollars,
  lender,
  PROCEEDS,
  type SaleFacts,
  type SaleStory,
  type Twist,
  third,
} from './facts.ts'

const EQUITY_INVESTORS = 'National Bank of Washington v. Equity Investors'
const MORTGAGES = 'Restatement (Third) of Property: Mortgages §'

/** How the proceeds are paid out: who takes how many units, in order, up to the sum in question. */
const PAID: Readonly<Partial<Record<Twist, readonly (readonly [Party, number])[]>>> = {
  lender: [
    [bank, 100],
    [lender, 30],
  ],
  'junior-third': [
    [lender, 60],
    [third, 15],
  ],
  purchase: [
    [bank, 100],
    [third, 20],
  ],
  optional: [
    [bank, 100],
    [lender, 60],
  ],
  obligatory: [
    [bank, 140],
    [lender, 30],
  ],
  mechanic: [
    [bank, 100],
    [third, 30],
    [lender, 15],
  ],
  subordinated: [
    [bank, 100],
    [third, 30],
    [lender, 15],
  ],
  'omitted-third': [
    [bank, 100],
    [third, 27],
  ],
  owner: [
    [bank, 100],
    [lender, 60],
  ],
  'junior-owner': [
    [lender, 60],
    [third, 30],
  ],
  'omitted-owner': [
    [bank, 100],
    [third, 30],
  ],
}

/** "Of the $130,000, the bank takes $100,000, then the credit union $30,000." */
function paidOut({ twist }: SaleFacts, story: SaleStory): string {
  const [first = '', ...later] = (PAID[twist] ?? []).map(
    ([who, units], place) => `${who.the}${place === 0 ? ' takes' : ''} ${dollars(units, story)}`,
  )
  const rest = asked(twist) === 'owner' ? [`${story.owner.the} the rest`] : []
  return `Of the ${dollars(PROCEEDS[twist], story)}, ${[first, ...later, ...rest].join(', then ')}.`
}

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  juniors: {
    authority: `${MORTGAGES} 7.4`,
    rule: 'The proceeds pay the debt foreclosed and then the junior liens that the foreclosure ends, in order of priority.',
    applied: paidOut,
  },
  surplus: {
    authority: `${MORTGAGES} 7.4`,
    rule: 'The mortgagor takes what is left of the proceeds after the debt foreclosed and the junior liens that the foreclosure ends.',
    applied: paidOut,
  },
  deficiency: {
    authority: `${MORTGAGES} 8.4`,
    rule: 'Where deficiency judgments are allowed, the deficiency is the debt foreclosed less what its holder received from the sale.',
    applied: ({ twist }, story) =>
      `The proceeds of ${dollars(PROCEEDS[twist], story)} reduce the debt of ${dollars(twist === 'shortfall' ? 100 : 60, story)}.`,
  },
  joined: {
    authority: `${MORTGAGES} 7.1`,
    rule: 'Foreclosure ends every interest that is junior to the mortgage foreclosed and whose holder is joined.',
    applied: () =>
      `${The(lender)} and ${third.the} were joined, so the buyer takes the land free of both liens.`,
  },
  'senior-stays': {
    authority: `${MORTGAGES} 7.1`,
    rule: 'Foreclosure does not affect a lien that has priority over the one foreclosed. It stays on the land and is not paid from the sale.',
    applied: ({ twist }, story) =>
      twist === 'surviving'
        ? 'The first mortgage has priority over the one foreclosed.'
        : `The first mortgage, for ${dollars(100, story)}, has priority over the one foreclosed.`,
  },
  'subject-to': {
    authority: `${MORTGAGES} 7.1`,
    rule: 'The buyer takes subject to liens that have priority over the one foreclosed, and free of junior liens whose holders were joined.',
    applied: (_, story) =>
      `So the ${dollars(100, story)} owed to the bank remains a lien, and the judgment of ${third.the} does not.`,
  },
  purchase: {
    authority: `${MORTGAGES} 7.2`,
    rule: 'A purchase-money mortgage has priority over a judgment against the buyer, even one that was docketed earlier.',
    applied: (_, { it }) =>
      `The loan of the bank bought ${it}, so the mortgage comes first, then the judgment, and then the later loan.`,
  },
  optional: {
    authority: EQUITY_INVESTORS,
    rule: 'At common law, an optional advance that is made with notice of an intervening lien is junior to that lien.',
    applied: () =>
      'The bank knew of the second mortgage and was free to refuse the advance, so the credit union is paid before it.',
  },
  obligatory: {
    authority: EQUITY_INVESTORS,
    rule: 'At common law, an advance that the lender was obligated to make has the priority of the mortgage that secures it.',
    applied: () => 'The bank was obligated to lend on request, so both of its loans are paid first.',
  },
  visible: {
    authority: `${MORTGAGES} 7.1`,
    rule: 'A lien has the priority that the statute creating it provides.',
    applied: () =>
      'Visible work began in 2020, after the first mortgage and before the second, and so the lien ranks between them.',
  },
  subordination: {
    authority: `${MORTGAGES} 7.7`,
    rule: 'A mortgagee may agree that its mortgage will be junior to another that would otherwise come after it.',
    applied: () => `${The(lender)} agreed to rank behind ${third.the}.`,
  },
  omitted: {
    authority: `${MORTGAGES} 7.1`,
    rule: 'A junior lien whose holder is not joined is not ended by the foreclosure, and that holder takes nothing from the sale.',
    applied: () => `${The(lender)} was left out and keeps its mortgage on the land.`,
  },
} as const satisfies RuleTable<SaleFacts, SaleStory>
