import { capital } from '../../../text/capital.ts'
import { him, his, The } from '../../engine/party.ts'
import { defendant, type TakingFacts, type TakingStory } from './facts.ts'
import { ENTRIES } from './tell-entries.ts'
import { LIMITS } from './tell-limits.ts'
import { PERMITS } from './tell-permits.ts'
import type { Events } from './telling.ts'

const EVENTS: Events = { ...ENTRIES, ...LIMITS, ...PERMITS }

const CLAIM = 'claiming a violation of the Takings Clause'

/** The suit, reading on after the owner; `c` names the government that is sued, and `isNew` says that nothing is told yet. */
function suit({ twist }: TakingFacts, { owner }: TakingStory, c: string, isNew: boolean): string {
  switch (twist) {
    case 'tax':
      return `sued ${c} in state court for a refund of ${isNew ? 'a charge on land' : 'the charge'}, ${CLAIM}`
    case 'ordinance':
      return `sued ${c} for a refund of ${isNew ? 'a charge for a building permit' : 'the charge'}, ${CLAIM}`
    case 'fitting':
    case 'unconnected':
    case 'excessive':
      return `sued ${c} to set aside ${isNew ? `a condition of ${his(owner)} building permit` : 'the condition'}, ${CLAIM}`
    case 'refused':
      return `sued ${c} for denying ${isNew ? `${him(owner)} a building permit` : 'the permit'}, ${CLAIM}`
    case 'plan':
    case 'favorite':
      return `sued ${c} to enjoin the condemnation of ${his(owner)} land, ${CLAIM}`
    case 'undecided':
      return `sued ${c} in federal court for just compensation`
    default:
      return `sued ${c} for just compensation`
  }
}

const unknown = (at: TakingFacts): string =>
  defendant(at) === 'the board' ? 'a state marketing board' : 'a county'

/** The owner first, then the act and the suit. */
function ownerFirst(at: TakingFacts, story: TakingStory): string {
  const [events] = EVENTS[at.twist](story, story.owner.a, unknown(at))
  return `${events} ${The(story.owner)} has ${suit(at, story, defendant(at), false)}.`
}

/** The act first, then the owner and the suit. */
function actFirst(at: TakingFacts, story: TakingStory): string {
  const [, events] = EVENTS[at.twist](story, story.owner.a, unknown(at))
  return `${events} ${The(story.owner)} has ${suit(at, story, defendant(at), false)}.`
}

/** The suit first, then the owner and the act. */
function suitFirst(at: TakingFacts, story: TakingStory): string {
  const [events] = EVENTS[at.twist](story, story.owner.the, defendant(at))
  return `${capital(story.owner.a)} ${suit(at, story, unknown(at), true)}. ${events}`
}

export const tell = [ownerFirst, actFirst, suitFirst] as const
