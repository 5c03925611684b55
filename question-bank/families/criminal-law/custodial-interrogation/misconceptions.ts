import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { MirandaFacts, MirandaStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Miranda as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'seizure-is-custody': {
    label: 'whoever is seized is in custody',
    correction: (_, { suspect }) =>
      `${The(suspect)} was seized, but a stopped driver isn't in custody. Miranda asks for restraint to the degree of a formal arrest.`,
    gives: 'no-restraint',
    when: ({ twist }) => twist === 'stop',
  },
} as const satisfies MisconceptionTable<MirandaFacts, typeof reasons, MirandaStory>
