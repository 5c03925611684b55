import { capital } from '../../../text/capital.ts'
import { he, him, his } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import { an, CAGE, type Telling } from './telling.ts'

type Events = (telling: Telling) => string

const LOCK = 'A lock that had been tested that morning had failed.'
const LATCH = 'A latch that had been tested that morning had failed.'

const walking = ({ p, victim }: Telling, animal: string) =>
  `One evening, ${p()} was walking home on a public road when ${animal} bit ${him(victim)} in the leg.`
const escaped = ({ story, d }: Telling) =>
  `The ${story.beast} had escaped from the home of ${d()}, who had kept it ${CAGE}. In its first week there, it had shown no sign of aggression. ${LOCK}`
const owned = ({ d, keeper }: Telling) =>
  `The dog had escaped from the yard of ${d()}, where ${he(keeper)} kept it behind a sound fence. ${LATCH}`
const biter = ({ d, keeper }: Telling) =>
  `As ${d()} knew, the dog had bitten two visitors the year before, and ${he(keeper)} had kept it carefully confined since then.`
const NEVER = 'In nine years, the dog had never shown any sign of aggression.'

const WILD = {
  attack: (at) => `${walking(at, an(at.story.beast))} ${escaped(at)}`,
  gentle: (at) =>
    `${walking(at, an(at.story.beast))} The ${at.story.beast} had been raised by hand by ${at.d()}, and in nine years it had not harmed or frightened anyone. ${capital(at.d())} had kept it at home ${CAGE}. ${LOCK}`,
  fright: (at) =>
    `One evening, ${an(at.story.beast)} ran toward ${at.p()} on a public road. ${capital(at.p())} fled in terror, fell over a curb, and broke ${his(at.victim)} arm, although the ${at.story.beast} never came within ten yards of ${him(at.victim)}. ${escaped(at)}`,
  stumble: (at) =>
    `One evening, ${at.p()} was walking home carefully when ${he(at.victim)} tripped over ${an(at.story.beast)}, which lay asleep in a dark corner of a public road, and broke ${his(at.victim)} arm. The ${at.story.beast} slept on. ${escaped(at)}`,
  careless: (at) =>
    `One evening, ${at.p()} was watching a video on ${his(at.victim)} phone on a public road when ${an(at.story.beast)} came near. Bystanders shouted warnings that any reasonable person would have heeded. ${capital(at.p())} ignored them, and the ${at.story.beast} bit ${him(at.victim)} in the leg. ${escaped(at)}`,
  picture: (at) =>
    `${capital(at.p())} wanted a picture of ${him(at.victim)}self with ${an(at.story.beast)} and paid ${at.d()}, who kept one at home ${CAGE}, $50 to let ${him(at.victim)} pose there with an arm around its neck. In its first week there, the ${at.story.beast} had shown no sign of aggression. After a few minutes, however, it turned without warning and bit ${at.p()} in the leg.`,
  obliged: (at) =>
    `${walking(at, an(at.story.beast))} The ${at.story.beast} had escaped from ${at.d()}. Police officers had brought it there after seizing it from a smuggler. The shelter had objected, but a state statute required it to keep the animal until the smuggler's trial, and it had done so ${CAGE}. ${LOCK}`,
} as const satisfies Partial<Record<Twist, Events>>

const POST = 'A fence post had broken because of a defect that no inspection could have revealed.'

const TAME = {
  unknown: (at) => `${walking(at, at.story.breed)} ${owned(at)} ${NEVER}`,
  bitten: (at) => `${walking(at, at.story.breed)} ${owned(at)} ${biter(at)}`,
  snapped: (at) =>
    `${walking(at, at.story.breed)} ${owned(at)} The dog had never bitten anyone before. As ${at.d()} knew, however, it had several times lunged at passersby and snapped at their hands, and ${he(at.keeper)} had kept it carefully confined since then.`,
  frolic: (at) =>
    `One evening, ${at.p()} was riding a bicycle carefully along a public road when ${at.story.breed} that was chasing a leaf ran under the wheel. ${capital(at.p())} was thrown off and broke ${his(at.victim)} arm. ${owned(at)} ${biter(at)}`,
  trainer: (at) =>
    `${capital(at.d())} hired ${at.p()} for $300 to train ${at.story.breed}, and told her that it had bitten two visitors the year before. Since then, ${at.d()} had kept the dog carefully confined in a yard behind a sound fence. During the second lesson in the yard, the dog turned without warning and bit the trainer in the leg.`,
  pet: (at) =>
    `One evening, ${at.story.breed} ran onto ${at.p()}'s property and, while digging a hole for a bone, destroyed ${at.story.crop} worth $900. The dog had escaped from the yard of ${at.d()}, who lived next door and kept it behind a sound fence. ${LATCH} ${NEVER}`,
  mare: (at) =>
    `${capital(at.p())} was on ${his(at.victim)} way to a stall at a county fair when a mare kicked ${him(at.victim)} and broke ${his(at.victim)} arm. ${capital(he(at.victim))} had passed close behind the mare, which ${at.d()} had brought to the fair and tied securely, and beside which ${he(at.keeper)} was standing. As ${at.d()} knew, the mare, like most horses, was apt to kick when someone came up close behind her; otherwise she was gentle.`,
  cattle: (at) =>
    `One night, several cows walked onto ${at.p()}'s property and trampled ${at.story.crop} worth $900. The cows came from the next pasture, where ${at.d()} grazed them behind a sound, well-maintained fence. They had never strayed or hurt anyone before. ${POST}`,
  road: (at) =>
    `${capital(at.p())} was driving carefully on a public highway one night when a cow walked onto the road. ${capital(he(at.victim))} swerved to avoid the cow, hit a tree, and broke ${his(at.victim)} arm. The cow came from a pasture where ${at.d()} grazed cows behind a sound, well-maintained fence. ${POST}`,
} as const satisfies Partial<Record<Twist, Events>>

const CREW =
  'The company used the best equipment and an experienced crew, and it had never had an accident. No one else was blasting anywhere in the region.'
const struck = ({ p, victim }: Telling) =>
  `${capital(p())} was driving on a public road when a rock flew over the trees, struck ${him(victim)}, and broke ${his(victim)} arm.`
const works = ({ d, story }: Telling) => `${d()} was blasting rock to build ${story.works}`

const ACTIVITY = {
  stone: (at) => `${struck(at)} It came from a site where ${works(at)}. ${CREW}`,
  useful: (at) =>
    `${struck(at)} It came from a site where ${at.d()} was blasting rock to build a tunnel that would bring clean water to a town of 40,000 people. The company had bid for the work and had a contract with the town. ${CREW}`,
  shaking: (at) =>
    `The vibration of a blast cracked the walls of ${at.p()}'s house. The blast, which threw no rock, had been set off half a mile away, where ${works(at)}. ${CREW}`,
  brood: (at) =>
    `${capital(at.p())} raised ${at.story.brood} four miles from a site where ${works(at)}. The sound of one blast, no louder there than distant thunder, upset the nursing mothers so much that they killed their young. The blast did no other harm. ${CREW}`,
  gas: (at) =>
    `One night, a gas pipe burst under a valley for no known reason, and the pressure of the explosion cracked the walls of ${at.p()}'s house. The pipe belonged to ${at.d()}, which supplied gas for heating to nearly every house in the valley, though no law required it to enter that business. ${capital(at.p())} heated with wood and bought no gas. Even when all reasonable care is used, as the company used it, a serious risk of explosion remains.`,
  acid: (at) =>
    `${capital(at.p())} was walking to work when acid fumes drifted over the road and injured ${his(at.victim)} lungs. They came from the tank of ${at.d()}, which etched glass with a strong acid that no one else in the region used or stored. The tank had leaked for a reason that no one could determine. Experts for both sides agree that the risk of serious harm is slight when the tank is maintained with reasonable care, as it was.`,
} as const satisfies Partial<Record<Twist, Events>>

/** The events of each twist with the harm first, and then where it came from. */
export const HARM_FIRST: Readonly<Record<Twist, Events>> = { ...WILD, ...TAME, ...ACTIVITY }
