import type { ReasonTable } from '../../engine/tables.ts'
import type { AbsentFacts, AbsentStory } from './facts.ts'
import { reasonsToAdmitStatements } from './reasons-to-admit-statements.ts'
import { reasonsToAdmitTestimony } from './reasons-to-admit-testimony.ts'
import { reasonsToExcludeStatements } from './reasons-to-exclude-statements.ts'
import { reasonsToExcludeTestimony } from './reasons-to-exclude-testimony.ts'

/** The arguments for and against a statement. */
export const reasons = {
  ...reasonsToAdmitTestimony,
  ...reasonsToAdmitStatements,
  ...reasonsToExcludeTestimony,
  ...reasonsToExcludeStatements,
} as const satisfies ReasonTable<AbsentFacts, AbsentStory>
