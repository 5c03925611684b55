import { capital } from '../../../text/capital.ts'
import { The, who, whose } from '../../engine/party.ts'
import { hasRoad } from './claim.ts'
import type { EasementFacts, EasementStory, Twist } from './facts.ts'
import { HISTORIES } from './histories.ts'

const moved = (twist: Twist): boolean => twist === 'moved-at-common-law' || twist === 'moved-by-restatement'

/** The obstruction, as a participle with the way as its object. */
const barred = (twist: Twist, s: EasementStory): string => (twist === 'relied' ? 'blocked' : s.barred)

/** The act of the defendant that led to the suit, where nothing was said of it before. */
function dispute(twist: Twist, s: EasementStory): string {
  const sued = `${s.claimant.the} has sued`
  if (moved(twist)) return `${The(s.claimant)} has sued.`
  if (twist === 'other-land')
    return `${The(s.defendant)} has now forbidden the use of ${s.way.the} for ${s.more.the}, and ${sued}.`
  if (twist === 'relied') return `${The(s.defendant)} refuses to remove ${s.block.the}, and ${sued}.`
  return hasRoad(twist)
    ? `${The(s.defendant)} has now ${s.barred} ${s.way.the}, and ${sued}.`
    : `${The(s.defendant)} will not let ${s.claimant.the} cross ${s.front.the}, and ${sued}.`
}

/** The land first, and the events in their order. */
function landFirst({ twist }: EasementFacts, s: EasementStory): string {
  const { claimant, defendant, rear, front, way, road } = s
  const land = hasRoad(twist)
    ? `${capital(claimant.a)} owns ${rear.a} that lies behind ${front.a} owned by ${defendant.a}, and ${way.a} ${moved(twist) ? 'led' : 'leads'} from ${rear.the} across ${front.the} to ${road}.`
    : `${capital(claimant.a)} owns ${rear.a}. Between it and ${road} lies ${front.a} that belongs to ${defendant.a}.`
  return `${land} ${HISTORIES[twist](s)} ${dispute(twist, s)}`
}

/** The suit first. */
function suitFirst({ twist }: EasementFacts, s: EasementStory): string {
  const { claimant, defendant, rear, front, way, road, more } = s
  const sued = `${capital(claimant.a)} sued ${defendant.a}`
  const leads = `${way.a} that ${moved(twist) ? 'led' : 'leads'} from ${whose(claimant)} ${rear.noun} across ${whose(defendant)} ${front.noun} to ${road}`
  const suit = moved(twist)
    ? `${sued} over the route of ${leads}.`
    : twist === 'other-land'
      ? `${sued}, ${who(defendant)} had objected to trips to ${more.a} over ${leads}.`
      : hasRoad(twist)
        ? `${sued}, ${who(defendant)} had ${barred(twist, s)} ${leads}.`
        : `${sued}, whose ${front.noun} lies between ${whose(claimant)} ${rear.noun} and ${road}, for refusing to let anyone cross.`
  return `${suit} ${HISTORIES[twist](s)}`
}

/** The refusal first. */
function refusalFirst({ twist }: EasementFacts, s: EasementStory): string {
  const { claimant, defendant, rear, front, way, road, more } = s
  const leads = `${way.a} that leads across ${whose(defendant)} ${front.noun} from ${road} to ${rear.a} owned by ${claimant.a}`
  const objection = moved(twist)
    ? `${capital(defendant.a)} has moved ${leads}.`
    : twist === 'other-land'
      ? `${capital(defendant.a)} has forbidden trips to ${more.a} over ${leads}.`
      : hasRoad(twist)
        ? `${capital(defendant.a)} has ${barred(twist, s)} ${leads}.`
        : `${capital(defendant.a)} will not let ${claimant.a} cross ${front.a} to get from ${road} to ${rear.a} that ${claimant.the} owns.`
  return `${objection} ${HISTORIES[twist](s)} ${The(claimant)} has sued.`
}

export const tell = [landFirst, suitFirst, refusalFirst] as const
