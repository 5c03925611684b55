import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type LibelFacts, type LibelSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** Paths that come up more than once in a cycle, so that no reason is mostly right or mostly wrong. */
const DRAWS: Readonly<Record<string, number>> = {
  'drawn > malice-lacking': 2,
  'drawn > malice-shown': 3,
  'interest > held': 2,
  negligence: 3,
  'no-fact': 3,
  'noticed > negligence': 2,
  'noticed > presumed-barred': 2,
  'presumed-malice': 3,
  testimony: 2,
}

/** What a rule adds to the plain level of a question that takes status, fault and damages together. */
const MORE: Readonly<Record<string, number>> = {
  drawn: 1,
  aside: 2,
  noticed: 1,
  spite: 1,
  'presumed-barred': 1,
  'presumed-malice': 1,
  'private-matter': 1,
  falsity: 1,
  'implied-fact': 1,
  republication: 1,
  'fair-report': 1,
  interest: 1,
  spread: 1,
  held: 1,
}

function difficulty(facts: LibelFacts): number {
  return Math.min(
    10,
    decide(facts).path.reduce((level, step) => level + (MORE[step] ?? 0), 7),
  )
}

const PRIVILEGES: readonly LibelFacts['wrinkle'][] = ['fair report', 'testimony', 'reference', 'spread']
const ELEMENTS: readonly LibelFacts['wrinkle'][] = ['label', 'hyperbole', 'repeated']

/** TT-15: who recovers what for defamation, under the Constitution and the common law. */
export const defamation: Family<LibelFacts, LibelSkin> = {
  id: 'tt-15',
  edition: 1,
  name: 'Defamation: status, fault and privilege',
  subject: 'Torts',
  subtopic: 'Defamation and privacy',
  pool: 'daily',
  jurisdiction: 'R',
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
  area: ({ wrinkle }) => {
    if (PRIVILEGES.includes(wrinkle)) return 'Defamation defenses and privileges'
    return ELEMENTS.includes(wrinkle) ? 'Defamation elements' : 'Fault and constitutional limits'
  },
  difficulty,
  hints: () => [
    'Sort in turn by who sues, by topic, by how the story was handled, and by the remedy; then look to the setting.',
  ],
}
