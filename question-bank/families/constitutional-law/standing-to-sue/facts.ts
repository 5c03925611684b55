import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether a federal court may hear a suit: who sues, and on what the jurisdiction turns. */
export const facts = {
  /** The sort of plaintiff, or a dispute that may have ended. */
  door: ['person', 'citizen', 'taxpayer', 'association', 'other', 'ended'],
  /** Each twist belongs to one of them. */
  twist: [
    'past-order',
    'past-money',
    'some-day',
    'weekly',
    'wholly-past',
    'ongoing',
    'unsent',
    'sent',
    'independent',
    'predictable',
    'general',
    'records',
    'program',
    'church',
    'executive',
    'own-tax',
    'members',
    'losses',
    'outside',
    'unnamed',
    'customers',
    'clients',
    'over',
    'nominal',
    'ceased',
    'recurring',
    'class',
  ],
} as const satisfies FactTable

export type StandingFacts = FactsOf<typeof facts>
export type Twist = StandingFacts['twist']
