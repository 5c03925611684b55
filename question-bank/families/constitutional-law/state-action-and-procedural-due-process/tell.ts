import { type Namer, namer } from '../../engine/namer.ts'
import type { ActionCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { ActionFacts } from './facts.ts'
import type { ActionStory } from './story.ts'

type Order = (told: ActionCase, name: Namer) => readonly string[]

const lawFirst: Order = ({ law, events, suit }, name) => [law(name), events(name), suit(name)]

const eventsFirst: Order = ({ law, events, suit }, name) => [events(name), law(name), suit(name)]

const suitFirst: Order = ({ law, events, suit }, name) => [suit(name), law(name), events(name)]

export const tell = [lawFirst, eventsFirst, suitFirst].map(
  (order) =>
    (facts: ActionFacts, story: ActionStory): string =>
      order(caseOf(facts, story), namer()).join(' '),
)
