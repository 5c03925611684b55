import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npm } from '../install/npm.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { inProject } from '../project.mjs'
import { closureOf } from './server-lock.mjs'

/** @typedef {'x64' | 'arm64'} Processor */

/** The app's packages that hold natives for a processor of macOS: their names, and what the lock file says of each. */
function nativesFor(/** @type {Processor} */ processor) {
  const { dependencies } = JSON.parse(readFileSync(inProject('apps/desktop/package.json'), 'utf8'))
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  return Object.entries(closureOf(packages, dependencies))
    .filter(([place]) => place.endsWith(`darwin-${processor}`))
    .map(([place, entry]) => ({ name: place.slice('node_modules/'.length), place, entry }))
}

/** A project of nothing but these packages. They are optional: npm installs no other package for a foreign system. */
function writeProject(/** @type {string} */ folder, /** @type {ReturnType<typeof nativesFor>} */ natives) {
  const optionalDependencies = Object.fromEntries(natives.map(({ name, entry }) => [name, entry.version]))
  const own = { name: 'mac-natives', version: '0.0.0', optionalDependencies }
  const places = Object.fromEntries(natives.map(({ place, entry }) => [place, entry]))
  const lock = { ...own, lockfileVersion: 3, requires: true, packages: { '': own, ...places } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
}

async function installByNpm(/** @type {string} */ folder, /** @type {Processor} */ processor) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--os=darwin', `--cpu=${processor}`]
  const { code, output } = await npm(args, { cwd: folder })
  if (code !== 0) throw new PlainError(`npm couldn’t fetch darwin-${processor}: ${output.trim()}`)
}

/**
 * Lays the natives of one processor of macOS into `modules`, which npm leaves out on a machine with the other one. A
 * universal app needs both.
 * @param {Processor} processor
 * @param {string} [modules]
 * @param {(folder: string, processor: Processor) => Promise<void>} [install] installs what the folder's lock file names
 * @returns {Promise<string[]>} the names of the packages, all of which are there
 */
export async function layMacNatives(processor, modules = inProject('node_modules'), install = installByNpm) {
  const natives = nativesFor(processor)
  const absent = natives.filter(({ name }) => !existsSync(path.join(modules, name)))
  const folder = mkdtempSync(path.join(tmpdir(), 'bar-duel-natives-'))
  try {
    if (absent.length > 0) {
      writeProject(folder, absent)
      await install(folder, processor)
    }
    for (const { name } of absent) {
      const fetched = path.join(folder, 'node_modules', name)
      if (!existsSync(fetched)) throw new PlainError(`npm didn’t install ${name}.`)
      cpSync(fetched, path.join(modules, name), { recursive: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return natives.map(({ name }) => name)
}
