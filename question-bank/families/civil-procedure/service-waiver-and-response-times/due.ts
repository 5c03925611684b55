import { dated, isClosed, isPlain, lastDay, later } from './calendar.ts'
import { isClock, type ServiceFacts, type ServiceStory } from './facts.ts'

/** Days between the two events that a stem of this kind tells; neither of them falls on a weekend. */
export const GAP: Readonly<Record<string, number>> = {
  'due after filing and service': 15,
  'due after service and proof': 9,
  'due after waiver': 16,
  'due after waiver abroad': 23,
  'due from the government': 8,
  'due after a mailed counterclaim': 8,
  'due after an electronic counterclaim': 8,
  'due after a denied motion': 43,
  'due after a late amendment': 15,
  'due after an early amendment': 2,
  'due after a mailed amendment': 16,
}

/** A count of days from the first or the second of the days told, and whether Rule 6(d) is thought to add three. */
interface Count {
  readonly days: number
  readonly plus: 0 | 3
  readonly from: 'first' | 'second'
}

export const COUNTS = {
  '14 from second': { days: 14, plus: 0, from: 'second' },
  '17 from second': { days: 14, plus: 3, from: 'second' },
  '21 from first': { days: 21, plus: 0, from: 'first' },
  '21 from second': { days: 21, plus: 0, from: 'second' },
  '24 from second': { days: 21, plus: 3, from: 'second' },
  '60 from first': { days: 60, plus: 0, from: 'first' },
  '60 from second': { days: 60, plus: 0, from: 'second' },
  '90 from first': { days: 90, plus: 0, from: 'first' },
} as const satisfies Record<string, Count>

export type CountId = keyof typeof COUNTS

/** The counts offered beside each other: the right one, then those of a mistaken reader. */
const OFFERED: Readonly<Record<string, readonly CountId[]>> = {
  'due after filing and service': ['21 from second', '21 from first', '24 from second', '60 from second'],
  'due after service and proof': [
    '21 from first',
    '21 from second',
    '14 from second',
    '24 from second',
    '60 from first',
  ],
  'due after waiver': ['60 from first', '60 from second', '21 from first', '21 from second', '90 from first'],
  'due after waiver abroad': ['90 from first', '60 from first', '60 from second', '21 from second'],
  'due from the government': [
    '60 from second',
    '60 from first',
    '21 from second',
    '24 from second',
    '90 from first',
  ],
  'due after a mailed counterclaim': [
    '24 from second',
    '21 from second',
    '21 from first',
    '14 from second',
    '17 from second',
  ],
  'due after an electronic counterclaim': [
    '21 from second',
    '24 from second',
    '21 from first',
    '14 from second',
  ],
  'due after a denied motion': ['14 from second', '21 from second', '24 from second', '60 from first'],
  'due after a late amendment': ['14 from second', '21 from first', '21 from second', '17 from second'],
  'due after an early amendment': ['21 from first', '14 from second', '21 from second', '17 from second'],
  'due after a mailed amendment': [
    '17 from second',
    '14 from second',
    '21 from second',
    '24 from second',
    '21 from first',
  ],
}

/** The count that is right. The first that is offered. */
export function rightCount({ matter }: ServiceFacts): CountId {
  const [right] = OFFERED[matter] ?? []
  if (!right) throw new Error(`cp-06 counts no days for ${matter}`)
  return right
}

export function isOffered(id: CountId, { matter }: ServiceFacts): boolean {
  return OFFERED[matter]?.includes(id) ?? false
}

/** The events of the first and the second of the days told, reading on after "days from". */
export function eventOf({ matter }: ServiceFacts, which: 'first' | 'second'): string {
  const amended = ['service of the original complaint', 'service of the amended complaint']
  const waiver = ['the sending of the request to waive service', 'the return of the signed waiver of service']
  const counterclaim = ['the signing of the counterclaim', 'service of the counterclaim']
  const events = {
    'due after filing and service': ['the filing of the complaint', 'service of the summons and complaint'],
    'due after service and proof': [
      'service of the summons and complaint',
      'the filing of the proof of service of process',
    ],
    'due after waiver': waiver,
    'due after waiver abroad': waiver,
    'due from the government': [
      'delivery of the summons to the agency',
      'delivery of the summons to the United States attorney',
    ],
    'due after a mailed counterclaim': counterclaim,
    'due after an electronic counterclaim': counterclaim,
    'due after a denied motion': [
      'service of the summons and complaint',
      'notice of the denial of the motion to dismiss',
    ],
  }[matter as string]
  return (events ?? amended)[which === 'first' ? 0 : 1] ?? ''
}

/** Days from the first day before any is put off to the last one of a count. */
function daysUntil(id: CountId, { matter, start }: ServiceFacts): number {
  const { days, plus, from } = COUNTS[id]
  return Number(start) + days + plus + (from === 'second' ? (GAP[matter] ?? 0) : 0)
}

type Begins = Pick<ServiceStory, 'month' | 'day'>

/** The last day of a count, as an option gives it. */
export function lastDayOf(id: CountId, facts: ServiceFacts, { month, day }: Begins): string {
  return dated(lastDay(month, day, daysUntil(id, facts)))
}

/** True where a suit that begins on this day tells of court days alone and offers no date that can be counted in two ways. */
export function isCountable(facts: ServiceFacts, { month, day }: Begins): boolean {
  if (!isClock(facts)) return true
  const told = [0, GAP[facts.matter] ?? 0].map((gap) => later(month, day, Number(facts.start) + gap))
  const offered = OFFERED[facts.matter] ?? []
  const dates = offered.map((id) => lastDayOf(id, facts, { month, day }))
  return (
    !told.some(isClosed) &&
    told.every((at) => at.getUTCFullYear() === 2027) &&
    new Set(dates).size === dates.length &&
    offered.every((id) => isPlain(month, day, daysUntil(id, facts))) &&
    offered.every((id) => COUNTS[id].plus === 0 || !isClosed(later(month, day, daysUntil(id, facts) - 3)))
  )
}
