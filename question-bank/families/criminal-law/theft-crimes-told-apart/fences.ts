import type { Party } from '../../engine/party.ts'

/** A dealer to whom a thief offers goods. */
export interface Fence {
  readonly dealer: Party
  readonly thief: Party
  readonly owner: Party
  /** 'twelve bicycles', then 'the bicycles'. */
  readonly goods: readonly [some: string, the: string]
  readonly price: string
  readonly worth: string
}

const thief = (pronoun: 'he' | 'she'): Party => ({ a: 'a thief', the: 'the thief', pronoun })
const shop = (a: string, the: string): Party => ({ a, the, pronoun: 'it' })

export const fences: readonly Fence[] = [
  {
    dealer: { a: 'a pawnbroker', the: 'the pawnbroker', pronoun: 'he' },
    thief: thief('he'),
    owner: shop('a music school', 'the school'),
    goods: ['six clarinets', 'the clarinets'],
    price: '$500',
    worth: '$4,000',
  },
  {
    dealer: { a: 'a bicycle dealer', the: 'the dealer', pronoun: 'she' },
    thief: thief('he'),
    owner: shop('a rental company', 'the company'),
    goods: ['ten mountain bikes', 'the bikes'],
    price: '$1,200',
    worth: '$9,000',
  },
  {
    dealer: { a: 'a restaurant owner', the: 'the owner', pronoun: 'he' },
    thief: thief('she'),
    owner: shop('a hotel', 'the hotel'),
    goods: ['forty silver trays', 'the trays'],
    price: '$800',
    worth: '$6,000',
  },
  {
    dealer: { a: 'a coin dealer', the: 'the dealer', pronoun: 'he' },
    thief: thief('he'),
    owner: shop('a museum', 'the museum'),
    goods: ['thirty Roman coins', 'the coins'],
    price: '$900',
    worth: '$7,500',
  },
  {
    dealer: { a: 'a builder', the: 'the builder', pronoun: 'she' },
    thief: thief('he'),
    owner: shop('a lumberyard', 'the lumberyard'),
    goods: ['eight power saws', 'the saws'],
    price: '$400',
    worth: '$3,200',
  },
  {
    dealer: { a: 'a wine merchant', the: 'the merchant', pronoun: 'she' },
    thief: thief('she'),
    owner: shop('a country club', 'the club'),
    goods: ['ninety bottles of wine', 'the bottles'],
    price: '$700',
    worth: '$5,400',
  },
  {
    dealer: { a: 'a camera dealer', the: 'the dealer', pronoun: 'he' },
    thief: thief('she'),
    owner: shop('a newspaper', 'the newspaper'),
    goods: ['five cameras', 'the cameras'],
    price: '$600',
    worth: '$4,800',
  },
  {
    dealer: { a: 'a garage owner', the: 'the owner', pronoun: 'he' },
    thief: thief('he'),
    owner: shop('a taxi company', 'the company'),
    goods: ['sixty new tires', 'the tires'],
    price: '$1,000',
    worth: '$7,800',
  },
  {
    dealer: { a: 'a tailor', the: 'the tailor', pronoun: 'she' },
    thief: thief('he'),
    owner: shop('a mill', 'the mill'),
    goods: ['twenty bolts of silk', 'the bolts'],
    price: '$500',
    worth: '$4,000',
  },
  {
    dealer: { a: 'a jeweler', the: 'the jeweler', pronoun: 'he' },
    thief: thief('she'),
    owner: shop('a casino', 'the casino'),
    goods: ['nine watches', 'the watches'],
    price: '$800',
    worth: '$6,500',
  },
  {
    dealer: { a: 'a golf pro', the: 'the pro', pronoun: 'he' },
    thief: thief('he'),
    owner: shop('a resort', 'the resort'),
    goods: ['four sets of golf clubs', 'the clubs'],
    price: '$300',
    worth: '$2,400',
  },
]
