import type { PathTable } from '../../engine/tables.ts'
import type { SeveranceFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Survivorship and severance, one row a path. */
export const paths = {
  will: { rules: ['will'], because: ['no-survivor'], level: 3, draws: 2 },
  secret: { rules: ['conveyance', 'secret'], because: ['yes-conveyance'], level: 4 },
  sold: { rules: ['conveyance', 'common'], because: ['yes-conveyance'], level: 5 },
  'own-deed': { rules: ['own-deed'], because: ['yes-conveyance'], level: 7 },
  kept: { rules: ['delivery'], because: ['no-delivery'], level: 5, draws: 2 },
  lien: { rules: ['lien-theory'], because: ['no-lien'], level: 6 },
  title: { rules: ['title-theory'], because: ['yes-mortgage'], level: 7, draws: 2 },
  judgment: { rules: ['judgment'], because: ['no-lien'], level: 5 },
  execution: { rules: ['execution'], because: ['yes-sale'], level: 5, draws: 2 },
  contract: { rules: ['contract'], because: ['yes-contract'], level: 6, draws: 2 },
  listing: { rules: ['listing'], because: ['no-contract'], level: 4, draws: 2 },
  sought: { rules: ['sought'], because: ['no-suit'], level: 5, draws: 2 },
  made: { rules: ['made'], because: ['yes-partition'], level: 5, draws: 2 },
  split: { rules: ['split'], because: ['yes-agreement'], level: 6, draws: 2 },
  use: { rules: ['use'], because: ['no-agreement'], level: 5, draws: 2 },
  murder: { rules: ['killing'], because: ['yes-killing'], level: 5, draws: 2 },
  accident: { rules: ['negligence'], because: ['no-killing'], level: 6, draws: 2 },
  'three-buyer': { rules: ['of-three', 'common'], because: ['yes-share'], level: 7 },
  'three-left': { rules: ['of-three', 'remaining'], because: ['no-remaining'], level: 7, draws: 2 },
  inside: { rules: ['of-three', 'inside'], because: ['yes-share'], level: 8 },
  entirety: { rules: ['entirety'], because: ['no-entirety'], level: 5, draws: 2 },
  unspecified: { rules: ['presumption'], because: ['yes-common'], level: 3, draws: 2 },
} as const satisfies PathTable<SeveranceFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: SeveranceFacts): keyof typeof paths => twist

const KINDS: readonly Twist[] = ['will', 'entirety', 'unspecified']

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ twist }: SeveranceFacts): string =>
  KINDS.includes(twist) ? 'Joint tenancy and tenancy in common' : 'Severance and partition'
