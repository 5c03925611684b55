import { capital } from '../../../text/capital.ts'
import { EVENTS } from './events.ts'
import type { StrictFacts, StrictStory, Twist } from './facts.ts'
import { HARM_FIRST } from './harm-first.ts'
import { telling } from './telling.ts'

const DOGS: readonly Twist[] = ['unknown', 'bitten', 'snapped', 'frolic', 'trainer']
const law = ({ twist }: StrictFacts) =>
  `follows the Restatement (Third) of Torts${DOGS.includes(twist) ? ' and has no dog-bite statute' : ''}`

/** The source of the harm, the harm, the suit. */
function inOrder(facts: StrictFacts, story: StrictStory): string {
  const all = telling(facts, story)
  const events = EVENTS[facts.twist](all, 0)
  return `${events} ${capital(all.p())} sued ${all.d()}, asserting only strict liability. The jurisdiction ${law(facts)}.`
}

/** How the source came to be there, the harm, the suit. */
function backgroundFirst(facts: StrictFacts, story: StrictStory): string {
  const all = telling(facts, story)
  const events = EVENTS[facts.twist](all, 1)
  return `${events} In a jurisdiction that ${law(facts)}, ${all.p()} sued ${all.d()} on a theory of strict liability and did not allege negligence.`
}

/** The harm, where it came from, the suit. */
function harmFirst(facts: StrictFacts, story: StrictStory): string {
  const all = telling(facts, story)
  const events = HARM_FIRST[facts.twist](all)
  return `${events} The jurisdiction ${law(facts)}. ${capital(all.p())} sued ${all.d()} in strict liability alone.`
}

export const tell = [inOrder, backgroundFirst, harmFirst] as const
