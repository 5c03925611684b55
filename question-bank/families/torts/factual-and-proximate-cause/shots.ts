import { capital } from '../../../text/capital.ts'
import { type Party, The, whose } from '../../engine/party.ts'
import type { CauseCase, Opening } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** Two people who each send something toward others, one of which hits. */
export interface Shots {
  readonly defendant: Party
  readonly second: Party
  readonly plaintiff: Party
  /** The place toward which both send it, at its first mention and later. */
  readonly place: string
  readonly there: string
  /** The doings of the plaintiff, reading on after "was" and before the place. */
  readonly busy: string
  /** The act of each, reading on after "carelessly", with \`to\` for the place. */
  readonly act: (to: string) => string
  readonly thing: string
  /** The injury, reading on after the thing and "which". */
  readonly hurt: string
  readonly harm: string
  /** The act of the second where it was careful, reading on after the second. */
  readonly careful: string
  /** A contest, reading on after "to see who could", with \`to\` for the place. */
  readonly contest: (to: string) => string
}

export function shotsCase({ bearing }: CauseFacts, scene: Shots): CauseCase {
  const { defendant, second, plaintiff, there, busy, thing, hurt, harm } = scene
  const hit = (opening: Opening) =>
    `${opening === 1 ? The(plaintiff) : `${capital(plaintiff.a)} who was ${busy} ${there}`} was struck by one of the ${thing}s, which ${hurt}.`
  const unclear = `The two ${thing}s were identical, and there is no evidence of which one struck ${plaintiff.the}.`
  const traced = `Tests showed beyond doubt that it was ${whose(second)} ${thing}.`
  const events = (opening: Opening): string => {
    switch (bearing) {
      case 'one careful':
        return `${oneCareful(opening, scene)} ${The(second)} had taken every reasonable precaution. ${hit(opening)} ${unclear}`
      case 'cleared':
        return `${bothCareless(opening, scene)} ${hit(opening)} ${traced}`
      case 'agreed':
        return `${contestants(opening, scene)} ${hit(opening)} ${traced}`
      default:
        return `${bothCareless(opening, scene)} ${hit(opening)} ${unclear}`
    }
  }
  return {
    defendant,
    second,
    plaintiff,
    flaw: `${whose(defendant)} ${thing}`,
    other: `${whose(second)} ${thing}`,
    harm,
    events,
  }
}

/** The plaintiff at the place. */
const present = ({ plaintiff, busy, place }: Shots): string => `${capital(plaintiff.a)} was ${busy} ${place}`

/** Two strangers, both of them careless. */
function bothCareless(opening: Opening, scene: Shots): string {
  const { defendant, second, place, there, act } = scene
  if (opening === 2)
    return `One Sunday afternoon, without knowing of each other, ${defendant.a} and ${second.a} each carelessly ${act(place)} at the same moment.`
  return opening === 1
    ? `${present(scene)} when ${defendant.a} carelessly ${act(there)}. At the same moment, ${second.a}, whom ${defendant.the} did not know, also carelessly ${act('it')}.`
    : `${capital(defendant.a)} carelessly ${act(place)}. At the same moment, ${second.a}, whom ${defendant.the} did not know, also carelessly ${act(there)}.`
}

/** Two strangers, one of whom is careful. */
function oneCareful(opening: Opening, scene: Shots): string {
  const { defendant, second, place, there, act, careful } = scene
  if (opening === 2)
    return `One Sunday afternoon, ${defendant.a} carelessly ${act(place)}. At the same moment, ${second.a}, whom ${defendant.the} did not know, ${careful}.`
  const first =
    opening === 1
      ? `${present(scene)} when ${defendant.a} carelessly ${act(there)}`
      : `${capital(defendant.a)} carelessly ${act(place)}`
  return `${first}. At the same moment, ${second.a}, whom ${defendant.the} did not know, ${careful}.`
}

/** Two who have agreed on a contest. */
function contestants(opening: Opening, scene: Shots): string {
  const { defendant, second, place, there, act, contest } = scene
  if (opening === 2)
    return `${capital(defendant.a)} challenged ${second.a} to a contest to see who could ${contest(place)}, and ${second.the} accepted. At the same moment, each of them carelessly ${act(there)}.`
  return opening === 1
    ? `${present(scene)}. ${capital(defendant.a)} and ${second.a} had agreed to a contest to see who could ${contest(there)}. At the same moment, each of them carelessly ${act('it')}.`
    : `${capital(defendant.a)} and ${second.a} agreed to a contest to see who could ${contest(place)}. At the same moment, each of them carelessly ${act(there)}.`
}

export const shots: readonly Shots[] = [
  {
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: 'he' },
    second: { a: 'a teacher', the: 'the teacher', pronoun: 'she' },
    plaintiff: { a: 'a hiker', the: 'the hiker', pronoun: 'she' },
    place: 'a hiking trail',
    there: 'the trail',
    busy: 'walking on',
    act: (to) => `fired a rifle toward ${to}`,
    thing: 'bullet',
    hurt: 'injured her shoulder',
    harm: 'shoulder injury',
    careful: 'fired a rifle in a safe direction, and the bullet glanced off a rock toward the trail',
    contest: (to) => `fire closest to a sign on ${to}`,
  },
  {
    defendant: { a: 'a dentist', the: 'the dentist', pronoun: 'she' },
    second: { a: 'a lawyer', the: 'the lawyer', pronoun: 'he' },
    plaintiff: { a: 'a waiter', the: 'the waiter', pronoun: 'he' },
    place: 'a crowded terrace',
    there: 'the terrace',
    busy: 'serving lunch on',
    act: (to) => `hit a golf ball toward ${to}`,
    thing: 'ball',
    hurt: 'broke his jaw',
    harm: 'broken jaw',
    careful: 'hit a ball down an empty fairway, and a gust carried it toward the terrace',
    contest: (to) => `land a golf ball closest to ${to}`,
  },
  {
    defendant: { a: 'a roofer', the: 'the roofer', pronoun: 'he' },
    second: { a: 'a mason', the: 'the mason', pronoun: 'he' },
    plaintiff: { a: 'a mail carrier', the: 'the mail carrier', pronoun: 'she' },
    place: 'a sidewalk',
    there: 'the sidewalk',
    busy: 'delivering mail along',
    act: (to) => `tossed a slate from a roof toward ${to}`,
    thing: 'slate',
    hurt: 'broke her shoulder',
    harm: 'broken shoulder',
    careful: 'was carrying a slate across a roof nearby when a sudden gust tore it away',
    contest: (to) => `hit a trash can on ${to} with a slate`,
  },
  {
    defendant: { a: 'a student', the: 'the student', pronoun: 'she' },
    second: { a: 'a mechanic', the: 'the mechanic', pronoun: 'he' },
    plaintiff: { a: 'a gardener', the: 'the gardener', pronoun: 'he' },
    place: 'a public park',
    there: 'the park',
    busy: 'planting bulbs in',
    act: (to) => `shot an arrow over a hedge into ${to}`,
    thing: 'arrow',
    hurt: 'pierced his leg',
    harm: 'leg wound',
    careful: 'shot an arrow at a target on a safe range, and it glanced off a stone toward the park',
    contest: (to) => `shoot an arrow farthest into ${to}`,
  },
  {
    defendant: { a: 'a chef', the: 'the chef', pronoun: 'he' },
    second: { a: 'a barber', the: 'the barber', pronoun: 'he' },
    plaintiff: { a: 'a surfer', the: 'the surfer', pronoun: 'she' },
    place: 'a public beach',
    there: 'the beach',
    busy: 'waxing her board on',
    act: (to) => `fired a rocket low over ${to}`,
    thing: 'rocket',
    hurt: 'burned her back',
    harm: 'burn injury',
    careful: 'fired a rocket from a raft offshore, and a sudden gust turned it toward the beach',
    contest: (to) => `send a rocket lowest over ${to}`,
  },
  {
    defendant: { a: 'a surveyor', the: 'the surveyor', pronoun: 'she' },
    second: { a: 'a realtor', the: 'the realtor', pronoun: 'she' },
    plaintiff: { a: 'a street musician', the: 'the musician', pronoun: 'he' },
    place: 'a crowded square',
    there: 'the square',
    busy: 'playing in',
    act: (to) => `let a drone dive over ${to}`,
    thing: 'drone',
    hurt: 'cut his hand',
    harm: 'hand injury',
    careful: 'was flying a drone outside the square when a bird struck it and drove it over the square',
    contest: (to) => `dive a drone lowest over ${to}`,
  },
  {
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: 'he' },
    second: { a: 'a baker', the: 'the baker', pronoun: 'she' },
    plaintiff: { a: 'a tennis player', the: 'the player', pronoun: 'she' },
    place: 'a tennis court',
    there: 'the court',
    busy: 'practicing on',
    act: (to) => `fired an air rifle across ${to}`,
    thing: 'pellet',
    hurt: 'injured her ear',
    harm: 'ear injury',
    careful:
      'fired an air rifle at a target on a safe range, and the pellet glanced off a stone toward the court',
    contest: (to) => `hit a post on the far side of ${to}`,
  },
  {
    defendant: { a: 'a coach', the: 'the coach', pronoun: 'she' },
    second: { a: 'a banker', the: 'the banker', pronoun: 'he' },
    plaintiff: { a: 'a babysitter', the: 'the babysitter', pronoun: 'he' },
    place: 'a busy playground',
    there: 'the playground',
    busy: 'watching two children at',
    act: (to) => `hit a baseball toward ${to}`,
    thing: 'baseball',
    hurt: 'broke his nose',
    harm: 'broken nose',
    careful: 'hit a baseball on a fenced field, and a sudden gust carried it toward the playground',
    contest: (to) => `hit a baseball past ${to}`,
  },
  {
    defendant: { a: 'a printer', the: 'the printer', pronoun: 'he' },
    second: { a: 'a nurse', the: 'the nurse', pronoun: 'she' },
    plaintiff: { a: 'a camper', the: 'the camper', pronoun: 'he' },
    place: 'a picnic ground',
    there: 'the picnic ground',
    busy: 'eating supper at',
    act: (to) => `launched a model rocket toward ${to}`,
    thing: 'rocket',
    hurt: 'burned his arm',
    harm: 'burn injury',
    careful:
      'launched a model rocket from an empty field, and a sudden gust carried it toward the picnic ground',
    contest: (to) => `fly a model rocket lowest over ${to}`,
  },
  {
    defendant: { a: 'a sculptor', the: 'the sculptor', pronoun: 'she' },
    second: { a: 'a clerk', the: 'the clerk', pronoun: 'he' },
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: 'she' },
    place: 'a bicycle path',
    there: 'the path',
    busy: 'riding along',
    act: (to) => `tossed a horseshoe over a fence onto ${to}`,
    thing: 'horseshoe',
    hurt: 'broke her wrist',
    harm: 'broken wrist',
    careful: 'pitched a horseshoe on a safe court, and it bounced off the stake toward the path',
    contest: (to) => `toss a horseshoe closest to a bicycle on ${to}`,
  },
  {
    defendant: { a: 'a butcher', the: 'the butcher', pronoun: 'he' },
    second: { a: 'a jeweler', the: 'the jeweler', pronoun: 'he' },
    plaintiff: { a: 'a kayaker', the: 'the kayaker', pronoun: 'he' },
    place: 'a river',
    there: 'the river',
    busy: 'paddling down',
    act: (to) => `tossed a brick from a bridge into ${to}`,
    thing: 'brick',
    hurt: 'broke his collarbone',
    harm: 'broken collarbone',
    careful: 'was laying bricks on the bridge when a passing truck shook one loose',
    contest: (to) => `drop a brick closest to a boat on ${to}`,
  },
]
