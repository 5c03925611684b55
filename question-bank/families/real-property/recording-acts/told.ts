import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { RecordingFacts, RecordingStory, Twist } from './facts.ts'

const WORDS: Readonly<Record<RecordingFacts['statute'], string>> = {
  race: 'who first records',
  notice: 'without notice',
  'race-notice': 'who takes without notice and first records',
}

/** The act's terms, and whatever else fixes the law of the place. */
function provision({ statute, twist }: RecordingFacts): string {
  const text = `provides, "An unrecorded conveyance of land is not valid against a subsequent purchaser for value ${WORDS[statute]}."`
  if (twist.includes('wild')) return `${text} The land records are indexed by grantor and grantee.`
  if (twist !== 'creditor') return text
  return `${text} Another statute makes a docketed judgment a lien on "land that the debtor owns" in the county.`
}

const act = (at: RecordingFacts): string => `The jurisdiction's recording act ${provision(at)}`

const isIn = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)
const POSSESSION: readonly Twist[] = ['possession', 'both-possession']
const KNEW: readonly Twist[] = ['race-knew', 'knew', 'both-knew', 'wild-knew', 'no-shelter']
/** Where an option argues from the empty property. */
const EMPTY: readonly Twist[] = ['recorded', 'both', 'no-shelter']

/** The first claimant's dealings with the deed and the land. */
function afterDeed(twist: Twist, { first, it, use }: RecordingStory, subject: string): string {
  if (isIn(twist, ...POSSESSION)) return `${subject} did not record the deed, but ${he(first)} ${use}.`
  const empty = isIn(twist, ...EMPTY) ? `, and ${it} remained vacant` : ''
  if (twist === 'no-shelter') return `${subject} never recorded the deed or took possession${empty}.`
  return twist === 'recorded'
    ? `${subject} recorded the deed on March 11 but did not take possession${empty}.`
    : `${subject} did not record the deed or take possession${empty}.`
}

/** The wild deed, after the conveyance to the one between. */
const wildDeed = ({ middle, first, it, price }: RecordingStory): string =>
  `On April 8, ${middle.the} conveyed ${it} to ${first.a}, who paid ${price} and recorded the deed the same day but did not take possession.`

/** The first conveyance, as what the owner did. */
function firstSold(twist: Twist, s: RecordingStory, owner: string, land: string): string {
  if (twist.includes('wild'))
    return `On March 4, ${owner} sold and conveyed ${land} to ${s.middle.a}, who never recorded the deed. ${wildDeed(s)}`
  return `On March 4, ${owner} sold and conveyed ${land} to ${s.first.a} for ${s.price}. ${afterDeed(twist, s, The(s.first))}`
}

/** The first conveyance, as what the buyer did. */
function firstBought(twist: Twist, s: RecordingStory): string {
  const { owner, middle, first, land, price } = s
  if (twist.includes('wild'))
    return `${capital(middle.a)} bought ${land} from ${owner.a} on March 4 and never recorded the deed. ${wildDeed(s)}`
  return `${capital(first.a)} bought ${land} from ${owner.a} for ${price} and received a deed on March 4. ${afterDeed(twist, s, capital(he(first)))}`
}

/** The later claimant's knowledge of the first conveyance, reading on after the claimant. */
const ignorant = (twist: Twist) =>
  twist.includes('wild') ? 'knew nothing of any earlier deed' : 'knew nothing of the earlier sale'

/** A later claim that is no sale; null for a sale. */
function unsold(twist: Twist, { owner, second, it, again }: RecordingStory): string | null {
  const knew = ignorant(twist)
  if (twist === 'donee')
    return `On June 3, ${owner.the} conveyed ${it} as a gift to ${second.a}, who ${knew}.`
  if (twist === 'creditor')
    return `On June 3, ${second.a}, who had made ${owner.the} an unsecured loan the year before and ${knew}, obtained a money judgment against ${owner.the} on the loan and docketed it in the county.`
  if (twist === 'lender')
    return `On June 3, ${second.a}, who ${knew}, lent ${owner.the} ${again} and received a mortgage on ${it}.`
  return null
}

/** The later buyer's payment and knowledge, reading on after "who". */
function buyerPaid(twist: Twist, { first, second, it, again }: RecordingStory): string {
  const paid = `paid ${again}`
  if (isIn(twist, ...KNEW)) return `${paid} although ${first.the} had shown ${him(second)} ${his(first)} deed`
  if (isIn(twist, ...POSSESSION)) return `searched the records but did not visit ${it} and then ${paid}`
  const knew = `${paid} and ${ignorant(twist)}`
  if (twist === 'recorded')
    return `${paid}, ${ignorant(twist)}, and neither searched the records nor visited ${it}`
  return twist === 'both' ? `${paid}, ${ignorant(twist)}, and did not visit ${it}` : knew
}

/** The knowledge of the later buyer, in a clause after the buyer. */
function buyerKnew(twist: Twist, { first, it }: RecordingStory): string {
  if (isIn(twist, ...KNEW)) return `to whom ${first.the} had shown ${his(first)} deed`
  if (isIn(twist, ...POSSESSION)) return `who had searched the records but had not visited ${it}`
  if (twist === 'recorded')
    return `who ${ignorant(twist)} and had neither searched the records nor visited ${it}`
  return twist === 'both' ? `who ${ignorant(twist)} and had not visited ${it}` : `who ${ignorant(twist)}`
}

/** The later claim, and what its holder knew. `isBought`: as what the buyer did. */
function later(twist: Twist, s: RecordingStory, isBought = false): string {
  const { owner, first, second, it } = s
  const other = unsold(twist, s)
  if (other !== null) return other
  const sale = isBought
    ? `On June 3, ${second.a}, ${buyerKnew(twist, s)}, bought ${it} from ${owner.the} for ${s.again} and received a deed.`
    : `On June 3, ${owner.the} conveyed ${it} to ${second.a}, who ${buyerPaid(twist, s)}.`
  return isIn(twist, 'told-later', 'both-told-later')
    ? `${sale} A week later, a neighbor told ${second.the} about the sale to ${first.the}.`
    : sale
}

/** The recordings, and the conveyance that followed. */
function records(twist: Twist, s: RecordingStory): string {
  const { first, second, third } = s
  const both = `${The(first)} recorded ${his(first)} deed on June 17, and ${second.the} recorded on June 24.`
  if (isIn(twist, 'race-lost', 'unrecorded', 'both-lost')) return both
  if (twist === 'shelter')
    return `${both} In October, ${second.the} conveyed ${s.it} for a fair price to ${third.a}, who had found ${whose(first)} deed in the records but recorded ${his(third)} own the same day.`
  if (twist === 'creditor') return `${The(first)} recorded the deed on August 5.`
  const own = `${The(second)} recorded ${his(second)} ${twist === 'lender' ? 'mortgage' : 'deed'} on June 17`
  if (twist.includes('wild') || twist === 'recorded') return `${own}.`
  if (twist === 'no-shelter')
    return `${own}. In October, ${second.the} conveyed ${s.it} as a gift to ${third.a}, who knew nothing of ${first.the} and did not visit ${s.it}.`
  const then = `${own}, and ${first.the} recorded ${twist === 'lender' ? 'the deed ' : ''}on August 5.`
  if (twist !== 'both-shelter') return then
  return `${then} In October, ${second.the} conveyed ${s.it} as a gift to ${third.a}, who recorded the same day.`
}

/** As it happened, the act last. */
const inOrder = (at: RecordingFacts, s: RecordingStory): string =>
  join(firstSold(at.twist, s, s.owner.a, s.land), later(at.twist, s), records(at.twist, s), act(at))

/** The owner and the act first, then the two conveyances. */
const actFirst = (at: RecordingFacts, s: RecordingStory): string =>
  join(
    `${capital(s.owner.a)} owned ${s.land} in a jurisdiction whose recording act ${provision(at)}`,
    firstSold(at.twist, s, s.owner.the, s.it),
    later(at.twist, s),
    records(at.twist, s),
  )

/** As it happened to the buyers, the act last. */
const buyerFirst = (at: RecordingFacts, s: RecordingStory): string =>
  join(firstBought(at.twist, s), later(at.twist, s, true), records(at.twist, s), act(at))

const join = (...parts: readonly string[]): string => parts.join(' ')

export const tell = [inOrder, actFirst, buyerFirst] as const
