import type { PathTable } from '../../engine/tables.ts'
import type { JoinderFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Amendment and joinder, one row a path: 'yes' lets the claim or the party in. */
export const paths = {
  course: { rules: ['course'], because: ['yes-course'], level: 3, draws: 2 },
  'motion-first': { rules: ['motion-first'], because: ['no-time'], level: 6 },
  fresh: { rules: ['leave'], because: ['yes-leave'], level: 3 },
  futile: { rules: ['futile'], because: ['no-futile'], level: 5, draws: 2 },
  prejudice: {
    rules: ['prejudice'],
    because: ['no-prejudice'],
    arguable: ['no-diligence'],
    level: 4,
  },
  schedule: { rules: ['schedule'], because: ['no-diligence'], level: 7, draws: 2 },
  tried: { rules: ['consent'], because: ['yes-consent'], arguable: ['yes-leave'], level: 5, draws: 2 },
  objected: { rules: ['objected'], because: ['yes-leave'], level: 6 },
  same: { rules: ['same'], because: ['yes-same'], level: 3 },
  other: { rules: ['other'], because: ['no-different'], level: 4 },
  sister: { rules: ['identity', 'krupski'], because: ['yes-mistake'], level: 7, draws: 2 },
  'no-notice': { rules: ['notice'], because: ['no-notice'], level: 6, draws: 2 },
  chosen: { rules: ['chosen'], because: ['no-mistake'], arguable: ['no-diligence'], level: 7, draws: 2 },
  crossclaim: { rules: ['crossclaim'], because: ['yes-same'], level: 4 },
  stray: { rules: ['stray'], because: ['no-different'], level: 5 },
  counterclaim: { rules: ['counterclaim'], because: ['yes-opposing'], level: 4, draws: 2 },
  implead: { rules: ['implead'], because: ['yes-derivative'], level: 3, draws: 2 },
  blame: { rules: ['blame'], because: ['no-direct'], level: 5, draws: 2 },
  late: { rules: ['late'], because: ['no-time'], level: 5 },
  joined: { rules: ['joined'], because: ['yes-same'], level: 3 },
  apart: { rules: ['apart'], because: ['no-different'], level: 4 },
  tortfeasor: { rules: ['tortfeasor'], because: ['no-joint'], level: 5, draws: 2 },
  claimant: { rules: ['claimant'], because: ['yes-interest'], level: 6 },
  intervenor: { rules: ['intervenor'], because: ['yes-interest'], level: 5 },
  lender: { rules: ['lender'], because: ['no-adequate'], level: 7 },
} as const satisfies PathTable<JoinderFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: JoinderFacts): keyof typeof paths => twist
