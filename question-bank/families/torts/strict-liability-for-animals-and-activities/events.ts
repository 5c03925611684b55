import { capital } from '../../../text/capital.ts'
import { he, him, his } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import { an, CAGE, type Telling, walker } from './telling.ts'

/** The two ways in which a story may begin: with the thing that did harm, or with how it was kept or came about. */
type Opening = 0 | 1
type Events = (telling: Telling, opening: Opening) => string

export const out = ({ story }: Telling) =>
  `One evening, a lock that had been tested that morning failed, and the ${story.beast} got out.`
export const DOG_OUT = 'One evening, a latch that had been tested that morning failed, and the dog got out.'
export const CALM = ({ story }: Telling) =>
  `In the week since its arrival, the ${story.beast} had shown no sign of aggression.`

function wild(at: Telling, opening: Opening, record = CALM(at)): string {
  const { story, d, keeper } = at
  if (opening === 0) return `${capital(d())} kept ${an(story.beast)} at home ${CAGE}. ${record}`
  return `At ${his(keeper)} home, ${d()} kept ${an(story.beast)} ${CAGE}. ${record}`
}

function peaceful({ story, d, keeper }: Telling, opening: Opening): string {
  if (opening === 0)
    return `${capital(d())} kept ${story.breed} in a yard behind a sound fence. In nine years, the dog had never shown any sign of aggression.`
  return `${capital(d())} had owned ${story.breed} for nine years and had never seen it show any sign of aggression. ${capital(he(keeper))} kept it in a yard behind a sound fence.`
}

function biter({ story, d, keeper }: Telling, opening: Opening): string {
  if (opening === 0)
    return `${capital(d())} kept ${story.breed} in a yard behind a sound fence. As ${d()} knew, the dog had bitten two visitors the year before. Since then, ${he(keeper)} had kept it carefully confined.`
  return `${capital(d())} owned ${story.breed} that, as ${he(keeper)} knew, had bitten two visitors the year before. Since then, ${d()} had kept it carefully confined in a yard behind a sound fence.`
}

function snapper({ story, d, keeper }: Telling, opening: Opening): string {
  const past = `it had several times lunged at passersby and snapped at their hands`
  if (opening === 0)
    return `${capital(d())} kept ${story.breed} in a yard behind a sound fence. The dog had never bitten anyone but, as ${d()} knew, ${past}. Since then, ${he(keeper)} had kept it carefully confined.`
  return `${capital(d())} owned ${story.breed} that had never bitten anyone. As ${d()} knew, however, ${past}, and since then ${he(keeper)} had kept it carefully confined in a yard behind a sound fence.`
}

export const CREW =
  'The company used the best equipment and an experienced crew, and it had never had an accident. No one else in the region used explosives.'

function blasting({ story, d }: Telling, opening: Opening): string {
  if (opening === 0) return `${capital(d())} was blasting rock to build ${story.works}. ${CREW}`
  return `To build ${story.works}, ${d()} was blasting rock. ${CREW}`
}

export const bitten = (at: Telling, place: string) =>
  `On ${place}, it came upon ${walker(at)} and bit ${him(at.victim)} in the leg.`
const thrown = ({ p, victim }: Telling) =>
  `Even so, one blast threw a rock over the trees and onto a public road, where it struck ${p()}, who was driving by, and broke ${his(victim)} arm.`

const WILD = {
  attack: (at, opening) => `${wild(at, opening)} ${out(at)} ${bitten(at, 'a public road')}`,
  gentle: (at, opening) =>
    `${wild(at, opening, `The ${at.story.beast} had been raised by hand and in nine years had not harmed or frightened anyone.`)} ${out(at)} ${bitten(at, 'a public road')}`,
  fright: (at, opening) =>
    `${wild(at, opening)} ${out(at)} On a public road, it ran toward ${at.p()}, who fled in terror, fell over a curb, and broke ${his(at.victim)} arm. The ${at.story.beast} never came within ten yards of ${him(at.victim)}.`,
  stumble: (at, opening) =>
    `${wild(at, opening)} ${out(at)} It lay down in a dark corner of a public road and fell asleep. ${capital(at.p())}, who was walking home with reasonable care, did not see the ${at.story.beast}, tripped over it, and broke ${his(at.victim)} arm.`,
  careless: (at, opening) =>
    `${wild(at, opening)} ${out(at)} When it came near ${at.p()} on a public road, bystanders shouted warnings that any reasonable person would have heeded. ${capital(at.p())}, who was watching a video on ${his(at.victim)} phone, ignored them, and the ${at.story.beast} bit ${him(at.victim)} in the leg.`,
  picture: (at, opening) =>
    `${wild(at, opening)} ${capital(at.p())} wanted a picture of ${him(at.victim)}self with the animal and paid ${at.d()} $50 to let ${him(at.victim)} pose in the enclosure with an arm around its neck. After a few minutes, the ${at.story.beast} turned without warning and bit ${him(at.victim)} in the leg.`,
  obliged: (at, opening) => {
    const start =
      opening === 0
        ? `After police officers seized ${an(at.story.beast)} from a smuggler, they brought it to ${at.d()}. The shelter objected, but a state statute required it to keep the animal until the smuggler's trial.`
        : `Over its objection, ${at.d()} was required by a state statute to hold ${an(at.story.beast)} that police officers had seized from a smuggler, until the smuggler's trial.`
    return `${start} The shelter held the ${at.story.beast} ${CAGE}. ${out(at)} ${bitten(at, 'a public road')}`
  },
} as const satisfies Partial<Record<Twist, Events>>

/** A pasture, which adjoins the plaintiff's land or a highway, and what broke. */
function pasture({ d }: Telling, opening: Opening, beside: string, past: string): string {
  const start =
    opening === 0
      ? `${capital(d())} grazed cows behind a sound, well-maintained fence in a pasture next to ${beside}.`
      : `In a pasture next to ${beside}, ${d()} grazed cows behind a sound, well-maintained fence.`
  return `${start}${past} One night, a fence post broke because of a defect that no inspection could have revealed, and`
}

const TAME = {
  unknown: (at, opening) => `${peaceful(at, opening)} ${DOG_OUT} ${bitten(at, 'a nearby road')}`,
  bitten: (at, opening) => `${biter(at, opening)} ${DOG_OUT} ${bitten(at, 'a nearby road')}`,
  snapped: (at, opening) => `${snapper(at, opening)} ${DOG_OUT} ${bitten(at, 'a nearby road')}`,
  frolic: (at, opening) =>
    `${biter(at, opening)} ${DOG_OUT} Chasing a leaf, it ran across a nearby road and under the wheel of a bicycle. ${capital(at.p())}, who was riding carefully, was thrown off and broke ${his(at.victim)} arm.`,
  trainer: (at, opening) =>
    `${biter(at, opening)} ${capital(at.d())} told ${at.p()} of the bites and hired her for $300 to train the dog. During the second lesson in the yard, the dog turned without warning and bit her in the leg.`,
  pet: (at, opening) =>
    `${peaceful(at, opening)} ${DOG_OUT} It ran next door onto ${at.p()}'s property and, while digging a hole for a bone, destroyed ${at.story.crop} worth $900.`,
  mare: (at, opening) => {
    const start =
      opening === 0
        ? `${capital(at.d())} brought a mare to a county fair, tied her securely, and stood beside her.`
        : `At a county fair, ${at.d()} tied a mare securely and stood beside her.`
    return `${start} As ${at.d()} knew, the mare, like most horses, was apt to kick when someone came up close behind her; otherwise she was gentle. ${capital(at.p())}, on ${his(at.victim)} way to another stall, passed close behind the mare. The mare kicked out and broke ${his(at.victim)} arm.`
  },
  cattle: (at, opening) =>
    `${pasture(at, opening, `${at.p()}'s property`, ' The cows had never strayed or hurt anyone.')} the cows walked onto ${at.p()}'s land and trampled ${at.story.crop} worth $900.`,
  road: (at, opening) =>
    `${pasture(at, opening, 'a public highway', '')} one of the cows walked onto the highway. ${capital(at.p())}, who was driving by carefully, swerved to avoid the cow, hit a tree, and broke ${his(at.victim)} arm.`,
} as const satisfies Partial<Record<Twist, Events>>

const ACTIVITY = {
  stone: (at, opening) => `${blasting(at, opening)} ${thrown(at)}`,
  useful: (at, opening) => {
    const start =
      opening === 0
        ? `${capital(at.d())} submitted the winning bid to build a tunnel that would bring clean water to a town of 40,000 people. To build it, the company blasted rock.`
        : `A town of 40,000 people invited bids for a tunnel that would bring it clean water. ${capital(at.d())} bid for the work, won the contract, and blasted rock to build the tunnel.`
    return `${start} ${CREW} ${thrown(at)}`
  },
  shaking: (at, opening) =>
    `${blasting(at, opening)} Even so, the vibration of one blast cracked the walls of ${at.p()}'s house half a mile away. The blast threw no rock.`,
  brood: (at, opening) =>
    `${blasting(at, opening)} Four miles away, ${at.p()} raised ${at.story.brood}. The sound of one blast, no louder there than distant thunder, upset the nursing mothers so much that they killed their young. The blast did no other harm.`,
  gas: (at, opening) => {
    const start =
      opening === 0
        ? `${capital(at.d())} piped gas to heat the homes in a valley, where nearly every house used it. No law required the company to supply gas.`
        : `${capital(at.d())}, which no law had required to enter the business, piped heating gas to nearly every house in a valley.`
    return `${start} The company used all reasonable care, but even with such care, a serious risk of explosion remained. One night, a pipe burst for no known reason. The pressure of the explosion cracked the walls of ${at.p()}'s house. ${capital(at.p())}, who heated with wood, had never bought gas.`
  },
  acid: (at, opening) => {
    const start =
      opening === 0
        ? `To etch glass, ${at.d()} kept a tank of strong acid that no one else in the region used or stored.`
        : `${capital(at.d())} etched glass with a strong acid, which it stored in a tank. No one else in the region used or stored the acid.`
    return `${start} Experts for both sides agree that the risk of serious harm is slight when the tank is maintained with reasonable care, as it was. One morning, the tank leaked for a reason that no one could determine. Fumes drifted over a public road and injured the lungs of ${at.p()}, who was walking to work.`
  },
} as const satisfies Partial<Record<Twist, Events>>

/** The events of each twist in order of time, from either opening. */
export const EVENTS: Readonly<Record<Twist, Events>> = { ...WILD, ...TAME, ...ACTIVITY }
