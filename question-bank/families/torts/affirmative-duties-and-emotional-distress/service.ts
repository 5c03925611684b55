import { capital } from '../../../text/capital.ts'
import { He, he, him, type Party, The } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
import type { DutyFacts } from './facts.ts'

/** A voluntary service for the safety of the public. */
export interface Service {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The place of the service, with "the", and what it is at its first mention. */
  readonly place: string
  readonly placeFirst: string
  /** The person who serves there, without an article, and the people who are served. */
  readonly guard: string
  readonly people: string
  /** Reading on after the guard: the task. */
  readonly task: string
  /** The plaintiff's passage, in the past tense: "drove onto the tracks". */
  readonly went: string
  /** The accident, reading on after "was". */
  readonly hit: string
  /** The signal, reading on after the guard, and the neglected check, reading on after "without". */
  readonly signal: string
  readonly unchecked: string
  /** The one who might owe the duty, at the first mention and later. */
  readonly ownerFirst: string
  readonly owner: string
  /** A statute's demand on that one, who is named for the first time, reading on after "required". */
  readonly duty: string
  readonly harm: string
}

export function serviceCase({ turn }: DutyFacts, scene: Service): DutyCase {
  const { defendant, plaintiff, harm, people, place, owner } = scene
  return {
    defendant,
    plaintiff,
    harm,
    pair: `operator and user of ${place}`,
    third: '',
    thing: '',
    people,
    place,
    owner,
    staff: '',
    events: (opening) => EVENTS[turn]?.(opening, scene) ?? '',
  }
}

type Events = (opening: Opening, scene: Service) => string

/** The service as it had long been. */
function volunteer(opening: Opening, { defendant, placeFirst, guard, task, ownerFirst }: Service): string {
  if (opening === 0)
    return `For ten years, ${defendant.a} had kept a ${guard} at ${placeFirst} to ${task}, although neither ${defendant.the} nor ${ownerFirst} was required by law to do so.`
  return opening === 1
    ? `Although no law required it, ${defendant.a} had kept a ${guard} at ${placeFirst} for ten years to ${task}. ${capital(ownerFirst)} had no such duty either.`
    : `For ten years, a ${guard} sent by ${defendant.a} had stood at ${placeFirst} to ${task}. Neither ${defendant.the} nor ${ownerFirst} was required by law to send one.`
}

const absent = ({ defendant, guard }: Service): string =>
  `One day, without warning anyone, ${defendant.the} carelessly failed to send a ${guard}.`

const relied: Events = (opening, scene) =>
  `${volunteer(opening, scene)} ${absent(scene)} ${capital(scene.plaintiff.a)}, who passed there daily and knew the practice, took the absence of the ${scene.guard} to mean that it was safe and ${scene.went}. Otherwise, ${he(scene.plaintiff)} would have stopped and looked. ${He(scene.plaintiff)} was ${scene.hit} and suffered a ${scene.harm}.`

const unaware: Events = (opening, scene) =>
  `${volunteer(opening, scene)} ${absent(scene)} ${capital(scene.plaintiff.a)}, who was new to the region and had never heard of the practice, ${scene.went} and was ${scene.hit}, suffering a ${scene.harm}. A ${scene.guard} would have prevented this, although without one ${scene.place} was no more dangerous than before the practice began.`

function wavedOn(opening: Opening, scene: Service): string {
  const waved =
    opening === 2
      ? `One day, ${scene.plaintiff.a} stopped there to wait. Without ${scene.unchecked}, the ${scene.guard} ${scene.signal} to ${him(scene.plaintiff)}.`
      : `One day, without ${scene.unchecked}, the ${scene.guard} ${scene.signal} to ${scene.plaintiff.a} who had stopped to wait.`
  return `${volunteer(opening, scene)} ${waved} ${The(scene.plaintiff)} then ${scene.went} and was ${scene.hit}, suffering a ${scene.harm}. Without the signal, ${he(scene.plaintiff)} would have waited until it was safe.`
}

function assumed(opening: Opening, scene: Service): string {
  const { defendant, duty, owner, guard, people } = scene
  const agreed = [
    `A statute required ${duty} for the safety of ${people}. ${capital(defendant.a)} agreed with ${owner} to provide the ${guard}.`,
    `For the safety of ${people}, a statute required ${duty}. Under a contract with ${owner}, ${defendant.a} was to provide the ${guard}.`,
    `To protect ${people}, a statute required ${duty}. ${capital(owner)} and ${defendant.a} agreed that ${defendant.the} would provide the ${guard}.`,
  ][opening]
  return `${agreed} ${absent(scene)} ${capital(scene.plaintiff.a)}, who was new to the region and knew nothing of the agreement, ${scene.went} and was ${scene.hit}, suffering a ${scene.harm}. A ${guard} would have prevented this.`
}

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = {
  relied,
  unaware,
  'waved on': wavedOn,
  'duty assumed': assumed,
}

const male = 'he' as const
const female = 'she' as const

const crossing = {
  place: 'the crossing',
  placeFirst: 'a public railroad crossing',
  guard: 'flagman',
  people: 'motorists',
  task: 'stop cars when a train was coming',
  went: 'drove onto the tracks',
  hit: 'struck by a train',
  signal: 'waved',
  unchecked: 'looking down the track',
  ownerFirst: 'the railroad that owned the tracks',
  owner: 'the railroad',
  duty: 'a railroad to post a flagman where its tracks crossed a public road',
} as const

const bridge = {
  place: 'the drawbridge',
  placeFirst: 'a low public drawbridge',
  guard: 'watchman',
  people: 'boaters',
  task: 'hold back boats while the bridge was closing',
  went: 'steered under the bridge',
  hit: 'caught by the closing bridge',
  signal: 'signaled',
  unchecked: 'looking up at the bridge',
  ownerFirst: 'the authority that ran the bridge',
  owner: 'the authority',
  duty: 'the authority that ran a low public drawbridge to post a watchman there',
} as const

const slope = {
  place: 'the road',
  placeFirst: 'the place where a ski trail met a public road',
  guard: 'crossing guard',
  people: 'skiers',
  task: 'hold back skiers while cars were passing',
  went: 'skied out onto the road',
  hit: 'struck by a car',
  signal: 'waved',
  unchecked: 'looking up the road',
  ownerFirst: 'the resort that ran the trail',
  owner: 'the resort',
  duty: 'a ski resort to post a crossing guard where one of its trails met a public road',
} as const

const range = {
  place: 'the range',
  placeFirst: 'the point where a public footpath crossed a rifle range',
  guard: 'lookout',
  people: 'walkers',
  task: 'hold back walkers during shooting',
  went: 'walked out across the range',
  hit: 'struck by a bullet',
  signal: 'waved',
  unchecked: 'asking whether the shooting had stopped',
  ownerFirst: 'the club that owned the range',
  owner: 'the club',
  duty: 'the club that owned a rifle range to post a lookout where a public footpath crossed it',
} as const

export const services: readonly Service[] = [
  {
    ...crossing,
    defendant: { a: 'a sawmill', the: 'the sawmill', pronoun: 'it' },
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: female },
    harm: 'broken hip',
  },
  {
    ...bridge,
    defendant: { a: 'a yacht club', the: 'the yacht club', pronoun: 'it' },
    plaintiff: { a: 'a boater', the: 'the boater', pronoun: male },
    harm: 'broken arm',
  },
  {
    ...slope,
    defendant: { a: 'a tourist association', the: 'the association', pronoun: 'it' },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: female },
    harm: 'broken leg',
  },
  {
    ...range,
    defendant: { a: 'a neighborhood association', the: 'the association', pronoun: 'it' },
    plaintiff: { a: 'a walker', the: 'the walker', pronoun: male },
    harm: 'shoulder wound',
  },
  {
    ...crossing,
    defendant: { a: 'a brewery', the: 'the brewery', pronoun: 'it' },
    plaintiff: { a: 'a mechanic', the: 'the mechanic', pronoun: male },
    harm: 'spinal injury',
  },
  {
    ...bridge,
    defendant: { a: 'a fish cannery', the: 'the cannery', pronoun: 'it' },
    plaintiff: { a: 'a rower', the: 'the rower', pronoun: female },
    harm: 'crushed hand',
  },
  {
    ...slope,
    defendant: { a: 'a restaurant', the: 'the restaurant', pronoun: 'it' },
    plaintiff: { a: 'a lawyer', the: 'the lawyer', pronoun: male },
    harm: 'knee injury',
  },
  {
    ...range,
    defendant: { a: 'a summer camp', the: 'the camp', pronoun: 'it' },
    plaintiff: { a: 'a botanist', the: 'the botanist', pronoun: female },
    harm: 'leg wound',
  },
  {
    ...crossing,
    defendant: { a: 'a paper mill', the: 'the paper mill', pronoun: 'it' },
    plaintiff: { a: 'a florist', the: 'the florist', pronoun: female },
    harm: 'fractured skull',
  },
  {
    ...bridge,
    defendant: { a: 'a shipyard', the: 'the shipyard', pronoun: 'it' },
    plaintiff: { a: 'an angler', the: 'the angler', pronoun: male },
    harm: 'back injury',
  },
  {
    ...slope,
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: 'it' },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: male },
    harm: 'shoulder injury',
  },
]
