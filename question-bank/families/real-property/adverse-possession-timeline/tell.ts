import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { he, him, his, The } from '../../engine/party.ts'
import {
  city,
  claimantOf,
  ownerOf,
  type PossessionFacts,
  type PossessionStory,
  possessorOf,
  student,
  type Twist,
} from './facts.ts'

const PERIOD = 'A statute bars an action to recover land 20 years after the right to sue accrues.'
const GRACE = `${PERIOD} If the owner is then a minor or of unsound mind, the action may be brought within that time or within 10 years after the disability ends, whichever is later.`
const MAJORITY = 'In other respects, the jurisdiction follows the majority rules of adverse possession.'

/** The law of the place. */
function law(twist: Twist): string {
  switch (twist) {
    case 'bad-faith':
      return `${PERIOD} The jurisdiction also requires that the possessor have entered in good faith. ${MAJORITY}`
    case 'unpaid':
      return `${PERIOD} The jurisdiction also requires that the possessor have paid the property taxes throughout that period. ${MAJORITY}`
    case 'infant':
    case 'illness':
      return `${GRACE} ${MAJORITY}`
    case 'city':
      return `${PERIOD} No statute mentions land owned by cities. ${MAJORITY}`
    default:
      return `${PERIOD} ${MAJORITY}`
  }
}

/** What the land is called where it is first mentioned, and where it is entered, with its owner if he or she is new. */
interface Ground {
  readonly land: string
  readonly entered: () => string
}

/** A telling of the events. */
type Told = (story: PossessionStory, name: Namer, ground: Ground) => string

const KNEW = 'knowing that it belonged to someone else'
const THOUGHT = ({ holder }: PossessionStory) => `mistakenly believing that ${he(holder)} owned it`
const HELD = ({ holder, use }: PossessionStory) =>
  `${The(holder)} ${use} from then on, in plain view and without asking anyone.`

/** The entry. */
const entry = (s: PossessionStory, name: Namer, { entered }: Ground, years = 'Twenty-three'): string =>
  `${years} years ago, ${name(s.holder)} entered ${entered()}`

/** The entry, and possession all year. */
const held =
  (mind: 'knew' | 'thought', years = 'Twenty-three'): Told =>
  (s, name, ground) =>
    `${entry(s, name, ground, years)}, ${mind === 'knew' ? KNEW : THOUGHT(s)}. ${HELD(s)}`

/** The events, by twist. */
const TOLD: Readonly<Record<Twist, Told>> = {
  knew: (s, name, ground) =>
    `${held('knew')(s, name, ground)} ${The(s.holder)} also paid the property taxes. ${The(s.owner)} lived abroad and never came to look.`,
  'bad-faith': (s, name, ground) =>
    `${held('knew')(s, name, ground)} ${The(s.owner)} lived abroad and never came to look.`,
  unpaid: (s, name, ground) =>
    `${held('thought')(s, name, ground)} ${The(s.owner)}, who lived abroad, paid the property taxes for the first ten years and then stopped. ${The(s.holder)} has paid them since.`,
  short: (s, name, ground) =>
    `${held('thought', 'Seventeen')(s, name, ground)} ${The(s.owner)}, who paid the property taxes, lived abroad and never came to look.`,
  season: (s, name, ground) =>
    `${entry(s, name, ground)}, ${THOUGHT(s)}. Every year from then on, like the owners of similar land nearby, ${s.holder.the} ${s.season}, in plain view and without asking anyone, and stayed away for the rest of the year. ${The(s.owner)} never came to look.`,
  visits: (s, name, ground) =>
    `${entry(s, name, ground)}, ${KNEW}, and set up a bench there. From then on, ${s.holder.the} came back on eight or ten weekends a year to ${s.visit} and never stayed the night. Owners of similar land nearby live on it all year.`,
  hidden: (s, name, ground) =>
    `Twenty-three years ago, ${name(s.holder)} moved onto ${ground.entered()}, ${KNEW}. From then on, ${he(s.holder)} lived there all year in a dugout that could not be seen from anywhere else, and ${he(s.holder)} covered every trace whenever ${s.owner.the} came by.`,
  shared: (s, name, ground) =>
    `${held('knew')(s, name, ground)} All those years, ${s.owner.the} used ${s.it} too, as freely and as often as ${s.holder.the} did.`,
  transfer: (s, name, ground) =>
    `${held('thought')(s, name, ground)} After twelve years, ${s.holder.the} sold ${s.it} under a written agreement to ${name(s.next)}, who moved in the same day and has used ${s.it} in the same way for eleven years.`,
  expulsion: (s, name, ground) =>
    `${held('thought')(s, name, ground)} After twelve years, ${name(s.next)} drove ${s.holder.the} off by force, moved in the same day, and has used ${s.it} in the same way for eleven years.`,
  permission: (s, name, ground) =>
    `Twenty-three years ago, ${name(s.owner)} let ${name(s.holder)} use ${ground.land} for nothing "until I need it myself." ${The(s.holder)} ${s.use} from then on, in plain view. Neither of them ever mentioned the subject again.`,
  denied: (s, name, ground) =>
    `Thirty years ago, ${name(s.owner)} let ${name(s.holder)} use ${ground.land}. Seven years later, ${s.holder.the} put up a locked gate and wrote to ${s.owner.the}, "This land is mine now. Stay away from it." ${The(s.holder)} ${s.use} from then on, in plain view. ${The(s.owner)} did nothing.`,
  infant: (s, name, ground) =>
    `${held('thought')(s, name, ground)} ${The(student)}, who had inherited ${s.it}, was then one year old and turned eighteen six years ago.`,
  illness: (s, name, ground) =>
    `${held('thought')(s, name, ground)} ${The(s.owner)} was then thirty years old and in good health. Five years later, ${s.owner.the} fell ill and was of unsound mind until ${his(s.owner)} recovery last year.`,
  sale: (s, name, ground) =>
    `${held('thought')(s, name, ground)} Eight years ago, ${s.owner.the} sold and conveyed ${s.it} to ${name(s.heir)}, who recorded the deed and never came to look.`,
  remainder: (s, name, ground) =>
    `Thirty years ago, a will left ${ground.land} to ${name(s.owner)} for life and then to ${name(s.heir)}. Twenty-three years ago, ${name(s.holder)} entered, ${THOUGHT(s)}. ${HELD(s)} ${The(s.owner)} died two years ago.`,
  city: (s, name, ground) =>
    `Thirty years ago, ${name(city)} bought ${ground.land} for a public park, which is still to be laid out. Twenty-three years ago, ${name(s.holder)} entered, ${KNEW}. ${HELD(s)} No one from the city came to look.`,
  cotenant: (s, name, ground) =>
    `Thirty years ago, ${name(s.holder)} and ${name(s.owner)} inherited ${ground.land} as tenants in common. Seven years later, ${s.owner.the} moved abroad. ${The(s.holder)} alone ${s.use} from then on, in plain view. ${The(s.owner)} received no rent and asked for nothing.`,
  ousted: (s, name, ground) =>
    `Thirty years ago, ${name(s.holder)} and ${name(s.owner)} inherited ${ground.land} as tenants in common. Seven years later, ${s.holder.the} put up a locked gate and wrote to ${s.owner.the}, "You have no share in this land, and I will keep you out." ${The(s.holder)} ${s.use} from then on, in plain view. ${The(s.owner)} did nothing.`,
  letter: (s, name, ground) =>
    `${held('thought')(s, name, ground)} After eleven years, ${s.owner.the} wrote to ${him(s.holder)}, "You are a trespasser. Leave, or I may go to court." ${The(s.holder)} did not answer, and ${s.owner.the} did nothing more until this year.`,
  return: (s, name, ground) =>
    `${held('thought')(s, name, ground)} After eleven years, ${s.owner.the} put ${him(s.holder)} out and lived on ${s.it} for two years. When ${s.owner.the} went abroad, ${s.holder.the} came back and has used ${s.it} as before for ten years.`,
  deed: (s, name, ground) =>
    `Twenty-three years ago, a seller without title sold ${name(s.holder)} ${ground.entered()}. ${The(s.holder)}, who acted in good faith, received a deed that described the whole tract of ten acres. From then on, ${he(s.holder)} openly lived on ${s.part} and used nothing else. No one used the rest.`,
  part: (s, name, ground) =>
    `Twenty-three years ago, ${name(s.holder)} moved onto ${ground.entered()}, ${THOUGHT(s)}. From then on, ${he(s.holder)} openly lived on ${s.part}, used nothing else, and told everyone that ${he(s.holder)} owned the whole tract of ten acres. No one used the rest.`,
}

/** The suit. */
const suit = (twist: Twist, s: PossessionStory, name: Namer): string =>
  `This year, ${name(claimantOf(twist, s))} sued ${name(possessorOf(twist, s))} to recover possession.`

/** As it happened, then the suit and the law. */
function inOrder({ twist }: PossessionFacts, s: PossessionStory): string {
  const name = namer()
  const entered = () => `${s.land}, which belonged to ${name(ownerOf(twist, s))}`
  return `${TOLD[twist](s, name, { land: s.land, entered })} ${suit(twist, s, name)} ${law(twist)}`
}

/** Stories that begin with how the land was acquired, and so cannot begin with an owner who has it already. */
const ACQUIRED: readonly Twist[] = ['remainder', 'city', 'cotenant', 'ousted']

/** The owner first, and the law before the suit. */
function ownerFirst({ twist }: PossessionFacts, s: PossessionStory): string {
  const name = namer()
  const owned = ACQUIRED.includes(twist) ? '' : `${capital(name(ownerOf(twist, s)))} owned ${s.land}. `
  const land = owned ? s.it : s.land
  const entered = () => (owned ? s.it : `${s.land}, which belonged to ${name(ownerOf(twist, s))}`)
  return `${owned}${TOLD[twist](s, name, { land, entered })} ${law(twist)} ${suit(twist, s, name)}`
}

/** The possessor's claim first. */
function claimFirst({ twist }: PossessionFacts, s: PossessionStory): string {
  const name = namer()
  const claim = `${capital(name(possessorOf(twist, s)))} claims title to ${s.land} by adverse possession, and ${name(claimantOf(twist, s))} sued this year to recover possession.`
  const entered = () => `${s.it}, which belonged to ${name(ownerOf(twist, s))}`
  return `${claim} ${TOLD[twist](s, name, { land: s.it, entered })} ${law(twist)}`
}

export const tell = [inOrder, ownerFirst, claimFirst] as const
