import { defineFamily } from '../../engine/define-family.ts'
import { facts, objector, raiser, type WaiverFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The stage at which the defense is raised, where the question names it. */
const WHEN: Partial<Record<WaiverFacts['history'], string>> = {
  'answer, appeal': 'on appeal',
  'answer, trial': 'at trial',
}

/** CP-08: Rule 12 defenses and their waiver, as of 23 November 2026. */
export const waiverOfDefenses = defineFamily({
  id: 'cp-08',
  edition: 4,
  name: 'Rule 12 defenses and waiver',
  subject: 'Civil Procedure',
  subtopic: 'Motions',
  area: 'Rule 12 defenses and waiver',
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
      id: 'consider',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at) =>
        at.defense === 'vagueness'
          ? 'Should the court consider the motion for a more definite statement?'
          : at.history === 'answer, appeal'
            ? 'Should the court of appeals consider the defense?'
            : 'Should the court consider the defense?',
    },
    {
      id: 'waived',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: (at, story) => `Is ${objector(at, story).the} correct?`,
    },
    {
      id: 'may',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (at, story) =>
        at.defense === 'vagueness'
          ? `May ${raiser(at, story).the} now move for a more definite statement?`
          : `May ${raiser(at, story).the} raise the defense ${WHEN[at.history] ?? 'at this stage'}?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ({ defense }) => [
    defense === 'vagueness'
      ? 'First find the subdivision that governs this ground, then read the docket in order.'
      : 'Sort the ground into one of three groups under 12(h), then read the docket in order.',
    'Three groups have three fates.',
  ],
  pointers: (at, story) => pointers(decide(at), story),
})
