import type { Party } from '../../engine/party.ts'

/** A check that is cashed, and a teller who pays too much. */
export interface Payment {
  readonly payee: Party
  readonly teller: Party
  readonly due: string
  readonly paid: string
  readonly excess: string
}

const teller = (pronoun: 'he' | 'she'): Party => ({ a: 'a bank teller', the: 'the teller', pronoun })

export const payments: readonly Payment[] = [
  {
    payee: { a: 'a gardener', the: 'the gardener', pronoun: 'he' },
    teller: teller('she'),
    due: '$86',
    paid: '$860',
    excess: '$774',
  },
  {
    payee: { a: 'a babysitter', the: 'the babysitter', pronoun: 'she' },
    teller: teller('he'),
    due: '$120',
    paid: '$1,200',
    excess: '$1,080',
  },
  {
    payee: { a: 'a handyman', the: 'the handyman', pronoun: 'he' },
    teller: teller('he'),
    due: '$95',
    paid: '$950',
    excess: '$855',
  },
  {
    payee: { a: 'a math tutor', the: 'the tutor', pronoun: 'she' },
    teller: teller('she'),
    due: '$150',
    paid: '$1,500',
    excess: '$1,350',
  },
  {
    payee: { a: 'a painter', the: 'the painter', pronoun: 'he' },
    teller: teller('she'),
    due: '$110',
    paid: '$1,100',
    excess: '$990',
  },
  {
    payee: { a: 'a musician', the: 'the musician', pronoun: 'she' },
    teller: teller('he'),
    due: '$240',
    paid: '$2,400',
    excess: '$2,160',
  },
  {
    payee: { a: 'a house cleaner', the: 'the cleaner', pronoun: 'he' },
    teller: teller('he'),
    due: '$70',
    paid: '$700',
    excess: '$630',
  },
  {
    payee: { a: 'a mechanic', the: 'the mechanic', pronoun: 'she' },
    teller: teller('she'),
    due: '$135',
    paid: '$1,350',
    excess: '$1,215',
  },
]
