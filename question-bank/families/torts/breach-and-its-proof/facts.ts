import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether negligence is proved: the standard of care, its breach, and the proof of it. */
export const facts = {
  /** The matter in dispute: who acted, by what custom or statute, or how the accident is to be explained. */
  issue: [
    'emergency',
    'child',
    'disability',
    'seizure',
    'mind',
    'trade',
    'profession',
    'statute',
    'accident',
  ],
  /** The fact on which that issue turns. */
  turn: [
    'sudden',
    'own making',
    'as a child',
    'below a child',
    'motor',
    'under five',
    'careful',
    'careless',
    'first',
    'warned',
    'ill',
    'poor judgment',
    'custom met',
    'custom missed',
    'two methods',
    'specialty missed',
    'no expert',
    'plain',
    'violated',
    'other class',
    'other harm',
    'excused',
    'complied',
    'one source',
    'two sources',
    'happens anyway',
    'explained',
    'inspected',
    'shifted',
  ],
  /** The party that asks for judgment without a verdict of the jury. */
  mover: ['defendant', 'plaintiff'],
} as const satisfies FactTable

export type BreachFacts = FactsOf<typeof facts>
