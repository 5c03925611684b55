import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { run } from '../process/run.mjs'
import { inProject } from '../project.mjs'

const FETCH_LIMIT_MS = 120_000

const folder = inProject('node_modules', 'electron')
/** Left after a failed fetch, so that not every start waits for it again; a new install removes it. */
const givenUp = inProject('node_modules', '.bar-duel-no-electron')

/** The Electron program, or null when there is none here. */
export function electronRuntime() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const note = path.join(folder, 'path.txt')
  const name = existsSync(note) ? readFileSync(note, 'utf8') : 'electron'
  const program = override ? path.join(override, name) : path.join(folder, 'dist', name)
  return existsSync(program) ? program : null
}

/**
 * Tries once to fetch the Electron runtime; a failure only means that the browser is used.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | null>} the Electron program
 */
export async function fetchElectron(signal) {
  const there = electronRuntime()
  if (there || existsSync(givenUp)) return there
  try {
    await step('Fetching the desktop runtime (Electron)', async () => {
      const options = { cwd: folder, output: /** @type {const} */ ('keep'), limitMs: FETCH_LIMIT_MS, signal }
      await run(process.execPath, [path.join(folder, 'install.js')], options)
      if (!electronRuntime()) throw new PlainError('no runtime')
    })
  } catch {
    if (signal?.aborted) return null
    writeFileSync(givenUp, '')
    const mark = path.relative(inProject(), givenUp)
    console.log(`We’ll use the browser instead. Remove ${mark} to try again.`)
  }
  return electronRuntime()
}
