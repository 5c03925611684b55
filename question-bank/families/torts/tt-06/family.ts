import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, type EntrantFacts, type EntrantSkin, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** Paths that come up more than once in a cycle, so that no reason is mostly right or mostly wrong. */
const DRAWS: Readonly<Record<string, number>> = {
  'child-unexpected': 2,
  'constant-hidden': 3,
  'invitee > inspect': 3,
  'invitee > obvious-expected': 3,
  'invitee > warned': 3,
  'known-hidden': 2,
  'licensee > licensee-known': 2,
  trap: 3,
  unseen: 3,
  'unseen-activity': 3,
}

/** How hard each path is, by its last step. */
const LEVEL: Readonly<Record<string, number>> = {
  unseen: 2,
  inspect: 2,
  'licensee-known': 3,
  undiscoverable: 3,
  warned: 3,
  obvious: 3,
  'licensee-unknown': 4,
  'licensee-obvious': 4,
  'licensee-warned': 4,
  'unseen-activity': 4,
  trap: 4,
  child: 5,
  'licensee-activity': 5,
  'known-activity': 5,
  'known-hidden': 6,
  'known-warned': 6,
  'child-aware': 6,
  'child-unexpected': 6,
  'obvious-expected': 7,
  'known-obvious': 7,
  'known-unknown': 7,
  'constant-activity': 7,
  'child-obvious': 7,
  'constant-hidden': 8,
  'constant-unknown': 8,
  'child-unknown': 8,
}

function difficulty(facts: EntrantFacts): number {
  const path = decide(facts).path
  const last = LEVEL[path.at(-1) ?? ''] ?? 5
  return path.includes('beyond') ? last + 2 : last
}

/** TT-06: what a possessor of land owes to those who come onto it, under the traditional categories. */
export const landEntrants: Family<EntrantFacts, EntrantSkin> = {
  id: 'tt-06',
  edition: 1,
  name: 'Duties to entrants on land',
  subject: 'Torts',
  subtopic: 'Negligence: duty and standard of care',
  pool: 'ranked',
  jurisdiction: 'S',
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
  area: () => 'Land possessors',
  difficulty,
  hints: () => [
    'Sort first by why and where the person came, then by the hazard, and last by what its owner had learned.',
  ],
}
