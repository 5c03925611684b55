import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import type { CauseFacts } from './facts.ts'
import type { CauseStory } from './story.ts'

/** The breach first, then the harm and the suit. */
function inOrder(facts: CauseFacts, story: CauseStory): string {
  const { plaintiff, defendant, second, breach, harm, events, law } = caseOf(facts, story)
  const sued = second ? `both ${defendant.the} and ${second.the}` : defendant.the
  return join(
    `${capital(defendant.a)} ${breach}.`,
    events(plaintiff.a, second?.a ?? ''),
    `${The(plaintiff)} sued ${sued} for negligence, seeking damages for the ${harm}.`,
    law,
  )
}

/** The suit first. */
function suitFirst(facts: CauseFacts, story: CauseStory): string {
  const { plaintiff, defendant, second, breach, harm, events, law } = caseOf(facts, story)
  const sued = second ? `${defendant.a} and ${second.a}` : defendant.a
  return join(
    `${capital(plaintiff.a)} sued ${sued} for negligence.`,
    `The evidence showed that ${defendant.the} had ${breach}.`,
    events(plaintiff.the, second?.the ?? ''),
    `${The(plaintiff)} seeks damages for the ${harm}.`,
    law,
  )
}

/** The concession first: the breach is admitted, and liability is denied. */
function admittedFirst(facts: CauseFacts, story: CauseStory): string {
  const { plaintiff, defendant, second, breach, harm, events, law } = caseOf(facts, story)
  const sued = second ? `${defendant.a} and ${second.a}` : defendant.a
  return join(
    `In a negligence action by ${plaintiff.a} against ${sued}, ${defendant.the} admits that ${he(defendant)} ${breach}, but denies liability.`,
    events(plaintiff.the, second?.the ?? ''),
    `${The(plaintiff)} seeks damages for the ${harm}.`,
    law,
  )
}

export const tell = [inOrder, suitFirst, admittedFirst] as const

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
