import { type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** A seller, and customers to whom a statute forbids the sale. */
export interface Seller {
  readonly plaintiff: Party
  readonly goods: string
  /** Those to whom the goods may not be sold, and those to whom they may. */
  readonly barred: string
  readonly free: string
}

const official: Party = { a: 'the state attorney general', the: 'the attorney general', pronoun: 'she' }

/** The suit of a seller who invokes the rights of customers. */
export function sellerCase({ plaintiff, goods, barred, free }: Seller): StandingCase {
  const forbids = `forbids the sale of ${goods} to ${barred} but allows it to ${free}. A seller who violates the statute loses the state license required to sell ${goods}.`
  const unsued = 'No customer has sued.'
  return {
    plaintiff,
    defendant: official,
    before: [
      `${A(plaintiff)} sells ${goods} under a state license. A state statute, enforced by the state attorney general, ${forbids} Because of the statute, ${plaintiff.the} is losing about $800 in sales each month. ${unsued}`,
      `A state statute, enforced by the state attorney general, ${forbids} ${A(plaintiff)}, who holds such a license, is losing about $800 in sales each month because of the statute. ${unsued}`,
      `For many years, ${plaintiff.a} has sold ${goods} under a state license. Last year, the state enacted a statute, enforced by the state attorney general, that ${forbids} ${The(plaintiff)} has since lost about $800 in sales each month. ${unsued}`,
    ],
    charge: `that the statute denies ${barred} the equal protection of the laws`,
    wants: 'an injunction against its enforcement',
  }
}

export const sellers: readonly Seller[] = [
  {
    plaintiff: { a: 'a shopkeeper', the: 'the shopkeeper', pronoun: 'she' },
    goods: 'fireworks',
    barred: 'men under 21',
    free: 'women of 18',
  },
  {
    plaintiff: { a: 'a locksmith', the: 'the locksmith', pronoun: 'he' },
    goods: 'lock picks',
    barred: 'women',
    free: 'men',
  },
  {
    plaintiff: { a: 'a knife maker', the: 'the knife maker', pronoun: 'he' },
    goods: 'hunting knives',
    barred: 'lawful resident aliens',
    free: 'citizens',
  },
  {
    plaintiff: { a: 'a bookseller', the: 'the bookseller', pronoun: 'she' },
    goods: 'books on boxing',
    barred: 'girls',
    free: 'boys of the same age',
  },
  {
    plaintiff: { a: 'a drugstore owner', the: 'the owner', pronoun: 'he' },
    goods: 'hair dye',
    barred: 'unmarried men',
    free: 'unmarried women',
  },
  {
    plaintiff: { a: 'a boat dealer', the: 'the dealer', pronoun: 'she' },
    goods: 'speedboats',
    barred: 'women under 25',
    free: 'men of 18',
  },
  {
    plaintiff: { a: 'a wine merchant', the: 'the merchant', pronoun: 'he' },
    goods: 'sparkling wine',
    barred: 'men under 22',
    free: 'women of 21',
  },
  {
    plaintiff: { a: 'a radio dealer', the: 'the dealer', pronoun: 'she' },
    goods: 'two-way radios',
    barred: 'people born abroad',
    free: 'all others',
  },
]
