import type { Party } from '../../engine/party.ts'

/** A shop and one thing that it sells, small enough to go under a coat. */
export interface Shop {
  readonly clerk: Party
  readonly owner: Party
  readonly customer: Party
  /** 'a camera shop', then 'the shop'. */
  readonly shop: readonly [a: string, the: string]
  readonly ware: readonly [a: string, the: string]
  readonly price: string
}

const clerk = (pronoun: 'he' | 'she'): Party => ({ a: 'a clerk', the: 'the clerk', pronoun })
const cashier = (pronoun: 'he' | 'she'): Party => ({ a: 'a cashier', the: 'the cashier', pronoun })
const ownerOf = (shop: string, pronoun: 'he' | 'she'): Party => ({
  a: `the owner of ${shop}`,
  the: 'the owner',
  pronoun,
})

export const shops: readonly Shop[] = [
  {
    clerk: cashier('she'),
    owner: ownerOf('a camera shop', 'he'),
    customer: { a: 'a photographer', the: 'the photographer', pronoun: 'he' },
    shop: ['a camera shop', 'the shop'],
    ware: ['a lens', 'the lens'],
    price: '$380',
  },
  {
    clerk: clerk('he'),
    owner: ownerOf('a jewelry store', 'she'),
    customer: { a: 'a tourist', the: 'the tourist', pronoun: 'she' },
    shop: ['a jewelry store', 'the store'],
    ware: ['a bracelet', 'the bracelet'],
    price: '$620',
  },
  {
    clerk: cashier('he'),
    owner: ownerOf('a hardware store', 'she'),
    customer: { a: 'a carpenter', the: 'the carpenter', pronoun: 'he' },
    shop: ['a hardware store', 'the store'],
    ware: ['a cordless drill', 'the drill'],
    price: '$240',
  },
  {
    clerk: clerk('she'),
    owner: ownerOf('a music store', 'he'),
    customer: { a: 'a street musician', the: 'the musician', pronoun: 'she' },
    shop: ['a music store', 'the store'],
    ware: ['a piccolo', 'the piccolo'],
    price: '$450',
  },
  {
    clerk: cashier('she'),
    owner: ownerOf('a rare-book store', 'she'),
    customer: { a: 'a book collector', the: 'the collector', pronoun: 'he' },
    shop: ['a rare-book store', 'the store'],
    ware: ['a signed novel', 'the novel'],
    price: '$300',
  },
  {
    clerk: clerk('he'),
    owner: ownerOf('a fishing-tackle shop', 'he'),
    customer: { a: 'a fisherman', the: 'the fisherman', pronoun: 'he' },
    shop: ['a fishing-tackle shop', 'the shop'],
    ware: ['a reel', 'the reel'],
    price: '$210',
  },
  {
    clerk: clerk('she'),
    owner: ownerOf('an antique shop', 'she'),
    customer: { a: 'an innkeeper', the: 'the innkeeper', pronoun: 'she' },
    shop: ['an antique shop', 'the shop'],
    ware: ['a silver bowl', 'the bowl'],
    price: '$540',
  },
  {
    clerk: cashier('he'),
    owner: ownerOf('a watch shop', 'he'),
    customer: { a: 'a law student', the: 'the student', pronoun: 'she' },
    shop: ['a watch shop', 'the shop'],
    ware: ['a diving watch', 'the watch'],
    price: '$700',
  },
]
