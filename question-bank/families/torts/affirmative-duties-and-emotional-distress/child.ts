import { capital } from '../../../text/capital.ts'
import { he, him, type Party, The } from '../../engine/party.ts'
import type { DutyCase } from './case.ts'
import type { DutyFacts } from './facts.ts'

/** A reckless son or daughter, and a parent. */
export interface Child {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly child: 'son' | 'daughter'
  /** The vehicle, without an article. */
  readonly thing: string
  /** The people who were frightened by it before, and the place. */
  readonly others: string
  readonly place: string
  readonly harm: string
}

export function childCase({ turn }: DutyFacts, scene: Child): DutyCase {
  const { defendant, plaintiff, child, thing, harm } = scene
  return {
    defendant,
    plaintiff,
    harm,
    thing,
    third: `the ${child}`,
    pair: '',
    people: '',
    place: '',
    owner: '',
    staff: '',
    events: (p, d) => EVENTS[turn]?.(p, d, scene) ?? '',
  }
}

type Events = (p: string, d: string, scene: Child) => string

const subject = ({ child }: Child): string => (child === 'son' ? 'he' : 'she')
const possessive = ({ child }: Child): string => (child === 'son' ? 'his' : 'her')

const crash = (p: string, { thing, place, harm, child }: Child): string =>
  `One afternoon, the ${child} recklessly drove the ${thing} into ${p} ${place}, causing a ${harm}.`

const known: Events = (p, d, scene) =>
  `${d}'s thirteen-year-old ${scene.child} had won a ${scene.thing} in a contest and kept it at a friend's house. ${The(scene.defendant)} twice saw the ${scene.child} aim it at ${scene.others} for fun and turn away at the last moment. ${capital(he(scene.defendant))} thought this was amusing and did nothing, although the ${scene.child} always obeyed ${him(scene.defendant)}. ${crash(p, scene)}`

const unknown: Events = (p, d, scene) =>
  `${d}'s thirteen-year-old ${scene.child} had won a ${scene.thing} in a contest and kept it at a friend's house. The law allows children of that age to drive one. ${The(scene.defendant)} had watched the ${scene.child} drive it for a year, always slowly and with care, and no one had ever complained of anything that ${subject(scene)} did. ${crash(p, scene)}`

const grown: Events = (p, d, scene) =>
  `${d}'s twenty-six-year-old ${scene.child} lived in another town and owned a ${scene.thing}, which ${subject(scene)} had bought with ${possessive(scene)} own wages. On visits, ${scene.defendant.the} twice saw the ${scene.child} aim it at ${scene.others} for fun and turn away at the last moment. ${capital(he(scene.defendant))} thought this was amusing and said nothing. ${crash(p, scene)}`

const lent: Events = (p, d, scene) =>
  `${d}'s twenty-six-year-old ${scene.child} lived in another town. On visits, ${subject(scene)} borrowed a ${scene.thing} that belonged to ${scene.defendant.the}, who twice saw the ${scene.child} aim it at ${scene.others} for fun and turn away at the last moment. A week later, ${scene.defendant.the} lent the ${scene.thing} to the ${scene.child} again without a word. ${crash(p, scene)}`

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = { known, unknown, grown, lent }

const male = 'he' as const
const female = 'she' as const

export const children: readonly Child[] = [
  {
    defendant: { a: 'a dentist', the: 'the dentist', pronoun: male },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: female },
    child: 'son',
    thing: 'dirt bike',
    others: 'people walking their dogs',
    place: 'on a public trail',
    harm: 'broken knee',
  },
  {
    defendant: { a: 'a banker', the: 'the banker', pronoun: female },
    plaintiff: { a: 'a swimmer', the: 'the swimmer', pronoun: male },
    child: 'daughter',
    thing: 'jet ski',
    others: 'swimmers',
    place: 'in the shallow water of a lake',
    harm: 'shoulder injury',
  },
  {
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: female },
    plaintiff: { a: 'a golfer', the: 'the golfer', pronoun: male },
    child: 'son',
    thing: 'golf cart',
    others: 'golfers',
    place: 'beside a golf course',
    harm: 'broken ankle',
  },
  {
    defendant: { a: 'a lawyer', the: 'the lawyer', pronoun: male },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: female },
    child: 'daughter',
    thing: 'snowmobile',
    others: 'skiers',
    place: 'on a forest trail',
    harm: 'spinal injury',
  },
  {
    defendant: { a: 'a rancher', the: 'the rancher', pronoun: female },
    plaintiff: { a: 'a mail carrier', the: 'the mail carrier', pronoun: male },
    child: 'daughter',
    thing: 'four-wheeler',
    others: 'people on foot',
    place: 'on a country lane',
    harm: 'broken arm',
  },
  {
    defendant: { a: 'a baker', the: 'the baker', pronoun: male },
    plaintiff: { a: 'a librarian', the: 'the librarian', pronoun: female },
    child: 'son',
    thing: 'motor scooter',
    others: 'people waiting for the bus',
    place: 'in an alley',
    harm: 'hip injury',
  },
  {
    defendant: { a: 'a surgeon', the: 'the surgeon', pronoun: female },
    plaintiff: { a: 'a fisherman', the: 'the fisherman', pronoun: male },
    child: 'son',
    thing: 'motorboat',
    others: 'people in canoes',
    place: 'near a public dock',
    harm: 'leg injury',
  },
  {
    defendant: { a: 'a grocer', the: 'the grocer', pronoun: male },
    plaintiff: { a: 'a skateboarder', the: 'the skateboarder', pronoun: female },
    child: 'daughter',
    thing: 'go-kart',
    others: 'children at play',
    place: 'in a public parking lot',
    harm: 'foot injury',
  },
]
