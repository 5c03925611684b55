import { capital } from '../../../text/capital.ts'
import {
  defendant,
  type PropertyFacts,
  type PropertyStory,
  plaintiff,
  type Told,
  type Twist,
} from './facts.ts'
import { TOLD_OF_EXPULSION } from './told-expulsion.ts'
import { TOLD_OF_GOODS } from './told-goods.ts'
import { TOLD_OF_LAND } from './told-land.ts'

const CLAIM = { land: 'trespass to land', goods: 'conversion', expulsion: 'battery' } as const
const TOLD: Readonly<Record<Twist, (story: PropertyStory) => Told>> = {
  ...TOLD_OF_LAND,
  ...TOLD_OF_GOODS,
  ...TOLD_OF_EXPULSION,
}

/** Cases whose law is not the same everywhere; an entry without intent is elsewhere an action for negligence. */
const OF_SECOND: readonly Twist[] = ['induced', 'firebreak', 'careless-harm', 'careless-none']

/** The suit, in the jurisdiction whose law decides it. */
function suit(facts: PropertyFacts, story: PropertyStory, sued: string): string {
  const brought = `${plaintiff(facts, story).the} ${sued} ${defendant(facts, story).the} for ${CLAIM[facts.claim]}`
  return OF_SECOND.includes(facts.twist)
    ? `In a jurisdiction that follows the Restatement (Second) of Torts, ${brought}`
    : capital(brought)
}

/** The property, the events, the suit. */
function propertyFirst(facts: PropertyFacts, story: PropertyStory): string {
  const [events] = TOLD[facts.twist](story)
  return `${events} ${suit(facts, story, 'sued')}.`
}

/** The first event, the others, the suit. */
function eventFirst(facts: PropertyFacts, story: PropertyStory): string {
  const [, events] = TOLD[facts.twist](story)
  return `${events} ${suit(facts, story, 'brought an action against')}.`
}

/** A person and what that person was doing, the events, the suit. */
function personFirst(facts: PropertyFacts, story: PropertyStory): string {
  const [, , events] = TOLD[facts.twist](story)
  return `${events} ${suit(facts, story, 'sued')}, seeking damages.`
}

export const tell = [propertyFirst, eventFirst, personFirst] as const
