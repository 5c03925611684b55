import type { MisconceptionTable } from '../../engine/tables.ts'
import type { HomicideFacts, HomicideStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of homicide as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'malice-is-intent-to-kill': {
    label: 'without an intent to kill there is no murder',
    correction:
      'Malice aforethought has other forms. An intent to inflict serious bodily injury is one, and death resulted from what was intended.',
    gives: 'no-malice',
    when: ({ twist }) => twist === 'injury',
  },
} as const satisfies MisconceptionTable<HomicideFacts, typeof reasons, HomicideStory>
