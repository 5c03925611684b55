import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/**
 * The facts that decide whether a possessor of land is liable to somebody who came onto it
 * (Restatement (Second) of Torts 328E–343B).
 */
export const facts = {
  /**
   * 'trespasser': neither expected nor seen. 'known': seen near the danger. 'constant': one of many who cross a
   * narrow strip. 'strayed': a customer beyond the part held open. The children trespass too.
   */
  entrant: [
    'customer',
    'guest',
    'strayed',
    'trespasser',
    'known',
    'constant',
    'child',
    'child aware',
    'child unexpected',
  ],
  /** 'expected': obvious, and yet harm from it is to be expected. */
  danger: ['hidden', 'obvious', 'expected', 'activity', 'trap'],
  knowledge: ['knew', 'could find', 'unknowable'],
  warned: ['no', 'yes'],
} as const satisfies FactTable

export type EntrantFacts = FactsOf<typeof facts>

/** A business with a store, a thing on the path that can give way, a hole that can lie open, and a machine that moves. */
export interface EntrantStory extends Story<EntrantFacts> {
  readonly owner: Party
  /** 'a lumberyard', and 'the lumberyard' from then on. */
  readonly place: string
  readonly thePlace: string
  readonly goods: string
  /** Somebody who takes a shortcut, and to what: 'a bus stop'. */
  readonly walker: Party
  readonly bound: string
  /** The pronoun of a customer or a friend, and of a child. */
  readonly visitor: 'he' | 'she'
  readonly child: 'boy' | 'girl'
  /** The child's doings on the way in, reading on after the child. */
  readonly lure: string
  /** The thing that gives way, with its article, and by its name alone; the flaw; where one falls; and the bone that breaks. */
  readonly hidden: string
  readonly support: string
  readonly flaw: 'rotted' | 'rusted through'
  readonly fall: string
  readonly bone: string
  /** The hole that lies open, with its article, and by its name alone; and the machine, without an article. */
  readonly open: string
  readonly hole: string
  readonly machine: string
}

export const isChild = ({ entrant }: EntrantFacts): boolean => entrant.startsWith('child')

/** Whether the owner knew of many who come. */
export const isAwaited = ({ entrant }: EntrantFacts): boolean =>
  entrant === 'constant' || entrant === 'child' || entrant === 'child aware'

/** Whether the stem tells of a sign that forbids entry. */
export const isPosted = ({ entrant }: EntrantFacts): boolean => entrant !== 'customer' && entrant !== 'guest'

/** Whether an obvious danger is at issue. */
export const isPlain = ({ danger }: EntrantFacts): boolean => danger === 'obvious' || danger === 'expected'

/** The injured person, as a party. */
export function injured({ entrant }: EntrantFacts, { walker, visitor, child }: EntrantStory): Party {
  const pronoun = child === 'boy' ? 'he' : 'she'
  switch (entrant) {
    case 'customer':
    case 'strayed':
      return { a: 'a customer', the: 'the customer', pronoun: visitor }
    case 'guest':
      return { a: 'an old friend', the: 'the friend', pronoun: visitor }
    case 'trespasser':
    case 'known':
    case 'constant':
      return walker
    case 'child aware':
      return { a: `a twelve-year-old ${child}`, the: `the ${child}`, pronoun }
    default:
      return { a: `a five-year-old ${child}`, the: `the ${child}`, pronoun }
  }
}
