import { his, The } from '../../engine/party.ts'
import { defendant, type TakingFacts, type TakingStory, type Twist } from './facts.ts'
import { ENTRIES } from './tell-entries.ts'
import { LIMITS } from './tell-limits.ts'
import { PERMITS } from './tell-permits.ts'
import type { Events } from './telling.ts'

const EVENTS: Events = { ...ENTRIES, ...LIMITS, ...PERMITS }

/** The relief, reading on after "an action against the county". */
function relief({ twist }: TakingFacts, { owner }: TakingStory): string {
  switch (twist) {
    case 'tax':
    case 'ordinance':
      return 'for a refund of the charge'
    case 'fitting':
    case 'unconnected':
    case 'excessive':
      return 'to set aside the condition'
    case 'refused':
      return 'over the denial of the permit'
    case 'plan':
    case 'favorite':
      return `to enjoin the condemnation of ${his(owner)} land`
    default:
      return 'for just compensation'
  }
}

const unknown = (at: TakingFacts): string =>
  defendant(at) === 'the board' ? 'a state marketing board' : 'a county'

/** Which court it was, where that counts. */
const COURTS: { readonly [T in Twist]?: string } = { tax: ' in state court', undecided: ' in federal court' }

/** Just compensation names its clause by itself; any other relief needs a claim. */
function suit(at: TakingFacts, story: TakingStory, way: 0 | 1 | 2): string {
  const wanted = relief(at, story)
  const claim = wanted.endsWith('just compensation') ? '' : ', claiming a violation of the Takings Clause'
  const from = `${defendant(at)}${COURTS[at.twist] ?? ''}`
  return [
    `has sued ${from} ${wanted}${claim}`,
    `has brought an action against ${from} ${wanted}${claim}`,
    `has sued ${from} under the Takings Clause ${wanted}`,
  ][way] as string
}

/** Every telling goes in order of time and ends with the suit. */
const telling =
  (way: 0 | 1 | 2) =>
  (at: TakingFacts, story: TakingStory): string =>
    `${EVENTS[at.twist](story, story.owner.a, unknown(at))[way]} ${The(story.owner)} ${suit(at, story, way)}.`

export const tell = [telling(0), telling(1), telling(2)] as const
