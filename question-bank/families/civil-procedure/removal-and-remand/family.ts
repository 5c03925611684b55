import { defineFamily } from '../../engine/define-family.ts'
import { facts, moverOf, type RemovalStory } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** CP-04: whether a removed action goes back to state court. */
export const removalAndRemand = defineFamily({
  id: 'cp-04',
  edition: 5,
  name: 'Removal and remand',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
  area: 'Removal and remand',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly RemovalStory[],
  tell,
  forms: [
    {
      id: 'motion',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Should the court grant the motion to remand?',
    },
    {
      id: 'ruling',
      kind: 'ruling',
      yes: 'Grant the motion',
      no: 'Deny the motion',
      ask: () => 'How should the federal court rule on the motion?',
    },
    {
      id: 'argument',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, story) => `Is ${moverOf(twist, story).the} entitled to a remand?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Separate two problems: power and paperwork. Only one of them forgives silence.',
    'Draw a calendar, mark who got which papers and when, and check power by itself.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
