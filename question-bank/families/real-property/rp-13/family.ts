import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { type DeedFacts, type DeedSkin, dimensions, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard a path is. */
const LEVELS: Readonly<Record<string, number>> = {
  handed: 2,
  returned: 4,
  oral: 5,
  review: 3,
  'review-recorded': 4,
  kept: 2,
  'kept-note': 3,
  recorded: 5,
  refused: 3,
  third: 5,
  'third-will': 6,
  recall: 5,
  agent: 4,
  'escrow-unpaid': 5,
  'escrow-changed': 6,
  'general > present': 5,
  'general > late': 7,
  'general > ousted': 6,
  'general > ousted > runs': 7,
  'general > personal': 8,
  'general > groundless': 6,
  'special-other': 5,
  'special-own > present': 7,
  'special-own > ousted': 7,
  'special-own > ousted > runs': 8,
  'special-own > personal': 9,
  quitclaim: 3,
}

const isSale = ({ way }: DeedFacts) => way === 'sale'

/** RP-13: whether a deed was delivered, and what its covenants of title are worth. */
export const deedsAndCovenants: Family<DeedFacts, DeedSkin> = {
  id: 'rp-13',
  edition: 1,
  name: 'Deeds, delivery and covenants of title',
  subject: 'Real Property',
  subtopic: 'Deeds, adverse possession and transfer at death',
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
  draws,
  area: (facts) => (isSale(facts) ? 'Covenants of title' : 'Delivery and acceptance'),
  difficulty: (facts) => LEVELS[decide(facts).path.join(' > ')] ?? 5,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: (facts) => [
    isSale(facts)
      ? 'List the six usual assurances and mark beside each its moment and its beneficiary.'
      : 'Imagine asking the owner, minutes afterwards, whose it was by then, and who could still undo it.',
  ],
}
