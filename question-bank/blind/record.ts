import type { Item } from '../load/item.ts'
import type { Answer } from './answers.ts'
import { itemHash } from './fingerprint.ts'
import type { BlindRecord } from './record-file.ts'

/**
 * Puts two solvers' answers together, one record an item in id order. Agreed means: both picked the key and
 * neither could argue for another option. `problems` names items that only one of them answered.
 */
export function recordsOf(
  one: readonly Answer[],
  other: readonly Answer[],
  find: (id: string) => Item | undefined,
  on: string,
): { records: BlindRecord[]; problems: string[] } {
  const second = new Map(other.map((answer) => [answer.item, answer]))
  const first = new Map(one.map((answer) => [answer.item, answer]))
  const problems = [
    ...one
      .filter((answer) => !second.has(answer.item))
      .map((answer) => `${answer.item}: only solver 1 answered`),
    ...other
      .filter((answer) => !first.has(answer.item))
      .map((answer) => `${answer.item}: only solver 2 answered`),
  ]
  const records = [...first.keys()].sort().flatMap((id) => {
    const [item, answer, twin] = [find(id), first.get(id), second.get(id)]
    return item && answer && twin ? [joined(item, answer, twin, on)] : []
  })
  return { records, problems }
}

function joined(item: Item, one: Answer, other: Answer, on: string): BlindRecord {
  const anyArgued = one.argues !== null || other.argues !== null
  const notes = [one.note && `solver 1: ${one.note}`, other.note && `solver 2: ${other.note}`].filter(Boolean)
  return {
    item: item.id,
    hash: itemHash(item),
    picks: [one.pick, other.pick],
    ...(anyArgued ? { argued: [one.argues, other.argues] as [number | null, number | null] } : {}),
    agreed: one.pick === item.correct && other.pick === item.correct && !anyArgued,
    on,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}
