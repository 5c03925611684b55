import type { MisconceptionTable } from '../../engine/tables.ts'
import type { CovenantFacts, CovenantStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of covenants as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'equity-asks-for-privity': {
    label: 'an injunction needs the same privity as damages',
    correction:
      'Horizontal privity is a demand of the law courts. The plaintiff wants an injunction, and in equity a later owner with record notice is bound without it.',
    gives: 'no-horizontal',
    when: ({ twist }) => twist === 'adjoining',
  },
  'notice-makes-a-burden': {
    label: 'a buyer who knows of a restriction is bound by it',
    correction:
      'Knowing of a plan binds a buyer only if the plan burdens the lot. This one had been sold free before any plan existed.',
    gives: 'yes-notice',
    when: ({ twist }) => twist === 'early',
  },
  'zoning-ends-covenants': {
    label: 'new zoning replaces private covenants',
    correction:
      'A city that allows stores does not require them. Private limits stricter than the ordinance stay in force while the street is still one of homes.',
    gives: 'no-changed',
    when: ({ twist }) => twist === 'zoned',
  },
} as const satisfies MisconceptionTable<CovenantFacts, typeof reasons, CovenantStory>
