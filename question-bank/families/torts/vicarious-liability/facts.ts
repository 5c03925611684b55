import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether one person is liable for another's tort. The other's carelessness is always proved. */
export const facts = {
  /** The relation of the tortfeasor to the person sued. */
  relation: ['employee', 'contractor', 'child', 'borrower'],
  event: [
    'task',
    'detour',
    'frolic',
    'returned',
    'forbidden',
    'collecting',
    'quarrel',
    'commute',
    'errand',
    'weekend',
    'label',
    'ordinary',
    'special danger',
    'aside from it',
    'public duty',
    'bad choice',
    'retained',
    'harmless record',
    'known danger',
    'favor',
  ],
} as const satisfies FactTable

export type VicariousFacts = FactsOf<typeof facts>

/** A firm with its van, its shop and its yard, and the people around it. */
export interface VicariousStory extends Story<VicariousFacts> {
  readonly firm: Party
  readonly worker: 'he' | 'she'
  readonly boss: 'he' | 'she'
  /** The trade of the owner, who is sued as a parent or for a loan. */
  readonly trade: string
  readonly child: 'son' | 'daughter'
  readonly friend: 'he' | 'she'
  readonly victim: 'he' | 'she'
  /** The goods that the van brings to customers. */
  readonly goods: string
  /** Ordinary work for a contractor; dangerous work beside a sidewalk, and what then struck somebody. */
  readonly job: string
  readonly danger: string
  readonly fall: string
  /** The fixture in the shop that a contractor keeps in repair, without an article. */
  readonly fixture: string
  readonly contractor: Party
}

/** Whether a parent or an owner is sued in private life. */
export const isPrivate = ({ relation }: VicariousFacts): boolean =>
  relation === 'child' || relation === 'borrower'

/** The one who is sued. */
export function sued(facts: VicariousFacts, { firm, boss, trade }: VicariousStory): Party {
  return isPrivate(facts) ? { a: `a ${trade}`, the: `the ${trade.split(' ').at(-1)}`, pronoun: boss } : firm
}

/** The one who did the harm. */
export function doer({ relation }: VicariousFacts, story: VicariousStory): Party {
  switch (relation) {
    case 'employee':
      return { a: 'a driver', the: 'the driver', pronoun: story.worker }
    case 'contractor':
      return story.contractor
    case 'child': {
      const pronoun = story.child === 'son' ? 'he' : 'she'
      return { a: `a thirteen-year-old ${story.child}`, the: `the ${story.child}`, pronoun }
    }
    case 'borrower':
      return { a: 'a friend', the: 'the friend', pronoun: story.friend }
  }
}

/** The one who was hurt. */
export function hurt({ event }: VicariousFacts, { victim }: VicariousStory): Party {
  if (event === 'collecting' || event === 'quarrel')
    return { a: 'a clerk', the: 'the clerk', pronoun: victim }
  if (event === 'public duty') return { a: 'a customer', the: 'the customer', pronoun: victim }
  return { a: 'a pedestrian', the: 'the pedestrian', pronoun: victim }
}
