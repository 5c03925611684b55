import { capital } from '../../../text/capital.ts'
import { he, him, his, The } from '../../engine/party.ts'
import type { PossessionFacts, PossessionStory, Twist } from './facts.ts'
import { HOLDER_FIRST, type Opening, OWNER_FIRST, YEAR_FIRST } from './openings.ts'

/** The statute where it has an extension. Other law of the state stands in the question. */
const statute = (twist: Twist): string =>
  twist === 'infant' || twist === 'illness'
    ? ' A statute provides that an action to recover land must be brought within 20 years after it accrues or, if the owner is then a minor or of unsound mind, within 10 years after the disability ends, whichever is later.'
    : ''

/** A telling of the events. */
type Told = (s: PossessionStory, opening: Opening) => string

/** Possession all year. */
const held = ({ holder, use }: PossessionStory): string =>
  `Openly and without asking permission, ${holder.the} ${use} from then on.`
const knew = (s: PossessionStory, opening: Opening): string => `${opening.knew(s)} ${held(s)}`
const thought = (s: PossessionStory, opening: Opening, year?: number): string =>
  `${opening.thought(s, undefined, year)} ${held(s)}`
const absent = ({ owner }: PossessionStory): string =>
  `${The(owner)}, who lived abroad, never inspected the land.`
const lived = ({ holder, part }: PossessionStory): string =>
  `From then on, ${holder.the} openly lived on ${part}`

/** Where the owner or the law sets the possessor no term, and where the possession begins with a cotenant. */
const TOLD_OF_OWNER = {
  permission: (s, opening) =>
    `${opening.lent(s)} ${The(s.holder)} ${s.use} from then on, in plain view. Neither of them ever mentioned the subject again.`,
  denied: (s, opening) =>
    `${opening.allowed(s)} In 2003, ${s.holder.the} put up a locked gate and wrote to ${s.owner.the}, "This land is mine now. Stay away from it." ${The(s.holder)} ${s.use} from then on, in plain view, and ${s.owner.the} did nothing about it.`,
  infant: (s, opening) =>
    `${opening.ofChild(s)} ${held(s)} The girl turned eighteen in 2020 and is now a graduate student.`,
  illness: (s, opening) =>
    `${thought(s, opening)} ${The(s.owner)} was then an adult of sound mind. In 2008, ${he(s.owner)} fell ill, and ${he(s.owner)} was of unsound mind until ${his(s.owner)} recovery in 2025.`,
  sale: (s, opening) =>
    `${thought(s, opening)} In 2018, ${s.owner.the} sold and conveyed ${s.it} to ${s.heir.a}, who recorded the deed but never inspected the land.`,
  remainder: (s, opening) => `${opening.ofLifeTenant(s)} ${held(s)} ${The(s.owner)} died in 2024.`,
  city: (s, opening) => `${opening.ofCity(s)} ${held(s)} No one from the city ever inspected the land.`,
  cotenant: (s, opening) =>
    `${opening.inherited(s)} In 2003, ${s.owner.the} moved abroad. ${The(s.holder)} alone ${s.use} from then on, in plain view. ${The(s.owner)} received no rent and never asked for any.`,
  ousted: (s, opening) =>
    `${opening.inherited(s)} In 2003, ${s.holder.the} put up a locked gate and wrote to ${s.owner.the}, "You have no share in this land, and I will keep you out." ${The(s.holder)} ${s.use} from then on, in plain view, and ${s.owner.the} did nothing about it.`,
} as const satisfies Partial<Record<Twist, Told>>

/** The events, by twist. */
const TOLD: Readonly<Record<Twist, Told>> = {
  ...TOLD_OF_OWNER,
  knew: (s, opening) =>
    `${knew(s, opening)} ${capital(he(s.holder))} also paid the property taxes. ${absent(s)}`,
  'bad-faith': (s, opening) => `${knew(s, opening)} ${absent(s)}`,
  unpaid: (s, opening) =>
    `${thought(s, opening)} ${The(s.owner)}, who lived abroad, paid the property taxes until 2013 and then stopped. ${The(s.holder)} has paid them since.`,
  short: (s, opening) =>
    `${thought(s, opening, 2009)} ${The(s.owner)}, who lived abroad, paid the property taxes but never inspected the land.`,
  season: (s, opening) =>
    `${opening.thought(s, 'began to use')} Like the owners of similar land nearby, ${s.holder.the} ${s.season} every year and stayed away for the rest of the year. ${capital(he(s.holder))} did so openly and without asking permission. ${The(s.owner)} never inspected the land.`,
  visits: (s, opening) =>
    `${opening.knew(s, 'began to use')} On eight or ten weekends a year since then, ${he(s.holder)} has come to ${s.visit}, without asking permission and without ever staying the night. Owners of similar land nearby use it all year round.`,
  hidden: (s, opening) =>
    `${opening.knew(s, 'moved onto')} From then on, ${he(s.holder)} lived there all year in a dugout that could not be seen from anywhere else. Whenever ${s.owner.the} came by, ${s.holder.the} covered every trace of it.`,
  shared: (s, opening) =>
    `${knew(s, opening)} All those years, ${s.owner.the} used ${s.it} too, as freely and as often as ${s.holder.the} did.`,
  transfer: (s, opening) =>
    `${thought(s, opening)} In 2015, ${s.holder.the} sold ${s.it} by a written agreement to ${s.next.a}, who took possession that day and has used it in the same way ever since.`,
  expulsion: (s, opening) =>
    `${thought(s, opening)} In 2015, ${s.next.a} drove ${s.holder.the} off by force, took possession that day, and has used ${s.it} in the same way ever since.`,
  letter: (s, opening) =>
    `${thought(s, opening)} In 2014, ${s.owner.the} wrote to ${him(s.holder)}, "You are a trespasser. Leave, or I may go to court." ${The(s.holder)} did not answer and stayed. ${The(s.owner)} did nothing more.`,
  return: (s, opening) =>
    `${thought(s, opening)} In 2014, ${s.owner.the} ejected ${s.holder.the} and lived on the land for two years. In 2016, ${s.owner.the} went abroad, and ${s.holder.the} came back and has used ${s.it} as before ever since.`,
  deed: (s, opening) => `${opening.bought(s)} ${lived(s)} and used nothing else. No one used the rest.`,
  part: (s, opening) =>
    `${opening.thought(s, 'moved onto')} ${lived(s)}, used nothing else, and told everyone that ${he(s.holder)} owned the entire ten-acre tract. No one used the rest.`,
}

const telling =
  (opening: Opening) =>
  ({ twist }: PossessionFacts, s: PossessionStory): string =>
    `${TOLD[twist](s, opening)}${statute(twist)}`

/** In order of time, each with its own beginning; the suit and the law of the state stand in the question. */
export const tell = [telling(YEAR_FIRST), telling(OWNER_FIRST), telling(HOLDER_FIRST)] as const
