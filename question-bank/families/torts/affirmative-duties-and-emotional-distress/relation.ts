import { he, him, his, type Party, The } from '../../engine/party.ts'
import type { DutyCase } from './case.ts'
import type { DutyFacts } from './facts.ts'
import { unspecified } from './harm.ts'

/** A customer who is taken ill, and the staff who see it. */
export interface Relation {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The place of the illness on the premises or in the vehicle. */
  readonly inside: string
  /** The end of the dealings, reading on after the plaintiff, and the place of the illness afterwards. */
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
    events: (p, d) => EVENTS[turn]?.(p, d, scene) ?? '',
  }
}

type Events = (p: string, d: string, scene: Relation) => string

const delay = ({ plaintiff, harm }: Relation): string =>
  `The delay left ${plaintiff.the} with ${unspecified(harm)}, which prompt treatment would have prevented.`

const begins = (p: string, d: string, { inside, illness }: Relation): string =>
  `${p} suffered ${illness} ${inside.replace('%', d)}.`

const ignored: Events = (p, d, scene) =>
  `${begins(p, d, scene)} ${The({ ...scene.defendant, the: scene.staff })} saw at once that ${scene.plaintiff.the} was seriously ill but did not want a scene. For the next forty minutes, no employee came to ${him(scene.plaintiff)} or called anyone. No act of ${scene.defendant.the} had brought on the illness. ${delay(scene)}`

const left: Events = (p, d, scene) =>
  `${p} ${scene.ended.replace('%', d)}. An hour later, ${he(scene.plaintiff)} suffered ${scene.illness} ${scene.outside}. Through a window, ${scene.staff} saw that ${scene.plaintiff.the} was seriously ill and recognized ${him(scene.plaintiff)}, but did not want to leave a warm room. For forty minutes, ${scene.staff} called no one. No act of ${scene.defendant.the} had brought on the illness. ${delay(scene)}`

const aided: Events = (p, d, scene) =>
  `${begins(p, d, scene)} No act of ${scene.defendant.the} had brought on the illness. ${The({ ...scene.defendant, the: scene.staff })}, who had been trained in first aid, called an ambulance within a minute, gave first aid as taught, and stayed with ${scene.plaintiff.the}. Nothing more could reasonably have been done there. The ambulance got lost and took forty minutes. ${delay(scene)}`

const hopeless: Events = (p, d, scene) =>
  `${begins(p, d, scene)} ${The({ ...scene.defendant, the: scene.staff })} saw at once that ${scene.plaintiff.the} was seriously ill but did not want a scene. For the next forty minutes, no employee came to ${him(scene.plaintiff)} or called anyone. ${The(scene.plaintiff)} was left with ${unspecified(scene.harm)}. All the medical experts agree that this was certain from the first minute, and that no treatment, however prompt, would have changed ${his(scene.plaintiff)} condition.`

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = { ignored, left, aided, hopeless }

const male = 'he' as const
const female = 'she' as const

export const relations: readonly Relation[] = [
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: 'it' },
    plaintiff: { a: 'a traveler', the: 'the traveler', pronoun: male },
    inside: 'in the lobby of % where he was staying for the week',
    ended: 'paid his bill, checked out of %, and left with his bags',
    outside: 'on a public bench across the street',
    staff: 'the desk clerk',
    illness: 'a stroke',
    harm: 'partial paralysis',
    pair: 'innkeeper and guest',
  },
  {
    defendant: { a: 'a tour operator', the: 'the operator', pronoun: 'it' },
    plaintiff: { a: 'a teacher', the: 'the teacher', pronoun: female },
    inside: 'aboard a bus of % during a trip to the coast',
    ended: 'reached the end of a trip with %, left the station, and walked to a restaurant',
    outside: 'on the sidewalk in front of the restaurant',
    staff: 'the driver',
    illness: 'a diabetic attack',
    harm: 'brain injury',
    pair: 'common carrier and passenger',
  },
  {
    defendant: { a: 'a department store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: female },
    inside: 'at the shoe counter of % while she was trying on boots',
    ended: 'bought a pair of boots in %, left, and walked to the park',
    outside: 'on a lawn of the park, two blocks from there',
    staff: 'the floor manager',
    illness: 'a heart attack',
    harm: 'chronic heart failure',
    pair: 'business and invitee',
  },
  {
    defendant: { a: 'a shipping line', the: 'the shipping line', pronoun: 'it' },
    plaintiff: { a: 'a carpenter', the: 'the carpenter', pronoun: male },
    inside: 'on the deck of a ferry of % during a crossing',
    ended: 'came ashore from a ferry of % and went to look for a hotel',
    outside: 'in a public square near the harbor',
    staff: 'the purser',
    illness: 'a severe asthma attack',
    harm: 'lung injury',
    pair: 'common carrier and passenger',
  },
  {
    defendant: { a: 'a movie theater', the: 'the theater', pronoun: 'it' },
    plaintiff: { a: 'a student', the: 'the student', pronoun: female },
    inside: 'during a show at % for which she had bought a ticket',
    ended: 'saw a movie at %, left, and went to wait for a friend',
    outside: 'at a public fountain down the street',
    staff: 'the head usher',
    illness: 'a severe allergic attack',
    harm: 'brain injury',
    pair: 'business and invitee',
  },
  {
    defendant: { a: 'a restaurant', the: 'the restaurant', pronoun: 'it' },
    plaintiff: { a: 'a salesman', the: 'the salesman', pronoun: male },
    inside: 'at a table in % where he had ordered lunch',
    ended: 'had lunch at %, paid, and walked away',
    outside: 'on the steps of a library on the other side of the square',
    staff: 'the headwaiter',
    illness: 'a stroke',
    harm: 'speech impairment',
    pair: 'business and invitee',
  },
  {
    defendant: { a: 'an airline', the: 'the airline', pronoun: 'it' },
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: female },
    inside: 'in her seat during a flight with %',
    ended: 'arrived on a flight with %, collected her bags, and left the airport',
    outside: 'in a public garden that faces the airport hotel',
    staff: 'the chief flight attendant',
    illness: 'a stroke',
    harm: 'partial blindness',
    pair: 'common carrier and passenger',
  },
  {
    defendant: { a: 'a mountain inn', the: 'the inn', pronoun: 'it' },
    plaintiff: { a: 'a painter', the: 'the painter', pronoun: male },
    inside: 'in the dining room of % where he had a room for the night',
    ended: 'gave up his room at %, paid, and set out for the train',
    outside: 'at a public picnic table below the inn',
    staff: 'the manager',
    illness: 'a heart attack',
    harm: 'chronic heart failure',
    pair: 'innkeeper and guest',
  },
]
