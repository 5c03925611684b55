import { capital } from '../../../text/capital.ts'
import { him, his, type Party, The, whose } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
import type { DutyFacts } from './facts.ts'
import { hurting } from './harm.ts'

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
    events: (opening) => EVENTS[turn]?.(opening, scene) ?? '',
  }
}

type Events = (opening: Opening, scene: Child) => string

const subject = ({ child }: Child): string => (child === 'son' ? 'he' : 'she')
const object = ({ child }: Child): string => (child === 'son' ? 'him' : 'her')
const possessive = ({ child }: Child): string => (child === 'son' ? 'his' : 'her')

const crash = ({ plaintiff, thing, place, harm, child }: Child): string =>
  `${capital(place)} one afternoon, the ${child} recklessly drove the ${thing} into ${plaintiff.a}, ${hurting(harm, plaintiff)}.`

/** The pranks that the parent saw, reading on after "twice saw". */
const pranks = ({ others }: Child, who: string, what: string): string =>
  `${who} drive ${what} at ${others}, as a joke, and swerve away at the last moment`

function known(opening: Opening, scene: Child): string {
  const { defendant, child, thing } = scene
  const own = possessive(scene)
  const seen = [
    `${capital(defendant.a)}'s thirteen-year-old ${child} had a ${thing} that ${own} grandparents had given ${object(scene)} and kept for ${object(scene)} at their house. ${The(defendant)} twice saw ${pranks(scene, object(scene), 'it')}.`,
    `${capital(defendant.a)} twice saw ${pranks(scene, `${his(defendant)} thirteen-year-old ${child}`, `a ${thing}`)}. The ${thing} was a gift to the ${child} from ${own} grandparents, who kept it for ${object(scene)} at their house.`,
    `The grandparents of ${defendant.a}'s thirteen-year-old ${child} gave ${object(scene)} a ${thing} and kept it for ${object(scene)} at their house. ${The(defendant)} twice saw ${pranks(scene, object(scene), 'it')}.`,
  ][opening]
  return `${seen} ${The(defendant)} thought this was amusing and did nothing, although the ${child} always obeyed ${him(defendant)}. ${crash(scene)}`
}

function unknown(opening: Opening, scene: Child): string {
  const { defendant, child, thing } = scene
  const own = possessive(scene)
  const watched = [
    `${capital(defendant.a)}'s thirteen-year-old ${child} had a ${thing} that ${own} grandparents had given ${object(scene)} and kept for ${object(scene)} at their house. By law, children of ${own} age were allowed to drive one. For a year, ${defendant.the} had watched the ${child} drive it, always slowly and with care, and had never heard a complaint about ${own} driving.`,
    `For a year, ${defendant.a} had watched ${his(defendant)} thirteen-year-old ${child} drive a ${thing}, always slowly and with care, as the law allowed at that age. The ${thing} was a gift to the ${child} from ${own} grandparents, who kept it for ${object(scene)} at their house. No one had ever complained to ${defendant.the} about ${own} driving.`,
    `The grandparents of ${defendant.a}'s thirteen-year-old ${child}, who was old enough by law to drive a ${thing}, gave ${object(scene)} one and kept it for ${object(scene)} at their house. For a year, ${defendant.the} had watched the ${child} drive it, always slowly and with care, and had never heard a complaint about ${own} driving.`,
  ][opening]
  return `${watched} ${crash(scene)}`
}

function grown(opening: Opening, scene: Child): string {
  const { defendant, child, thing } = scene
  const own = possessive(scene)
  const seen = [
    `${capital(defendant.a)}'s twenty-six-year-old ${child} lived in another town and owned a ${thing}, which ${subject(scene)} had bought with ${own} own wages. On visits, ${defendant.the} twice saw ${pranks(scene, object(scene), 'it')}.`,
    `${capital(defendant.a)} twice saw ${pranks(scene, `${his(defendant)} twenty-six-year-old ${child}`, `a ${thing}`)}. The ${child} lived in another town and was only visiting, and ${subject(scene)} had bought the ${thing} with ${own} own wages.`,
    `After moving to another town, ${defendant.a}'s twenty-six-year-old ${child} bought a ${thing} with ${own} own wages. On visits, ${defendant.the} twice saw ${pranks(scene, object(scene), 'it')}.`,
  ][opening]
  return `${seen} ${The(defendant)} thought this was amusing and said nothing. ${crash(scene)}`
}

function lent(opening: Opening, scene: Child): string {
  const { defendant, child, thing } = scene
  const seen = [
    `${capital(defendant.a)}'s twenty-six-year-old ${child} lived in another town. On visits, ${subject(scene)} borrowed ${whose(defendant)} ${thing}. ${The(defendant)} twice saw ${pranks(scene, object(scene), 'it')}.`,
    `${capital(defendant.a)} owned a ${thing}. When ${his(defendant)} twenty-six-year-old ${child}, who lived in another town, came to visit, ${defendant.the} lent it to ${object(scene)}. ${The(defendant)} twice saw ${pranks(scene, object(scene), 'it')}.`,
    `Whenever ${defendant.a}'s twenty-six-year-old ${child} came to visit from another town, ${subject(scene)} borrowed ${whose(defendant)} ${thing}. ${The(defendant)} twice saw ${pranks(scene, object(scene), 'it')}.`,
  ][opening]
  return `${seen} ${The(defendant)} said nothing, and a week later lent the ${thing} to the ${child} again. ${crash(scene)}`
}

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
