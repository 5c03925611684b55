import { capital } from '../../../text/capital.ts'
import { The, who } from '../../engine/party.ts'
import { isForPiece, type JoinderFacts, type JoinderStory, type Twist } from './facts.ts'
import { told } from './told.ts'

/** The parties of the original complaint, at their first mention or later. */
const plaintiffs = (twist: Twist, s: JoinderStory): string => {
  if (twist === 'joined')
    return `${s.plaintiff.the} and ${s.other.a} whose ${s.lost} were lost there in ${s.it}`
  return twist === 'apart'
    ? `${s.plaintiff.the} and ${s.other.a} whose ${s.lost} had been stolen there four months earlier`
    : s.plaintiff.the
}

const defendants = (twist: Twist, s: JoinderStory): string =>
  twist === 'crossclaim' || twist === 'stray'
    ? `${s.defendant.the} and ${s.third.a}, ${who(s.third)} ${s.worked} a month earlier,`
    : s.defendant.the

const spared = (twist: Twist): string => (isForPiece(twist) ? 'all but one' : 'them')

/** The suit as a sentence. */
function suit(twist: Twist, s: JoinderStory): string {
  if (isForPiece(twist))
    return `${The(s.plaintiff)} sued ${s.defendant.the} in federal court for the return of ${s.saved}.`
  return twist === 'joined' || twist === 'apart'
    ? `In one complaint in federal court, ${plaintiffs(twist, s)} sued ${defendants(twist, s)} for negligence.`
    : `${The(s.plaintiff)} sued ${defendants(twist, s)} in federal court for negligence.`
}

/** As it happened. */
function inOrder({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = `${capital(s.plaintiff.a)} stored ${s.goods} ${s.at} ${s.defendant.a}, where ${s.loss} destroyed ${spared(twist)}.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

/** The loss first. */
function lossFirst({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = isForPiece(twist)
    ? `${capital(s.loss)} ${s.at} ${s.defendant.a} destroyed all but one of ${s.goods} that ${s.plaintiff.a} had stored there.`
    : `${capital(s.loss)} ${s.at} ${s.defendant.a} destroyed ${s.goods} that ${s.plaintiff.a} had stored there.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

/** The goods first. */
function goodsFirst({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = isForPiece(twist)
    ? `Of ${s.goods} that ${s.plaintiff.a} had stored ${s.at} ${s.defendant.a}, ${s.loss} destroyed all but one.`
    : `${capital(s.goods)} that ${s.plaintiff.a} had stored ${s.at} ${s.defendant.a} were destroyed in ${s.loss}.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

export const tell = [inOrder, lossFirst, goodsFirst] as const
