import { The } from '../../engine/party.ts'
import { challenger, type TierFacts, type TierStory } from './facts.ts'
import { events } from './tell-events.ts'
import { proved } from './tell-proof.ts'

/** The official who is sued. */
function official({ trait }: TierFacts): string {
  switch (trait) {
    case 'nonmarital':
      return 'the state official who administers the benefit'
    case 'citizen post':
      return "the state's personnel director"
    case 'federal alien':
      return 'the federal official who administers the program'
    default:
      return 'the director of the course'
  }
}

/** Every telling goes in order of time: the events, the suit, the proof. */
const telling =
  (way: 0 | 1 | 2) =>
  (at: TierFacts, story: TierStory): string => {
    const x = challenger(at, story)
    const suits = [
      `${The(x)} sued ${official(at)}, claiming a denial of equal protection.`,
      `${The(x)} brought an action against ${official(at)}, claiming a denial of equal protection.`,
      `In an action against ${official(at)}, ${x.the} claimed a denial of equal protection.`,
    ] as const
    return `${events(at, story)[way]} ${suits[way]} ${proved(at, story)}`
  }

export const tell = [telling(0), telling(1), telling(2)] as const
