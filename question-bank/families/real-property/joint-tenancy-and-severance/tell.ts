import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import { areThree, deadOf, type SeveranceFacts, type SeveranceStory, type Twist } from './facts.ts'

/** The three ways to begin: with the deed, with the owners' title, with their purchase. */
type Order = 0 | 1 | 2

const COMMON_LAW = 'follows the common law of joint tenancy'
const CONVERSION =
  'The jurisdiction applies equitable conversion to contracts for the sale of land or of an interest in land.'
const BY_AGREEMENT = 'In this jurisdiction, joint tenants may sever a joint tenancy by agreement.'
const SLAYER =
  'A statute provides that a joint tenancy is severed if one joint tenant feloniously and intentionally kills the other.'

/** The law of the place, where more has to be said than that it is the common law. */
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

/** The owners, as people who have not been met yet. */
function owners(twist: Twist, { actor, other, third }: SeveranceStory): string {
  if (areThree(twist)) return `${actor.a}, ${other.a}, and ${third.a}`
  const both = `${actor.a} and ${other.a}`
  if (twist === 'entirety') return `${both}, who were married,`
  return twist === 'unspecified' ? `${both}, who lived together but were not married,` : both
}

/** How the owners hold under the deed, in its words. */
const estate = (twist: Twist): string =>
  twist === 'entirety' ? '"as tenants by the entirety' : '"as joint tenants with right of survivorship'

/** How the owners took the land. */
function taken(twist: Twist, s: SeveranceStory, order: Order): string {
  const who = owners(twist, s)
  const isBare = twist === 'unspecified'
  const place = order === 2 && LAWS[twist] === undefined ? ` in a state that ${COMMON_LAW}` : ''
  const bare = `The deed ran "to them and their heirs" and did not say how they would hold ${s.it}.`
  const held = estate(twist)
  const [gave, took, bought] = [
    `${capital(s.grantor.a)} conveyed ${s.land} to ${isBare ? who.slice(0, -1) : who}`,
    `In 2015, ${who} took title to ${s.land}`,
    `Ten years ago, ${who} bought ${s.land} from ${s.grantor.a}${place}.`,
  ]
  const by = `under a deed from ${s.grantor.a}.`
  const told = isBare
    ? [`${gave}. ${bare}`, `${took} ${by} ${bare}`, `${bought} ${bare}`]
    : [`${gave} ${held}."`, `${took} ${held}" ${by}`, `${bought} The deed conveyed it to them ${held}."`]
  return told[order] as string
}

/** Reads on after a time: the buyer takes a deed to the interest. */
const SOLD = ({ actor, outsider, sum }: SeveranceStory): string =>
  `${actor.the} sold ${his(actor)} interest to ${outsider.a} for ${sum} and delivered a deed to ${him(outsider)}`
const MORTGAGED = ({ actor, other, outsider, sum, it }: SeveranceStory): string =>
  `${actor.the} borrowed ${sum} from ${outsider.a} to start a business and gave ${him(outsider)} a mortgage on ${his(actor)} interest in ${it}. ${The(other)} did not sign the mortgage, and the loan has never been repaid.`
const OWED = ({ actor, outsider, sum }: SeveranceStory): string =>
  `${outsider.a}, who had lent ${actor.the} ${sum} and had not been repaid, won a judgment against ${him(actor)} for that sum and docketed it in the county.`
const moving = (s: SeveranceStory): string =>
  SOLD(s).replace(s.actor.the, `${s.actor.the}, who was moving abroad,`)

/** The events that concern a share, reading on after a time. */
const HAPPENED: Readonly<Record<Exclude<Twist, 'unspecified'>, (s: SeveranceStory) => string>> = {
  will: ({ actor, heir, it }) =>
    `${actor.the} signed a valid will that left "my half of ${it}" to ${kin(actor, heir)}, who had always loved the place.`,
  secret: (s) =>
    `${SOLD(s)}. ${He(s.outsider)} put it away without recording it, and neither of them told ${s.other.the} about the sale.`,
  sold: (s) =>
    `${s.actor.the} announced that ${he(s.actor)} was selling ${his(s.actor)} interest. ${The(s.other)} protested that ${he(s.other)} did not want to share ${s.it} with a stranger. ${The(s.actor)} nevertheless sold the interest to ${s.outsider.a} for ${s.sum} and delivered a deed to ${him(s.outsider)}.`,
  'own-deed': ({ actor, other }) =>
    `${actor.the}, who wanted to be able to leave ${his(actor)} half by will, signed and recorded a deed conveying ${his(actor)} interest from ${him(actor)}self to ${him(actor)}self "as tenant in common." ${He(actor)} said nothing about it to ${other.the}.`,
  kept: ({ actor, outsider, sum }) =>
    `${outsider.a} wrote to ${actor.the}, offering ${sum} for ${his(actor)} interest. ${The(actor)} signed a deed conveying the interest to ${outsider.the} but put it in a desk drawer, where it stayed. ${He(actor)} never answered the letter.`,
  lien: MORTGAGED,
  title: MORTGAGED,
  judgment: (s) =>
    `${OWED(s)} ${The(s.outsider)} put off asking the sheriff to sell any of ${his(s.actor)} property.`,
  execution: (s) =>
    `${OWED(s)} At an execution sale, the sheriff sold ${his(s.actor)} interest in ${s.it} to ${s.outsider.the} and delivered a deed to ${him(s.outsider)}.`,
  contract: ({ actor, other, outsider, sum }) =>
    `without a word to ${other.the}, ${actor.the} agreed to sell ${his(actor)} interest to ${outsider.a} for ${sum}. Both signed a written contract, under which the price was to be paid and the deed delivered four months later.`,
  listing: ({ actor, sum }) =>
    `${actor.the} decided to sell ${his(actor)} interest and signed a contract authorizing a broker to find a buyer at ${sum}. The broker advertised the interest for months, but no one made an offer.`,
  sought: ({ actor, other, it }) =>
    `after a quarrel over repairs, ${actor.the} filed an action for partition of ${it}. ${The(other)} opposed it, and the court set the case for trial in the fall.`,
  made: ({ actor, other, it, parts }) =>
    `after a quarrel over repairs, ${actor.the} brought an action for partition. By a final judgment, the court set off ${parts[0]} to ${actor.the} and ${parts[1]} to ${other.the}. Even so, both went on using all of ${it} as before.`,
  split: () =>
    `the two owners signed an agreement that said, "From today, each of us owns a separate half interest, which will pass under that owner's own will."`,
  use: ({ actor, other, parts }) =>
    `after a quarrel over who could use what, the two owners signed an agreement under which ${actor.the} would use ${parts[0]} and ${other.the} would use ${parts[1]}. All costs and rents were to be shared equally.`,
  murder: ({ actor, other, heir, it }) =>
    `${actor.the}, who wanted ${it} for ${him(actor)}self, put poison in ${whose(other)} coffee. ${The(other)}, whose valid will left ${everything(other, heir)}, died that night, and ${actor.the} was convicted of murder.`,
  accident: ({ actor, other, heir }) =>
    `while driving ${other.the} home from dinner, ${actor.the} failed to notice a red light and drove into the path of a truck. ${The(other)}, whose valid will left ${everything(other, heir)}, died of ${his(other)} injuries. ${The(actor)} admits negligence and was not charged with a crime.`,
  'three-buyer': (s) => `${moving(s)}.`,
  'three-left': (s) => `${moving(s)}.`,
  inside: ({ actor, other, sum }) =>
    `${actor.the}, who was moving abroad, sold ${his(actor)} interest to ${other.the} for ${sum} and delivered a deed to ${him(other)}.`,
  entirety: (s) => `${SOLD(s)}. ${The(s.other)} did not sign the deed.`,
}

/** A relative of the person who dies: 'her niece'. */
const kin = (dead: Party, heir: Party): string => heir.a.replace(/^an?/, his(dead))

/** The gift in a will, reading on after "left" or "devised". */
const everything = (dead: Party, heir: Party): string => `all of ${his(dead)} property to ${kin(dead, heir)}`

const WHEN = ['Years later', 'In 2021', 'Six years later'] as const

/** When the death came, reading on before "the owner died". */
function deathTime(twist: Twist, order: Order): string {
  if (twist === 'contract') return 'Two months later'
  return twist === 'sought'
    ? 'Before the trial'
    : (['Last year', 'In 2025', 'Two years after that'][order] as string)
}

/** The death and the will, where what happened did not tell of them. */
function death(twist: Twist, s: SeveranceStory, order: Order): string {
  if (twist === 'murder' || twist === 'accident') return ''
  const dead = deadOf(twist, s)
  const gift = everything(dead, s.heir)
  const died = `${deathTime(twist, order)}, ${dead.the} died`
  if (twist === 'will') return `${died} without having changed the will.`
  return order === 1
    ? `${died} with a valid will that left ${gift}.`
    : `${died}, leaving a valid will that devised ${gift}.`
}

/** The title, what happened, the death, and the law, in order of time. */
const telling =
  (order: Order) =>
  ({ twist }: SeveranceFacts, s: SeveranceStory): string => {
    const happened =
      twist === 'unspecified'
        ? `For years, they used ${s.it} together and shared its costs.`
        : `${WHEN[order]}, ${HAPPENED[twist](s)}`
    const law = LAWS[twist] ?? (order === 2 ? '' : `The jurisdiction ${COMMON_LAW}.`)
    return [taken(twist, s, order), happened, death(twist, s, order), law].filter(Boolean).join(' ')
  }

export const tell = [telling(0), telling(1), telling(2)] as const
