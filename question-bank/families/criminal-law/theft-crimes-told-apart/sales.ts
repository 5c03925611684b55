import type { Party } from '../../engine/party.ts'

/** A sale of one valuable thing. */
export interface Sale {
  readonly seller: Party
  readonly buyer: Party
  readonly piece: readonly [a: string, the: string]
  readonly price: string
  /** A false statement about the piece, reading on after "that it". */
  readonly lie: string
  /** Praise of the piece, in quotation marks. */
  readonly praise: string
}

export const sales: readonly Sale[] = [
  {
    seller: { a: 'a furniture dealer', the: 'the dealer', pronoun: 'he' },
    buyer: { a: 'a customer', the: 'the customer', pronoun: 'she' },
    piece: ['a writing desk', 'the desk'],
    price: '$2,400',
    lie: 'had been made before 1800',
    praise: 'the handsomest desk in the city',
  },
  {
    seller: { a: 'a music dealer', the: 'the dealer', pronoun: 'she' },
    buyer: { a: 'a cellist', the: 'the cellist', pronoun: 'he' },
    piece: ['a cello', 'the cello'],
    price: '$6,000',
    lie: 'had belonged to a famous soloist',
    praise: 'the most beautiful cello in the state',
  },
  {
    seller: { a: 'an importer', the: 'the importer', pronoun: 'he' },
    buyer: { a: 'a homeowner', the: 'the homeowner', pronoun: 'he' },
    piece: ['a rug', 'the rug'],
    price: '$3,200',
    lie: 'had been knotted by hand',
    praise: 'the most charming rug in the city',
  },
  {
    seller: { a: 'a horse dealer', the: 'the dealer', pronoun: 'he' },
    buyer: { a: 'a rider', the: 'the rider', pronoun: 'she' },
    piece: ['a saddle', 'the saddle'],
    price: '$1,900',
    lie: 'had been made for a champion rider',
    praise: 'the most handsome saddle you will ever see',
  },
  {
    seller: { a: 'an art dealer', the: 'the dealer', pronoun: 'she' },
    buyer: { a: 'a collector', the: 'the collector', pronoun: 'he' },
    piece: ['a landscape painting', 'the painting'],
    price: '$5,500',
    lie: 'had hung in a museum for ten years',
    praise: 'the loveliest painting you will ever own',
  },
  {
    seller: { a: 'a gun dealer', the: 'the dealer', pronoun: 'he' },
    buyer: { a: 'a hunter', the: 'the hunter', pronoun: 'he' },
    piece: ['a hunting rifle', 'the rifle'],
    price: '$2,800',
    lie: 'had a barrel of Swedish steel',
    praise: 'the most elegant rifle you can buy',
  },
  {
    seller: { a: 'a boat dealer', the: 'the dealer', pronoun: 'she' },
    buyer: { a: 'a retiree', the: 'the retiree', pronoun: 'he' },
    piece: ['a rowboat', 'the rowboat'],
    price: '$1,600',
    lie: 'was built of white oak',
    praise: 'the prettiest boat in the harbor',
  },
  {
    seller: { a: 'an antique dealer', the: 'the dealer', pronoun: 'she' },
    buyer: { a: 'a teacher', the: 'the teacher', pronoun: 'she' },
    piece: ['a grandfather clock', 'the clock'],
    price: '$4,100',
    lie: 'still had its original works',
    praise: 'the most beautiful clock in the state',
  },
]
