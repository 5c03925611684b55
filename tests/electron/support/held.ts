import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/**
 * Holds files as Windows does while something has them open: none can be moved, deleted or replaced. Returns a function that
 * lets go of them.
 */
export function holdFiles(isHeld: (file: string) => boolean): () => void {
  const { rename, rm } = fs
  const refused = () => Promise.reject(Object.assign(new Error('resource busy or locked'), { code: 'EBUSY' }))
  const spies = [
    vi
      .spyOn(fs, 'rename')
      .mockImplementation((from, to) =>
        existsSync(from) && (isHeld(String(from)) || isHeld(String(to))) ? refused() : rename(from, to),
      ),
    vi
      .spyOn(fs, 'rm')
      .mockImplementation((file, options) => (isHeld(String(file)) ? refused() : rm(file, options))),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const spy of spies) spy.mockRestore()
    syncBuiltinESMExports()
  }
}

function linkOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return ''
  }
}

/** Whether this process has a file open, where the system tells. */
export function isOpenHere(file: string): boolean {
  try {
    return readdirSync('/proc/self/fd').some((descriptor) => linkOf(descriptor) === file)
  } catch {
    return false
  }
}
