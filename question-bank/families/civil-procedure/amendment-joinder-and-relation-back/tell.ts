import { capital } from '../../../text/capital.ts'
import { him, The, who } from '../../engine/party.ts'
import { isForPiece, type JoinderFacts, type JoinderStory, type Twist } from './facts.ts'
import { told } from './told.ts'

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

/** The one piece that is in dispute, which was never returned: three ways to begin. */
function kept({ plaintiff, defendant, place, saved }: JoinderStory): readonly [string, string, string] {
  const piece = saved.replace(/^the /, 'a ')
  return [
    `${capital(plaintiff.a)} stored ${piece} ${place} and later demanded it back, but ${defendant.the} did not return it.`,
    `${capital(piece)} that ${plaintiff.a} had stored ${place} was not returned to ${him(plaintiff)} on demand.`,
    `After storing ${piece} ${place}, ${plaintiff.a} demanded its return, but ${defendant.the} did not give it up.`,
  ]
}

/** The storage first. */
function inOrder({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = isForPiece(twist)
    ? kept(s)[0]
    : `${capital(s.plaintiff.a)} stored ${s.goods} ${s.place}, where ${s.loss} destroyed them.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

/** The loss first. */
function lossFirst({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = isForPiece(twist)
    ? kept(s)[1]
    : `${capital(s.loss)} ${s.place} destroyed ${s.goods} that ${s.plaintiff.a} had stored there.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

/** The owner at the time of the loss. */
function ownerFirst({ twist }: JoinderFacts, s: JoinderStory): string {
  const start = isForPiece(twist)
    ? kept(s)[2]
    : `${capital(s.plaintiff.a)} was storing ${s.goods} ${s.place} when ${s.loss} destroyed them.`
  return `${start} ${suit(twist, s)} ${told(twist, s)}`
}

export const tell = [inOrder, lossFirst, ownerFirst] as const
