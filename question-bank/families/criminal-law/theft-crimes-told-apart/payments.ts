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
    payee: { a: 'a piano mover', the: 'the mover', pronoun: 'he' },
    teller: teller('she'),
    due: '$86',
    paid: '$860',
    excess: '$774',
  },
  {
    payee: { a: 'a dog walker', the: 'the dog walker', pronoun: 'she' },
    teller: teller('he'),
    due: '$120',
    paid: '$1,200',
    excess: '$1,080',
  },
  {
    payee: { a: 'a window washer', the: 'the washer', pronoun: 'he' },
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
    payee: { a: 'a chimney sweep', the: 'the sweep', pronoun: 'he' },
    teller: teller('she'),
    due: '$110',
    paid: '$1,100',
    excess: '$990',
  },
  {
    payee: { a: 'a wedding singer', the: 'the singer', pronoun: 'she' },
    teller: teller('he'),
    due: '$240',
    paid: '$2,400',
    excess: '$2,160',
  },
  {
    payee: { a: 'a beekeeper', the: 'the beekeeper', pronoun: 'he' },
    teller: teller('he'),
    due: '$70',
    paid: '$700',
    excess: '$630',
  },
  {
    payee: { a: 'a bicycle mechanic', the: 'the mechanic', pronoun: 'she' },
    teller: teller('she'),
    due: '$135',
    paid: '$1,350',
    excess: '$1,215',
  },
]
