import { defineFamily } from '../../engine/define-family.ts'
import { facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { evidence, tell } from './told.ts'

/** CR-13: Miranda and the cases after it, as of 23 November 2026. */
export const custodialInterrogation = defineFamily({
  id: 'cr-13',
  edition: 8,
  name: 'Custodial interrogation',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Confessions and identification',
  area,
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
      yes: 'Deny the motion',
      no: 'Grant the motion',
      ask: () => 'How should the court rule on the motion?',
    },
    {
      id: 'suppress',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: () => 'Should the court grant the motion to suppress?',
    },
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, story) =>
        facts.twist === 'object'
          ? `Will ${story.thing} be admissible in the prosecution's case in chief?`
          : `Is ${evidence(facts, story)} admissible in the prosecution's case in chief?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Take the events in order. At each moment, what did the officials owe?',
    'Where, who began it, what was said first, and what changed between the meetings?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
