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

/** The law of the jurisdiction, where it is not the same everywhere. */
const law = ({ twist }: PropertyFacts): string =>
  twist === 'induced' || twist === 'firebreak'
    ? ' The jurisdiction follows the Restatement (Second) of Torts.'
    : ''

/** The property, the events, the suit. */
function propertyFirst(facts: PropertyFacts, story: PropertyStory): string {
  const [events] = TOLD[facts.twist](story)
  return `${events} ${capital(plaintiff(facts, story).the)} sued ${defendant(facts, story).the} for ${CLAIM[facts.claim]}.${law(facts)}`
}

/** The first event, the others, the suit. */
function eventFirst(facts: PropertyFacts, story: PropertyStory): string {
  const [, events] = TOLD[facts.twist](story)
  return `${events}${law(facts)} ${capital(plaintiff(facts, story).the)} brought an action against ${defendant(facts, story).the} for ${CLAIM[facts.claim]}.`
}

/** A person and what that person was doing, the events, the suit. */
function personFirst(facts: PropertyFacts, story: PropertyStory): string {
  const [, , events] = TOLD[facts.twist](story)
  return `${events} ${capital(plaintiff(facts, story).the)} sued ${defendant(facts, story).the} for ${CLAIM[facts.claim]}, seeking damages.${law(facts)}`
}

export const tell = [propertyFirst, eventFirst, personFirst] as const
