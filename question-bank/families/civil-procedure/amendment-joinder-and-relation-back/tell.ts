import { capital } from '../../../text/capital.ts'
import { The, who } from '../../engine/party.ts'
import { isForPiece, type JoinderFacts, type JoinderStory, type Twist } from './facts.ts'
import { told } from './told.ts'

const spared = (twist: Twist): string => (isForPiece(twist) ? 'all but one' : 'them')

/** The suit as a sentence. */
function suit(twist: Twist, s: JoinderStory): string {
  const { plaintiff, defendant, third, other } = s
  switch (twist) {
    case 'course':
    case 'motion-first':
    case 'tried':
    case 'objected':
      return `${The(plaintiff)} sued ${defendant.the} in federal court, alleging only negligence.`
    case 'claimant':
    case 'intervenor':
      return `${The(plaintiff)} sued ${defendant.the} in federal court for the return of ${s.saved}.`
    case 'joined':
      return `${The(plaintiff)} and ${other.a} whose ${s.lost} were also lost in ${s.it} filed one complaint for negligence against ${defendant.the} in federal court.`
    case 'apart':
      return `${The(plaintiff)} and ${other.a} whose ${s.lost} a burglar had stolen there four months earlier filed one complaint for negligence against ${defendant.the} in federal court.`
    case 'crossclaim':
    case 'stray':
      return `In federal court, ${plaintiff.the} sued ${defendant.the} and ${third.a}, ${who(third)} ${s.worked} a month earlier, for negligence.`
    default:
      return `${The(plaintiff)} sued ${defendant.the} in federal court for negligence.`
  }
}

/** The storage first. */
function inOrder({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = `${capital(s.plaintiff.a)} stored ${s.goods} ${s.place}, where ${s.loss} destroyed ${spared(twist)}.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

/** The loss first. */
function lossFirst({ twist }: JoinderFacts, s: JoinderStory): string {
  const many = isForPiece(twist) ? `all but one of ${s.goods}` : s.goods
  const start = `${capital(s.loss)} ${s.place} destroyed ${many} that ${s.plaintiff.a} had stored there.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

/** The goods first. */
function goodsFirst({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = isForPiece(twist)
    ? `Of ${s.goods} that ${s.plaintiff.a} had stored ${s.place}, ${s.loss} destroyed all but one.`
    : `${capital(s.goods)} that ${s.plaintiff.a} had stored ${s.place} were destroyed in ${s.loss}.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

export const tell = [inOrder, lossFirst, goodsFirst] as const
