import type { PathTable } from '../../engine/tables.ts'
import type { PossessionFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Adverse possession, one row a path. */
export const paths = {
  knew: { rules: ['mind'], because: ['yes-hostile'], level: 3, draws: 2 },
  'bad-faith': { rules: ['good-faith'], because: ['no-faith'], level: 3, draws: 2 },
  unpaid: { rules: ['taxes'], because: ['no-tax'], level: 4, draws: 2 },
  short: { rules: ['period'], because: ['no-period'], level: 2 },
  season: { rules: ['season'], because: ['yes-continuous'], level: 4, draws: 2 },
  visits: { rules: ['visits'], because: ['no-continuous'], level: 3 },
  hidden: { rules: ['open'], because: ['no-open'], level: 3 },
  shared: { rules: ['exclusive'], because: ['no-exclusive'], level: 4 },
  transfer: { rules: ['tacking'], because: ['yes-tacking'], level: 4, draws: 2 },
  expulsion: { rules: ['no-tacking'], because: ['no-privity'], level: 5, draws: 2 },
  permission: { rules: ['permission'], because: ['no-permission'], level: 2 },
  denied: { rules: ['repudiation'], because: ['yes-denied'], level: 5, draws: 2 },
  infant: { rules: ['disability'], because: ['no-disability'], level: 7 },
  illness: { rules: ['later-disability'], because: ['yes-disability'], level: 7, draws: 2 },
  sale: { rules: ['runs-on'], because: ['yes-runs'], level: 5, draws: 2 },
  remainder: { rules: ['remainder'], because: ['no-running'], level: 8 },
  city: { rules: ['public'], because: ['no-running'], level: 4 },
  cotenant: { rules: ['cotenant'], because: ['no-ouster'], level: 6, draws: 2 },
  ousted: { rules: ['ouster'], because: ['yes-denied'], level: 7 },
  letter: { rules: ['protest'], because: ['yes-continuous'], level: 3, draws: 2 },
  return: { rules: ['reentry'], because: ['no-continuous'], level: 5 },
  deed: { rules: ['color'], because: ['yes-color'], level: 7, draws: 2 },
  part: { rules: ['no-color'], because: ['no-color'], level: 7, draws: 2 },
} as const satisfies PathTable<PossessionFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: PossessionFacts): keyof typeof paths => twist
