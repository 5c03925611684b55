import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { him, his, The, whose } from '../../engine/party.ts'
import {
  areThree,
  claimantOf,
  deadOf,
  type SeveranceFacts,
  type SeveranceStory,
  survivorOf,
  type Twist,
} from './facts.ts'

const CONVERSION =
  'The jurisdiction applies equitable conversion to contracts for the sale of land, including contracts made by a joint tenant.'
const BY_AGREEMENT = 'In this jurisdiction, joint tenants may sever a joint tenancy by agreement.'
const SLAYER =
  'A statute provides that a joint tenancy is severed if one joint tenant feloniously and intentionally kills the other.'

const LAWS: Readonly<Partial<Record<Twist, string>>> = {
  'own-deed': 'In this jurisdiction, a person may be both the grantor and the grantee of a deed.',
  kept: CONVERSION,
  lien: 'The jurisdiction follows the lien theory of mortgages and the common law of joint tenancy.',
  title: 'The jurisdiction follows the title theory of mortgages and the common law of joint tenancy.',
  judgment: "A statute makes a docketed judgment a lien on the debtor's interest in land.",
  contract: CONVERSION,
  listing: CONVERSION,
  split: BY_AGREEMENT,
  use: BY_AGREEMENT,
  murder: SLAYER,
  accident: SLAYER,
  entirety: 'The jurisdiction recognizes the tenancy by the entirety.',
  unspecified: 'A statute of the jurisdiction prefers a tenancy in common to a joint tenancy.',
}

/** The law of the place. */
const law = (twist: Twist): string =>
  LAWS[twist] ?? 'The jurisdiction follows the common law of joint tenancy.'

const JOINT = '"as joint tenants with right of survivorship."'

/** The deed by which the owners took, told of the grantor. */
function deed(twist: Twist, s: SeveranceStory, name: Namer): string {
  const gave = `${capital(name(s.grantor))} conveyed ${s.land} to ${name(s.actor)}`
  if (areThree(twist)) return `${gave}, ${name(s.other)}, and ${name(s.third)} ${JOINT}`
  const both = `${gave} and ${name(s.other)}`
  if (twist === 'entirety') return `${both}, who were married, "as tenants by the entirety."`
  if (twist === 'unspecified')
    return `${both}, who were not married to each other, by a deed that gave ${s.it} "to them and their heirs" and said nothing more.`
  return `${both} ${JOINT}`
}

/** The same, told of the owners. */
function owners(twist: Twist, s: SeveranceStory, name: Namer): string {
  const first = capital(name(s.actor))
  const held = (who: string) => `${who} owned ${s.land}, which ${name(s.grantor)} had conveyed to them`
  if (areThree(twist)) return `${held(`${first}, ${name(s.other)}, and ${name(s.third)}`)} ${JOINT}`
  const both = `${first} and ${name(s.other)}`
  if (twist === 'entirety') return `${held(`${both}, who were married,`)} "as tenants by the entirety."`
  if (twist === 'unspecified')
    return `${held(`${both}, who were not married to each other,`)} by a deed that gave it "to them and their heirs" and said nothing more.`
  return `${held(both)} ${JOINT}`
}

const BORROWED = ({ actor, outsider, sum }: SeveranceStory, name: Namer): string =>
  `Years later, ${name(outsider)} won a judgment for ${sum} against ${actor.the} on an unpaid loan and docketed it in the county.`

/** The events that concern a share. */
const HAPPENED: Readonly<Record<Twist, (s: SeveranceStory, name: Namer) => string>> = {
  will: ({ actor, it }) =>
    `Years later, ${actor.the} signed a will and told friends that ${his(actor)} half of ${it} ought to go to someone who would love it.`,
  secret: ({ actor, other, outsider, sum }, name) =>
    `Years later, ${actor.the} sold ${his(actor)} interest for ${sum} to ${name(outsider)} and delivered a deed to ${him(outsider)}. The deed was never recorded, and no one told ${other.the} about it.`,
  sold: ({ actor, other, outsider, sum }, name) =>
    `Years later, over ${whose(other)} protest, ${actor.the} sold ${his(actor)} interest for ${sum} to ${name(outsider)} and delivered a deed to ${him(outsider)}.`,
  'own-deed': ({ actor, other }) =>
    `Years later, ${actor.the}, who wanted ${his(actor)} half to pass by will, signed and recorded a deed that conveyed ${his(actor)} interest from ${him(actor)}self to ${him(actor)}self "as tenant in common." No one told ${other.the} about it.`,
  kept: ({ actor, outsider, sum }, name) =>
    `Years later, ${name(outsider)} offered ${actor.the} ${sum} for ${his(actor)} interest. Without answering, ${actor.the} signed a deed conveying it to ${outsider.the} and put the deed in a desk drawer, where it remained.`,
  lien: ({ actor, other, outsider, sum }, name) =>
    `Years later, ${actor.the} borrowed ${sum} from ${name(outsider)} and gave ${him(outsider)} a mortgage on ${his(actor)} interest. ${The(other)} did not sign, and the loan has not been repaid.`,
  title: ({ actor, other, outsider, sum }, name) =>
    `Years later, ${actor.the} borrowed ${sum} from ${name(outsider)} and gave ${him(outsider)} a mortgage on ${his(actor)} interest. ${The(other)} did not sign, and the loan has not been repaid.`,
  judgment: (s, name) => `${BORROWED(s, name)} ${The(s.outsider)} took no steps to have any property sold.`,
  execution: (s, name) =>
    `${BORROWED(s, name)} The sheriff sold ${whose(s.actor)} interest in ${s.it} on execution to ${s.outsider.the} and delivered a deed to ${him(s.outsider)}.`,
  contract: ({ actor, other, outsider, sum }, name) =>
    `Years later, without asking ${other.the}, ${actor.the} signed an enforceable contract to sell ${his(actor)} interest to ${name(outsider)} for ${sum}. The price was to be paid and the deed delivered after four months.`,
  listing: ({ actor, it, sum }) =>
    `Years later, ${actor.the} signed a contract that authorized a broker to find a buyer for ${his(actor)} interest at ${sum}. Several people came to see ${it}, but no one made an offer.`,
  sought: ({ actor, other, it }) =>
    `Years later, ${actor.the} and ${other.the} quarreled over repairs, and ${actor.the} filed an action for partition of ${it}. ${The(other)} opposed it, and a trial was set for the fall.`,
  made: ({ actor, other, it, parts }) =>
    `Years later, they quarreled over repairs, and ${actor.the} brought an action for partition. By a final judgment, the court set off ${parts[0]} to ${actor.the} and ${parts[1]} to ${other.the}. Both, however, went on using all of ${it} as before.`,
  split: () =>
    `Years later, both signed an agreement that said, "From today, each of us owns a separate half interest, which will pass under that owner's own will."`,
  use: ({ actor, other, parts }) =>
    `Years later, both signed an agreement that ${actor.the} would use ${parts[0]}, that ${other.the} would use ${parts[1]}, and that they would share all costs and rents equally.`,
  murder: ({ actor, other, it }) =>
    `Years later, ${actor.the}, who wanted all of ${it}, poisoned ${other.the} and was convicted of murder.`,
  accident: ({ actor, other }) =>
    `Years later, while driving ${other.the} home, ${actor.the} carelessly went through a red light. ${The(other)} died of injuries from the crash. ${The(actor)} was not charged with a crime and admits negligence.`,
  'three-buyer': ({ actor, outsider, sum }, name) =>
    `Years later, ${actor.the} sold ${his(actor)} interest for ${sum} to ${name(outsider)} and delivered a deed to ${him(outsider)}.`,
  'three-left': ({ actor, outsider, sum }, name) =>
    `Years later, ${actor.the} sold ${his(actor)} interest for ${sum} to ${name(outsider)} and delivered a deed to ${him(outsider)}.`,
  inside: ({ actor, other, sum }) =>
    `Years later, ${actor.the} sold ${his(actor)} interest for ${sum} to ${other.the} and delivered a deed to ${him(other)}.`,
  entirety: ({ actor, other, outsider, sum }, name) =>
    `Years later, ${actor.the} sold ${his(actor)} interest for ${sum} to ${name(outsider)} and delivered a deed to ${him(outsider)}. ${The(other)} did not join in the deed.`,
  unspecified: ({ actor, other, it }) =>
    `For years, ${actor.the} and ${other.the} used ${it} together and shared its costs.`,
}

/** The death, and the will. */
function death(twist: Twist, s: SeveranceStory, name: Namer): string {
  const dead = deadOf(twist, s)
  const left = `a valid will that left all of ${his(dead)} property to ${name(s.heir)}`
  if (twist === 'murder' || twist === 'accident') return `${The(dead)} had made ${left}.`
  const when = twist === 'contract' ? 'Two months later' : 'Last year'
  return `${when}, ${dead.the} died, leaving ${left}.`
}

/** The events from the deed on, with the deed as told. */
const events = (twist: Twist, s: SeveranceStory, name: Namer, deedAsTold: string): string =>
  [deedAsTold, HAPPENED[twist](s, name), death(twist, s, name)].join(' ')

/** The claimant's demand, reading on after the people sued. */
const claim = ({ it }: SeveranceStory): string => `to establish an interest in ${it}`

/** The people sued. */
function defendants(twist: Twist, s: SeveranceStory, name: Namer): string {
  return twist === 'three-buyer' ? `${name(s.other)} and ${name(s.third)}` : name(survivorOf(twist, s))
}

/** The deed first, then what happened, the suit, and the law. */
function inOrder({ twist }: SeveranceFacts, s: SeveranceStory): string {
  const name = namer()
  const told = events(twist, s, name, deed(twist, s, name))
  const suit = `${capital(name(claimantOf(twist, s)))} has sued ${defendants(twist, s, name)} ${claim(s)}.`
  return `${told} ${suit} ${law(twist)}`
}

/** The owners first, and the law before the suit. */
function ownersFirst({ twist }: SeveranceFacts, s: SeveranceStory): string {
  const name = namer()
  const told = events(twist, s, name, owners(twist, s, name))
  return `${told} ${law(twist)} ${capital(name(claimantOf(twist, s)))} sued ${defendants(twist, s, name)} ${claim(s)}.`
}

/** As years passed, and the law before the suit. */
function yearByYear({ twist }: SeveranceFacts, s: SeveranceStory): string {
  const name = namer()
  const { a } = s.grantor
  const told = events(twist, s, name, deed(twist, s, name).replace(capital(a), `Ten years ago, ${a}`))
  const suit = `This year, ${name(claimantOf(twist, s))} sued ${defendants(twist, s, name)} ${claim(s)}.`
  return `${told} ${law(twist)} ${suit}`
}

export const tell = [inOrder, ownersFirst, yearByYear] as const
