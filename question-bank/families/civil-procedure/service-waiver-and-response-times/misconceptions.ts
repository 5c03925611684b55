import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ServiceFacts, ServiceStory } from './facts.ts'
import type { OptionId } from './matter.ts'
import { optionOf, type reasons } from './reasons.ts'

/** What a matter says of a reason there. */
const why =
  (id: OptionId) =>
  (facts: ServiceFacts, story: ServiceStory): string =>
    optionOf(id, facts)?.why(story) ?? ''

/** Service as students get it wrong. Other mistakes stand with the reasons of each matter. */
export const misconceptions = {
  'notice-is-enough': {
    label: 'papers that reach the defendant have been served',
    correction: why('yes-personal'),
    gives: 'yes-personal',
    when: ({ matter }) =>
      matter.startsWith('left') ||
      matter.startsWith('mailed') ||
      matter.startsWith('w') ||
      matter === 'agent',
  },
  'ninety-days-for-all': {
    label: 'service after the ninetieth day is of no use',
    correction: why('no-late'),
    gives: 'no-late',
    when: ({ matter }) => matter === 'late, good cause' || matter === 'late, abroad',
  },
  'taking-papers-waives': {
    label: 'a defendant who takes the papers cannot object to them',
    correction: why('yes-objection'),
    gives: 'yes-objection',
    when: ({ matter }) => matter.startsWith('served') || matter.startsWith('late'),
  },
} as const satisfies MisconceptionTable<ServiceFacts, typeof reasons, ServiceStory>
