import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type WritingFacts, type WritingSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const LEVELS: Readonly<Record<WritingFacts['twist'], number>> = {
  terms: 3,
  event: 4,
  reading: 5,
  collateral: 5,
  undoubted: 2,
  doubted: 4,
  typed: 5,
  printout: 3,
  careless: 4,
  'bad faith': 3,
  overseas: 4,
  noticed: 5,
  unnoticed: 6,
  'copy exists': 7,
  certified: 3,
  'from memory': 7,
  open: 5,
  withheld: 4,
  drawing: 7,
  deposition: 6,
  lunch: 7,
  needed: 7,
  unneeded: 6,
}

function area({ matter, twist }: WritingFacts): string {
  if (matter === 'bulk') return 'Summaries'
  if (matter === 'remainder') return 'Completeness'
  if (matter === 'copy' || matter === 'missing') return 'Duplicates and excused originals'
  return twist === 'collateral' ? 'Duplicates and excused originals' : 'Original-document rule'
}

/** EV-14: proving what a writing says, FRE 1001 to 1008 with 106 and 107, on 1 November 2026. */
export const writings: Family<WritingFacts, WritingSkin> = {
  id: 'ev-14',
  edition: 1,
  name: 'Writings',
  subject: 'Evidence',
  subtopic: 'Writings, recordings and photographs',
  pool: 'practice',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws,
  area,
  difficulty: ({ twist }) => LEVELS[twist],
  hints: () => [
    'Decide whether the substance of a document is at stake at all before looking for an exemption.',
  ],
}
