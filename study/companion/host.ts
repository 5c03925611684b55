import type { Refusal } from '#http/refusal.ts'
import type { CompanionClosure } from '#protocol/http/companion.ts'
import type { Item } from '../item.ts'
import type { Library } from './library.ts'
import type { Meaning } from './meaning.ts'
import type { Model } from './model.ts'

export type OpenItem = Pick<Item, 'stem' | 'choices'>

/** The parts the host gives the companion, beside the study engine's own. */
export interface CompanionHost {
  library: () => Promise<Library>
  /** why Atticus is silent for this player now, or null (design section 5) */
  closed: (userId: string) => Promise<CompanionClosure | null>
  /** questions open elsewhere than in this engine's showings, such as in friend games */
  openItems?: (userId: string) => Promise<OpenItem[]>
  /** a refusal when the player asks too much too fast */
  limit?: (userId: string) => Promise<Refusal | null>
  model: Model | null
  /** finds rules by what a question means, beside its words */
  meaning?: Meaning | null
  /** before the thread is read: a chance to fetch what another machine added */
  refresh?: (userId: string) => Promise<void>
  /** after the thread was changed; `cleared` when it was forgotten */
  changed?: (userId: string, change: 'added' | 'cleared') => void
}
