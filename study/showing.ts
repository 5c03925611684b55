import type { ShowingContext } from '#rules/showing-context.ts'
import type { Item } from './item.ts'
import type { Chosen } from './practice/chosen.ts'

/** One item put before one player; order[i] is the item's own index of the option shown at index i. Times are ms. */
export interface Showing {
  id: string
  userId: string
  questionId: string
  order: number[]
  context: ShowingContext
  /** the run it is of, or the exam block */
  runId: string | null
  round: number | null
  hintUsed: boolean
  /** in practice and exam blocks: how it was chosen; null elsewhere */
  practice: Chosen | null
  shownAt: number
  answeredAt: number | null
}

export interface Shown {
  showing: Showing
  item: Item
}
