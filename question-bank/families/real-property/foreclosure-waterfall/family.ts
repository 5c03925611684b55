import { defineFamily } from '../../engine/define-family.ts'
import { asked, bank, facts, isByJunior, lender, type SaleFacts, type SaleStory, third } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The party to whom the sum is due. */
function payee({ twist }: SaleFacts, { owner }: SaleStory): string {
  switch (asked(twist)) {
    case 'lender':
      return lender.the
    case 'third':
      return third.the
    case 'owner':
      return owner.the
    default:
      return (isByJunior(twist) ? lender : bank).the
  }
}

/** A question for each kind of sum: a share of the proceeds, a deficiency, or the debt that stays on the land. */
const asking =
  (share: (who: string) => string, deficiency: (who: string, owner: string) => string, debt: string) =>
  (at: SaleFacts, story: SaleStory): string => {
    const kind = asked(at.twist)
    if (kind === 'debt') return debt
    return kind === 'deficiency' ? deficiency(payee(at, story), story.owner.the) : share(payee(at, story))
  }

/** RP-12: where the money of a foreclosure sale goes, and which liens stay. */
export const foreclosureWaterfall = defineFamily({
  id: 'rp-12',
  edition: 4,
  name: 'Foreclosure waterfall',
  subject: 'Real Property',
  subtopic: 'Mortgages and security devices',
  area,
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-25',
  ruleCheck: 'two derivations',
  bySum: true,
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly SaleStory[],
  tell,
  forms: [
    {
      id: 'entitled',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: asking(
        (who) => `How much of the proceeds should ${who} receive?`,
        (who, owner) => `For what amount may ${who} obtain a deficiency judgment against ${owner}?`,
        'Subject to how much debt, if any, did the buyer at the sale take the land?',
      ),
    },
    {
      id: 'award',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: asking(
        (who) => `When the court distributes the proceeds, how much should it award to ${who}?`,
        (who, owner) =>
          `In what amount should the court enter a deficiency judgment for ${who} against ${owner}?`,
        'How much debt, if any, is still a lien on the land after the sale?',
      ),
    },
    {
      id: 'claim',
      kind: 'ruling',
      yes: '',
      no: '',
      ask: asking(
        (who) => `To how much of the proceeds is ${who} entitled?`,
        (who, owner) => `How much does ${owner} still owe ${who} after the sale?`,
        'How much debt, if any, still encumbers the land after the sale?',
      ),
    },
  ],
  hints: [
    'Rank everyone from top to bottom. Mark who foreclosed and who was made a party, then pour the money down from there.',
    'Who stands above the foreclosing creditor, and who below? Pour the money downward only.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
