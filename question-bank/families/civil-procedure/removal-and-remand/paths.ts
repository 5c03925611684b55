import type { PathTable } from '../../engine/tables.ts'
import type { RemovalFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Removal and remand, one row a path. */
export const paths = {
  federal: { rules: ['arises'], because: ['no-federal'], level: 4, draws: 2 },
  alike: { rules: ['complete'], because: ['no-basis'], level: 3 },
  filed: { rules: ['from-service'], because: ['no-start'], level: 4 },
  copy: { rules: ['courtesy-copy'], because: ['no-start'], level: 5 },
  later: { rules: ['later-served'], because: ['no-own'], level: 6, draws: 2 },
  unserved: { rules: ['unserved'], because: ['no-consent'], level: 5, draws: 2 },
  added: { rules: ['other-paper'], because: ['no-start'], level: 5 },
  dropped: { rules: ['voluntary'], because: ['no-start'], level: 6 },
  'federal-year': { rules: ['federal-year'], because: ['no-year'], level: 7 },
  'bad-faith': { rules: ['bad-faith'], because: ['no-year'], level: 7 },
  'late-waived': { rules: ['late', 'waived'], because: ['no-waived'], level: 6 },
  'consent-waived': { rules: ['unanimity', 'waived'], because: ['no-waived'], level: 6 },
  'forum-waived': { rules: ['forum', 'waived'], because: ['no-waived'], level: 7 },
  reduced: { rules: ['reduced'], because: ['no-basis'], level: 6 },
  late: { rules: ['late'], because: ['yes-start'], level: 4, draws: 2 },
  consent: { rules: ['unanimity'], because: ['yes-consent'], level: 4, draws: 2 },
  year: { rules: ['year'], because: ['yes-year'], level: 6, draws: 2 },
  forum: { rules: ['forum'], because: ['yes-forum'], level: 4 },
  'one-forum': { rules: ['one-forum'], because: ['yes-forum'], level: 5 },
  defense: { rules: ['defense'], because: ['yes-power'], level: 4 },
  'defense-late': { rules: ['defense', 'power'], because: ['yes-anytime'], level: 6 },
  nondiverse: { rules: ['nondiverse'], because: ['yes-power'], level: 3 },
  'nondiverse-late': { rules: ['nondiverse', 'power'], because: ['yes-anytime'], level: 6 },
  counterclaim: { rules: ['plaintiff'], because: ['yes-remover'], level: 5, draws: 3 },
  'own-counterclaim': { rules: ['own-counterclaim'], because: ['yes-power'], level: 5 },
  deleted: { rules: ['deleted'], because: ['yes-power'], level: 7 },
} as const satisfies PathTable<RemovalFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: RemovalFacts): keyof typeof paths => twist
