import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import {
  bank,
  DEBTS,
  dollars,
  isByJunior,
  lender,
  PROCEEDS,
  type SaleFacts,
  type SaleStory,
  type Twist,
  third,
} from './facts.ts'

const BASE = 'The jurisdiction allows deficiency judgments.'
const ADVANCES = 'The jurisdiction follows the common-law rules on the priority of future advances.'

/** The law of the place. */
const LAWS: Readonly<Partial<Record<Twist, string>>> = {
  shortfall: BASE,
  'junior-shortfall': BASE,
  purchase: 'A statute makes a docketed judgment a lien on land that the debtor owns or later acquires.',
  optional: ADVANCES,
  obligatory: ADVANCES,
  mechanic:
    "A statute gives a mechanic's lien priority from the date on which visible work on the land began.",
}

/** The three ways to begin: the owner buys, the bank lends, the owner borrows. */
type Order = 0 | 1 | 2

/** The purchase and the mortgage that secures its price. */
function bought(s: SaleStory, name: Namer, order: Order): string {
  const { land, it } = s
  const price = dollars(DEBTS.bank, s)
  const owner = name(s.owner)
  return [
    `In 2019, ${owner} bought ${land} with ${price} borrowed from ${bank.a}, which recorded a mortgage on ${it} the same day.`,
    `In 2019, ${bank.a} lent ${owner} ${price} to buy ${land} and recorded a mortgage on it the day the sale closed.`,
    `${capital(owner)} borrowed ${price} from ${bank.a} in 2019 to buy ${land}. On the day of the purchase, the bank recorded a mortgage on ${it}.`,
  ][order] as string
}

/** The loans and other debts, in the order of their dates. */
function debts(twist: Twist, s: SaleStory, order: Order): string {
  const { owner } = s
  const name = namer()
  const older = () =>
    `In 2018, ${name(third)} docketed a judgment for ${dollars(DEBTS.third, s)} against ${name(owner)}, who had not paid him for work on ${his(owner)} house.`
  return [...(twist === 'purchase' ? [older()] : []), bought(s, name, order), ...afterward(twist, s)].join(
    ' ',
  )
}

/** The contractor's judgment for work on another property. */
const judgment = ({ owner, it }: SaleStory, sum: string, made = `to ${his(owner)} house`): string =>
  `In 2023, ${third.a} docketed a judgment against ${owner.the} for ${sum} in unpaid repairs ${made}, and the judgment became a lien on ${it}.`

const ADVANCED: readonly Twist[] = ['optional', 'obligatory']

/** The debts that came after the purchase. */
function afterward(twist: Twist, s: SaleStory): readonly string[] {
  const { owner, again, work, it } = s
  const sum = (units: number) => dollars(units, s)
  const owed = sum(DEBTS.third)
  // A pronoun only where the owner was the last to be named.
  const who = twist === 'mechanic' || ADVANCED.includes(twist) ? owner.the : he(owner)
  const second = `In 2021, ${who} borrowed ${sum(DEBTS.lender)} from ${lender.a} ${again}, and ${lender.the} recorded a second mortgage on ${it}.`
  switch (twist) {
    case 'purchase':
      return [second]
    case 'lender':
      return [second, judgment(s, owed, `made to ${his(owner)} house in 2020`)]
    case 'owner':
      return [
        second,
        `In 2023, ${third.a} repaired the roof of ${whose(owner)} house and billed ${him(owner)} ${owed}. ${The(third)} has sent several reminders but has not sued.`,
      ]
    case 'mechanic':
      return [
        `In 2020, ${owner.the} hired ${third.a} to build ${work} there, and he broke ground that summer.`,
        second,
        `${The(third)} finished late in 2022 and, when he was not paid, filed a timely mechanic's lien for ${owed} early in 2023.`,
      ]
    case 'subordinated':
      return [
        second,
        `In 2023, ${third.a} offered to build ${work} there on credit if his mortgage came ahead of ${whose(lender)}. ${The(lender)} agreed in a recorded document that its mortgage would be junior to ${whose(third)}. He then did the work and recorded a third mortgage, for ${owed}.`,
      ]
    case 'optional':
    case 'obligatory':
      return [
        `The mortgage also secured a later advance of ${sum(DEBTS.advance)}, which ${twist === 'optional' ? 'the bank was free to make or to refuse' : 'the bank was obligated to make on request'}.`,
        second,
        `In 2022, ${owner.the} told the bank about the second mortgage and asked for the advance, and the bank made it.`,
        judgment(s, owed),
      ]
    default:
      return [second, judgment(s, owed)]
  }
}

/** Those who are made parties to the foreclosure. */
function joined(twist: Twist, { owner }: SaleStory): string {
  if (isByJunior(twist) || twist.startsWith('omitted')) return `${owner.the} and ${third.the}`
  return twist === 'owner'
    ? `${owner.the} and ${lender.the}`
    : `${owner.the}, ${lender.the}, and ${third.the}`
}

/** The default, the foreclosure, and what it brought. */
function sale(twist: Twist, s: SaleStory, order: Order): string {
  const party = isByJunior(twist) ? lender : bank
  const left = twist.startsWith('omitted')
    ? ` ${The(bank)} overlooked the second mortgage and did not join ${lender.the}, which has never consented to the sale.`
    : ''
  const who = joined(twist, s)
  const brought = dollars(PROCEEDS[twist], s)
  const fell = `${s.owner.the} defaulted on all of these debts`
  return [
    `When business fell off in 2024, ${fell}. This year, ${party.the} foreclosed its mortgage by judicial sale, joining ${who}.${left} The sale brought ${brought} after costs.`,
    `In 2024, ${fell}. ${The(party)} brought an action to foreclose its mortgage and joined ${who} as defendants.${left} After costs, the judicial sale brought ${brought}.`,
    `After a bad year, ${fell}, and ${party.the} foreclosed its mortgage by judicial sale. ${capital(who)} were joined as parties.${left} The sale brought ${brought} after costs.`,
  ][order] as string
}

/** The events in the order of their dates, then the law. */
const telling =
  (order: Order) =>
  ({ twist }: SaleFacts, s: SaleStory): string =>
    [debts(twist, s, order), sale(twist, s, order), LAWS[twist], 'Disregard interest.']
      .filter(Boolean)
      .join(' ')

export const tell = [telling(0), telling(1), telling(2)] as const
