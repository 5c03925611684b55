import type { Cell } from '../../engine/cells.ts'
import type { Case } from './cases.ts'
import type { TierStory } from './facts.ts'

export type ReasonId =
  | 'yes-rational'
  | 'yes-middle'
  | 'yes-strict'
  | 'yes-purpose'
  | 'yes-anyway'
  | 'yes-federal'
  | 'yes-function'
  | 'yes-burden'
  | 'no-strict'
  | 'no-societal'
  | 'no-middle'
  | 'no-generalization'
  | 'no-late'
  | 'no-rational'
  | 'no-burden'
  | 'no-purpose'

/** By case, the reasons that make sense there: the key, and what tempts. `who` is the one who challenges the rule. */
export type TierCells = Partial<
  Record<Case, (story: TierStory, who: string) => { readonly [Id in ReasonId]?: Cell }>
>
