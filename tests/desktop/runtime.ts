import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { electronRuntime } from '../../scripts/install/electron.mjs'

/** The Electron program of this machine; the suite is not run where there is none (scripts/test/stages.mjs). */
export function runtimeProgram(): string {
  const program = electronRuntime()
  if (!program)
    throw new Error('No Electron runtime: install it, or name a dist by ELECTRON_OVERRIDE_DIST_PATH.')
  return program
}

export const runtimeFolder = (): string => path.dirname(runtimeProgram())

/** The name of the runtime the suite runs on. The real one is a large binary, a stand-in a small script. */
export function runtimeName(): string {
  const folder = runtimeFolder()
  const version = path.join(folder, 'version')
  const number = existsSync(version) ? readFileSync(version, 'utf8').trim() : 'unknown version'
  const isScript = readFileSync(runtimeProgram()).subarray(0, 2).toString('latin1') === '#!'
  return isScript ? `a stand-in for Electron ${number} (${folder})` : `Electron ${number} (${folder})`
}
