import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** Tells whether a password was published by a breach. */
export type IsBreached = (password: string) => Promise<boolean>

export interface BreachedList {
  has: IsBreached
  close(): Promise<void>
}

/** Characters of a SHA-1 in hexadecimal. */
const HASH = 40
/** No line is as long: a hash, a colon, a count, and the end of the line. */
const LONGEST_LINE = 80

/** Returns the hash in the first line that begins at `from` or after it, and where that line begins; null where none does. */
async function lineAfter(file: FileHandle, from: number): Promise<{ at: number; hash: string } | null> {
  // The byte before: where it ends a line, the next one begins at `from` itself.
  const before = Math.max(0, from - 1)
  const bytes = Buffer.alloc(1 + LONGEST_LINE + HASH)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, before)
  const read = bytes.subarray(0, bytesRead)
  const start = from === 0 ? 0 : read.indexOf('\n') + 1
  if (from > 0 && start === 0) return null
  const hash = read.toString('latin1', start, start + HASH)
  return hash.length === HASH ? { at: before + start, hash } : null
}

/**
 * The list of Have I Been Pwned as its downloader writes it: a line for each password, its SHA-1 in capitals, a colon and a
 * count, in the order of the hashes. It's searched where it lies, since it has some 40 GB. Rejects where it can't be read or
 * is another file. One that can't be read any more knows no password, so that players can still sign up.
 */
export async function breachedList(path: string): Promise<BreachedList> {
  const file = await open(path)
  const { size } = await file.stat()
  const first = await lineAfter(file, 0)
  if (!first || !/^[0-9A-F]{40}$/.test(first.hash)) {
    await file.close()
    throw new Error('no list of hashes')
  }
  return {
    has: (password) =>
      hasLine(file, size, password).catch((error: unknown) => {
        console.warn(
          'The list of breached passwords can’t be read; only the commonest are refused now:',
          error,
        )
        return false
      }),
    close: () => file.close(),
  }
}

async function hasLine(file: FileHandle, size: number, password: string): Promise<boolean> {
  const sought = createHash('sha1').update(password).digest('hex').toUpperCase()
  // The line sought begins at `low` or after it, and before `high`.
  let low = 0
  let high = size
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const line = await lineAfter(file, middle)
    if (line?.hash === sought) return true
    if (!line || line.hash > sought) high = middle
    else low = line.at + 1
  }
  return false
}
