import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { asked, dollars, lender, PRICES, type SaleFacts, type SaleStory, type Twist, third } from './facts.ts'

const EQUITY_INVESTORS = 'National Bank of Washington v. Equity Investors'
const MORTGAGES = 'Restatement (Third) of Property: Mortgages §'

/** How the price is paid out, in units: what comes before the sum in question, and that sum. */
const PAID: Readonly<Partial<Record<Twist, readonly [string, ...(number | string)[]]>>> = {
  lender: ['the bank', 100, 'the credit union', 30],
  'junior-third': ['the credit union', 60, 'the contractor', 15],
  purchase: ['the bank', 100, 'the contractor', 20],
  optional: ['the bank', 100, 'the credit union', 50],
  obligatory: ['the bank', 140, 'the credit union', 30],
  mechanic: ['the bank', 100, 'the contractor', 30, 'the credit union', 20],
  subordinated: ['the bank', 100, 'the contractor', 30, 'the credit union', 15],
  'omitted-third': ['the bank', 100, 'the contractor', 27],
  owner: ['the bank', 100, 'the credit union', 60, 'the contractor', 30],
  'junior-owner': ['the credit union', 60, 'the contractor', 30],
  'omitted-owner': ['the bank', 100, 'the contractor', 30],
}

/** "$100,000 to the bank and then $30,000 to the credit union". */
function shares(twist: Twist, story: SaleStory): string {
  const list = PAID[twist] ?? ['']
  const lines: string[] = []
  for (let at = 0; at + 1 < list.length; at += 2)
    lines.push(`${dollars(Number(list[at + 1]), story)} to ${list[at]}`)
  return lines.join(', then ')
}

const paidOut = ({ twist }: SaleFacts, story: SaleStory): string =>
  asked(twist) === 'owner'
    ? `From ${dollars(PRICES[twist], story)} go ${shares(twist, story)}, and ${story.owner.the} takes the rest.`
    : `From ${dollars(PRICES[twist], story)} go ${shares(twist, story)}.`

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  juniors: {
    authority: `${MORTGAGES} 7.4`,
    rule: 'The price pays the debt foreclosed and then the junior liens that the foreclosure ends, in order of priority.',
    applied: paidOut,
  },
  surplus: {
    authority: `${MORTGAGES} 7.4`,
    rule: 'The mortgagor takes what is left of the price after the debt foreclosed and the junior liens that the foreclosure ends.',
    applied: paidOut,
  },
  deficiency: {
    authority: `${MORTGAGES} 8.4`,
    rule: 'Where deficiency judgments are allowed, the deficiency is the debt foreclosed less what its holder received from the price.',
    applied: ({ twist }, story) =>
      `From the debt of ${dollars(twist === 'shortfall' ? 100 : 60, story)}, the price of ${dollars(PRICES[twist], story)} is taken off.`,
  },
  joined: {
    authority: `${MORTGAGES} 7.1`,
    rule: 'Foreclosure ends every interest that is junior to the mortgage foreclosed and whose holder is joined.',
    applied: () =>
      `${The(lender)} and ${third.the} were joined, so the buyer takes the land free of both liens.`,
  },
  'senior-stays': {
    authority: `${MORTGAGES} 7.1`,
    rule: 'Foreclosure does not affect a lien that has priority over the one foreclosed. It stays on the land and takes nothing from the price.',
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
    rule: 'Under the rule of the jurisdiction, an optional advance that is made with notice of an intervening lien is junior to that lien.',
    applied: () =>
      'The bank knew of the second mortgage and was free to refuse the advance, so the credit union is paid before it.',
  },
  obligatory: {
    authority: EQUITY_INVESTORS,
    rule: 'An advance that the lender was obligated to make has the priority of the mortgage that secures it.',
    applied: () => 'The bank was obligated to lend on request, so both of its loans are paid first.',
  },
  visible: {
    authority: `${MORTGAGES} 7.1`,
    rule: 'A lien has the priority that the statute creating it provides.',
    applied: () =>
      'Work visibly began in 2020, after the first mortgage and before the second, and so the lien ranks between them.',
  },
  subordination: {
    authority: `${MORTGAGES} 7.7`,
    rule: 'A mortgagee may agree that its mortgage will be junior to another that would otherwise come after it.',
    applied: () => `${The(lender)} agreed to rank behind ${third.the}.`,
  },
  omitted: {
    authority: `${MORTGAGES} 7.1`,
    rule: 'A junior lien whose holder is not joined is not ended by the foreclosure, and that holder takes nothing from the price.',
    applied: () => `${The(lender)} was left out and keeps its mortgage on the land.`,
  },
} as const satisfies RuleTable<SaleFacts, SaleStory>
