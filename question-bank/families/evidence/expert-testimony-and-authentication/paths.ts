import type { PathTable } from '../../engine/tables.ts'
import type { ExpertFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of experts and of authentication, one row a path: 'yes' overrules the objection. */
export const paths = {
  experience: { rules: ['qualified', 'experience'], because: ['yes-qualified'], level: 3, draws: 2 },
  'other field': { rules: ['qualified', 'other-field'], because: ['no-qualified'], level: 4, draws: 2 },
  'evenly balanced': { rules: ['burden', 'balanced'], because: ['no-reliable'], level: 7, draws: 2 },
  'skipped step': { rules: ['application'], because: ['no-application'], level: 5, draws: 2 },
  gap: { rules: ['sound', 'joiner'], because: ['no-gap'], level: 7, draws: 2 },
  'new test': { rules: ['daubert', 'new-test'], because: ['yes-reliable'], level: 5, draws: 2 },
  rival: { rules: ['burden', 'rival'], because: ['yes-weight'], level: 7, draws: 2 },
  report: { rules: ['bases'], because: ['yes-relied'], level: 4, draws: 2 },
  gossip: { rules: ['unreasonable'], because: ['no-basis'], level: 4, draws: 2 },
  told: { rules: ['disclosure'], because: ['no-disclosure'], level: 6, draws: 2 },
  cross: { rules: ['proponent', 'cross'], because: ['yes-cross'], level: 6, draws: 2 },
  knew: { rules: ['mental-state'], because: ['no-mental'], level: 4, draws: 2 },
  most: { rules: ['mental-state', 'diaz'], because: ['yes-issue'], level: 6, draws: 2 },
  liable: { rules: ['ultimate', 'liable'], because: ['no-law'], level: 4, draws: 2 },
  passage: { rules: ['treatise', 'passage'], because: ['yes-treatise'], level: 4 },
  exhibit: { rules: ['treatise', 'not-exhibit'], because: ['no-exhibit'], level: 5, draws: 2 },
  denied: { rules: ['treatise', 'authority'], because: ['yes-treatise'], level: 7 },
  familiar: { rules: ['showing', 'familiar'], because: ['yes-familiar'], level: 3, draws: 2 },
  learned: { rules: ['for-trial'], because: ['no-familiar'], level: 4, draws: 2 },
  details: { rules: ['showing', 'details'], because: ['yes-genuine'], level: 4 },
  'name only': { rules: ['showing', 'name-only'], because: ['no-proof'], level: 4 },
  doubted: { rules: ['showing', 'doubted'], because: ['yes-genuine'], level: 6 },
  caller: { rules: ['showing', 'caller'], because: ['no-proof'], level: 5 },
  dialed: { rules: ['dialed'], because: ['yes-genuine'], level: 5 },
  certified: { rules: ['certified'], because: ['yes-self'], level: 3, draws: 2 },
} as const satisfies PathTable<ExpertFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The matter to which each twist belongs. */
const MATTERS: Readonly<Record<Twist, ExpertFacts['matter']>> = {
  experience: 'method',
  'other field': 'method',
  'evenly balanced': 'method',
  'skipped step': 'method',
  gap: 'method',
  'new test': 'method',
  rival: 'method',
  report: 'basis',
  gossip: 'basis',
  told: 'basis',
  cross: 'basis',
  knew: 'issue',
  most: 'issue',
  liable: 'issue',
  passage: 'treatise',
  exhibit: 'treatise',
  denied: 'treatise',
  familiar: 'proof',
  learned: 'proof',
  details: 'proof',
  'name only': 'proof',
  doubted: 'proof',
  caller: 'proof',
  dialed: 'proof',
  certified: 'proof',
}

/** The path that these facts take; null for a twist of another matter. */
export function decide({ matter, twist }: ExpertFacts): keyof typeof paths | null {
  return MATTERS[twist] === matter ? twist : null
}

/** The area of the taxonomy to which the question belongs. */
export function area({ matter, twist }: ExpertFacts): string {
  switch (matter) {
    case 'method':
      return twist === 'experience' || twist === 'other field'
        ? 'Qualifications and proper subject'
        : 'Reliability (Rule 702)'
    case 'basis':
      return 'Bases of opinion'
    case 'issue':
      return 'Ultimate issue'
    case 'treatise':
      return 'Learned treatises, residual and other exceptions'
    case 'proof':
      return twist === 'certified' ? 'Self-authentication' : 'Authentication'
  }
}

/** The subtopic of that area. */
export function subtopic({ matter }: ExpertFacts): string {
  if (matter === 'proof') return 'Relevance, exclusion and authentication'
  return matter === 'treatise' ? 'Hearsay exceptions and confrontation' : 'Expert testimony'
}
