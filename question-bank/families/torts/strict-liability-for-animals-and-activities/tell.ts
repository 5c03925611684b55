import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { him } from '../../engine/party.ts'
import { defendant, plaintiff, type StrictFacts, type StrictStory, type Twist } from './facts.ts'

/** A case to be told: the background, then the harm. `d` and `p` name the parties as they stand there. */
interface Telling {
  readonly story: StrictStory
  readonly d: () => string
  readonly p: () => string
  readonly at: StrictFacts
}

const CAGE = 'in a steel enclosure that an expert had designed and approved'
const FRESH = ({ beast }: StrictStory) =>
  `The ${beast} had been there for a week and had shown no sign of aggression.`
const OUT = ({ beast }: StrictStory) =>
  `One evening, a lock that had been tested that morning failed, and the ${beast} got out.`
const DOG_OUT = 'One evening, a latch that had been tested that morning failed, and the dog got out.'
const an = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)

const kept = ({ story, d }: Telling, record = FRESH(story)) =>
  `${capital(d())} kept ${an(story.beast)} at home ${CAGE}. ${record}`
const yard = ({ story, d }: Telling, record: (name: string) => string) =>
  `${capital(d())} kept ${story.breed} in a yard behind a sound fence. ${record(d())}`
const BITTEN = (owner: string) =>
  `As ${owner} knew, the dog had bitten two visitors the year before, and it had been carefully confined ever since.`
const PEACEFUL = () => 'In nine years, the dog had never shown a sign of ill temper.'
const blasting = ({ d }: Telling, works: string) =>
  `${capital(d())} was blasting rock to build ${works}. It used the best equipment and an experienced crew, and it had never had an accident. No one else was blasting anywhere in the region.`
const pasture = ({ d }: Telling, past: string) =>
  `${capital(d())} grazed a few gentle cows in a pasture behind a fence that an inspector had called the best in the county. ${past}One night, a fence post that had passed every test broke, and`

/** The events of each twist, the background first. */
const EVENTS: Readonly<Record<Twist, (telling: Telling) => string>> = {
  attack: (at) => `${kept(at)} ${OUT(at.story)} ${bite(at, 'was walking home')}`,
  gentle: (at) =>
    `${kept(at, `Raised by hand from birth, the ${at.story.beast} had not harmed or frightened anyone in nine years.`)} ${OUT(at.story)} ${bite(at, 'was walking home')}`,
  fright: (at) =>
    `${kept(at)} ${OUT(at.story)} On a public road, it ran toward ${at.p()}, who fled in terror, fell over a curb, and broke an arm. The ${at.story.beast} never came within ten yards.`,
  stumble: (at) =>
    `${kept(at)} ${OUT(at.story)} It lay down in a dark corner of a public road and fell asleep. ${capital(at.p())}, who was walking home with reasonable care, did not see it, tripped over it, and broke an arm. The ${at.story.beast} slept on.`,
  careless: (at) =>
    `${kept(at)} ${OUT(at.story)} ${bite(at, 'was watching a video on a telephone and paid no attention to the warnings that others shouted')} The court found that ${at.p()} had failed to use reasonable care.`,
  picture: (at) =>
    `${kept(at)} ${capital(at.p())}, who wanted a striking picture, paid $50 to be photographed in the enclosure with an arm around the animal's neck. After a few minutes, the ${at.story.beast} turned without warning and bit ${him(plaintiff(at.at, at.story))} in the leg.`,
  obliged: (at) =>
    `Police officers seized ${an(at.story.beast)} from a smuggler and brought it to ${at.d()}, which objected. A state statute required the shelter to keep the animal until the trial. It was held ${CAGE}. ${OUT(at.story)} ${bite(at, 'was walking home')}`,
  unknown: (at) => `${yard(at, PEACEFUL)} ${DOG_OUT} ${bite(at, 'was walking home')}`,
  bitten: (at) => `${yard(at, BITTEN)} ${DOG_OUT} ${bite(at, 'was walking home')}`,
  snapped: (at) =>
    `${yard(at, (owner) => `The dog had never bitten anyone. As ${owner} knew, it had several times lunged at passersby and snapped at their hands, and it had been carefully confined ever since.`)} ${DOG_OUT} ${bite(at, 'was walking home')}`,
  frolic: (at) =>
    `${yard(at, BITTEN)} ${DOG_OUT} Chasing a leaf, it ran across a public road and under the wheel of a bicycle. ${capital(at.p())}, who was riding with reasonable care, was thrown off and broke an arm.`,
  trainer: (at) =>
    `${yard(at, BITTEN)} For a fee of $300, ${at.p()} agreed to train the dog, after ${at.d()} had told her of the bites. During the second lesson in the yard, the dog turned without warning and bit her in the leg.`,
  pet: (at) =>
    `${yard(at, PEACEFUL)} ${DOG_OUT} It ran onto land that ${at.p()} owned next door and, digging a hole for a bone, destroyed ${at.story.crop} worth $900.`,
  mare: (at) =>
    `${capital(at.d())} brought a mare to a county fair, tied her securely, and stood beside her. Like most horses, she was apt to kick if someone came up close behind her, as ${at.d()} knew. She was otherwise gentle. ${capital(at.p())}, who was on the way to another stall, passed close behind the mare. She kicked out and broke ${his(at)} arm.`,
  cattle: (at) =>
    `${pasture(at, 'The cows had never strayed. ')} the cows walked onto land that ${at.p()} owned next door. They trampled ${at.story.crop} worth $900.`,
  road: (at) =>
    `${pasture(at, '')} one of the cows walked onto a public highway. ${capital(at.p())}, who was driving by with reasonable care, swerved to avoid the cow, hit a tree, and broke an arm.`,
  stone: (at) =>
    `${blasting(at, at.story.works)} Even so, a blast threw a rock over the trees, which broke the arm of ${at.p()}, who was driving by on a public road.`,
  useful: (at) =>
    `${blasting(at, 'a tunnel that will bring clean water to a town of 40,000 people, under a contract with the town for which it had bid')} Even so, a blast threw a rock over the trees, which broke the arm of ${at.p()}, who was driving by on a public road.`,
  shaking: (at) =>
    `${blasting(at, at.story.works)} Even so, the vibration of a blast cracked the walls of a house that ${at.p()} owned half a mile away. No rock was thrown.`,
  brood: (at) =>
    `${blasting(at, at.story.works)} Four miles away, ${at.p()} bred ${at.story.brood} on a farm. The sound of a blast, no louder there than distant thunder, upset the nursing mothers, which killed their young. Nothing else was harmed.`,
  gas: (at) =>
    `${capital(at.d())} pipes heating gas to homes in a valley, where nearly every house uses it. No law required the company to enter this business. A serious risk of explosion remains even when everyone uses all reasonable care, as the company did. One night, a pipe burst for no known reason, and the pressure of the explosion cracked the walls of a house owned by ${at.p()}, who heats with wood and buys no gas.`,
  acid: (at) =>
    `${capital(at.d())} etches glass with a strong acid that no one else in the region uses or stores. The court found that the risk of serious harm is slight as long as reasonable care is used with the tank, as it was. One morning, the tank leaked for a reason that no one could determine. Fumes drifted over a public road and injured the lungs of ${at.p()}, who was walking to work.`,
}

function bite(at: Telling, doing: string): string {
  return `On a public road, it met ${at.p()}, who ${doing}, and bit ${him(plaintiff(at.at, at.story))} in the leg.`
}

const his = ({ at, story }: Telling) =>
  ({ he: 'his', she: 'her', it: 'its', they: 'their' })[plaintiff(at, story).pronoun]

/** The harm, reading on after "for". */
function harm({ twist }: StrictFacts, { beast, crop, brood }: StrictStory): string {
  switch (twist) {
    case 'fright':
    case 'stumble':
      return `an arm broken after the escape of ${an(beast)}`
    case 'attack':
    case 'gentle':
    case 'careless':
    case 'picture':
    case 'obliged':
      return `the bite of ${an(beast)}`
    case 'frolic':
      return 'an arm broken in a collision with a dog'
    case 'mare':
      return 'an arm broken by the kick of a mare'
    case 'pet':
    case 'cattle':
      return `the loss of ${crop}`
    case 'road':
      return 'an arm broken after a cow strayed onto a highway'
    case 'stone':
    case 'useful':
      return 'an arm broken by a rock from a blast'
    case 'shaking':
      return 'damage to a house from blasting'
    case 'brood':
      return `the loss of young ${brood} during blasting`
    case 'gas':
      return 'damage to a house from a gas explosion'
    case 'acid':
      return 'an injury from acid fumes'
    default:
      return 'a dog bite'
  }
}

const DOGS: readonly Twist[] = ['unknown', 'bitten', 'snapped', 'frolic', 'trainer']
const law = ({ twist }: StrictFacts) =>
  `The jurisdiction follows the Restatement (Third) of Torts${DOGS.includes(twist) ? ' and has no dog-bite statute' : ''}.`

function telling(at: StrictFacts, story: StrictStory, name: Namer): Telling {
  return { at, story, d: () => name(defendant(at, story)), p: () => name(plaintiff(at, story)) }
}

/** The events, then the suit. */
function inOrder(at: StrictFacts, story: StrictStory): string {
  const all = telling(at, story, namer())
  const events = EVENTS[at.twist](all)
  return `${events} ${capital(all.p())} sued ${all.d()} in strict liability and did not allege negligence. ${law(at)}`
}

/** The suit, then the events. */
function suitFirst(at: StrictFacts, story: StrictStory): string {
  const all = telling(at, story, namer())
  return `${capital(all.p())} sued ${all.d()} in strict liability for ${harm(at, story)}, without alleging negligence. ${law(at)} ${EVENTS[at.twist](all)}`
}

/** The remedy, then the events, then the law. */
function remedyFirst(at: StrictFacts, story: StrictStory): string {
  const all = telling(at, story, namer())
  return `${capital(all.p())} seeks damages from ${all.d()} for ${harm(at, story)}, in an action based on strict liability alone. ${EVENTS[at.twist](all)} ${law(at)}`
}

export const tell = [inOrder, suitFirst, remedyFirst] as const
