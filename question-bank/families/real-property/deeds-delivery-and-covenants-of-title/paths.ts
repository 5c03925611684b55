import type { PathTable } from '../../engine/tables.ts'
import type { DeedFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** What a seller whose deed does not cover the defect could argue too. */
const defenses = ({ holder, claimant }: DeedFacts): readonly (keyof typeof reasons)[] => [
  holder === 'in' ? 'no-yet' : 'no-late',
  ...(claimant === 'remote' ? (['no-personal'] as const) : []),
]

/** Delivery of a gift or of a deed in escrow first, then the covenants of title after a sale. */
export const paths = {
  handed: {
    rules: ['handed'],
    because: ['yes-handed'],
    arguable: ['yes-accept', 'yes-stays'],
    level: 2,
    offers: ['yes-recorded', 'no-intent', 'no-control', 'no-refused'],
  },
  returned: {
    rules: ['returned'],
    because: ['yes-stays', 'yes-handed'],
    arguable: ['yes-accept'],
    level: 4,
    offers: ['yes-recorded', 'no-control', 'no-refused', 'no-recall', 'no-intent'],
  },
  oral: {
    rules: ['oral'],
    because: ['yes-oral'],
    arguable: ['yes-handed', 'yes-stays', 'yes-accept'],
    level: 5,
    draws: 3,
    offers: ['yes-recorded', 'no-condition', 'no-intent', 'no-recall'],
  },
  review: {
    rules: ['review'],
    because: ['no-intent'],
    arguable: ['no-control', 'no-recall', 'no-condition', 'no-refused'],
    level: 3,
    offers: ['no-testament', 'yes-handed', 'yes-oral', 'yes-accept'],
  },
  'review-recorded': {
    rules: ['review-recorded'],
    because: ['no-intent'],
    arguable: ['no-control', 'no-recall', 'no-condition'],
    level: 4,
    offers: ['no-refused', 'yes-recorded', 'yes-oral', 'yes-handed', 'yes-stays'],
  },
  kept: {
    rules: ['kept'],
    because: ['no-control'],
    arguable: ['no-intent', 'no-recall', 'no-testament'],
    level: 2,
    offers: ['no-refused', 'yes-accept', 'yes-stays', 'yes-oral'],
  },
  'kept-note': {
    rules: ['kept-note'],
    because: ['no-control', 'no-testament'],
    arguable: ['no-intent', 'no-recall'],
    level: 3,
    draws: 2,
    offers: ['no-refused', 'yes-accept', 'yes-stays', 'yes-oral'],
  },
  recorded: {
    rules: ['recorded'],
    because: ['yes-recorded', 'yes-accept'],
    arguable: ['yes-stays', 'yes-third', 'yes-handed'],
    level: 5,
    draws: 4,
    offers: ['yes-escrow', 'no-refused', 'no-control', 'no-testament'],
  },
  refused: {
    rules: ['refused'],
    because: ['no-refused'],
    level: 3,
    draws: 3,
    offers: ['no-control', 'no-testament', 'yes-recorded', 'yes-accept', 'yes-stays'],
  },
  third: {
    rules: ['third'],
    because: ['yes-third'],
    arguable: ['yes-escrow', 'yes-accept', 'yes-stays', 'yes-handed'],
    level: 5,
    offers: ['yes-oral', 'no-recall', 'no-testament', 'no-control', 'no-refused'],
  },
  'third-will': {
    rules: ['third-will'],
    because: ['yes-stays', 'yes-third'],
    arguable: ['yes-escrow', 'yes-accept', 'yes-handed'],
    level: 6,
    offers: ['yes-oral', 'no-recall', 'no-testament', 'no-control'],
  },
  recall: {
    rules: ['recall'],
    because: ['no-recall'],
    arguable: ['no-control', 'no-testament', 'no-intent'],
    level: 5,
    draws: 2,
    offers: ['no-refused', 'yes-third', 'yes-oral', 'yes-escrow', 'yes-accept'],
  },
  agent: {
    rules: ['agent'],
    because: ['no-control'],
    arguable: ['no-recall', 'no-intent'],
    level: 4,
    offers: ['no-testament', 'no-refused', 'yes-third', 'yes-accept', 'yes-handed', 'yes-escrow'],
  },
  'escrow-unpaid': {
    rules: ['escrow-unpaid'],
    because: ['no-condition'],
    arguable: ['no-intent', 'no-recall'],
    level: 5,
    offers: ['no-control', 'yes-third', 'yes-recorded', 'yes-handed', 'yes-stays'],
  },
  'escrow-changed': {
    rules: ['escrow-changed'],
    because: ['yes-escrow'],
    arguable: ['yes-third', 'yes-accept', 'yes-stays'],
    level: 6,
    offers: ['yes-handed', 'no-recall', 'no-control', 'no-intent'],
  },
  'general > present': {
    rules: ['general', 'present'],
    because: ['yes-present'],
    level: 5,
    offers: ['yes-own', 'yes-ousted', 'no-yet', 'no-special', 'no-unlawful'],
  },
  'general > late': {
    rules: ['general', 'late'],
    because: ['no-late', 'no-yet'],
    level: 7,
    offers: ['no-special', 'no-unlawful', 'yes-present', 'yes-ousted'],
  },
  'general > ousted': {
    rules: ['general', 'ousted'],
    because: ['yes-ousted'],
    level: 6,
    offers: ['yes-present', 'yes-own', 'no-late', 'no-special', 'no-unlawful'],
  },
  'general > ousted > runs': {
    rules: ['general', 'ousted', 'runs'],
    because: ['yes-runs', 'yes-ousted'],
    level: 7,
    offers: ['yes-present', 'yes-own', 'no-personal', 'no-late', 'no-special'],
  },
  'general > personal': {
    rules: ['general', 'personal'],
    because: ['no-personal', 'no-yet'],
    level: 8,
    offers: ['no-special', 'no-unlawful', 'yes-present', 'yes-runs', 'yes-ousted'],
  },
  'general > groundless': {
    rules: ['general', 'groundless'],
    because: ['no-unlawful'],
    arguable: defenses,
    level: 6,
    draws: 2,
    offers: ({ claimant }) => [
      'no-special',
      'yes-ousted',
      'yes-present',
      ...(claimant === 'remote' ? (['yes-runs'] as const) : []),
    ],
  },
  'special-other': {
    rules: ['special-other'],
    because: ['no-special'],
    arguable: defenses,
    level: 5,
    draws: 3,
    offers: ({ claimant }) => [
      'no-quitclaim',
      'no-unlawful',
      'yes-own',
      'yes-ousted',
      claimant === 'remote' ? 'yes-runs' : 'yes-present',
    ],
  },
  'special-own > present': {
    rules: ['special-own', 'present'],
    because: ['yes-own', 'yes-present'],
    level: 7,
    draws: 4,
    offers: ['yes-ousted', 'no-special', 'no-yet', 'no-quitclaim', 'no-unlawful'],
  },
  'special-own > ousted': {
    rules: ['special-own', 'ousted'],
    because: ['yes-own', 'yes-ousted'],
    level: 7,
    offers: ['yes-present', 'no-special', 'no-late', 'no-quitclaim'],
  },
  'special-own > ousted > runs': {
    rules: ['special-own', 'ousted', 'runs'],
    because: ['yes-runs', 'yes-own', 'yes-ousted'],
    level: 8,
    draws: 2,
    offers: ['yes-present', 'no-personal', 'no-special', 'no-late', 'no-quitclaim'],
  },
  'special-own > personal': {
    rules: ['special-own', 'personal'],
    because: ['no-personal', 'no-yet'],
    level: 9,
    offers: ['no-special', 'no-quitclaim', 'yes-own', 'yes-present', 'yes-runs'],
  },
  quitclaim: {
    rules: ['quitclaim'],
    because: ['no-quitclaim'],
    arguable: defenses,
    level: 3,
    draws: 2,
    offers: ({ claimant }) => [
      'no-special',
      'no-unlawful',
      'yes-own',
      'yes-ousted',
      claimant === 'remote' ? 'yes-runs' : 'yes-present',
    ],
  },
} as const satisfies PathTable<DeedFacts, typeof rules, typeof reasons, typeof misconceptions>

export type PathId = keyof typeof paths

/** By where the deed went and what happened to it; what is not listed cannot happen or is not settled. */
const DELIVERIES: Readonly<
  Record<Exclude<DeedFacts['way'], 'sale'>, { readonly [Turn in DeedFacts['turn']]?: PathId }>
> = {
  grantee: {
    plain: 'handed',
    returned: 'returned',
    condition: 'oral',
    review: 'review',
    taken: 'review-recorded',
  },
  kept: { plain: 'kept', note: 'kept-note' },
  recorded: { plain: 'recorded', refused: 'refused' },
  friend: { plain: 'third', will: 'third-will', recall: 'recall', agent: 'agent' },
  escrow: { taken: 'escrow-unpaid', changed: 'escrow-changed' },
}

/** By the deed that covers the defect, whether the holder was put out, and who sues. */
const COVERED = {
  general: {
    in: { buyer: 'general > present', remote: 'general > personal' },
    out: { buyer: 'general > ousted', remote: 'general > ousted > runs' },
  },
  special: {
    in: { buyer: 'special-own > present', remote: 'special-own > personal' },
    out: { buyer: 'special-own > ousted', remote: 'special-own > ousted > runs' },
  },
} as const

/** Whether the one who sues should win: as owner of the land or, after a sale, for damages. */
export function decide(facts: DeedFacts): PathId | null {
  const { way, turn, deed, origin, holder, claimant, years } = facts
  if (way === 'sale') return turn === 'plain' ? damages(facts) : null
  const isUntouched =
    deed === 'general' && origin === 'earlier' && holder === 'in' && claimant === 'buyer' && years === 'soon'
  return isUntouched ? (DELIVERIES[way][turn] ?? null) : null
}

/** An eviction comes nine years after the sale, a mere discovery after three, except where time is what bars the claim. */
function damages({ deed, origin, holder, claimant, years }: DeedFacts): PathId | null {
  const isEvicted = holder === 'out'
  if (isEvicted !== (years === 'late'))
    return deed === 'general' && origin === 'earlier' && !isEvicted && claimant === 'buyer'
      ? 'general > late'
      : null
  if (origin === 'none') return deed === 'general' && !isEvicted ? 'general > groundless' : null
  if (deed === 'quitclaim') {
    const isTold = origin === 'own' ? isEvicted : !isEvicted && claimant === 'buyer'
    return isTold ? 'quitclaim' : null
  }
  if (deed === 'special' && origin === 'earlier')
    return isEvicted || claimant === 'buyer' ? 'special-other' : null
  // The seller's own mortgage is told where the covenants are limited, since it makes no difference where they are not.
  if (deed === 'general' && origin === 'own') return null
  return COVERED[deed][holder][claimant]
}
