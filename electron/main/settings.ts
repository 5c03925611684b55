import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { mutex } from '#concurrency/mutex.ts'
import { type AwayChoice, awayChoice } from '#protocol/away.ts'

const bounds = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  maximized: z.boolean(),
})

const NOTHING_AWAY: AwayChoice = { notify: false, quiet: null, tray: false }

/** The choices of this computer's player; a missing or unreadable choice is its default. */
const schema = z.object({
  serverUrl: z.string().nullable().catch(null).default(null),
  zoom: z.number().min(0.5).max(3).catch(1).default(1),
  window: bounds.nullable().catch(null).default(null),
  away: awayChoice.catch(NOTHING_AWAY).default(NOTHING_AWAY),
})

export type Settings = z.infer<typeof schema>
export type WindowBounds = z.infer<typeof bounds>

export interface SettingsFile {
  now(): Settings
  /** Keeps a change; one that cannot be written lasts for this run. */
  change(part: Partial<Settings>): Promise<void>
}

async function stored(file: string): Promise<Settings> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return schema.parse({})
  }
}

export async function settingsFile(file: string): Promise<SettingsFile> {
  let settings = await stored(file)
  const runExclusive = mutex()

  async function write(): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true })
    // Whole or not at all: a file half written at a power cut would forget everything.
    await writeFile(`${file}.new`, JSON.stringify(settings, null, 2), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  return {
    now: () => settings,
    change(part) {
      settings = { ...settings, ...part }
      return runExclusive(write).catch((error: Error) => console.error(error.message))
    },
  }
}
