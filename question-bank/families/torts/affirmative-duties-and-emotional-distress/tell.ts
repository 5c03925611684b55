import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
import { caseOf } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
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
  const { plaintiff, defendant, events, law } = caseOf(facts, story)
  return join(
    `${capital(plaintiff.a)} sued ${defendant.a} for negligence.`,
    capital(events(plaintiff.the, defendant.the)),
    law,
  )
}

/** The action first, and the law before the events. */
function actionFirst(facts: DutyFacts, story: DutyStory): string {
  const { plaintiff, defendant, events, law } = caseOf(facts, story)
  return join(
    `${capital(plaintiff.a)} has brought a negligence action against ${defendant.a}.`,
    law,
    capital(events(plaintiff.the, defendant.the)),
  )
}

export const tell = [inOrder, suitFirst, actionFirst] as const

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
