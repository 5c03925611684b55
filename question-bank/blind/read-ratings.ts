import type { Item } from '../load/item.ts'
import { itemHash, sheetTag } from './fingerprint.ts'
import type { Rating } from './rating-file.ts'

const LINE = /^([a-z0-9-]+\d)(?:#([0-9a-f]{4}))?[\s:]+([1-4](?:\.5)?|5)(?:\s+(.*))?$/

interface Read {
  readonly item: Item
  readonly stars: number
  readonly note: string | null
}

/** One line of a reader's file, such as `ev-0001#3f2a 4 too long`; a text says what is wrong with it. */
function readLine(line: string, find: (id: string) => Item | undefined): Read | string {
  const found = LINE.exec(line)
  if (!found) return `not a rating like "ev-0001#3f2a 4 too long": "${line.slice(0, 60)}"`
  const [, id = '', tag, stars = '', note] = found
  const item = find(id)
  if (!item) return `no item ${id} in the bank`
  if (tag !== undefined && tag !== sheetTag(item, 1) && tag !== sheetTag(item, 2))
    return `${id}#${tag} was reworded since`
  return { item, stars: Number(stars), note: note?.trim().replace(/^none\.?$/i, '') || null }
}

/** Puts the files of readers together, one rating an item in id order; `problems` names lines that say nothing. */
export function ratingsOf(
  texts: readonly string[],
  find: (id: string) => Item | undefined,
  on: string,
): { ratings: { item: Item; entry: Rating }[]; problems: string[] } {
  const problems: string[] = []
  const read = texts.flatMap((text, reader) =>
    text.split(/\r?\n/).flatMap((raw, index) => {
      if (raw.trim() === '' || raw.startsWith('# ')) return []
      const one = readLine(raw.trim(), find)
      if (typeof one !== 'string') return [one]
      problems.push(`file ${reader + 1} · line ${index + 1}: ${one}`)
      return []
    }),
  )
  const ratings = [...Map.groupBy(read, ({ item }) => item.id)].sort().map(([id, all]) => {
    const item = all[0]?.item
    if (!item) throw new Error(`a rating of ${id} has no item`)
    const notes = all.flatMap(({ note }) => note ?? [])
    const entry: Rating = {
      item: id,
      hash: itemHash(item),
      ratings: all.map(({ stars }) => stars),
      on,
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    }
    return { item, entry }
  })
  return { ratings, problems }
}
