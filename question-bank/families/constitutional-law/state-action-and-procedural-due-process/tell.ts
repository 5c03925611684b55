import { type Namer, namer } from '../../engine/namer.ts'
import type { ActionCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { ActionFacts } from './facts.ts'
import type { ActionStory } from './story.ts'

type Order = (told: ActionCase, name: Namer) => readonly string[]

const lawFirst: Order = ({ law, events, suit }, name) => [law(name, false), events(name, false), suit(name)]

const eventsFirst: Order = ({ law, events, suit }, name) => [
  events(name, false),
  law(name, false),
  suit(name),
]

const inOtherWords = (suit: string) =>
  suit
    .replace(' sued ', ' brought an action against ')
    .replace(' appealed the order', ' appealed from the order')

/** The law and the events, and then the suit in other words. */
const lawFirstInOtherWords: Order = ({ law, events, suit }, name) => [
  law(name, false),
  events(name, false),
  inOtherWords(suit(name)),
]

/** The relation of the parties first, or the event that began the dispute. */
const startFirst: Order = ({ start, law, events, suit }, name) => [
  start(name),
  law(name, true),
  events(name, true),
  inOtherWords(suit(name)),
]

/** The events that a reader follows before the law is known. */
const PLAIN_EVENTS: readonly ActionFacts['twist'][] = ['regulated', 'funded', 'ordered']

const told =
  (orderOf: (facts: ActionFacts) => Order) =>
  (facts: ActionFacts, story: ActionStory): string =>
    orderOf(facts)(caseOf(facts, story), namer()).join(' ')

export const tell = [
  told(() => lawFirst),
  told(({ twist }) => (PLAIN_EVENTS.includes(twist) ? eventsFirst : lawFirstInOtherWords)),
  told(() => startFirst),
] as const
