import type { PathTable } from '../../engine/tables.ts'
import type { ConvictionFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The balance of the witness's own seat. The other one would say the same thing of this finding in other words. */
const balance = ({ seat }: ConvictionFacts) => (seat === 'defendant' ? 'yes-defendant' : 'yes-403')

/** The wrong reasons beside a conviction that something happened to later: one of them always takes that for a bar. */
const AFTER_DEFENDANT = ['yes-dishonest', 'yes-recent', 'no-after', 'no-defendant'] as const
const afterOther = ({ seat }: ConvictionFacts) =>
  ['yes-dishonest', 'yes-recent', 'no-after', seat === 'civil' ? 'no-defendant' : 'no-crime'] as const

/** The law of FRE 609, one row a path. */
export const paths = {
  deceit: { rules: ['dishonest'], because: ['yes-dishonest'], level: 4 },
  lie: { rules: ['dishonest'], because: ['yes-dishonest'], level: 5 },
  minor: {
    rules: ['minor'],
    because: ['no-crime'],
    level: 3,
    draws: 3,
    offers: (facts) => ['yes-recent', balance(facts), 'no-defendant', 'no-record'],
  },
  'felony > defendant': { rules: ['defendant-in'], because: ['yes-defendant'], level: 4 },
  'felony > witness': { rules: ['other-in'], because: ['yes-403'], level: 5 },
  'felony > civil': { rules: ['other-in'], because: ['yes-403'], level: 6 },
  'grave > defendant': { rules: ['defendant-out'], because: ['no-defendant'], level: 5, draws: 2 },
  'grave > other': { rules: ['other-out'], because: ['no-403'], level: 4, draws: 2 },
  'released > defendant': {
    rules: ['released', 'defendant-in'],
    because: ['yes-recent', 'yes-defendant'],
    level: 7,
  },
  'released > other': { rules: ['released', 'other-in'], because: ['yes-recent', 'yes-403'], level: 7 },
  'released > deceit': {
    rules: ['released', 'dishonest'],
    because: ['yes-recent', 'yes-dishonest'],
    level: 8,
  },
  old: { rules: ['old-in'], because: ['yes-old'], level: 6, draws: 2 },
  'old > weak': { rules: ['old-weak'], because: ['no-old'], level: 6 },
  'old > deceit': { rules: ['old-deceit', 'old-weak'], because: ['no-old'], level: 7 },
  'old > unnoticed': { rules: ['old-unnoticed'], because: ['no-notice'], level: 5, draws: 2 },
  innocence: { rules: ['innocence'], because: ['no-after'], level: 3 },
  rehabilitated: { rules: ['rehabilitated'], because: ['no-after'], level: 5 },
  'relapsed > defendant': {
    rules: ['relapsed', 'defendant-in'],
    because: ['yes-after', 'yes-defendant'],
    level: 7,
    offers: AFTER_DEFENDANT,
  },
  'relapsed > other': {
    rules: ['relapsed', 'other-in'],
    because: ['yes-after', 'yes-403'],
    level: 7,
    offers: afterOther,
  },
  'restored > defendant': {
    rules: ['restored', 'defendant-in'],
    because: ['yes-after', 'yes-defendant'],
    level: 7,
    offers: AFTER_DEFENDANT,
  },
  'restored > other': {
    rules: ['restored', 'other-in'],
    because: ['yes-after', 'yes-403'],
    level: 7,
    offers: afterOther,
  },
  'appeal > defendant': {
    rules: ['appeal', 'defendant-in'],
    because: ['yes-after', 'yes-defendant'],
    level: 5,
    offers: AFTER_DEFENDANT,
  },
  'appeal > other': {
    rules: ['appeal', 'other-in'],
    because: ['yes-after', 'yes-403'],
    level: 5,
    offers: afterOther,
  },
  'appeal > grave': {
    rules: ['appeal', 'defendant-out'],
    because: ['no-defendant'],
    level: 7,
    offers: ['yes-403', 'yes-after', 'no-after'],
  },
  'juvenile > defendant': { rules: ['juvenile-defendant'], because: ['no-record'], level: 5 },
  'juvenile > civil': { rules: ['juvenile-civil'], because: ['no-record'], level: 6 },
  'juvenile > needed': { rules: ['juvenile-needed'], because: ['yes-juvenile'], level: 6, draws: 2 },
  'juvenile > unneeded': { rules: ['juvenile-unneeded'], because: ['no-record'], level: 6 },
  arrest: { rules: ['arrest'], because: ['no-record'], level: 2 },
} as const satisfies PathTable<ConvictionFacts, typeof rules, typeof reasons, typeof misconceptions>
