import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
import { type Party, whose } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** A creditor, and the goods of a debtor. */
export interface Creditor {
  readonly plaintiff: Party
  readonly creditor: Party
  readonly goods: string
  readonly bill: string
}

export function creditorCase({ plaintiff, creditor, goods, bill }: Creditor, isSeized: boolean): ActionCase {
  const stored = (name: Namer) =>
    `${capital(name(plaintiff))} stored ${goods} with ${name(creditor)}, a private firm, and later disputed its bill of ${bill} for storage.`
  return {
    plaintiff,
    defendant: creditor,
    deed: isSeized ? 'the seizure' : 'the sale',
    start: (name) =>
      isSeized
        ? `${capital(name(plaintiff))} disputed and refused to pay a bill of ${bill} from ${name(creditor)}.`
        : stored(name),
    law: () =>
      isSeized
        ? 'A state statute permits a creditor to obtain a writ of attachment from a court clerk by filing an affidavit stating that the debtor may conceal property. No judge takes part, and the debtor receives no prior hearing.'
        : 'A state statute permits, but does not require, a business that stores goods to sell them for unpaid charges without going to court.',
    events: (name, isStarted) => {
      if (isSeized)
        return `${isStarted ? '' : `${capital(name(plaintiff))} disputed and refused to pay a bill of ${bill} from ${name(creditor)}. `}${capital(name(creditor))} filed an affidavit stating that ${plaintiff.the} might conceal property and obtained a writ under the statute. The sheriff then took ${goods} from ${whose(plaintiff)} home and held them for ${creditor.the}.`
      return `${isStarted ? '' : `${stored(name)} `}Relying on the statute, ${creditor.the} sold the goods. No public official took part in the sale.`
    },
    suit: sue(plaintiff, creditor, 'claiming a deprivation of property without due process'),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const
const warehouse: Party = { a: 'a warehouse', the: 'the warehouse', pronoun: it }

export const creditors: readonly Creditor[] = [
  {
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: she },
    creditor: warehouse,
    goods: 'two violins',
    bill: '$700',
  },
  {
    plaintiff: { a: 'a carpenter', the: 'the carpenter', pronoun: he },
    creditor: { a: 'a storage company', the: 'the company', pronoun: it },
    goods: 'a set of tools',
    bill: '$450',
  },
  {
    plaintiff: { a: 'a collector', the: 'the collector', pronoun: she },
    creditor: { a: 'a moving company', the: 'the company', pronoun: it },
    goods: 'six paintings',
    bill: '$1,900',
  },
  {
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: he },
    creditor: { a: 'a repair shop', the: 'the shop', pronoun: it },
    goods: 'two racing bicycles',
    bill: '$380',
  },
  {
    plaintiff: { a: 'a translator', the: 'the translator', pronoun: she },
    creditor: warehouse,
    goods: 'nine crates of books',
    bill: '$620',
  },
  {
    plaintiff: { a: 'a fisherman', the: 'the fisherman', pronoun: he },
    creditor: { a: 'a boatyard', the: 'the boatyard', pronoun: it },
    goods: 'two outboard motors',
    bill: '$1,100',
  },
  {
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: she },
    creditor: { a: 'a freight company', the: 'the company', pronoun: it },
    goods: 'three sewing machines',
    bill: '$560',
  },
  {
    plaintiff: { a: 'a photographer', the: 'the photographer', pronoun: he },
    creditor: { a: 'a self-storage business', the: 'the business', pronoun: it },
    goods: 'several cameras',
    bill: '$290',
  },
]
