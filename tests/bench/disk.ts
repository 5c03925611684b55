import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'

/** The bytes that a showing or an answer writes ahead on average: 14 pages of SQLite's. */
const WRITTEN = Buffer.alloc(14 * 4_096, 1)

/** A disk's own time for a turn: two writes, each flushed. No pick and answer that survive a power cut can be quicker. */
export function diskAlone(folder: string) {
  const file = openSync(path.join(folder, 'disk'), 'w')
  function write(): void {
    writeSync(file, WRITTEN, 0, WRITTEN.length, 0)
    fdatasyncSync(file)
  }
  write()
  return {
    /** Returns the time (ms) of one turn. */
    turn(): number {
      const start = performance.now()
      write()
      write()
      return performance.now() - start
    },
    close: () => closeSync(file),
  }
}
