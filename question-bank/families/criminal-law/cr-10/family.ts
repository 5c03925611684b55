import type { Family } from '../../engine/contract.ts'
import { decide, pathOf } from './decide.ts'
import { dimensions, illegal, type SearchFacts, type SearchSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { TABLE } from './table.ts'
import { tell } from './tell.ts'

/** CR-10: what is a search under the Fourth Amendment, and who may object. */
export const searchAndStanding: Family<SearchFacts, SearchSkin> = {
  id: 'cr-10',
  edition: 1,
  name: 'What is a search, and who may object',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Search and seizure',
  pool: 'practice',
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
  area: () => 'Search, seizure and standing',
  difficulty: (facts) => {
    const path = pathOf(facts)
    return path ? TABLE[path].level : 1
  },
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Two separate issues: what exactly was done, and to whom it was done.',
    'Ask how it was done and whom it affected.',
  ],
}
