import type { Reason } from '../../engine/contract.ts'
import { dated, isClosed, isPlain, lastDay, later } from './calendar.ts'
import { GAP, isClock, type ServiceFacts, type ServiceSkin } from './facts.ts'

/** What is told of a reason for or against service: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-server': {
    side: 'yes',
    texts: [
      'the one who brought the papers is among those whom the rule lets serve them',
      'the rule did not bar the one who brought the papers from doing so',
    ],
    lesson: 'A server must be at least 18 and no party; nothing more is asked.',
  },
  'no-server': {
    side: 'no',
    texts: [
      'the one who brought the papers is not among those who may serve them',
      'the rule asks for a server of another kind than the one used here',
    ],
    lesson: 'A server is disqualified by being a party or under 18, and by no other tie.',
  },
  'yes-receiver': {
    side: 'yes',
    texts: [
      'the one who took the papers is somebody who can do so for the defendant',
      'the rule lets papers be given to a person in the position of the one here',
    ],
    lesson:
      'Papers may be given to an adult who lives at the defendant’s home, an appointed agent or a company’s officer.',
  },
  'no-receiver': {
    side: 'no',
    texts: [
      'the one who took the papers is nobody who can do so for the defendant',
      'the rule does not let papers be given to a person in such a position',
    ],
    lesson:
      'Papers may not be left with visitors, colleagues or employees without authority to receive them.',
  },
  'yes-manner': {
    side: 'yes',
    texts: [
      'the way in which the papers came to the defendant is one that the rule accepts',
      'what was done to bring the papers to the defendant amounts to service',
    ],
    lesson: 'Delivery in person, at the dwelling and to an agent are accepted; mail and mere notice are not.',
  },
  'no-manner': {
    side: 'no',
    texts: [
      'the way in which the papers came to the defendant is not one the rule accepts',
      'what was done to bring the papers to the defendant falls short of service',
    ],
    lesson: 'Delivery in person, at the dwelling and to an agent are accepted; mail and mere notice are not.',
  },
  'yes-objection': {
    side: 'yes',
    texts: [
      'whatever was wrong with the service, the defendant may no longer complain',
      'the defendant has lost the right to object to the way of the service',
    ],
    lesson: 'An objection to service is lost if it is left out of the first motion or the answer.',
  },
  'no-late': {
    side: 'no',
    texts: [
      'the papers came to the defendant later than the rule allows after filing',
      'the plaintiff let the period in which papers must be served run out',
    ],
    lesson: 'The period is 90 days after filing, and more with good cause; it does not bind service abroad.',
  },
  'yes-cause': {
    side: 'yes',
    texts: [
      'what happened obliges the court to give more time for the service',
      'the delay is of a kind for which the period has to be lengthened',
    ],
    lesson: 'Good cause, such as a defendant who hides, obliges the court to extend the time.',
  },
  'yes-abroad': {
    side: 'yes',
    texts: [
      'the period for service has no force in a case with this foreign element',
      'a foreign element like the one here takes the case out of the period',
    ],
    lesson: 'Only service made in a foreign country is outside the period, not service here on a foreigner.',
  },
}

/** The last days that an answer could have: so many days from the first or the second of the days told. */
const DUE: Readonly<Record<string, { days: number; from: 'first' | 'second'; lesson: string }>> = {
  '14 from second': {
    days: 14,
    from: 'second',
    lesson:
      'Fourteen days are given after notice that a motion was denied, and at least as many after an amended complaint.',
  },
  '17 from second': {
    days: 17,
    from: 'second',
    lesson: 'Three days are added to the 14 after an amended complaint only if it was served by mail.',
  },
  '21 from first': {
    days: 21,
    from: 'first',
    lesson:
      'The 21 days run from service of the summons and complaint, not from an earlier or a later event.',
  },
  '21 from second': {
    days: 21,
    from: 'second',
    lesson: 'The 21 days run from service of the complaint or of a counterclaim, and from nothing else.',
  },
  '24 from second': {
    days: 24,
    from: 'second',
    lesson: 'Three days are added to 21 only if the pleading was served by mail, which a summons is not.',
  },
  '60 from first': {
    days: 60,
    from: 'first',
    lesson: 'Sixty days run from the sending of a request for waiver, if the defendant returns it.',
  },
  '60 from second': {
    days: 60,
    from: 'second',
    lesson: 'Sixty days run from service on the United States attorney where a federal agency is sued.',
  },
  '90 from first': {
    days: 90,
    from: 'first',
    lesson:
      'Ninety days are for a defendant who waives service and got the request outside the United States.',
  },
}

export const reasonIds: readonly string[] = [...Object.keys(REASONS), ...Object.keys(DUE)]

export function reason(id: string, facts: ServiceFacts, skin: ServiceSkin): Reason {
  const found = REASONS[id]
  if (found) return found
  const due = DUE[id]
  if (!due) throw new Error(`cp-06 has no reason ${id}`)
  const days = daysUntil(id, facts)
  return { side: null, texts: [dated(lastDay(skin.month, skin.day, days))], lesson: due.lesson }
}

/** The last days offered beside each other: the right one, then those that a mistaken count gives. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  'due after filing and service': [
    '21 from second',
    '21 from first',
    '24 from second',
    '14 from second',
    '17 from second',
    '60 from second',
  ],
  'due after service and proof': [
    '21 from first',
    '21 from second',
    '24 from second',
    '14 from second',
    '60 from first',
  ],
  'due after waiver': [
    '60 from first',
    '60 from second',
    '21 from first',
    '21 from second',
    '24 from second',
    '90 from first',
  ],
  'due after waiver abroad': [
    '90 from first',
    '60 from first',
    '60 from second',
    '21 from second',
    '24 from second',
  ],
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
    '60 from second',
  ],
  'due after an electronic counterclaim': [
    '21 from second',
    '24 from second',
    '21 from first',
    '14 from second',
    '17 from second',
    '60 from second',
  ],
  'due after a denied motion': [
    '14 from second',
    '21 from second',
    '17 from second',
    '24 from second',
    '60 from first',
  ],
  'due after a late amendment': [
    '14 from second',
    '21 from first',
    '21 from second',
    '17 from second',
    '24 from second',
  ],
  'due after an early amendment': [
    '21 from first',
    '14 from second',
    '21 from second',
    '17 from second',
    '24 from second',
  ],
  'due after a mailed amendment': [
    '17 from second',
    '14 from second',
    '21 from second',
    '24 from second',
    '21 from first',
  ],
}

/** Counts to which three days are added; where the period would otherwise end on a closed day, they run from when it opens. */
const PLUS_THREE: ReadonlySet<string> = new Set(['17 from second', '24 from second'])

/** Days from the first day before any is put off to the last one that a reason gives. */
function daysUntil(id: string, { matter, start }: ServiceFacts): number {
  const due = DUE[id]
  return Number(start) + (due?.days ?? 0) + (due?.from === 'second' ? (GAP[matter] ?? 0) : 0)
}

/** True where a suit that begins on this day tells of court days alone and offers no date that can be counted in two ways. */
export function isCountable(
  facts: ServiceFacts,
  { month, day }: Pick<ServiceSkin, 'month' | 'day'>,
): boolean {
  if (!isClock(facts)) return true
  const told = [0, GAP[facts.matter] ?? 0].map((gap) => later(month, day, Number(facts.start) + gap))
  const offered = OFFERED[facts.matter] ?? []
  return (
    !told.some(isClosed) &&
    told.every((at) => at.getUTCFullYear() === 2027) &&
    offered.every((id) => isPlain(month, day, daysUntil(id, facts))) &&
    offered.every((id) => !PLUS_THREE.has(id) || !isClosed(later(month, day, daysUntil(id, facts) - 3)))
  )
}

/** A reason that speaks of something the stem lacks, or against it, is struck at sight: not offered. */
export function fits(id: string, facts: ServiceFacts): boolean {
  const { matter } = facts
  if (isClock(facts)) return OFFERED[matter]?.includes(id) ?? false
  switch (id) {
    case 'yes-server':
    case 'no-server':
      return /^served|^left|^refused|agent|company/.test(matter)
    case 'yes-receiver':
    case 'no-receiver':
      return /^served|^left|agent|company/.test(matter)
    case 'yes-cause':
    case 'yes-abroad':
      return matter.startsWith('late')
    default:
      return id in REASONS
  }
}
