import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type RemovalFacts, type RemovalSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard each part of the question is; a late motion adds to it. */
const BASIS: Readonly<Record<RemovalFacts['basis'], number>> = {
  diverse: 1,
  federal: 2,
  forum: 2,
  'not diverse': 2,
  defense: 3,
  counterclaim: 4,
}
const NOTICE: Readonly<Record<RemovalFacts['notice'], number>> = {
  'day 30': 1,
  'day 31': 1,
  'filed early': 2,
  'consent missing': 2,
  'later defendant': 3,
  'codefendant unserved': 3,
  amended: 3,
  'amended after a year': 5,
  'copy early': 4,
  'amended after a year in bad faith': 6,
}

function difficulty(facts: RemovalFacts): number {
  return Math.min(8, BASIS[facts.basis] + NOTICE[facts.notice] + (facts.motion === 'late' ? 2 : 0))
}

/** How often a path comes up, so that each reason is the key about as often as its share of the options. */
const DRAWS: Readonly<Record<string, number>> = {
  'late-notice': 3,
  'forum-defendant': 3,
  'federal-defense': 3,
  'incomplete-diversity': 2,
  'no-unanimity': 2,
}

/** CP-04: removal and remand under 28 U.S.C. 1441, 1446 and 1447 as of 1 November 2026. */
export const removalAndRemand: Family<RemovalFacts, RemovalSkin> = {
  id: 'cp-04',
  edition: 1,
  name: 'Removal and remand',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
  pool: 'ranked',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws: (path) => DRAWS[path] ?? 1,
  area: () => 'Removal and remand',
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Ask first whether such litigation could begin in front of a United States judge, then look at paperwork, then at who objects and how soon.',
    'Keep power apart from paperwork.',
  ],
}
