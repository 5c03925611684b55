import { dated, isClosed, later } from './calendar.ts'
import { type ClockMatter, isClock, type ServiceFacts, type ServiceStory } from './facts.ts'

/** Days between the two events that a stem with dates tells. With these, all days and last days can be court days. */
const GAP: Readonly<Record<ClockMatter, number>> = {
  'due after filing and service': 13,
  'due after service and proof': 8,
  'due after waiver': 15,
  'due after waiver abroad': 22,
  'due from the government': 8,
  'due after a mailed counterclaim': 8,
  'due after an electronic counterclaim': 8,
  'due after a denied motion': 50,
  'due after a late amendment': 15,
  'due after an early amendment': 3,
  'due after a mailed amendment': 15,
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
const OFFERED: Readonly<Record<ClockMatter, readonly [CountId, ...CountId[]]>> = {
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
  'due after a denied motion': ['14 from second', '21 from second', '17 from second', '60 from first'],
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

/** The count that is right: the first that is offered. */
export function rightCount(facts: ServiceFacts): CountId {
  if (!isClock(facts.matter)) throw new Error(`cp-06 counts no days for ${facts.matter}`)
  return OFFERED[facts.matter][0]
}

export function isOffered(id: CountId, facts: ServiceFacts): boolean {
  return isClock(facts.matter) && OFFERED[facts.matter].includes(id)
}

const AMENDED = ['service of the original complaint', 'service of the amended complaint'] as const
const WAIVER = ['the request to waive service was sent', 'the waiver of service was returned'] as const
const COUNTERCLAIM = ['the counterclaim was signed', 'service of the counterclaim'] as const
const SERVED = 'service of the summons and complaint'

/** The first and the second of the events told, reading on after "days after". */
const EVENTS: Readonly<Record<ClockMatter, readonly [string, string]>> = {
  'due after filing and service': ['the complaint was filed', SERVED],
  'due after service and proof': [SERVED, 'proof of service was filed'],
  'due after waiver': WAIVER,
  'due after waiver abroad': WAIVER,
  'due from the government': [
    'service of process on the agency',
    'service of process on the United States attorney',
  ],
  'due after a mailed counterclaim': COUNTERCLAIM,
  'due after an electronic counterclaim': COUNTERCLAIM,
  'due after a denied motion': [SERVED, 'notice of the denial of the motion to dismiss'],
  'due after a late amendment': AMENDED,
  'due after an early amendment': AMENDED,
  'due after a mailed amendment': AMENDED,
}

export function eventOf(facts: ServiceFacts, which: 'first' | 'second'): string {
  return isClock(facts.matter) ? EVENTS[facts.matter][which === 'first' ? 0 : 1] : ''
}

/** Days from the first of the days told to the last one of a count. */
function daysUntil(id: CountId, matter: ClockMatter): number {
  const { days, plus, from } = COUNTS[id]
  return days + plus + (from === 'second' ? GAP[matter] : 0)
}

type Begins = Pick<ServiceStory, 'month' | 'day'>

/** The days told of a story: the first pair after its earliest day on which nothing falls on a weekend or holiday. */
export function daysTold(facts: ServiceFacts, begins: Begins): readonly [Date, Date] {
  return [told(facts, begins, 0), told(facts, begins, isClock(facts.matter) ? GAP[facts.matter] : 0)]
}

/** The last day of a count, as an option gives it. */
export function lastDayOf(id: CountId, facts: ServiceFacts, begins: Begins): string {
  return isClock(facts.matter) ? dated(told(facts, begins, daysUntil(id, facts.matter))) : ''
}

/** The day so many days after the first one told. */
function told(facts: ServiceFacts, { month, day }: Begins, days: number): Date {
  for (let delay = Number(facts.start); delay < 60; delay += 1) {
    const at = (more: number) => later(month, day, delay + more)
    const all = isClock(facts.matter) ? [0, GAP[facts.matter], ...lastDays(facts.matter)] : [0]
    if (!all.some((more) => isClosed(at(more)))) return at(days)
  }
  throw new Error(`cp-06 finds no court days for ${facts.matter} from ${month}-${day}`)
}

function lastDays(matter: ClockMatter): number[] {
  return OFFERED[matter].map((id) => daysUntil(id, matter))
}
