import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { he, him, his, The } from '../../engine/party.ts'
import {
  city,
  claimantOf,
  type PossessionFacts,
  type PossessionStory,
  possessorOf,
  type Twist,
} from './facts.ts'

const PERIOD = 'A statute bars an action to recover land 20 years after the right to sue accrues.'
const GRACE = `${PERIOD} If the owner is then a minor or of unsound mind, the action may be brought within that time or within 10 years after the disability ends, whichever is later.`
const NEITHER = 'The jurisdiction requires neither good faith nor payment of taxes.'

/** The law of the place. */
function law(twist: Twist): string {
  switch (twist) {
    case 'bad-faith':
      return `${PERIOD} The jurisdiction requires that the possessor have entered in good faith.`
    case 'unpaid':
      return `${PERIOD} The jurisdiction also requires that the possessor have paid the property taxes during that period.`
    case 'infant':
    case 'illness':
      return `${GRACE} ${NEITHER}`
    case 'city':
      return `${PERIOD} No statute mentions land owned by cities. ${NEITHER}`
    default:
      return `${PERIOD} ${NEITHER}`
  }
}

/** A telling of the events, in which `land` names the land at its first mention. */
type Told = (story: PossessionStory, name: Namer, land: string) => string

const KNEW = 'knowing that it belonged to someone else'
const THOUGHT = ({ holder }: PossessionStory) => `believing that it was ${his(holder)} own`
const HELD = ({ holder, use }: PossessionStory) =>
  `From then on, ${holder.the} ${use}, in plain view and without asking anyone.`

/** The entry, and possession all year. */
const held =
  (mind: 'knew' | 'thought', years = 'Twenty-three'): Told =>
  (s, name, land) =>
    `${years} years ago, ${name(s.holder)} entered ${land}, which belonged to ${name(s.owner)}, ${mind === 'knew' ? KNEW : THOUGHT(s)}. ${HELD(s)}`

/** The events, by twist. */
const TOLD: Readonly<Record<Twist, Told>> = {
  knew: (s, name, land) =>
    `${held('knew')(s, name, land)} ${The(s.holder)} also paid the property taxes. ${The(s.owner)} lived abroad and never came to look.`,
  'bad-faith': (s, name, land) =>
    `${held('knew')(s, name, land)} ${The(s.owner)} lived abroad and never came to look.`,
  unpaid: (s, name, land) =>
    `${held('thought')(s, name, land)} ${The(s.owner)}, who lived abroad, never came to look but paid the property taxes every year.`,
  short: (s, name, land) =>
    `${held('thought', 'Seventeen')(s, name, land)} ${The(s.owner)}, who paid the property taxes, lived abroad and never came to look.`,
  season: (s, name, land) =>
    `Twenty-three years ago, ${name(s.holder)} entered ${land}, which belonged to ${name(s.owner)}, ${THOUGHT(s)}. Every year from then on, like the owners of similar land nearby, ${s.holder.the} ${s.season}, in plain view and without asking anyone, and stayed away for the rest of the year. ${The(s.owner)} never came to look.`,
  visits: (s, name, land) =>
    `Twenty-three years ago, ${name(s.holder)} entered ${land}, which belonged to ${name(s.owner)}, ${KNEW}. From then on, ${s.holder.the} came back two or three times a year to ${s.visit} and went home the same day, leaving no trace. Owners of similar land nearby live on it.`,
  hidden: (s, name, land) =>
    `Twenty-three years ago, ${name(s.holder)} moved onto ${land}, which belonged to ${name(s.owner)}, ${KNEW}. From then on, ${he(s.holder)} lived there all year in a dugout that could not be seen from anywhere else, and ${he(s.holder)} covered every trace whenever ${s.owner.the} came by.`,
  shared: (s, name, land) =>
    `${held('knew')(s, name, land)} All those years, ${s.owner.the} used ${s.it} too, in the same ways and as often as ${s.holder.the} did.`,
  transfer: (s, name, land) =>
    `${held('thought')(s, name, land)} After twelve years, ${s.holder.the} sold ${s.it} under a written agreement to ${name(s.next)}, who moved in the same day and has used ${s.it} in the same way for eleven years.`,
  expulsion: (s, name, land) =>
    `${held('thought')(s, name, land)} After twelve years, ${name(s.next)} drove ${s.holder.the} off by force, moved in the same day, and has used ${s.it} in the same way for eleven years.`,
  permission: (s, name, land) =>
    `Twenty-three years ago, ${name(s.owner)} let ${name(s.holder)} use ${land} for nothing "until I need it myself." From then on, ${s.holder.the} ${s.use}, in plain view. Neither of them ever mentioned the subject again.`,
  denied: (s, name, land) =>
    `Thirty years ago, ${name(s.owner)} let ${name(s.holder)} use ${land}. Seven years later, ${s.holder.the} put up a locked gate and wrote to ${s.owner.the}, "This land is mine now. Stay away from it." From then on, ${s.holder.the} ${s.use}, in plain view. ${The(s.owner)} did nothing.`,
  infant: (s, name, land) =>
    `${held('thought')(s, name, land)} ${The(s.owner)} was then a one-year-old child, who had inherited ${s.it}, and turned eighteen six years ago.`,
  illness: (s, name, land) =>
    `${held('thought')(s, name, land)} ${The(s.owner)} was then thirty years old and in good health. Five years later, an illness left ${s.owner.the} of unsound mind until last year.`,
  sale: (s, name, land) =>
    `${held('thought')(s, name, land)} Eight years ago, ${s.owner.the} sold and conveyed ${s.it} to ${name(s.heir)}, who recorded the deed and never came to look.`,
  remainder: (s, name, land) =>
    `Thirty years ago, a will left ${land} to ${name(s.owner)} for life and then to ${name(s.heir)}. Twenty-three years ago, ${name(s.holder)} entered, ${THOUGHT(s)}. ${HELD(s)} ${The(s.owner)} died two years ago.`,
  city: (s, name, land) =>
    `Thirty years ago, ${name(city)} bought ${land} for a public park, which is still to be laid out. Twenty-three years ago, ${name(s.holder)} entered, ${KNEW}. ${HELD(s)} No one from the city came to look.`,
  cotenant: (s, name, land) =>
    `Thirty years ago, ${name(s.holder)} and ${name(s.owner)} inherited ${land} as tenants in common. Seven years later, ${s.owner.the} moved abroad. From then on, ${s.holder.the} alone ${s.use}, in plain view. ${The(s.owner)} received no rent and asked for nothing.`,
  ousted: (s, name, land) =>
    `Thirty years ago, ${name(s.holder)} and ${name(s.owner)} inherited ${land} as tenants in common. Seven years later, ${s.holder.the} put up a locked gate and wrote to ${s.owner.the}, "You have no share in this land, and I will keep you out." From then on, ${s.holder.the} ${s.use}, in plain view. ${The(s.owner)} did nothing.`,
  letter: (s, name, land) =>
    `${held('thought')(s, name, land)} After eleven years, ${s.owner.the} wrote to ${him(s.holder)}, "You are a trespasser. Leave, or I may go to court." ${The(s.holder)} did not answer, and ${s.owner.the} did nothing more until this year.`,
  return: (s, name, land) =>
    `${held('thought')(s, name, land)} After eleven years, ${s.owner.the} put ${him(s.holder)} out and lived on ${s.it} for two years. When ${s.owner.the} went abroad, ${s.holder.the} came back and has used ${s.it} as before for ten years.`,
  deed: (s, name, land) =>
    `Twenty-three years ago, ${name(s.holder)} paid a swindler for ${land}, which belonged to ${name(s.owner)}, and in good faith received a deed that described all of it. From then on, ${he(s.holder)} openly lived on ${s.part} and used nothing else. No one used the rest.`,
  part: (s, name, land) =>
    `Twenty-three years ago, ${name(s.holder)} moved onto ${land}, which belonged to ${name(s.owner)}, ${THOUGHT(s)}. From then on, ${he(s.holder)} openly lived on ${s.part}, used nothing else, and told everyone that ${he(s.holder)} owned all of ${s.it}. No one used the rest.`,
}

/** As it happened, then the suit and the law. */
function inOrder({ twist }: PossessionFacts, s: PossessionStory): string {
  const name = namer()
  const told = TOLD[twist](s, name, s.land)
  return `${told} ${suit(twist, s, name)} ${law(twist)}`
}

/** The suit. */
const suit = (twist: Twist, s: PossessionStory, name: Namer): string =>
  `This year, ${name(claimantOf(twist, s))} sued ${name(possessorOf(twist, s))} to recover possession.`

/** The suit first, then the law. */
function suitFirst({ twist }: PossessionFacts, s: PossessionStory): string {
  const name = namer()
  const sued = `${capital(name(claimantOf(twist, s)))} sued ${name(possessorOf(twist, s))} this year to recover possession of ${s.land}.`
  return `${sued} ${law(twist)} ${TOLD[twist](s, name, s.it)}`
}

/** The possessor's claim first. */
function claimFirst({ twist }: PossessionFacts, s: PossessionStory): string {
  const name = namer()
  const claim = `${capital(name(possessorOf(twist, s)))} claims title to ${s.land} by adverse possession, and ${name(claimantOf(twist, s))} sued this year to recover possession.`
  return `${claim} ${TOLD[twist](s, name, s.it)} ${law(twist)}`
}

export const tell = [inOrder, suitFirst, claimFirst] as const
