import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type TransferFacts, type TransferSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last rule of a path is. */
const LEVELS: Readonly<Record<string, number>> = {
  'estate-rent': 3,
  'estate-repair': 4,
  misnamed: 5,
  sublease: 3,
  'sublease-sold': 6,
  'sublease-banned': 6,
  'assumed-sublease': 6,
  'assumed-passed': 6,
  'assumed-personal': 6,
  personal: 5,
  'passed-on': 5,
  'passed-sold': 6,
  accrued: 6,
  voidable: 6,
  reversion: 5,
  released: 3,
  'released-sold': 6,
  'released-twice': 4,
  'tenant-stays': 2,
  'tenant-twice': 4,
  'tenant-personal': 5,
  'tenant-to-buyer': 6,
  over: 7,
  'over-passed': 7,
  'over-assumed': 7,
  'over-sublease': 8,
}

/** Paths whose reasons would otherwise be the key too seldom. */
const DRAWS: Readonly<Record<string, number>> = { personal: 3, sublease: 2 }

function difficulty(facts: TransferFacts): number {
  const { path } = decide(facts)
  return (LEVELS[path.at(-1) ?? ''] ?? 5) + (path.length > 1 ? 1 : 0)
}

/** RP-06: who answers for a promise in a lease after the tenant has passed the premises on. */
export const leaseTransfers: Family<TransferFacts, TransferSkin> = {
  id: 'rp-06',
  edition: 1,
  name: 'Assignment and sublease',
  subject: 'Real Property',
  subtopic: 'Cotenancy and landlord-tenant',
  pool: 'practice',
  jurisdiction: 'C',
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
  draws: (path) => DRAWS[path] ?? 1,
  area: () => 'Assignment and sublease',
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Draw a triangle of the people involved and mark on each side which kinds of link they share.',
  ],
}
