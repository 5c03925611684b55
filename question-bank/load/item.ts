import type { Pool } from '#protocol/bank.ts'
import type { Subject } from '#rules/subjects.ts'

/** One option of an item and why it is right, or the misconception that makes it tempting. */
export interface Choice {
  readonly text: string
  readonly why: string
}

/** F federal or constitutional, U official UCC text, R majority or Restatement, C common law, S state rule quoted. */
export type Jurisdiction = 'F' | 'U' | 'R' | 'C' | 'S'

/** On the NextGen bar examination: known from memory, familiarity enough, or not tested there. */
export type NextgenScope = 'recall' | 'resource' | 'outside'

/**
 * A question as the bank holds it, choices in the order they were written. Curated items and family
 * variants are the same shape; `family` and `path` are null for a curated one.
 */
export interface Item {
  readonly id: string
  readonly family: string | null
  /** The legal path the answer takes, counted for variety (docs/item-standard.md, Families). */
  readonly path: string | null
  readonly subject: Subject
  readonly subtopic: string
  readonly area: string
  readonly difficulty: number
  readonly pool: Pool
  readonly jurisdiction: Jurisdiction
  readonly lawAsOf: string
  readonly nextgenScope: NextgenScope
  readonly stem: string
  readonly choices: readonly Choice[]
  /** True where each choice begins with a sum of money, and they are served from the smallest to the largest. */
  readonly bySum?: boolean
  /** Zero-based index of the key in `choices`. */
  readonly correct: number
  readonly explanation: string
  readonly authorities: readonly string[]
  readonly hint: string
  /** Where it is written, relative to the question bank, for messages. */
  readonly file: string
}

/** The text of the right option. */
export function keyOf(item: Item): string {
  const key = item.choices[item.correct]
  if (!key) throw new Error(`${item.id}: correct ${item.correct} names no choice`)
  return key.text
}

/** The texts of the wrong options, in order. */
export function distractorsOf(item: Item): string[] {
  return item.choices.filter((_, index) => index !== item.correct).map((choice) => choice.text)
}
