import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
import { unspecified } from './harm.ts'
import type { DutyStory } from './story.ts'

/** The events first, then the suit. */
function inOrder(facts: DutyFacts, story: DutyStory): string {
  const { plaintiff, defendant, harm, events, law } = caseOf(facts, story)
  return join(
    capital(events(plaintiff.a, defendant.a)),
    `${The(plaintiff)} sued ${defendant.the} for negligence, seeking damages for ${his(plaintiff)} ${harm}.`,
    law,
  )
}

/** The suit first, and the law at the end. */
function suitFirst(facts: DutyFacts, story: DutyStory): string {
  const { plaintiff, defendant, harm, events, law } = caseOf(facts, story)
  return join(
    `${capital(plaintiff.a)} sued ${defendant.a} for negligence and seeks damages for ${unspecified(harm)}.`,
    capital(events(plaintiff.the, defendant.the)),
    law,
  )
}

/** The defendant first, and the law before the events. */
function defendantFirst(facts: DutyFacts, story: DutyStory): string {
  const { plaintiff, defendant, harm, events, law } = caseOf(facts, story)
  return join(
    `${capital(defendant.a)} was sued for negligence by ${plaintiff.a}, who seeks damages for ${unspecified(harm)}.`,
    law,
    capital(events(plaintiff.the, defendant.the)),
  )
}

export const tell = [inOrder, suitFirst, defendantFirst] as const

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
