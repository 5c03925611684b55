import type { PathTable } from '../../engine/tables.ts'
import type { Twist, WritingFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of FRE 1001 to 1008, with 106 and 107, one row a path. */
export const paths = {
  terms: {
    rules: ['content', 'terms'],
    because: ['no-content'],
    arguable: ['no-ladder'],
    level: 3,
    draws: 2,
  },
  event: { rules: ['event'], because: ['yes-perceived'], level: 4, draws: 3 },
  reading: { rules: ['content', 'reading'], because: ['no-content'], level: 5, draws: 2 },
  collateral: { rules: ['collateral'], because: ['yes-minor'], level: 5, draws: 3 },
  undoubted: { rules: ['duplicate'], because: ['yes-copy'], level: 2 },
  doubted: {
    rules: ['duplicate-doubted'],
    because: ['no-doubt'],
    arguable: ['no-content'],
    level: 4,
    draws: 2,
  },
  typed: { rules: ['content', 'typed-copy'], because: ['no-content'], level: 5, draws: 2 },
  printout: { rules: ['printout'], because: ['yes-output'], level: 3, draws: 2 },
  careless: { rules: ['lost'], because: ['yes-lost'], level: 4 },
  'bad faith': { rules: ['destroyed'], because: ['no-blame'], level: 3 },
  overseas: { rules: ['unobtainable'], because: ['yes-lost'], level: 4 },
  noticed: { rules: ['opponent-noticed'], because: ['yes-lost'], level: 5 },
  unnoticed: { rules: ['content', 'opponent-unnoticed'], because: ['no-notice'], level: 6, draws: 2 },
  'copy exists': { rules: ['lost', 'no-degrees'], because: ['yes-lost'], level: 7 },
  certified: { rules: ['public-certified'], because: ['yes-copy'], level: 3 },
  'from memory': { rules: ['public-memory'], because: ['no-ladder'], level: 7, draws: 2 },
  open: { rules: ['summary'], because: ['yes-volume'], level: 5 },
  withheld: { rules: ['summary-withheld'], because: ['no-notice'], level: 4, draws: 2 },
  drawing: { rules: ['aid'], because: ['no-aid'], level: 7 },
  deposition: { rules: ['admitted-under-oath'], because: ['yes-admitted'], level: 6 },
  lunch: { rules: ['admitted-by-mouth'], because: ['no-spoken'], level: 7 },
  needed: { rules: ['remainder'], because: ['yes-whole'], level: 7 },
  unneeded: { rules: ['remainder-unneeded'], because: ['no-hearsay'], level: 6, draws: 2 },
} as const satisfies PathTable<WritingFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The matter to which each twist belongs. */
const MATTERS: Readonly<Record<Twist, WritingFacts['matter']>> = {
  terms: 'witness',
  event: 'witness',
  reading: 'witness',
  collateral: 'witness',
  undoubted: 'copy',
  doubted: 'copy',
  typed: 'copy',
  printout: 'copy',
  careless: 'missing',
  'bad faith': 'missing',
  overseas: 'missing',
  noticed: 'missing',
  unnoticed: 'missing',
  'copy exists': 'missing',
  certified: 'public',
  'from memory': 'public',
  open: 'bulk',
  withheld: 'bulk',
  drawing: 'bulk',
  deposition: 'admission',
  lunch: 'admission',
  needed: 'remainder',
  unneeded: 'remainder',
}

/** The path that these facts take; null for a twist of another matter. */
export function decide({ matter, twist }: WritingFacts): keyof typeof paths | null {
  return MATTERS[twist] === matter ? twist : null
}

/** The area of the taxonomy to which the matter belongs. */
export function area({ matter, twist }: WritingFacts): string {
  if (matter === 'bulk') return 'Summaries'
  if (matter === 'remainder') return 'Completeness'
  const isExcuse = matter === 'copy' || matter === 'missing' || matter === 'public' || matter === 'admission'
  return isExcuse || twist === 'collateral' ? 'Duplicates and excused originals' : 'Original-document rule'
}
