import { type Party, The, whose } from '../../engine/party.ts'
import type { CauseCase } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** Two people who each send something toward others, one of which hits. */
export interface Shots {
  readonly defendant: Party
  readonly second: Party
  readonly plaintiff: Party
  /** The act of the first, reading on after "carelessly", and the same act of the second. */
  readonly act: string
  readonly again: string
  readonly thing: string
  /** The injury, reading on after "struck the plaintiff and". */
  readonly hurt: string
  readonly harm: string
  /** The act of the second where it was careful, reading on after the second. */
  readonly careful: string
  /** A contest, reading on after "to see who could". */
  readonly contest: string
}

export function shotsCase({ bearing }: CauseFacts, scene: Shots): CauseCase {
  const { defendant, second, plaintiff, act, again, thing, hurt, harm, careful, contest } = scene
  const stranger = `a stranger to ${defendant.the}`
  const hit = (p: string) => `One ${thing} struck ${p} and ${hurt}.`
  const unclear = `The two ${thing}s were identical, and no evidence shows which of them it was.`
  const traced = `Undisputed tests prove that it was ${whose(second)} ${thing}.`
  const events = (p: string, s: string): string => {
    switch (bearing) {
      case 'one careful':
        return `At the same moment ${s}, ${stranger}, ${careful}. ${The(second)} had used all reasonable care. ${hit(p)} ${unclear}`
      case 'cleared':
        return `At the same moment ${s}, ${stranger}, also carelessly ${again}. ${hit(p)} ${traced}`
      case 'agreed':
        return `At the same moment ${s} also carelessly ${again}. The two had agreed to a contest to see who could ${contest}. ${hit(p)} ${traced}`
      default:
        return `At the same moment ${s}, ${stranger}, also carelessly ${again}. ${hit(p)} ${unclear}`
    }
  }
  return {
    defendant,
    second,
    plaintiff,
    breach: `carelessly ${act}`,
    flaw: `${whose(defendant)} ${thing}`,
    other: `${whose(second)} ${thing}`,
    harm,
    events,
  }
}

export const shots: readonly Shots[] = [
  {
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: 'he' },
    second: { a: 'a teacher', the: 'the teacher', pronoun: 'she' },
    plaintiff: { a: 'a hiker', the: 'the hiker', pronoun: 'she' },
    act: 'fired a rifle at a deer in the direction of a hiking trail',
    again: 'fired a rifle toward the trail',
    thing: 'bullet',
    hurt: 'injured her shoulder',
    harm: 'shoulder injury',
    careful: 'fired a rifle in a safe direction, and the bullet glanced off a rock toward the trail',
    contest: 'fire closest to a sign on the trail',
  },
  {
    defendant: { a: 'a dentist', the: 'the dentist', pronoun: 'she' },
    second: { a: 'a lawyer', the: 'the lawyer', pronoun: 'he' },
    plaintiff: { a: 'a waiter', the: 'the waiter', pronoun: 'he' },
    act: 'hit a golf ball toward a crowded terrace',
    again: 'hit a ball toward the terrace',
    thing: 'ball',
    hurt: 'broke his jaw',
    harm: 'broken jaw',
    careful: 'hit a ball down an empty fairway, and a gust carried it toward the terrace',
    contest: 'land a ball closest to the terrace',
  },
  {
    defendant: { a: 'a roofer', the: 'the roofer', pronoun: 'he' },
    second: { a: 'a mason', the: 'the mason', pronoun: 'he' },
    plaintiff: { a: 'a mail carrier', the: 'the mail carrier', pronoun: 'she' },
    act: 'tossed a slate from a roof toward a sidewalk',
    again: 'tossed a slate from a roof nearby',
    thing: 'slate',
    hurt: 'broke her shoulder',
    harm: 'broken shoulder',
    careful: 'was carrying a slate across a roof nearby when a sudden gust tore it away',
    contest: 'hit a trash can on the sidewalk',
  },
  {
    defendant: { a: 'a student', the: 'the student', pronoun: 'she' },
    second: { a: 'a mechanic', the: 'the mechanic', pronoun: 'he' },
    plaintiff: { a: 'a gardener', the: 'the gardener', pronoun: 'he' },
    act: 'shot an arrow over a hedge into a public park',
    again: 'shot an arrow over the hedge',
    thing: 'arrow',
    hurt: 'pierced his leg',
    harm: 'leg wound',
    careful: 'shot an arrow at a target on a safe range, and it glanced off a stone toward the park',
    contest: 'shoot an arrow farthest into the park',
  },
  {
    defendant: { a: 'a chef', the: 'the chef', pronoun: 'he' },
    second: { a: 'a barber', the: 'the barber', pronoun: 'he' },
    plaintiff: { a: 'a surfer', the: 'the surfer', pronoun: 'she' },
    act: 'fired a rocket low over a public beach',
    again: 'fired a rocket low over the beach',
    thing: 'rocket',
    hurt: 'burned her back',
    harm: 'burn injury',
    careful: 'fired a rocket from a raft offshore, and a sudden gust turned it toward the beach',
    contest: 'send a rocket lowest over the beach',
  },
  {
    defendant: { a: 'a surveyor', the: 'the surveyor', pronoun: 'she' },
    second: { a: 'a realtor', the: 'the realtor', pronoun: 'she' },
    plaintiff: { a: 'a street musician', the: 'the musician', pronoun: 'he' },
    act: 'let a drone dive over a crowded square',
    again: 'let a drone dive over the square',
    thing: 'drone',
    hurt: 'cut his hand',
    harm: 'hand injury',
    careful: 'was flying a drone outside the square when a bird struck it and drove it over the square',
    contest: 'dive a drone closest to the crowd',
  },
  {
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: 'he' },
    second: { a: 'a baker', the: 'the baker', pronoun: 'she' },
    plaintiff: { a: 'a tennis player', the: 'the player', pronoun: 'she' },
    act: 'fired an air rifle across a tennis court',
    again: 'fired an air rifle across the court',
    thing: 'pellet',
    hurt: 'injured her ear',
    harm: 'ear injury',
    careful:
      'fired an air rifle at a target on a safe range, and the pellet glanced off a stone toward the court',
    contest: 'hit a post beside the court',
  },
  {
    defendant: { a: 'a coach', the: 'the coach', pronoun: 'she' },
    second: { a: 'a banker', the: 'the banker', pronoun: 'he' },
    plaintiff: { a: 'a babysitter', the: 'the babysitter', pronoun: 'he' },
    act: 'hit a baseball toward a busy playground',
    again: 'hit a baseball toward the playground',
    thing: 'baseball',
    hurt: 'broke his nose',
    harm: 'broken nose',
    careful: 'hit a baseball on a fenced field, and a sudden gust carried it toward the playground',
    contest: 'hit a baseball past the playground',
  },
  {
    defendant: { a: 'a printer', the: 'the printer', pronoun: 'he' },
    second: { a: 'a nurse', the: 'the nurse', pronoun: 'she' },
    plaintiff: { a: 'a camper', the: 'the camper', pronoun: 'he' },
    act: 'launched a model rocket toward a picnic ground',
    again: 'launched a model rocket toward the picnic ground',
    thing: 'rocket',
    hurt: 'burned his arm',
    harm: 'burn injury',
    careful:
      'launched a model rocket from an empty field, and a sudden gust carried it toward the picnic ground',
    contest: 'fly a model rocket lowest over the picnic ground',
  },
  {
    defendant: { a: 'a sculptor', the: 'the sculptor', pronoun: 'she' },
    second: { a: 'a clerk', the: 'the clerk', pronoun: 'he' },
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: 'she' },
    act: 'tossed a horseshoe over a fence onto a bicycle path',
    again: 'tossed a horseshoe over the fence',
    thing: 'horseshoe',
    hurt: 'broke her wrist',
    harm: 'broken wrist',
    careful: 'pitched a horseshoe on a safe court, and it bounced off the stake toward the path',
    contest: 'toss a horseshoe closest to a passing bicycle',
  },
  {
    defendant: { a: 'a butcher', the: 'the butcher', pronoun: 'he' },
    second: { a: 'a jeweler', the: 'the jeweler', pronoun: 'he' },
    plaintiff: { a: 'a kayaker', the: 'the kayaker', pronoun: 'he' },
    act: 'tossed a brick from a bridge into a river',
    again: 'tossed a brick from the bridge',
    thing: 'brick',
    hurt: 'broke his collarbone',
    harm: 'broken collarbone',
    careful: 'was laying bricks on the bridge when a passing truck shook one loose',
    contest: 'drop a brick closest to a passing boat',
  },
]
