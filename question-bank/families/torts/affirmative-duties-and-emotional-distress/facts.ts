import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether negligence law asks anything of somebody who did nothing, or who only frightened another. */
export const facts = {
  /**
   * The matter in dispute: a stranger in peril, a customer in peril, a safety service, a dangerous child, a dangerous patient,
   * or distress over the injury of another.
   */
  issue: ['rescue', 'relation', 'service', 'child', 'patient', 'distress'],
  /** The fact on which that issue turns. */
  turn: [
    'stranger',
    'caused',
    'carried off',
    'tried once',
    'kept others away',
    'ignored',
    'left',
    'aided',
    'hopeless',
    'relied',
    'waved on',
    'duty assumed',
    'unaware',
    'known',
    'unknown',
    'grown',
    'lent',
    'named',
    'unnamed',
    'confined',
    'escaped',
    'close call',
    'no symptoms',
    'struck',
    'saw',
    'after',
    'friend',
  ],
  /** The limit on recovery for distress; 'none' where no distress is sued for. */
  limit: ['none', 'zone', 'bystander'],
} as const satisfies FactTable

export type DutyFacts = FactsOf<typeof facts>
