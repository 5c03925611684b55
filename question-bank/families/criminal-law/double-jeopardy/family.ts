import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { target, tell } from './told.ts'

/** CR-15: double jeopardy, as of 23 November 2026. */
export const doubleJeopardy = defineFamily({
  id: 'cr-15',
  edition: 7,
  name: 'Double jeopardy',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Jeopardy, punishment, proof and appeal',
  area: 'Double jeopardy',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-23',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'ruling',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: () => 'How should the court rule on the motion?',
    },
    {
      id: 'dismiss',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Should the court grant the motion?',
    },
    {
      id: 'bars',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts) => `Is ${target(facts)} barred?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask four things: had it begun, is it the very thing again, who brings it, and how did it end?',
    'Write down how far matters had gone, and who wanted them to stop.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
