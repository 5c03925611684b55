import { BRITISH, OLD_WORDS } from './old-words.ts'
import { proseIn } from './prose.ts'
import type { TextFile } from './repository.ts'

/** How often each old word is used in each room. Words that are not used are absent. */
export type WordCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The room a file is in: its folder at the top, or 'root'. */
const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? 'root') : 'root')

/** Every use of an old word in a file, with the words around it. */
export function oldWordsIn(file: TextFile): { name: string; use: string }[] {
  return proseIn(file).flatMap((said) =>
    OLD_WORDS.flatMap(({ name, pattern }) =>
      [...said.matchAll(pattern)].map(({ index }) => ({
        name,
        use: said.slice(Math.max(0, index - 20), index + 50),
      })),
    ),
  )
}

const DECLARED = /\b(?:const|let|function|class|interface|type)\s+(\w+)|^\s*(?:readonly )?(\w+)\??:/gm
const BRITISH_WORD = new RegExp(`^(?:${BRITISH})`, 'i')
/** Names that others gave: ARIA's attribute. */
const OTHERS = new Set(['labelledBy'])

/** Names that code declares in which a word is spelled as the British do. */
export const britishNames = (code: string): string[] =>
  [...code.matchAll(DECLARED)]
    .map(([, declared, field]) => declared ?? field ?? '')
    .filter((name) => !OTHERS.has(name) && name.split(/(?=[A-Z])|_/).some((word) => BRITISH_WORD.test(word)))

export function countWords(files: readonly TextFile[]): WordCounts {
  const rooms: Record<string, Record<string, number>> = {}
  for (const file of files)
    for (const { name } of oldWordsIn(file)) {
      const room = roomOf(file.path)
      rooms[room] = { ...rooms[room], [name]: (rooms[room]?.[name] ?? 0) + 1 }
    }
  return rooms
}

/** Where two counts differ, a line each. */
export function differences(
  now: WordCounts,
  allowed: WordCounts,
): { room: string; name: string; now: number; allowed: number }[] {
  const rooms = [...new Set([...Object.keys(now), ...Object.keys(allowed)])].sort()
  return rooms.flatMap((room) =>
    OLD_WORDS.map(({ name }) => ({
      room,
      name,
      now: now[room]?.[name] ?? 0,
      allowed: allowed[room]?.[name] ?? 0,
    })).filter((one) => one.now !== one.allowed),
  )
}
