import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mutex } from '#concurrency/mutex.ts'
import { LAB_WAITING } from '#protocol/engine-messages.ts'

/** The note on a lab's computer of how many answers and notes wait in the open file: that says nothing of it to a start after a crash. */
export interface WaitingNote {
  /** The count may be another from now on. */
  changed(): void
  /**
   * Resolves once the note has the count after the last change. One that fails leaves the note as it was, and is made again at
   * the next call.
   */
  written(): Promise<void>
}

/** `count` is asked only after a change. */
export function waitingNote(dataFolder: string, count: () => Promise<number>): WaitingNote {
  let isStale = false
  let last: Promise<void> = Promise.resolve()
  // One at a time: two writes into one file could leave neither's count.
  const runExclusive = mutex()

  async function write(): Promise<void> {
    try {
      await writeFile(path.join(dataFolder, LAB_WAITING), String(await count()))
    } catch {
      isStale = true
    }
  }

  return {
    changed() {
      isStale = true
    },
    written() {
      if (isStale) {
        isStale = false
        last = runExclusive(write)
      }
      return last
    },
  }
}
