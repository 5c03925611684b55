import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { EngineStart } from '#protocol/engine-messages.ts'
import { DEVICE_MARK } from '#protocol/session.ts'

const kept = z.object({ server: z.string(), mark: z.string().regex(DEVICE_MARK) })

/** The mark by which the server tells this computer from strangers at a sign-in. It opens nothing by itself. */
export interface DeviceMark {
  /** null where none is known */
  mark(): string | null
  /** Keeps the mark that a sign-in brought. */
  keep(mark: string): void
}

/** A mark for as long as the engine runs. */
export function passingMark(first: string | null = null): DeviceMark {
  let mark = first
  return {
    mark: () => mark,
    keep: (next) => {
      mark = next
    },
  }
}

function read(file: string, server: string): string | null {
  try {
    const found = kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    return found.server === server ? found.mark : null
  } catch {
    // There is none yet, or none that can be used: the next sign-in brings another.
    return null
  }
}

/** A mark kept in a file. Bound to the server, so that no other server is ever sent it. */
function keptMark(dataFolder: string, server: string): DeviceMark {
  const file = path.join(dataFolder, 'device.json')
  const held = passingMark(read(file, server))

  async function write(mark: string): Promise<void> {
    await mkdir(dataFolder, { recursive: true })
    const making = `${file}.new`
    await writeFile(making, JSON.stringify({ server, mark }), { mode: 0o600 })
    await rename(making, file)
  }

  return {
    mark: held.mark,
    keep: (mark) => {
      if (mark === held.mark()) return
      held.keep(mark)
      write(mark).catch((error: unknown) => console.error('This computer’s mark could not be kept:', error))
    },
  }
}

/** This computer's mark; on one that keeps nothing after a sign-out, no file of it is written. */
export const deviceMark = ({
  ephemeral,
  dataFolder,
  serverUrl,
}: Pick<EngineStart, 'ephemeral' | 'dataFolder' | 'serverUrl'>): DeviceMark =>
  ephemeral ? passingMark() : keptMark(dataFolder, serverUrl ?? '')
