import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, isPlea, type PolicyFacts, type PolicySkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last step of each path is. */
const LEVELS: Readonly<Record<string, number>> = {
  repair: 2,
  insurance: 2,
  'offer-disputed': 3,
  payment: 3,
  'insurance-lacking': 3,
  'plea-withdrawn': 3,
  'plea-nolo': 4,
  'repair-control': 4,
  'insurance-control': 4,
  'insurance-bias': 4,
  'offer-words': 4,
  'plea-talks': 5,
  'repair-feasible': 5,
  'settlement-bias': 5,
  'plea-standing': 6,
  'payment-words': 6,
  'repair-early': 6,
  'settlement-fault': 6,
  'repair-control-conceded': 7,
  'repair-feasible-conceded': 7,
  'offer-undisputed': 7,
  'repair-outsider': 7,
  'offer-contradict': 7,
  'plea-police': 8,
  'plea-contradict': 8,
}

function area(facts: PolicyFacts): string {
  if (/repair/.test(facts.item)) return 'Subsequent remedial measures'
  if (/insurance/.test(facts.item)) return 'Liability insurance'
  return 'Compromise, payment of expenses and pleas'
}

/** EV-12: what rules of policy shut out, FRE 407 to 411, as they stand on 1 November 2026. */
export const policyExclusions: Family<PolicyFacts, PolicySkin> = {
  id: 'ev-12',
  edition: 1,
  name: 'Policy exclusions',
  subject: 'Evidence',
  subtopic: 'Privileges and policy exclusions',
  pool: 'ranked',
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
  difficulty: (facts) => LEVELS[decide(facts).path.at(-1) ?? ''] ?? 5,
  hints: (facts) => [
    isPlea(facts)
      ? 'Ask who was listening, and whether the admission of guilt was ever final.'
      : 'Find what society wants to encourage here, then read off the dates and the stated purpose.',
    'Start from what the exclusion seeks to encourage, then check its limits in order.',
  ],
}
