import { whose } from '../../engine/party.ts'
import type { ReasonTable, WrittenReason } from '../../engine/tables.ts'
import { COUNTS, type CountId, eventOf, isOffered, lastDayOf, rightCount } from './due.ts'
import type { ServiceFacts, ServiceStory } from './facts.ts'

/** The last days that counts give, right and wrong. */
export const lastDays = {
  '14 from second': count('14 from second'),
  '17 from second': count('17 from second'),
  '21 from first': count('21 from first'),
  '21 from second': count('21 from second'),
  '24 from second': count('24 from second'),
  '60 from first': count('60 from first'),
  '60 from second': count('60 from second'),
  '90 from first': count('90 from first'),
} as const satisfies ReasonTable<ServiceFacts, ServiceStory>

/** A last day, as the count that gives it. */
function count(id: CountId): WrittenReason<ServiceFacts, ServiceStory> {
  const { days, plus, from } = COUNTS[id]
  const more = plus ? ', plus three days under Rule 6(d)' : ''
  return {
    side: null,
    texts: (facts, story) => [
      `${lastDayOf(id, facts, story)}, because the answer is due ${days} days after ${eventOf(facts, from)}${more}`,
    ],
    wordedBy: ({ matter }) => matter,
    right: (facts, story) => RIGHT[facts.matter]?.(story) ?? '',
    lesson: (facts) => wrong(id, facts),
    applies: (facts) => isOffered(id, facts),
  }
}

/** Why the right count is right. */
const RIGHT: Readonly<Record<string, (story: ServiceStory) => string>> = {
  'due after filing and service': () =>
    'Service starts the 21 days, and no days are added when papers are delivered in person.',
  'due after service and proof': () =>
    'The 21 days start when papers are delivered. Filing proof of service changes nothing.',
  'due after waiver': ({ defendant }) =>
    `By waiving service, ${defendant.the} earned 60 days, counted from the day when the request went out.`,
  'due after waiver abroad': ({ defendant }) =>
    `Because the request was sent abroad, ${defendant.the} earned 90 days, counted from the day when it went out.`,
  'due from the government': () =>
    'A federal agency gets 60 days, and they run from service on the United States attorney.',
  'due after a mailed counterclaim': ({ plaintiff }) =>
    `Three days join the 21 because ${plaintiff.the} was served by mail.`,
  'due after an electronic counterclaim': ({ plaintiff }) =>
    `No days join the 21, because ${whose(plaintiff)} lawyer was served electronically.`,
  'due after a denied motion': ({ defendant }) =>
    `The motion suspended the time to answer, and its denial left ${defendant.the} 14 days from notice.`,
  'due after a late amendment': () =>
    'Fourteen days from the amended complaint outlast the 21 from the original, and electronic service adds nothing.',
  'due after an early amendment': () =>
    'Twenty-one days from the original complaint outlast the 14 from the amended one, and the later date controls.',
  'due after a mailed amendment': () =>
    'Fourteen days plus three for mail outlast the 21 days from the original complaint.',
}

/** The mistake of a wrong count: the event, the number of days, or the three days of Rule 6(d).  */
function wrong(id: CountId, facts: ServiceFacts): string {
  const here = COUNTS[id]
  const right = COUNTS[rightCount(facts)]
  const start = (which: 'first' | 'second') => {
    const event = eventOf(facts, which)
    return /^(notice|service)/.test(event) ? event : `the day when ${event}`
  }
  const { days } = right
  const by =
    here.days !== days && here.from !== right.from
      ? `The period is ${days} days, not ${here.days}, and runs from ${start(right.from)}`
      : here.days !== days
        ? `The period is ${days} days, not ${here.days}`
        : here.from !== right.from
          ? `The ${days} days run from ${start(right.from)}, not from ${start(here.from)}`
          : ''
  const mail =
    here.plus > right.plus
      ? 'Rule 6(d) adds no days here, since nothing was served by mail'
      : here.plus < right.plus
        ? 'Rule 6(d) adds three days for mail'
        : ''
  return `${[by, mail].filter(Boolean).join(', and ')}.`
}
