import type { Party } from '../../engine/party.ts'

/** A bargain of two people, one of whom has died. */
export interface Estate {
  readonly survivor: Party
  readonly decedent: Party
  /** The decedent's promise, reading on after "who". */
  readonly promised: string
  /** A wrong that the decedent did to the survivor, reading on after "who", and the federal statute on it. */
  readonly wrong: string
  readonly act: string
  /** The conversation, reading on after "asked". */
  readonly talk: string
}

const he = 'he' as const
const she = 'she' as const

export const estates: readonly Estate[] = [
  {
    survivor: { a: 'a photographer', the: 'the photographer', pronoun: she },
    decedent: { a: 'a publisher', the: 'the publisher', pronoun: he },
    promised: 'promised her $90,000 for pictures of a voyage',
    wrong: 'printed her pictures of a voyage without permission',
    act: 'Copyright Act',
    talk: 'what the publisher had said when she showed him the pictures',
  },
  {
    survivor: { a: 'a cook', the: 'the cook', pronoun: he },
    decedent: { a: 'a restaurant owner', the: 'the owner', pronoun: she },
    promised: 'promised him a bonus of $80,000 for staying three years',
    wrong: 'never paid him for overtime',
    act: 'Fair Labor Standards Act',
    talk: 'what the owner had said to him about his pay and hours',
  },
  {
    survivor: { a: 'a tenant', the: 'the tenant', pronoun: she },
    decedent: { a: 'a landlord', the: 'the landlord', pronoun: he },
    promised: 'promised her $76,000 for rebuilding his kitchens',
    wrong: 'refused to renew her lease because she had children',
    act: 'Fair Housing Act',
    talk: 'what the landlord had said to her in their last conversation',
  },
  {
    survivor: { a: 'an inventor', the: 'the inventor', pronoun: he },
    decedent: { a: 'a toymaker', the: 'the toymaker', pronoun: she },
    promised: 'promised him $85,000 for showing her how to build a mechanical bird',
    wrong: 'sold copies of his patented mechanical bird',
    act: 'Patent Act',
    talk: 'what the toymaker had said when she first saw the bird',
  },
  {
    survivor: { a: 'a farm worker', the: 'the worker', pronoun: she },
    decedent: { a: 'a grower', the: 'the grower', pronoun: he },
    promised: 'promised her $95,000 for planting an orchard',
    wrong: 'lied to seasonal workers about their wages',
    act: 'Migrant and Seasonal Agricultural Worker Protection Act',
    talk: 'what the grower had said to her about the pay',
  },
  {
    survivor: { a: 'a borrower', the: 'the borrower', pronoun: he },
    decedent: { a: 'a moneylender', the: 'the moneylender', pronoun: she },
    promised: 'promised him $100,000 for the sale of her shop',
    wrong: 'hid the finance charge of a loan from him',
    act: 'Truth in Lending Act',
    talk: 'what the moneylender had said to him across her desk',
  },
  {
    survivor: { a: 'a winemaker', the: 'the winemaker', pronoun: she },
    decedent: { a: 'a bottler', the: 'the bottler', pronoun: he },
    promised: 'promised her $110,000 for two hundred barrels of wine',
    wrong: 'sold cheap wine under her registered trademark',
    act: 'Lanham Act',
    talk: 'what the bottler had said when he visited her cellar',
  },
  {
    survivor: { a: 'a baker', the: 'the baker', pronoun: he },
    decedent: { a: 'a miller', the: 'the miller', pronoun: she },
    promised: 'promised him $120,000 for rebuilding her mill',
    wrong: 'fixed the price of flour with two rivals',
    act: 'Sherman Act',
    talk: 'what the miller had said to him in her office',
  },
]
