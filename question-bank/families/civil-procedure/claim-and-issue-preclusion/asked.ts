import { The } from '../../engine/party.ts'
import { laterAction, type PreclusionFacts, type PreclusionStory, type Twist } from './facts.ts'

/** The party who would use the earlier judgment. */
function user(twist: Twist, { plaintiff, defendant, rival, shop }: PreclusionStory) {
  if (SHOP.includes(twist)) return shop
  if (RIVAL.includes(twist)) return rival
  return twist === 'conviction' ? plaintiff : defendant
}

const SHOP: readonly Twist[] = ['defensive', 'general', 'alternative', 'affirmed']
const RIVAL: readonly Twist[] = [
  'offensive',
  'waited',
  'inconsistent',
  'default-issue',
  'winner',
  'reformulated',
]
const isOffensive = (twist: Twist): boolean => RIVAL.includes(twist) || twist === 'conviction'

/** The party against whom issue preclusion is asserted. */
function bound(twist: Twist, { plaintiff, defendant, rival }: PreclusionStory): string {
  if (SHOP.includes(twist)) return plaintiff.the
  if (twist === 'stranger' || twist === 'controlled') return rival.the
  return twist === 'acquittal' ? 'the United States' : defendant.the
}

/** A motion for summary judgment. */
export function askMotion({ doctrine, twist }: PreclusionFacts, story: PreclusionStory): string {
  const movant = The(user(twist, story))
  const moved =
    doctrine === 'claim'
      ? `${movant} has pleaded claim preclusion and moved for summary judgment.`
      : isOffensive(twist)
        ? `${movant} has moved for partial summary judgment, contending that issue preclusion establishes that ${story.untrue}.`
        : `${movant} has moved for summary judgment on the basis of issue preclusion.`
  return `${moved} How should the court rule on the motion?`
}

/** The defense, or the use of the judgment by a plaintiff. */
export function askUse({ doctrine, twist }: PreclusionFacts, story: PreclusionStory): string {
  const { the } = user(twist, story)
  if (doctrine === 'claim') return `Will ${the} prevail on the defense of claim preclusion?`
  return isOffensive(twist)
    ? `May ${the} rely on issue preclusion to establish that ${story.untrue}?`
    : `Will ${the} prevail on the defense of issue preclusion?`
}

/** The effect of the judgment. */
export function askEffect({ doctrine, twist }: PreclusionFacts, story: PreclusionStory): string {
  return doctrine === 'claim'
    ? `Does claim preclusion bar ${laterAction(twist, story)}?`
    : `Is ${bound(twist, story)} precluded from litigating whether ${story.untrue}?`
}
