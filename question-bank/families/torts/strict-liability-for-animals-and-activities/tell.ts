import { capital } from '../../../text/capital.ts'
import { EVENTS } from './events.ts'
import type { StrictFacts, StrictStory, Twist } from './facts.ts'
import { PLACE_FIRST } from './place-first.ts'
import { telling } from './telling.ts'

const DOGS: readonly Twist[] = ['unknown', 'bitten', 'snapped', 'frolic', 'trainer']
const law = ({ twist }: StrictFacts) =>
  `follows the Restatement (Third) of Torts${DOGS.includes(twist) ? ' and has no dog-bite statute' : ''}`

/** The source of the harm, the harm, the suit. */
function inOrder(facts: StrictFacts, story: StrictStory): string {
  const all = telling(facts, story)
  const events = EVENTS[facts.twist](all, 0)
  return `${events} ${capital(all.p())} sued ${all.d()} solely on a theory of strict liability in a jurisdiction that ${law(facts)}.`
}

/** How the source came to be there, the harm, the suit. */
function backgroundFirst(facts: StrictFacts, story: StrictStory): string {
  const all = telling(facts, story)
  const events = EVENTS[facts.twist](all, 1)
  return `${events} In a jurisdiction that ${law(facts)}, ${all.p()} sued ${all.d()} on a theory of strict liability and did not allege negligence.`
}

/** The place and the people, the harm, the suit. */
function placeFirst(facts: StrictFacts, story: StrictStory): string {
  const all = telling(facts, story)
  const events = PLACE_FIRST[facts.twist](all)
  return `${events} In a state that ${law(facts)}, ${all.p()} sued ${all.d()} on a theory of strict liability alone.`
}

export const tell = [inOrder, backgroundFirst, placeFirst] as const
