import { type Namer, namer } from '../../engine/namer.ts'
import type { ActionCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { ActionFacts } from './facts.ts'
import type { ActionStory } from './story.ts'

type Order = (told: ActionCase, name: Namer) => readonly string[]

const lawFirst: Order = ({ law, events, suit }, name) => [law(name, false), events(name, false), suit(name)]

/** The suit by another verb; an appeal from an order is told in two ways. */
const suitIn = (suit: string, words: string) =>
  suit.replace(' sued ', words).replace(' appealed the order', ' appealed from the order')

/** The law and the events, and then the suit in other words. */
const lawFirstInOtherWords: Order = ({ law, events, suit }, name) => [
  law(name, false),
  events(name, false),
  suitIn(suit(name), ' brought an action against '),
]

/** The relation of the parties first, or the event that began the dispute. */
const startFirst: Order = ({ start, law, events, suit }, name) => [
  start(name),
  law(name, true),
  events(name, true),
  suitIn(suit(name), ' filed suit against '),
]

/** The law, and then the story as a whole, where the law in its middle would break it in two. */
const unbroken: Order = ({ start, law, events, suit }, name) => [
  law(name, false),
  start(name),
  events(name, true),
  suitIn(suit(name), ' filed suit against '),
]

const told =
  (orderOf: (facts: ActionFacts) => Order) =>
  (facts: ActionFacts, story: ActionStory): string =>
    orderOf(facts)(caseOf(facts, story), namer()).join(' ')

export const tell = [
  told(() => lawFirst),
  told(() => lawFirstInOtherWords),
  told(({ twist }) => (twist === 'seized' ? unbroken : startFirst)),
] as const
