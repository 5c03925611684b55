import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { The } from '../../engine/party.ts'
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

const BASE = 'Deficiency judgments are allowed.'
const ADVANCES = 'The jurisdiction follows the common-law rules on the priority of future advances.'

/** The law of the place. */
const LAWS: Readonly<Partial<Record<Twist, string>>> = {
  shortfall: BASE,
  'junior-shortfall': BASE,
  purchase: 'A statute makes a docketed judgment a lien on land that the debtor owns or later acquires.',
  optional: ADVANCES,
  obligatory: ADVANCES,
  mechanic:
    "A statute gives a mechanic's lien priority from the day on which visible work on the land began.",
}

/** How the purchase and the mortgage that secures its price are told. */
type Bought = (story: SaleStory, name: Namer) => string

/** The loans and other debts, in the order of their dates. */
function debts(twist: Twist, s: SaleStory, name: Namer, bought: Bought): string {
  const older = () =>
    `In 2018, ${name(third)} docketed a judgment for ${dollars(DEBTS.third, s)} against ${name(s.owner)} for unpaid work on another property.`
  return [
    ...(twist === 'purchase' ? [older()] : []),
    bought(s, name),
    ...afterward(twist, s, name),
    `${The(s.owner)} then defaulted on all of these debts.`,
  ].join(' ')
}

/** The debts that came after the purchase. */
function afterward(twist: Twist, s: SaleStory, name: Namer): readonly string[] {
  const { owner, again, work, it } = s
  const sum = (units: number) => dollars(units, s)
  const second = `In 2021, ${name(lender)} lent ${owner.the} ${sum(DEBTS.lender)} for ${again} and recorded a second mortgage.`
  switch (twist) {
    case 'purchase':
      return [second]
    case 'lender':
      return [
        second,
        `In 2023, ${third.a} docketed a judgment for ${sum(DEBTS.third)} against ${owner.the} for work done on another property in 2020, and the judgment became a lien on ${it}.`,
      ]
    case 'owner':
      return [
        second,
        `In 2023, ${third.a} repaired the roof of another property of ${owner.the} and sent a bill for ${sum(DEBTS.third)}, on which he has not sued.`,
      ]
    case 'mechanic':
      return [
        `In 2020, ${third.a} broke ground for ${work} there.`,
        second,
        `The contractor finished in late 2022, was not paid, and filed a timely mechanic's lien for ${sum(DEBTS.third)} in 2023.`,
      ]
    case 'subordinated':
      return [
        second,
        `In 2023, ${third.a} built ${work} there on credit for ${sum(DEBTS.third)} and recorded a third mortgage. To make this possible, ${lender.the} had agreed in a recorded document that its mortgage would be junior to the contractor's.`,
      ]
    case 'optional':
    case 'obligatory':
      return [
        `The mortgage also secured a later advance of ${sum(DEBTS.advance)}, which the bank was ${twist === 'optional' ? 'free to make or to refuse' : 'obligated to make on request'}.`,
        second,
        `In 2022, the bank, which knew of the second mortgage, made the advance.`,
        `In 2023, ${third.a} docketed a judgment for ${sum(DEBTS.third)} against ${owner.the}, which became a lien on ${it}.`,
      ]
    default:
      return [
        second,
        `In 2023, ${third.a} docketed a judgment for ${sum(DEBTS.third)} against ${owner.the}, which became a lien on ${it}.`,
      ]
  }
}

/** Those who are made parties to the foreclosure. */
function joined(twist: Twist, { owner }: SaleStory): string {
  if (isByJunior(twist) || twist.startsWith('omitted')) return `${owner.the} and ${third.the}`
  return twist === 'owner'
    ? `${owner.the} and ${lender.the}`
    : `${owner.the}, ${lender.the}, and ${third.the}`
}

/** The foreclosure and what it brought. */
function sale(twist: Twist, s: SaleStory): string {
  const party = isByJunior(twist) ? lender : bank
  const left = twist.startsWith('omitted')
    ? `${The(lender)} was overlooked and not joined, and it has not ratified the sale.`
    : ''
  return join(
    `This year, ${party.the} foreclosed its mortgage by judicial sale, joining ${joined(twist, s)}.`,
    left,
    `The sale brought ${dollars(PROCEEDS[twist], s)} after costs.`,
  )
}

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** The events in the order of their dates, then the law. */
const telling =
  (bought: Bought) =>
  ({ twist }: SaleFacts, s: SaleStory): string =>
    join(debts(twist, s, namer(), bought), sale(twist, s), LAWS[twist], 'Interest may be disregarded.')

/** The owner buys. */
const ownerFirst = telling(
  (s, name) =>
    `In 2019, ${name(s.owner)} bought ${s.land} with ${dollars(DEBTS.bank, s)} lent by ${name(bank)}, which recorded a mortgage the same day.`,
)

/** The bank lends. */
const bankFirst = telling(
  (s, name) =>
    `In 2019, ${name(bank)} lent ${name(s.owner)} ${dollars(DEBTS.bank, s)} to buy ${s.land} and recorded a mortgage on the day of the purchase.`,
)

/** The purchase is financed. */
const purchaseFirst = telling(
  (s, name) =>
    `${capital(name(s.owner))} financed the 2019 purchase of ${s.land} with ${dollars(DEBTS.bank, s)} from ${name(bank)}, which recorded a mortgage the same day.`,
)

export const tell = [ownerFirst, bankFirst, purchaseFirst] as const
