import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
import type { DutyFacts } from './facts.ts'

/** A stranger in peril outdoors, and somebody who comes by. */
export interface Rescue {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The peril in the past tense, reading on after the plaintiff. */
  readonly peril: string
  /** The same, reading on after "who". */
  readonly hadPeril: string
  /** The easy help, reading on after "could have", with `x` for the plaintiff as an object. */
  readonly easy: (x: string) => string
  /** One attempt that failed, in the past tense. */
  readonly attempt: (x: string) => string
  /** An innocent accident by which the defendant injures the plaintiff. */
  readonly mishap: (p: string, d: string) => string
  /** A place where the injured are soon found, and one where they are not, each reading on after a preposition. */
  readonly busy: string
  readonly remote: string
  readonly harm: string
  /** The two as a pair, reading on after "as". */
  readonly users: string
}

export function rescueCase({ turn }: DutyFacts, scene: Rescue): DutyCase {
  const { defendant, plaintiff, users, harm } = scene
  return {
    defendant,
    plaintiff,
    harm,
    pair: users,
    third: '',
    thing: '',
    people: '',
    place: '',
    owner: '',
    staff: '',
    events: (opening) => EVENTS[turn]?.(opening, scene) ?? '',
  }
}

type Events = (opening: Opening, scene: Rescue) => string

const DAYS = ['', 'Early one morning, ', 'Late one afternoon, '] as const

/** The peril, and the defendant who comes upon it, both named for the first time. */
function cries(opening: Opening, { plaintiff, defendant, peril, hadPeril }: Rescue): string {
  if (opening === 0)
    return `${capital(plaintiff.a)} ${peril}. ${capital(defendant.a)} came by and heard ${his(plaintiff)} cries for help.`
  return opening === 1
    ? `${capital(defendant.a)} was on ${his(defendant)} way home when ${he(defendant)} heard cries for help. They came from ${plaintiff.a} who ${hadPeril}.`
    : `${DAYS[2]}${plaintiff.a} ${peril}. ${capital(his(plaintiff))} cries for help reached ${defendant.a} who was passing by.`
}

const stranger: Events = (opening, scene) => {
  const { plaintiff, defendant, easy, harm } = scene
  return `${cries(opening, scene)} ${The(defendant)}, a stranger who had not been involved in the accident, could have ${easy(him(plaintiff))} without any risk to ${self(defendant)} but walked on without calling anyone. ${The(plaintiff)} developed ${harm}, which help from ${defendant.the} would have prevented.`
}

const caused: Events = (opening, { plaintiff, defendant, mishap, harm }) =>
  `${capital(`${DAYS[opening]}${mishap(plaintiff.a, defendant.a)}`)} Neither of them was at fault. ${The(defendant)} saw that ${plaintiff.the} was bleeding heavily and could not stand, and that no one else was near. ${He(defendant)} had a telephone with ${him(defendant)} but left without calling for help. When other people found ${plaintiff.the} four hours later, ${he(plaintiff)} had developed ${harm}, which a prompt call would have prevented.`

const carriedOff: Events = (opening, { plaintiff, defendant, busy, remote, harm }) => {
  const found =
    opening === 2
      ? `${capital(defendant.a)} was the first to come upon ${plaintiff.a} who had had a bad fall and lay unconscious ${busy}, where other people passed every few minutes. The two were strangers. ${The(defendant)}`
      : `${capital(`${DAYS[opening]}${plaintiff.a}`)} had a bad fall and lay unconscious ${busy}, where other people passed every few minutes. ${capital(defendant.a)}, a stranger who was the first to come by,`
  return `${found} lifted ${plaintiff.the} into a truck and set out for the hospital. After a mile, ${he(defendant)} decided not to get further involved and left ${plaintiff.the} ${remote}, where no one came by until the next morning. By then, ${plaintiff.the} had developed ${harm}, which treatment that evening would have prevented.`
}

const triedOnce: Events = (opening, scene) => {
  const { plaintiff, defendant, attempt, harm } = scene
  return `${cries(opening, scene)} Although ${he(defendant)} had not been involved in the accident, ${defendant.the} ${attempt(him(plaintiff))}. A second attempt would have succeeded without any risk, but ${defendant.the} gave up and went home. ${The(plaintiff)} never knew that anyone had been there, and no one else was near enough to help. ${He(plaintiff)} developed ${harm}, which further help from ${defendant.the} would have prevented.`
}

function keptAway(opening: Opening, { plaintiff, defendant, peril, hadPeril, harm }: Rescue): string {
  const came = [
    `${capital(plaintiff.a)} ${peril}. Two campers heard ${his(plaintiff)} cries and came running to help. ${capital(defendant.a)} who had not been involved in the accident`,
    `Two campers came running to help when they heard the cries of ${plaintiff.a} who ${hadPeril}. ${capital(defendant.a)} who had not been involved in the accident`,
    `${capital(defendant.a)} was passing by when two campers came running to help ${plaintiff.a} who ${hadPeril}. ${The(defendant)}, who had not been involved in the accident,`,
  ][opening]
  return `${came} told the campers, without knowing whether it was true, that ${plaintiff.the} was only joking. The campers, who could have brought ${him(plaintiff)} to safety within minutes, turned back. ${The(defendant)} never came near ${plaintiff.the}. When ${plaintiff.the} was found hours later, ${he(plaintiff)} had developed ${harm}, which prompt help would have prevented.`
}

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = {
  stranger,
  caused,
  'carried off': carriedOff,
  'tried once': triedOnce,
  'kept others away': keptAway,
}

const self = ({ pronoun }: Party): string =>
  ({ he: 'himself', she: 'herself', it: 'itself', they: 'themselves' })[pronoun]

const male = 'he' as const
const female = 'she' as const

export const rescues: readonly Rescue[] = [
  {
    defendant: { a: 'a fisherman', the: 'the fisherman', pronoun: male },
    plaintiff: { a: 'a skater', the: 'the skater', pronoun: female },
    peril: 'broke through the ice of a public lake and could not climb out',
    hadPeril: 'had broken through the ice of a public lake and could not climb out',
    easy: (x) => `pushed a plank out to ${x}`,
    attempt: (x) => `slid a plank toward ${x}, but it stopped short`,
    mishap: (p, d) =>
      `${d} was pulling a sled across a public lake when the ice tilted and the heavy sled slid into ${p}.`,
    busy: 'on the main path around a public lake',
    remote: 'behind a closed boathouse',
    harm: 'frostbite',
    users: 'users of the same public lake',
  },
  {
    defendant: { a: 'a kayaker', the: 'the kayaker', pronoun: female },
    plaintiff: { a: 'a canoeist', the: 'the canoeist', pronoun: male },
    peril: 'overturned in a cold river and clung to a rock in midstream',
    hadPeril: 'had overturned in a cold river and was clinging to a rock in midstream',
    easy: (x) => `thrown a rope to ${x}`,
    attempt: (x) => `threw ${x} a rope, but it fell short`,
    mishap: (p, d) =>
      `${d} was coming down a river when a sudden surge threw the kayak against ${p}, who was standing on the bank.`,
    busy: 'at a landing on a river',
    remote: 'on an unused logging road',
    harm: 'hypothermia',
    users: 'visitors to the same river',
  },
  {
    defendant: { a: 'a prospector', the: 'the prospector', pronoun: male },
    plaintiff: { a: 'a hiker', the: 'the hiker', pronoun: female },
    peril: 'slid into an old mine pit beside a public trail and broke an ankle',
    hadPeril: 'had slid into an old mine pit beside a public trail and broken an ankle',
    easy: (x) => `let down a rope to ${x}`,
    attempt: (x) => `let down a rope that was too short to reach ${x}`,
    mishap: (p, d) =>
      `${d} was leading a mule along a public trail when thunder startled the mule and it kicked ${p}.`,
    busy: 'at the entrance of a public trail',
    remote: 'beside an abandoned quarry',
    harm: 'kidney failure',
    users: 'travelers on the same public trail',
  },
  {
    defendant: { a: 'a birdwatcher', the: 'the birdwatcher', pronoun: female },
    plaintiff: { a: 'a clam digger', the: 'the digger', pronoun: male },
    peril: 'sank to his waist in a tidal flat at a public beach as the water began to rise',
    hadPeril: 'had sunk to his waist in a tidal flat at a public beach as the water began to rise',
    easy: (x) => `laid a ladder across the mud to ${x}`,
    attempt: (x) => `held out a branch to ${x}, but it did not reach`,
    mishap: (p, d) =>
      `${d} was crossing a public beach on a bicycle when a gust of wind threw the bicycle against ${p}.`,
    busy: 'on a public beach',
    remote: 'in an empty gravel pit',
    harm: 'pneumonia',
    users: 'visitors to the same public beach',
  },
  {
    defendant: { a: 'a snowshoer', the: 'the snowshoer', pronoun: male },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: female },
    peril: 'was buried to her shoulders by a small snowslide in a national forest',
    hadPeril: 'had been buried to her shoulders by a small snowslide in a national forest',
    easy: (x) => `dug ${x} out in a few minutes`,
    attempt: (x) => `pulled once at the strap of a backpack to free ${x}, but the strap broke`,
    mishap: (p, d) =>
      `${d} was coming down a slope in a national forest when a hidden root gave way and sent ${d.replace(/^an? /, 'the ')} sliding into ${p}.`,
    busy: 'beside a ski trail in a national forest',
    remote: 'in an unheated shed',
    harm: 'frostbite',
    users: 'visitors to the same national forest',
  },
  {
    defendant: { a: 'a dog walker', the: 'the dog walker', pronoun: female },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: male },
    peril: 'was pinned to the ground by a falling tree limb in a public park',
    hadPeril: 'had been pinned to the ground by a falling tree limb in a public park',
    easy: (x) => `rolled the limb off ${x} with a pole`,
    attempt: (x) => `pulled once at the limb to free ${x}, but it did not move`,
    mishap: (p, d) =>
      `${d} was crossing a public park when a clap of thunder frightened two leashed dogs, which knocked ${p} down a flight of steps.`,
    busy: 'on the main walk of a public park',
    remote: 'behind a vacant warehouse',
    harm: 'kidney failure',
    users: 'visitors to the same public park',
  },
  {
    defendant: { a: 'a photographer', the: 'the photographer', pronoun: male },
    plaintiff: { a: 'a climber', the: 'the climber', pronoun: female },
    peril: 'fell onto a narrow ledge in a public canyon and broke an arm',
    hadPeril: 'had fallen onto a narrow ledge in a public canyon and broken an arm',
    easy: (x) => `lowered a rope to ${x}`,
    attempt: (x) => `lowered a strap that was too short to reach ${x}`,
    mishap: (p, d) =>
      `${d} was walking down a path in a public canyon when the ground gave way and a loose stone rolled onto ${p}.`,
    busy: 'at an overlook of a public canyon',
    remote: 'in a dry creek bed',
    harm: 'hypothermia',
    users: 'visitors to the same public canyon',
  },
  {
    defendant: { a: 'a sailor', the: 'the sailor', pronoun: female },
    plaintiff: { a: 'a surfer', the: 'the surfer', pronoun: male },
    peril: 'was swept against a jetty at a public beach, broke his leg, and clung to the rocks',
    hadPeril:
      'had been swept against a jetty at a public beach, had broken his leg, and was clinging to the rocks',
    easy: (x) => `let a life ring drift down to ${x}`,
    attempt: (x) => `threw a life ring toward ${x}, but the wind carried it away`,
    mishap: (p, d) =>
      `${d} was landing a small boat on a public beach when an unusually high wave threw the boat against ${p}.`,
    busy: 'beside the main pier of a public beach',
    remote: 'behind a closed fish market',
    harm: 'pneumonia',
    users: 'users of the same public beach',
  },
]
