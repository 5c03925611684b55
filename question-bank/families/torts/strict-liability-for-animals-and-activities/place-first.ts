import { capital } from '../../../text/capital.ts'
import { he, him, his } from '../../engine/party.ts'
import { bitten, CALM, CREW, DOG_OUT, out } from './events.ts'
import type { Twist } from './facts.ts'
import { an, CAGE, type Telling } from './telling.ts'

type Events = (telling: Telling) => string

/** Two neighbors on a road: "A mail carrier lived on the same public road as a novelist, who kept a wolf …" */
const neighbors = ({ p, d }: Telling, kept: string) =>
  `${capital(p())} lived on the same public road as ${d()}, who kept ${kept}.`
const beast = (at: Telling, record = CALM(at)) =>
  `${neighbors(at, `${an(at.story.beast)} ${CAGE}`)} ${record} ${out(at)}`
const YARD = 'in a yard behind a sound fence'
const NEVER = () => 'In nine years, the dog had never shown any sign of aggression.'
const dog = (at: Telling, record: (at: Telling) => string) =>
  `${neighbors(at, `${at.story.breed} ${YARD}`)} ${record(at)} ${DOG_OUT}`
const biter = ({ d, keeper }: Telling) =>
  `As ${d()} knew, the dog had bitten two visitors the year before, and ${he(keeper)} had kept it carefully confined since then.`
const snapper = ({ d, keeper }: Telling) =>
  `The dog had never bitten anyone. As ${d()} knew, however, it had several times lunged at passersby and snapped at their hands, and ${he(keeper)} had kept it carefully confined since then.`

const WILD = {
  attack: (at) => `${beast(at)} ${bitten(at, 'the road')}`,
  gentle: (at) =>
    `${beast(at, `The ${at.story.beast} had been raised by hand and in nine years had not harmed or frightened anyone.`)} ${bitten(at, 'the road')}`,
  fright: (at) =>
    `${beast(at)} It ran toward ${at.p()}, who was walking home on the road. ${capital(at.p())} fled in terror, fell over a curb, and broke ${his(at.victim)} arm, although the ${at.story.beast} never came within ten yards of ${him(at.victim)}.`,
  stumble: (at) =>
    `${beast(at)} It lay down in a dark corner of the road and fell asleep. ${capital(at.p())} was walking home with reasonable care but did not see the ${at.story.beast}. ${capital(he(at.victim))} tripped over it and broke ${his(at.victim)} arm.`,
  careless: (at) =>
    `${beast(at)} ${capital(at.p())} was on the road, watching a video on ${his(at.victim)} phone, when the ${at.story.beast} came near. Bystanders shouted warnings that any reasonable person would have heeded. ${capital(at.p())} ignored them, and the ${at.story.beast} bit ${him(at.victim)} in the leg.`,
  picture: (at) =>
    `${capital(at.p())} wanted a picture of ${him(at.victim)}self with ${an(at.story.beast)} and paid ${at.d()}, who kept one at home ${CAGE}, $50 to let ${him(at.victim)} pose there with an arm around its neck. In the week since its arrival, the ${at.story.beast} had shown no sign of aggression. After a few minutes, however, it turned without warning and bit ${at.p()} in the leg.`,
  obliged: (at) =>
    `${capital(at.p())} lived on the same public road as ${at.d()}. Police officers brought the shelter ${an(at.story.beast)} that they had seized from a smuggler. The shelter objected, but a state statute required it to keep the animal until the smuggler's trial. The shelter held the ${at.story.beast} ${CAGE}. ${out(at)} ${bitten(at, 'the road')}`,
} as const satisfies Partial<Record<Twist, Events>>

const POST = 'One night, a fence post broke because of a defect that no inspection could have revealed, and'

const TAME = {
  unknown: (at) => `${dog(at, NEVER)} ${bitten(at, 'the road')}`,
  bitten: (at) => `${dog(at, biter)} ${bitten(at, 'the road')}`,
  snapped: (at) => `${dog(at, snapper)} ${bitten(at, 'the road')}`,
  frolic: (at) =>
    `${dog(at, biter)} ${capital(at.p())} was riding a bicycle carefully along the road when the dog, chasing a leaf, ran under the wheel. ${capital(at.p())} was thrown off and broke ${his(at.victim)} arm.`,
  trainer: (at) =>
    `${capital(at.d())} hired ${at.p()} for $300 to train ${at.story.breed}, and told her that it had bitten two visitors the year before. Since then, ${at.d()} had kept the dog carefully confined ${YARD}. During the second lesson in the yard, the dog turned without warning and bit the trainer in the leg.`,
  pet: (at) =>
    `${capital(at.p())} lived next door to ${at.d()}, who kept ${at.story.breed} ${YARD}. ${NEVER()} ${DOG_OUT} It ran onto ${at.p()}'s property and, while digging a hole for a bone, destroyed ${at.story.crop} worth $900.`,
  mare: (at) =>
    `${capital(at.p())} went to a county fair, to which ${at.d()} had brought a mare. ${capital(at.d())} had tied the mare securely and was standing beside her. As ${at.d()} knew, the mare, like most horses, was apt to kick when someone came up close behind her; otherwise she was gentle. On ${his(at.victim)} way to a stall, ${at.p()} passed close behind the mare. She kicked ${him(at.victim)} and broke ${his(at.victim)} arm.`,
  cattle: (at) =>
    `${capital(at.p())}'s property adjoined a pasture where ${at.d()} grazed cows behind a sound, well-maintained fence. The cows had never strayed or hurt anyone. ${POST} several cows walked onto ${at.p()}'s land and trampled ${at.story.crop} worth $900.`,
  road: (at) =>
    `A public highway ran past a pasture where ${at.d()} grazed cows behind a sound, well-maintained fence. ${POST} a cow walked onto the highway. ${capital(at.p())}, who was driving carefully, swerved to avoid the cow, hit a tree, and broke ${his(at.victim)} arm.`,
} as const satisfies Partial<Record<Twist, Events>>

const site = ({ d }: Telling, works: string) => `a site where ${d()} was blasting rock to build ${works}.`
const struck = ({ p, victim }: Telling) =>
  `Even so, one blast threw a rock over the trees. It struck ${p()}, who was driving on the road, and broke ${his(victim)} arm.`

const ACTIVITY = {
  stone: (at) => `A public road ran past ${site(at, at.story.works)} ${CREW} ${struck(at)}`,
  useful: (at) =>
    `A public road ran past ${site(at, 'a tunnel that would bring clean water to a town of 40,000 people')} The company had bid for the work and had a contract with the town. ${CREW} ${struck(at)}`,
  shaking: (at) =>
    `${capital(at.p())} owned a house half a mile from ${site(at, at.story.works)} ${CREW} Even so, the vibration of one blast cracked the walls of the house. The blast threw no rock.`,
  brood: (at) =>
    `${capital(at.p())} raised ${at.story.brood} four miles from ${site(at, at.story.works)} ${CREW} The sound of one blast, no louder on ${at.p()}'s land than distant thunder, upset the nursing mothers so much that they killed their young. The blast did no other harm.`,
  gas: (at) =>
    `${capital(at.p())} lived in a valley where nearly every house was heated with gas that ${at.d()} supplied by pipe. No law required the company to supply gas. ${capital(at.p())}, who heated with wood, bought no gas. The company used all reasonable care, but even with such care, a serious risk of explosion remained. One night, a pipe burst for no known reason, and the pressure of the explosion cracked the walls of ${at.p()}'s house.`,
  acid: (at) =>
    `${capital(at.p())} walked to work along a public road past the plant of ${at.d()}. To etch glass, the company kept a tank of strong acid that no one else in the region used or stored. Experts for both sides agree that the risk of serious harm is slight when the tank is maintained with reasonable care, as it was. One morning, the tank leaked for a reason that no one could determine, and fumes drifted over the road and injured ${at.p()}'s lungs.`,
} as const satisfies Partial<Record<Twist, Events>>

/** The events of each twist in order of time, beginning with the place and the people in it. */
export const PLACE_FIRST: Readonly<Record<Twist, Events>> = { ...WILD, ...TAME, ...ACTIVITY }
