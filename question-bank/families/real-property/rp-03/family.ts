import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type SeveranceFacts, type SeveranceSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last rule of a path is. */
const LEVELS: Readonly<Record<string, number>> = {
  'common-will': 3,
  'common-lien': 7,
  'common-mortgage': 7,
  'entirety-deed': 4,
  'entirety-secret': 5,
  'kept-deed': 3,
  'outsider-share': 6,
  remaining: 7,
  inside: 8,
  deed: 2,
  'secret-deed': 4,
  'own-deed': 6,
  execution: 5,
  contract: 7,
  'title-theory': 6,
  'lien-theory': 5,
  'judgment-lien': 5,
  listing: 6,
  'suit-pending': 6,
  'suit-ended': 7,
  'split-agreed': 5,
  'use-agreed': 3,
  murder: 2,
  accident: 3,
  will: 2,
  survivorship: 2,
}

/** Paths whose reasons would otherwise be the key too seldom. */
const DRAWS: Readonly<Record<string, number>> = {
  'common > common-will': 3,
  'common > common-mortgage': 3,
  'entirety-deed': 3,
  'entirety-secret': 3,
}

function difficulty(facts: SeveranceFacts): number {
  const level = LEVELS[decide(facts).path.at(-1) ?? ''] ?? 5
  // The death of the one who did nothing makes it harder to see whose share is in dispute.
  const turned = facts.holding === 'two' && facts.death === 'other' && level >= 4
  return Math.min(9, level + (turned ? 1 : 0))
}

function area({ holding, event }: SeveranceFacts): string {
  return event === 'nothing' || event === 'will' || holding === 'spouses' || holding === 'unspecified'
    ? 'Joint tenancy and tenancy in common'
    : 'Severance and partition'
}

/** RP-03: whether a co-owner's share escapes survivorship. */
export const jointTenancySeverance: Family<SeveranceFacts, SeveranceSkin> = {
  id: 'rp-03',
  edition: 1,
  name: 'Joint tenancy and severance',
  subject: 'Real Property',
  subtopic: 'Cotenancy and landlord-tenant',
  pool: 'ranked',
  jurisdiction: 'S',
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
  area,
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => ['Draw a timeline, check at every point which bonds are still intact.'],
}
