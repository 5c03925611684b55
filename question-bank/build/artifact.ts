import { createHash } from 'node:crypto'
import type { BankItem } from '#protocol/bank.ts'
import type { Item } from '../load/item.ts'
import { choiceOrder } from './order.ts'
import { reservedOf } from './reserve.ts'

/** Returns the item as servers load it, its options in their fixed, balanced order. */
export function artifactItem(item: Item, isReserved = false): BankItem {
  const order = choiceOrder(item)
  const inOrder = order.flatMap((index) => item.choices[index] ?? [])
  return {
    id: item.id,
    family: item.family,
    path: item.path,
    subject: item.subject,
    subtopic: item.subtopic,
    area: item.area,
    difficulty: item.difficulty,
    pool: item.pool,
    stem: item.stem,
    choices: inOrder.map((choice) => choice.text),
    correctIndex: order.indexOf(item.correct),
    why: inOrder.map((choice) => choice.why),
    explanation: item.explanation,
    hint: item.hint,
    authorities: [...item.authorities],
    jurisdiction: item.jurisdiction,
    lawAsOf: item.lawAsOf,
    nextgenScope: item.nextgenScope,
    ...(isReserved ? { reserved: true as const } : {}),
  }
}

/** The text of an artifact: a JSON array, one item a line, by id. Equal items give equal bytes. */
export function artifactText(items: readonly Item[]): string {
  const sorted = [...items].sort((one, other) => (one.id < other.id ? -1 : 1))
  const reserved = reservedOf(items)
  const lines = sorted.map((item) => JSON.stringify(artifactItem(item, reserved.has(item.id))))
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}

/** The SHA-256 of an artifact's text, in hexadecimal. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
