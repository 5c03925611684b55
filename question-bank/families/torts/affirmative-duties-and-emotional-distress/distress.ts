import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
import type { DutyFacts } from './facts.ts'

/** A vehicle that injures somebody close to the plaintiff. */
export interface Distress {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly kin: 'brother' | 'sister'
  /** The thing that hits, reading on after "the", and the negligence in the past tense. */
  readonly vehicle: string
  readonly mistake: string
  /** Where the victim is, reading on after "was", and a safe place with a view of it, reading on after "stood" and \`at\`. */
  readonly place: string
  readonly at: 'at' | 'in' | 'on'
  readonly safe: string
  /** The victim's injury as a participle, with \`own\` for the victim's possessive. */
  readonly wounding: (own: string) => string
}

export function distressCase({ turn, limit }: DutyFacts, scene: Distress): DutyCase {
  const { plaintiff, defendant, kin } = scene
  return {
    plaintiff,
    defendant,
    harm: 'emotional distress',
    third: turn === 'friend' ? 'the friend' : `the ${kin}`,
    pair: '',
    thing: scene.vehicle,
    people: '',
    place: '',
    owner: '',
    staff: '',
    events: (opening) => (turn === 'saw' ? saw(limit) : EVENTS[turn])?.(opening, scene) ?? '',
    law: LAW[limit],
  }
}

const LAW: Readonly<Record<DutyFacts['limit'], string>> = {
  none: '',
  zone: 'In claims for emotional distress without physical injury, including those of bystanders, the jurisdiction follows the zone-of-danger rule and requires physical symptoms.',
  bystander:
    'The jurisdiction has abandoned the zone-of-danger rule and the requirement of physical symptoms in favor of the bystander rule of Thing v. La Chusa.',
}

type Events = (opening: Opening, scene: Distress) => string

const together = (opening: Opening, scene: Distress): string => {
  const { plaintiff, defendant, kin, place, mistake } = scene
  if (opening === 2)
    return `${capital(plaintiff.a)} was ${place} with ${his(plaintiff)} ${kin} when ${defendant.a} ${mistake}.`
  return opening === 1
    ? `As ${plaintiff.a} and ${his(plaintiff)} ${kin} were ${place}, ${defendant.a} ${mistake}.`
    : `${capital(plaintiff.a)} and ${his(plaintiff)} ${kin} were ${place} when ${defendant.a} ${mistake}.`
}

/** The victim's possessive; a friend is told as the sibling would be. */
const own = ({ kin }: Distress): 'his' | 'her' => (kin === 'brother' ? 'his' : 'her')

const missed = (opening: Opening, scene: Distress): string =>
  `${together(opening, scene)} The ${scene.vehicle} struck the ${scene.kin}, ${scene.wounding(own(scene))}, and missed ${scene.plaintiff.the} by inches. ${The(scene.plaintiff)}, who had thought that ${he(scene.plaintiff)} was about to be killed, was not touched.`

const ulcer = ({ plaintiff }: Distress): string =>
  `In the following weeks, ${he(plaintiff)} developed a stomach ulcer and fainting spells, which ${his(plaintiff)} doctor attributes to the shock.`

const depression = ({ plaintiff }: Distress): string =>
  `${He(plaintiff)} has suffered from severe depression ever since.`

const closeCall: Events = (opening, scene) => `${missed(opening, scene)} ${ulcer(scene)}`

const noSymptoms: Events = (opening, scene) =>
  `${missed(opening, scene)} ${He(scene.plaintiff)} has been anxious and sad ever since, but ${he(scene.plaintiff)} eats and sleeps well, and ${his(scene.plaintiff)} doctor has found ${him(scene.plaintiff)} in perfect physical health.`

const struck: Events = (opening, scene) =>
  `${together(opening, scene)} The ${scene.vehicle} struck them both, breaking ${whose(scene.plaintiff)} wrist and ${scene.wounding(`the ${scene.kin}'s`).replace(/^breaking /, '')}. The pain in the wrist and the memory of being hit have left ${scene.plaintiff.the} anxious and sad ever since. Apart from the broken wrist, ${his(scene.plaintiff)} physical health has been good.`

const saw: (limit: DutyFacts['limit']) => Events = (limit) => (opening, scene) =>
  `${watched(opening, scene, scene.kin)} ${limit === 'zone' ? ulcer(scene) : depression(scene)}`

const friend: Events = (opening, scene) => `${watched(opening, scene, 'friend')} ${depression(scene)}`

/** The collision as the plaintiff sees it from a safe place. Their relation comes before it. */
function watched(opening: Opening, scene: Distress, victim: Distress['kin'] | 'friend'): string {
  const { plaintiff, defendant, vehicle, mistake, wounding } = scene
  const seen = `${capital(defendant.a)} ${mistake}. As ${plaintiff.the} looked on, the ${vehicle} struck the ${victim}, ${wounding(own(scene))}. ${The(plaintiff)} was never in danger.`
  return `${victim === 'friend' ? friendApart(opening, scene) : kinApart(opening, scene)} ${seen}`
}

function kinApart(opening: Opening, { plaintiff, kin, place, safe, at }: Distress): string {
  if (opening === 2)
    return `${capital(plaintiff.a)}'s ${kin} was ${place}. ${The(plaintiff)} was watching ${kin === 'brother' ? 'him' : 'her'} from ${safe} thirty yards away.`
  return opening === 1
    ? `From ${safe}, ${plaintiff.a} was watching ${his(plaintiff)} ${kin}, who was ${place} thirty yards away.`
    : `${capital(plaintiff.a)} stood ${at} ${safe}, thirty yards from where ${his(plaintiff)} ${kin} was ${place}.`
}

function friendApart(opening: Opening, { plaintiff, place, safe, at }: Distress): string {
  if (opening === 2)
    return `For fifteen years, ${plaintiff.a} had shared an apartment with ${his(plaintiff)} closest friend, to whom ${he(plaintiff)} was not related. One day, the friend was ${place}, and ${plaintiff.the} was watching from ${safe} thirty yards away.`
  return opening === 1
    ? `From ${safe}, ${plaintiff.a} was watching ${his(plaintiff)} closest friend, who was ${place} thirty yards away. The two were not related but had shared an apartment for fifteen years.`
    : `${capital(plaintiff.a)} and ${his(plaintiff)} closest friend, who were not related, had shared an apartment for fifteen years. One day, ${plaintiff.the} stood ${at} ${safe}, thirty yards from where the friend was ${place}.`
}

const after: Events = (opening, scene) => {
  const { plaintiff, defendant, kin, vehicle, place, mistake } = scene
  const wounding = scene.wounding(own(scene))
  const accident = [
    `${capital(plaintiff.a)}'s ${kin} was ${place} when ${defendant.a} ${mistake}. The ${vehicle} struck the ${kin}, ${wounding}. ${The(plaintiff)} was at work five miles away.`,
    `While ${plaintiff.a} was at work, ${his(plaintiff)} ${kin} was ${place} five miles away. ${capital(defendant.a)} ${mistake}, and the ${vehicle} struck the ${kin}, ${wounding}.`,
    `${capital(defendant.a)} ${mistake}. The ${vehicle} struck ${plaintiff.a}'s ${kin}, who was ${place}, ${wounding}. ${The(plaintiff)} was at work five miles away.`,
  ][opening]
  return `${accident} An hour later, ${plaintiff.the} was called to the hospital, where ${he(plaintiff)} saw ${his(plaintiff)} ${kin} covered with blood and screaming. ${The(plaintiff)} has suffered from severe depression ever since.`
}

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = {
  'close call': closeCall,
  'no symptoms': noSymptoms,
  struck,
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
    mistake: 'carelessly ran a red light and lost control of his van',
    place: 'standing on a street corner',
    at: 'at',
    safe: 'a fourth-floor window',
    wounding: (own) => `breaking ${own} legs`,
  },
  {
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: female },
    plaintiff: { a: 'a waiter', the: 'the waiter', pronoun: male },
    kin: 'sister',
    vehicle: 'tractor',
    mistake: 'carelessly looked down at her phone and let her tractor run off the road',
    place: 'sitting at a roadside fruit stand',
    at: 'on',
    safe: 'the porch of a farmhouse',
    wounding: (own) => `crushing ${own} leg`,
  },
  {
    defendant: { a: 'a crane operator', the: 'the operator', pronoun: male },
    plaintiff: { a: 'an electrician', the: 'the electrician', pronoun: female },
    kin: 'sister',
    vehicle: 'boom',
    mistake: 'carelessly pulled the wrong lever and swung the boom of his crane into the street',
    place: 'eating lunch on a bench beside a building site',
    at: 'on',
    safe: 'a balcony',
    wounding: (own) => `fracturing ${own} skull`,
  },
  {
    defendant: { a: 'a boat owner', the: 'the owner', pronoun: female },
    plaintiff: { a: 'a chemist', the: 'the chemist', pronoun: male },
    kin: 'brother',
    vehicle: 'speedboat',
    mistake: 'carelessly steered her speedboat too close to shore',
    place: 'wading in a lake',
    at: 'in',
    safe: 'a lookout tower',
    wounding: (own) => `severing ${own} arm`,
  },
  {
    defendant: { a: 'a bus driver', the: 'the driver', pronoun: female },
    plaintiff: { a: 'a barber', the: 'the barber', pronoun: male },
    kin: 'sister',
    vehicle: 'bus',
    mistake: 'carelessly took a curve too fast and lost control of her bus',
    place: 'waiting at a bus stop',
    at: 'on',
    safe: 'a hotel balcony',
    wounding: (own) => `rupturing ${own} spleen`,
  },
  {
    defendant: { a: 'a snowplow driver', the: 'the driver', pronoun: male },
    plaintiff: { a: 'a biologist', the: 'the biologist', pronoun: female },
    kin: 'brother',
    vehicle: 'snowplow',
    mistake: 'carelessly drove his snowplow too fast and ran off the street',
    place: 'shoveling snow in a driveway',
    at: 'at',
    safe: 'an attic window',
    wounding: (own) => `breaking ${own} back`,
  },
  {
    defendant: { a: 'a forklift driver', the: 'the driver', pronoun: female },
    plaintiff: { a: 'a cook', the: 'the cook', pronoun: male },
    kin: 'brother',
    vehicle: 'forklift',
    mistake: 'carelessly took a corner too fast and lost control of her forklift',
    place: 'buying vegetables at a wholesale market',
    at: 'in',
    safe: 'a glass-walled office',
    wounding: (own) => `crushing ${own} chest`,
  },
  {
    defendant: { a: 'a cyclist', the: 'the cyclist', pronoun: male },
    plaintiff: { a: 'a gardener', the: 'the gardener', pronoun: female },
    kin: 'sister',
    vehicle: 'bicycle',
    mistake: 'carelessly sped downhill on a bicycle without brakes',
    place: 'resting beside a bicycle path',
    at: 'on',
    safe: 'a high terrace',
    wounding: (own) => `fracturing ${own} skull`,
  },
  {
    defendant: { a: 'a mover', the: 'the mover', pronoun: male },
    plaintiff: { a: 'a singer', the: 'the singer', pronoun: female },
    kin: 'sister',
    vehicle: 'truck',
    mistake: 'carelessly backed his truck out of a garage without looking',
    place: 'crossing an alley',
    at: 'on',
    safe: 'a rooftop',
    wounding: (own) => `breaking ${own} pelvis`,
  },
  {
    defendant: { a: 'a taxi driver', the: 'the driver', pronoun: female },
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: male },
    kin: 'brother',
    vehicle: 'taxi',
    mistake: 'carelessly sped around a corner and lost control of her taxi',
    place: 'leaving a bakery',
    at: 'at',
    safe: 'an upstairs window',
    wounding: (own) => `injuring ${own} head`,
  },
  {
    defendant: { a: 'a rancher', the: 'the rancher', pronoun: male },
    plaintiff: { a: 'a welder', the: 'the welder', pronoun: female },
    kin: 'brother',
    vehicle: 'pickup',
    mistake: 'carelessly dozed off at the wheel of his pickup',
    place: 'mending a fence',
    at: 'on',
    safe: 'a hilltop',
    wounding: (own) => `injuring ${own} spine`,
  },
]
