import type { Decision } from '../../engine/contract.ts'
import type { WritingFacts } from './facts.ts'

/** What each fact pattern comes to. Every reason that is true of it, or could be defended, is listed. */
const DECISIONS: Readonly<Record<WritingFacts['twist'], Decision>> = {
  terms: { reasons: ['no-content'], arguable: ['no-ladder'], path: ['content', 'terms'] },
  event: { reasons: ['yes-perceived'], path: ['event'] },
  reading: { reasons: ['no-content'], arguable: ['no-ladder', 'no-hearsay'], path: ['content', 'reading'] },
  collateral: { reasons: ['yes-minor'], arguable: ['yes-perceived'], path: ['content', 'collateral'] },
  undoubted: { reasons: ['yes-copy'], path: ['duplicate'] },
  doubted: { reasons: ['no-doubt'], arguable: ['no-content', 'no-ladder'], path: ['duplicate-doubted'] },
  typed: {
    reasons: ['no-content'],
    arguable: ['no-doubt', 'no-ladder', 'no-hearsay'],
    path: ['content', 'typed-copy'],
  },
  printout: { reasons: ['yes-output'], arguable: ['yes-copy'], path: ['printout'] },
  careless: { reasons: ['yes-lost'], path: ['content', 'lost'] },
  'bad faith': { reasons: ['no-blame'], arguable: ['no-content'], path: ['content', 'destroyed'] },
  overseas: { reasons: ['yes-lost'], path: ['content', 'unobtainable'] },
  noticed: { reasons: ['yes-lost'], path: ['content', 'opponent-noticed'] },
  unnoticed: {
    reasons: ['no-notice'],
    arguable: ['no-content', 'no-ladder'],
    path: ['content', 'opponent-unnoticed'],
  },
  'copy exists': { reasons: ['yes-lost'], path: ['content', 'lost', 'no-degrees'] },
  certified: { reasons: ['yes-copy'], arguable: ['yes-lost'], path: ['public-certified'] },
  'from memory': { reasons: ['no-ladder'], arguable: ['no-content'], path: ['public-memory'] },
  open: { reasons: ['yes-volume'], path: ['summary'] },
  withheld: { reasons: ['no-notice'], arguable: ['no-content'], path: ['summary-withheld'] },
  drawing: { reasons: ['no-aid'], path: ['aid'] },
  deposition: { reasons: ['yes-admitted'], path: ['content', 'admitted-under-oath'] },
  lunch: { reasons: ['no-spoken'], arguable: ['no-content'], path: ['content', 'admitted-by-mouth'] },
  needed: { reasons: ['yes-whole'], path: ['remainder'] },
  unneeded: { reasons: ['no-hearsay'], path: ['remainder-unneeded'] },
}

/** The law of writings as a function of the facts. */
export function decide({ twist }: WritingFacts): Decision {
  return DECISIONS[twist]
}
