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
    buyer: { a: 'an orchardist', the: 'the orchardist', pronoun: 'she' },
    piece: ['a writing desk', 'the desk'],
    price: '$2,400',
    lie: 'had been made before 1800',
    praise: 'the handsomest desk you will ever sit at',
  },
  {
    seller: { a: 'a violin maker', the: 'the maker', pronoun: 'she' },
    buyer: { a: 'an amateur cellist', the: 'the cellist', pronoun: 'he' },
    piece: ['a cello', 'the cello'],
    price: '$6,000',
    lie: 'had belonged to a famous soloist',
    praise: 'the sweetest cello in the state',
  },
  {
    seller: { a: 'a rug merchant', the: 'the merchant', pronoun: 'he' },
    buyer: { a: 'a pediatrician', the: 'the pediatrician', pronoun: 'he' },
    piece: ['a rug', 'the rug'],
    price: '$3,200',
    lie: 'had been knotted by hand',
    praise: 'the most charming rug in the city',
  },
  {
    seller: { a: 'a horse trader', the: 'the trader', pronoun: 'he' },
    buyer: { a: 'a riding teacher', the: 'the teacher', pronoun: 'she' },
    piece: ['a saddle', 'the saddle'],
    price: '$1,900',
    lie: 'had been made for a champion rider',
    praise: 'the finest saddle that anyone could wish for',
  },
  {
    seller: { a: 'an art dealer', the: 'the dealer', pronoun: 'she' },
    buyer: { a: 'a restaurant owner', the: 'the restaurant owner', pronoun: 'he' },
    piece: ['a landscape painting', 'the painting'],
    price: '$5,500',
    lie: 'had hung in a museum for ten years',
    praise: 'the loveliest picture on this street',
  },
  {
    seller: { a: 'a gunsmith', the: 'the gunsmith', pronoun: 'he' },
    buyer: { a: 'a deer hunter', the: 'the hunter', pronoun: 'he' },
    piece: ['a hunting rifle', 'the rifle'],
    price: '$2,800',
    lie: 'had a barrel of Swedish steel',
    praise: 'the most elegant rifle a hunter could carry',
  },
  {
    seller: { a: 'a boat builder', the: 'the boat builder', pronoun: 'she' },
    buyer: { a: 'a lobsterman', the: 'the lobsterman', pronoun: 'he' },
    piece: ['a rowboat', 'the rowboat'],
    price: '$1,600',
    lie: 'was built of white oak',
    praise: 'the prettiest boat in the harbor',
  },
  {
    seller: { a: 'a clock dealer', the: 'the clock dealer', pronoun: 'she' },
    buyer: { a: 'a pharmacist', the: 'the pharmacist', pronoun: 'she' },
    piece: ['a tall clock', 'the clock'],
    price: '$4,100',
    lie: 'still had its original works',
    praise: 'the most graceful clock you will see this year',
  },
]
