import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
import type { DutyFacts } from './facts.ts'

/** A vehicle that injures somebody close to the plaintiff. */
export interface Distress {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly kin: 'brother' | 'sister'
  /** The vehicle, without an article, and the negligence in the past tense. */
  readonly vehicle: string
  readonly negligence: string
  /** The place of the collision, and a safe place with a view of it. */
  readonly place: string
  readonly safe: string
  readonly wound: string
}

export function distressCase({ turn, limit }: DutyFacts, scene: Distress): DutyCase {
  const { plaintiff, defendant, kin } = scene
  return {
    plaintiff,
    defendant,
    harm: 'emotional distress',
    third: turn === 'friend' ? 'the friend' : `the ${kin}`,
    pair: '',
    thing: '',
    people: '',
    place: '',
    owner: '',
    staff: '',
    events: (opening) => EVENTS[turn]?.(opening, scene, limit) ?? '',
    law: LAW[limit],
  }
}

const LAW: Readonly<Record<DutyFacts['limit'], string>> = {
  none: '',
  zone: 'The jurisdiction follows the zone-of-danger rule for emotional distress without physical injury and also requires physical symptoms.',
  bystander:
    'The jurisdiction has given up the zone-of-danger rule. A bystander recovers for distress, with or without physical symptoms, only as a parent, child, sibling, or spouse of the victim who was present at the scene and aware at the time that the victim was being injured.',
}

type Events = (opening: Opening, scene: Distress, limit: DutyFacts['limit']) => string

/** The driver's mistake, reading on after the driver. */
const mistake = ({ defendant, vehicle, negligence }: Distress): string =>
  `${negligence} and lost control of ${his(defendant)} ${vehicle}`

const together = (opening: Opening, scene: Distress): string => {
  const { plaintiff, defendant, kin, place } = scene
  if (opening === 2)
    return `${capital(plaintiff.a)} was ${place} with ${his(plaintiff)} ${kin} when ${defendant.a} ${mistake(scene)}.`
  return opening === 1
    ? `As ${plaintiff.a} and ${his(plaintiff)} ${kin} were ${place}, ${defendant.a} ${mistake(scene)}.`
    : `${capital(plaintiff.a)} and ${his(plaintiff)} ${kin} were ${place} when ${defendant.a} ${mistake(scene)}.`
}

const missed = (opening: Opening, scene: Distress): string =>
  `${together(opening, scene)} The ${scene.vehicle} missed ${scene.plaintiff.the} by inches and seriously injured the ${scene.kin}. ${The(scene.plaintiff)}, who had feared for ${his(scene.plaintiff)} own life, was not touched.`

const ulcer = ({ plaintiff }: Distress): string =>
  `The shock brought on a stomach ulcer and fainting spells, for which a doctor is treating ${him(plaintiff)}.`

const depression = ({ plaintiff }: Distress): string =>
  `${The(plaintiff)} has suffered from severe depression ever since.`

const closeCall: Events = (opening, scene) => `${missed(opening, scene)} ${ulcer(scene)}`

const noSymptoms: Events = (opening, scene) =>
  `${missed(opening, scene)} ${He(scene.plaintiff)} has been anxious and sad ever since, but ${he(scene.plaintiff)} admits that ${he(scene.plaintiff)} eats and sleeps well and has been in perfect physical health.`

const struck: Events = (opening, scene) =>
  `${together(opening, scene)} The ${scene.vehicle} broke ${whose(scene.plaintiff)} wrist and seriously injured the ${scene.kin}. The pain in the wrist and the memory of being hit have left ${scene.plaintiff.the} anxious and sad ever since. Apart from the wrist, ${he(scene.plaintiff)} has been in perfect physical health.`

const saw: Events = (opening, scene, limit) =>
  `${watched(opening, scene, `${his(scene.plaintiff)} ${scene.kin}`, `the ${scene.kin}`)} ${limit === 'zone' ? ulcer(scene) : depression(scene)}`

const friend: Events = (opening, scene) =>
  `${watched(opening, scene, `${his(scene.plaintiff)} closest friend`, 'the friend')} The two had shared an apartment for fifteen years, but they were not related. ${depression(scene)}`

/** The collision as the plaintiff sees it from a safe place; `victim` belongs to the plaintiff. */
function watched(opening: Opening, scene: Distress, victim: string, later: string): string {
  const { plaintiff, defendant, vehicle, place, safe, wound } = scene
  if (opening === 2)
    return `${capital(plaintiff.a)} was watching ${victim} from ${safe} thirty yards away when ${defendant.a} ${mistake(scene)}. The ${vehicle} struck ${later}, who was ${place}. ${capital(later)} suffered ${wound}. ${The(plaintiff)} had a clear view of the accident but was never in danger.`
  const seen =
    opening === 1
      ? `${capital(defendant.a)} ${mistake(scene)}. From ${safe} thirty yards away, ${plaintiff.a} saw the ${vehicle} strike ${victim}, who was ${place}. ${capital(later)} suffered ${wound}. ${The(plaintiff)} had a clear view of the accident but`
      : `From ${safe} thirty yards away, ${plaintiff.a} had a clear view of ${victim}, who was ${place} when ${defendant.a} ${mistake(scene)}. As ${plaintiff.the} looked on, the ${vehicle} struck ${later}, who suffered ${wound}. ${The(plaintiff)}`
  return `${seen} was never in danger.`
}

const after: Events = (opening, scene) => {
  const { plaintiff, defendant, kin, vehicle, place, wound } = scene
  const accident = [
    `${capital(plaintiff.a)}'s ${kin} was ${place} when ${defendant.a} ${mistake(scene)}. The ${vehicle} struck the ${kin}, who suffered ${wound}. ${The(plaintiff)} was at work five miles away.`,
    `${capital(plaintiff.a)} was at work when, five miles away, ${defendant.a} ${mistake(scene)}. The ${vehicle} struck ${whose(plaintiff)} ${kin}, who was ${place}. The ${kin} suffered ${wound}.`,
    `${capital(defendant.a)} ${mistake(scene)}. The ${vehicle} struck ${plaintiff.a}'s ${kin}, who was ${place}. The ${kin} suffered ${wound}. At the time, ${plaintiff.the} was at work five miles away.`,
  ][opening]
  return `${accident} An hour later, a call brought ${plaintiff.the} to the hospital, where ${he(plaintiff)} saw ${his(plaintiff)} ${kin} covered with blood and screaming. ${depression(scene)}`
}

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = {
  'close call': closeCall,
  'no symptoms': noSymptoms,
  struck,
  saw,
  friend,
  after,
}

const male = 'he' as const
const female = 'she' as const

export const distresses: readonly Distress[] = [
  {
    defendant: { a: 'a courier', the: 'the courier', pronoun: male },
    plaintiff: { a: 'a pianist', the: 'the pianist', pronoun: female },
    kin: 'brother',
    vehicle: 'van',
    negligence: 'carelessly ran a red light',
    place: 'standing on a street corner',
    safe: 'a fourth-floor window',
    wound: 'two broken legs',
  },
  {
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: female },
    plaintiff: { a: 'a waiter', the: 'the waiter', pronoun: male },
    kin: 'sister',
    vehicle: 'tractor',
    negligence: 'carelessly looked at a phone',
    place: 'sitting at a roadside fruit stand',
    safe: 'the porch of a farmhouse',
    wound: 'a crushed leg',
  },
  {
    defendant: { a: 'a crane operator', the: 'the operator', pronoun: male },
    plaintiff: { a: 'an electrician', the: 'the electrician', pronoun: female },
    kin: 'sister',
    vehicle: 'crane',
    negligence: 'carelessly pulled the wrong lever',
    place: 'eating lunch beside a building site',
    safe: 'a balcony',
    wound: 'a fractured skull',
  },
  {
    defendant: { a: 'a boat owner', the: 'the owner', pronoun: female },
    plaintiff: { a: 'a chemist', the: 'the chemist', pronoun: male },
    kin: 'brother',
    vehicle: 'speedboat',
    negligence: 'carelessly steered too close to shore',
    place: 'wading in a lake',
    safe: 'a lookout tower',
    wound: 'the loss of an arm',
  },
  {
    defendant: { a: 'a bus driver', the: 'the driver', pronoun: female },
    plaintiff: { a: 'a barber', the: 'the barber', pronoun: male },
    kin: 'sister',
    vehicle: 'bus',
    negligence: 'carelessly took a curve too fast',
    place: 'waiting at a bus stop',
    safe: 'the balcony of a hotel',
    wound: 'internal injuries',
  },
  {
    defendant: { a: 'a snowplow driver', the: 'the driver', pronoun: male },
    plaintiff: { a: 'a biologist', the: 'the biologist', pronoun: female },
    kin: 'brother',
    vehicle: 'snowplow',
    negligence: 'carelessly drove without lights',
    place: 'shoveling snow in a driveway',
    safe: 'an attic window',
    wound: 'a broken back',
  },
  {
    defendant: { a: 'a forklift driver', the: 'the driver', pronoun: female },
    plaintiff: { a: 'a cook', the: 'the cook', pronoun: male },
    kin: 'brother',
    vehicle: 'forklift',
    negligence: 'carelessly took a corner too fast',
    place: 'buying vegetables at a wholesale market',
    safe: 'a glass-walled office',
    wound: 'a crushed chest',
  },
  {
    defendant: { a: 'a cyclist', the: 'the cyclist', pronoun: male },
    plaintiff: { a: 'a gardener', the: 'the gardener', pronoun: female },
    kin: 'sister',
    vehicle: 'racing bicycle',
    negligence: 'carelessly sped downhill without brakes',
    place: 'resting beside a path',
    safe: 'a high terrace',
    wound: 'a fractured skull',
  },
  {
    defendant: { a: 'a mover', the: 'the mover', pronoun: male },
    plaintiff: { a: 'a singer', the: 'the singer', pronoun: female },
    kin: 'sister',
    vehicle: 'truck',
    negligence: 'carelessly backed out',
    place: 'crossing an alley',
    safe: 'a rooftop',
    wound: 'a broken pelvis',
  },
  {
    defendant: { a: 'a taxi driver', the: 'the driver', pronoun: female },
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: male },
    kin: 'brother',
    vehicle: 'taxi',
    negligence: 'carelessly sped',
    place: 'leaving a bakery',
    safe: 'an upstairs window',
    wound: 'head injuries',
  },
  {
    defendant: { a: 'a rancher', the: 'the rancher', pronoun: male },
    plaintiff: { a: 'a welder', the: 'the welder', pronoun: female },
    kin: 'brother',
    vehicle: 'pickup',
    negligence: 'carelessly dozed off',
    place: 'mending a fence',
    safe: 'a hilltop',
    wound: 'spinal injuries',
  },
]
