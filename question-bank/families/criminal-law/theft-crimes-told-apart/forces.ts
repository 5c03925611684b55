import type { Party } from '../../engine/party.ts'

/** A thief, a victim, and a thing that the victim carries. */
export interface Force {
  readonly robber: Party
  readonly victim: Party
  readonly bag: readonly [a: string, the: string]
  /** Where they meet, reading on after a verb. */
  readonly place: string
  readonly cash: string
}

export const forces: readonly Force[] = [
  {
    robber: { a: 'a young man', the: 'the man', pronoun: 'he' },
    victim: { a: 'a lawyer', the: 'the lawyer', pronoun: 'she' },
    bag: ['a handbag', 'the handbag'],
    place: 'on a street corner',
    cash: '$400',
  },
  {
    robber: { a: 'a passenger', the: 'the passenger', pronoun: 'he' },
    victim: { a: 'a ticket agent', the: 'the agent', pronoun: 'he' },
    bag: ['a briefcase', 'the briefcase'],
    place: 'in a bus station',
    cash: '$650',
  },
  {
    robber: { a: 'a stranger', the: 'the stranger', pronoun: 'he' },
    victim: { a: 'an optician', the: 'the optician', pronoun: 'she' },
    bag: ['a shoulder bag', 'the bag'],
    place: 'in a parking lot',
    cash: '$280',
  },
  {
    robber: { a: 'a young woman', the: 'the woman', pronoun: 'she' },
    victim: { a: 'a travel agent', the: 'the agent', pronoun: 'he' },
    bag: ['a camera bag', 'the bag'],
    place: 'beside a fountain',
    cash: '$900',
  },
  {
    robber: { a: 'a skateboarder', the: 'the skateboarder', pronoun: 'he' },
    victim: { a: 'a trainer', the: 'the trainer', pronoun: 'he' },
    bag: ['a gym bag', 'the bag'],
    place: 'outside a gym',
    cash: '$350',
  },
  {
    robber: { a: 'a stranger', the: 'the stranger', pronoun: 'he' },
    victim: { a: 'a rental agent', the: 'the agent', pronoun: 'she' },
    bag: ['a backpack', 'the backpack'],
    place: 'in a crowded market',
    cash: '$520',
  },
  {
    robber: { a: 'a street vendor', the: 'the vendor', pronoun: 'he' },
    victim: { a: 'a bail agent', the: 'the agent', pronoun: 'he' },
    bag: ['a leather satchel', 'the satchel'],
    place: 'outside a courthouse',
    cash: '$1,100',
  },
  {
    robber: { a: 'a former employee', the: 'the employee', pronoun: 'she' },
    victim: { a: 'a bookseller', the: 'the bookseller', pronoun: 'she' },
    bag: ['a canvas bag', 'the bag'],
    place: 'near a streetcar stop',
    cash: '$300',
  },
]
