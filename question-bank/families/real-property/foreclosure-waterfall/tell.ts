import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { The } from '../../engine/party.ts'
import {
  bank,
  DEBTS,
  dollars,
  isByJunior,
  lender,
  PRICES,
  type SaleFacts,
  type SaleStory,
  type Twist,
  third,
} from './facts.ts'

const BASE = 'Deficiency judgments are allowed.'

/** The law of the place. */
const LAWS: Readonly<Partial<Record<Twist, string>>> = {
  shortfall: BASE,
  'junior-shortfall': BASE,
  purchase: 'A statute makes a docketed judgment a lien on land that the debtor owns or later acquires.',
  optional:
    'In the jurisdiction, an optional advance made with notice of an intervening lien is junior to that lien, and an obligatory advance is not.',
  obligatory:
    'In the jurisdiction, an optional advance made with notice of an intervening lien is junior to that lien, and an obligatory advance is not.',
  mechanic:
    "A statute gives a contractor's lien priority from the day on which work on the land visibly began.",
}

/** The loans and other debts, in the order of their dates. */
function debts(twist: Twist, s: SaleStory, name: Namer, land: string): string {
  const { owner } = s
  const sum = (units: number) => dollars(units, s)
  const older = () =>
    `In 2018, ${name(third)} docketed a judgment for ${sum(DEBTS.third)} against ${name(owner)} over work done elsewhere.`
  const opening = twist === 'purchase' ? [older()] : []
  const bought = `In 2019, ${name(owner)} bought ${land} with ${sum(DEBTS.bank)} lent by ${name(bank)}, which recorded a mortgage the same day.`
  return [
    ...opening,
    bought,
    ...afterward(twist, s, name),
    `${The(owner)} then defaulted on all of these debts.`,
  ].join(' ')
}

/** The debts that came after the purchase. */
function afterward(twist: Twist, s: SaleStory, name: Namer): readonly string[] {
  const { owner, again, work, it } = s
  const sum = (units: number) => dollars(units, s)
  const second = `In 2021, ${name(lender)} lent ${owner.the} ${sum(DEBTS.lender)} for ${again} and recorded a second mortgage.`
  const judgment = () =>
    `In 2023, ${name(third)} docketed a judgment for ${sum(DEBTS.third)} against ${owner.the} over work done elsewhere in 2020, and the judgment became a lien on ${it}.`
  switch (twist) {
    case 'purchase':
      return [second]
    case 'mechanic':
      return [
        `In 2020, ${third.a} visibly began to build ${work} there.`,
        second,
        `The contractor finished in 2022, was not paid, and filed a lien for ${sum(DEBTS.third)} in 2023.`,
      ]
    case 'subordinated':
      return [
        second,
        `In 2023, ${third.a} lent ${owner.the} ${sum(DEBTS.third)} on a third mortgage, after ${lender.the} had agreed in a recorded document that its own mortgage would be junior to this one.`,
      ]
    case 'optional':
    case 'obligatory':
      return [
        `The mortgage also secured a later advance of ${sum(DEBTS.advance)}, which the bank was ${twist === 'optional' ? 'free to make or to refuse' : 'obligated to make on request'}.`,
        second,
        `In 2022, the bank, which knew of the second mortgage, made the advance.`,
        `In 2023, ${third.a} docketed a judgment for ${sum(DEBTS.third)} against ${owner.the}.`,
      ]
    default:
      return [second, judgment()]
  }
}

/** The foreclosure and its price. */
function sale(twist: Twist, s: SaleStory, had: '' | 'had ' = ''): string {
  const party = isByJunior(twist) ? lender : bank
  const own = isByJunior(twist) ? 'the second mortgage' : 'the first mortgage'
  const but = twist.startsWith('omitted') ? `, except ${lender.the}, which was overlooked` : ''
  const when = had ? The(party) : `This year, ${party.the}`
  const foreclosed = `${when} ${had}foreclosed ${own} by judicial sale, joining ${s.owner.the} and every junior lienholder${but}.`
  return had ? foreclosed : `${foreclosed} The sale brought ${dollars(PRICES[twist], s)} after costs.`
}

const IGNORED = 'Interest may be disregarded.'
const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** As it happened, the law last. */
function inOrder({ twist }: SaleFacts, s: SaleStory): string {
  return join(debts(twist, s, namer(), s.land), sale(twist, s), LAWS[twist], IGNORED)
}

/** The sale and its price first. */
function saleFirst({ twist }: SaleFacts, s: SaleStory): string {
  const price = `A foreclosure sale of ${s.land} brought ${dollars(PRICES[twist], s)} after costs.`
  return join(price, debts(twist, s, namer(), s.it), sale(twist, s, 'had '), LAWS[twist], IGNORED)
}

/** The owner's debts first, and the law before the sale. */
function debtorFirst({ twist }: SaleFacts, s: SaleStory): string {
  const name = namer()
  const lost = `${capital(name(s.owner))} lost ${s.land} to foreclosure after these events.`
  return join(lost, debts(twist, s, name, s.it), LAWS[twist], sale(twist, s), IGNORED)
}

export const tell = [inOrder, saleFirst, debtorFirst] as const
