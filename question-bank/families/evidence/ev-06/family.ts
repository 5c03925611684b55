import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { type AbsentFacts, type AbsentSkin, dimensions, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** Two rules meet in every fact pattern; the finer grounds and the exceptions with a twist are harder still. */
function difficulty(facts: AbsentFacts): number {
  const path = decide(facts).path.join(' ')
  const fine = /attendance|abroad|hidden|forfeited/.test(path) ? 1 : 0
  const twist = /blame|predecessor|excited|not-forfeited|aside/.test(path) ? 1 : 0
  return 7 + fine + twist
}

function area({ kind }: AbsentFacts): string {
  if (/dying|hopeful|interest|blame/.test(kind)) return 'Statements against interest and dying declarations'
  if (kind === 'excited') return 'Present sense, excited utterance and state of mind'
  return 'Former testimony and forfeiture'
}

/** EV-06: words of those who do not testify, FRE 804 beside FRE 803(2), as they stand on 1 November 2026. */
export const unavailableDeclarants: Family<AbsentFacts, AbsentSkin> = {
  id: 'ev-06',
  edition: 1,
  name: 'Unavailable declarants',
  subject: 'Evidence',
  subtopic: 'Hearsay exceptions and confrontation',
  pool: 'daily',
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
  area,
  draws: (path) => (/other-crime/.test(path) ? 3 : /^excited|hopeful/.test(path) ? 2 : 1),
  difficulty,
  hints: () => [
    'Work in order: why is this witness missing, and which door could let the quotation through?',
  ],
}
