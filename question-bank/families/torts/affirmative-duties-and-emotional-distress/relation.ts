import { capital } from '../../../text/capital.ts'
import { he, him, type Party, The } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
import type { DutyFacts } from './facts.ts'
import { unspecified } from './harm.ts'

/** A customer who is taken ill, and the staff who see it. */
export interface Relation {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The illness on the premises or in the vehicle: one sentence or two for each opening. */
  readonly inside: readonly [string, string, string]
  /** The end of the dealings, reading on after the plaintiff and after "had", and the place of the illness afterwards. */
  readonly ended: string
  readonly outside: string
  /** An employee, with "the". */
  readonly staff: string
  readonly illness: string
  readonly harm: string
  readonly pair: string
}

export function relationCase({ turn }: DutyFacts, scene: Relation): DutyCase {
  const { defendant, plaintiff, pair, harm } = scene
  return {
    defendant,
    plaintiff,
    harm,
    pair,
    third: '',
    thing: '',
    people: '',
    place: '',
    owner: '',
    staff: scene.staff,
    events: (opening) => EVENTS[turn]?.(opening, scene) ?? '',
  }
}

type Events = (opening: Opening, scene: Relation) => string

const delay = ({ plaintiff, harm }: Relation): string =>
  `The delay left ${plaintiff.the} with ${unspecified(harm)}, which prompt treatment would have prevented.`

/** The cause of the illness, which the defendant did not set. */
const condition = ({ defendant, plaintiff }: Relation): string =>
  `It came from a condition that ${he(plaintiff)} had had for years and not from anything that ${defendant.the} had done.`

const begins = (opening: Opening, { inside }: Relation): string => inside[opening]

const neglect = ({ plaintiff, staff }: Relation): string =>
  `${capital(staff)} saw at once that ${plaintiff.the} was seriously ill, but for the next forty minutes no employee came to ${him(plaintiff)} or called anyone.`

const ignored: Events = (opening, scene) =>
  `${begins(opening, scene)} ${condition(scene)} ${neglect(scene)} ${delay(scene)}`

function left(opening: Opening, scene: Relation): string {
  const { plaintiff, ended, illness, outside, staff } = scene
  const went = [
    `${capital(plaintiff.a)} ${ended}. An hour later, ${he(plaintiff)} suffered ${illness} ${outside}.`,
    `One morning, ${plaintiff.a} ${ended}. Within the hour, ${he(plaintiff)} suffered ${illness} ${outside}.`,
    `An hour after ${plaintiff.a} had ${ended}, ${he(plaintiff)} suffered ${illness} ${outside}.`,
  ][opening]
  return `${went} ${condition(scene)} Through a window, ${staff} saw and recognized ${plaintiff.the} and realized that ${he(plaintiff)} was seriously ill, but called no one for forty minutes. ${delay(scene)}`
}

const aided: Events = (opening, scene) =>
  `${begins(opening, scene)} ${condition(scene)} ${capital(scene.staff)}, who had been trained in first aid, called an ambulance within a minute, gave the first aid that the training called for, and stayed with ${scene.plaintiff.the}. The ambulance got lost and did not arrive for forty minutes. A physician who reviewed the records concluded that nothing more could reasonably have been done for ${scene.plaintiff.the} before it arrived. ${delay(scene)}`

const hopeless: Events = (opening, scene) =>
  `${begins(opening, scene)} ${neglect(scene)} ${The(scene.plaintiff)} was left with ${unspecified(scene.harm)}. All the medical experts agree that no treatment, however prompt, would have prevented it once ${he(scene.plaintiff)} had fallen ill.`

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = { ignored, left, aided, hopeless }

const male = 'he' as const
const female = 'she' as const

export const relations: readonly Relation[] = [
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: 'it' },
    plaintiff: { a: 'a traveler', the: 'the traveler', pronoun: male },
    inside: [
      'A traveler suffered a stroke in the lobby of a hotel where he was staying for the week.',
      'A traveler was staying at a hotel for the week. On the third evening, he suffered a stroke in the lobby.',
      'In the lobby of a hotel one evening, a traveler who was staying there for the week suffered a stroke.',
    ],
    ended: 'checked out of a hotel and left',
    outside: 'on a public bench across the street',
    staff: 'the desk clerk',
    illness: 'a stroke',
    harm: 'partial paralysis',
    pair: 'innkeeper and guest',
  },
  {
    defendant: { a: 'a bus line', the: 'the bus line', pronoun: 'it' },
    plaintiff: { a: 'a teacher', the: 'the teacher', pronoun: female },
    inside: [
      'A teacher suffered a diabetic seizure aboard a bus during a trip to the coast with a bus line.',
      'A teacher took a trip to the coast with a bus line. Aboard the bus, she suffered a diabetic seizure.',
      "A teacher was riding to the coast on a bus line's morning bus when she suffered a diabetic seizure.",
    ],
    ended: 'reached the end of a trip with a bus line and left the station',
    outside: 'on a public sidewalk across the street from it',
    staff: 'the driver',
    illness: 'a diabetic seizure',
    harm: 'brain injury',
    pair: 'common carrier and passenger',
  },
  {
    defendant: { a: 'a department store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: female },
    inside: [
      'A shopper suffered a heart attack while she was trying on boots at the shoe counter of a department store.',
      'A shopper was trying on boots in a department store when she suffered a heart attack at the shoe counter.',
      'At the shoe counter of a department store one afternoon, a shopper who was trying on boots suffered a heart attack.',
    ],
    ended: 'bought a pair of boots in a department store and left',
    outside: 'in a public park across the street',
    staff: 'the floor manager',
    illness: 'a heart attack',
    harm: 'chronic heart failure',
    pair: 'business and invitee',
  },
  {
    defendant: { a: 'a ferry company', the: 'the company', pronoun: 'it' },
    plaintiff: { a: 'a carpenter', the: 'the carpenter', pronoun: male },
    inside: [
      "A carpenter suffered a severe asthma attack on the deck of a ferry company's boat during a crossing.",
      "A carpenter was crossing a bay on a ferry company's boat when he suffered a severe asthma attack on deck.",
      "On the deck of a ferry company's boat one evening, a carpenter suffered a severe asthma attack during the crossing.",
    ],
    ended: "left a ferry company's boat at the end of a crossing and walked into town",
    outside: 'in a public square near the harbor',
    staff: 'the purser',
    illness: 'a severe asthma attack',
    harm: 'lung injury',
    pair: 'common carrier and passenger',
  },
  {
    defendant: { a: 'a movie theater', the: 'the theater', pronoun: 'it' },
    plaintiff: { a: 'a student', the: 'the student', pronoun: female },
    inside: [
      'A student suffered a severe allergic attack during a show at a movie theater for which she had bought a ticket.',
      'A student bought a ticket for a show at a movie theater. During the show, she suffered a severe allergic attack.',
      'In a movie theater one evening, a student who had bought a ticket for the show suffered a severe allergic attack.',
    ],
    ended: 'watched a show at a movie theater and left',
    outside: 'at a public fountain across the street',
    staff: 'the head usher',
    illness: 'a severe allergic attack',
    harm: 'brain injury',
    pair: 'business and invitee',
  },
  {
    defendant: { a: 'a restaurant', the: 'the restaurant', pronoun: 'it' },
    plaintiff: { a: 'a salesman', the: 'the salesman', pronoun: male },
    inside: [
      'A salesman who had ordered lunch at a restaurant suffered a stroke at his table.',
      'A salesman ordered lunch at a restaurant. While he was waiting at his table, he suffered a stroke.',
      'At a table in a restaurant one day, a salesman who had just ordered lunch suffered a stroke.',
    ],
    ended: 'finished lunch at a restaurant, paid, and walked away',
    outside: 'on the steps of a library on the other side of the square',
    staff: 'the headwaiter',
    illness: 'a stroke',
    harm: 'speech impairment',
    pair: 'business and invitee',
  },
  {
    defendant: { a: 'an airline', the: 'the airline', pronoun: 'it' },
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: female },
    inside: [
      'A violinist suffered a stroke in her seat during a flight with an airline.',
      'A violinist took a flight with an airline. Soon after takeoff, she suffered a stroke in her seat.',
      "On an airline's flight one evening, a violinist suffered a stroke in her seat.",
    ],
    ended: 'arrived on a flight with an airline, collected her bags, and left the airport',
    outside: 'in a public garden in front of the airport hotel',
    staff: 'the chief flight attendant',
    illness: 'a stroke',
    harm: 'partial blindness',
    pair: 'common carrier and passenger',
  },
  {
    defendant: { a: 'a mountain inn', the: 'the inn', pronoun: 'it' },
    plaintiff: { a: 'a painter', the: 'the painter', pronoun: male },
    inside: [
      'A painter suffered a heart attack in the dining room of a mountain inn where he had a room for the night.',
      'A painter took a room for the night at a mountain inn. At dinner, he suffered a heart attack in the dining room.',
      'In the dining room of a mountain inn one evening, a painter who had a room there for the night suffered a heart attack.',
    ],
    ended: 'checked out of a mountain inn and left',
    outside: 'at a public picnic table below the inn',
    staff: 'the manager',
    illness: 'a heart attack',
    harm: 'chronic heart failure',
    pair: 'innkeeper and guest',
  },
]
