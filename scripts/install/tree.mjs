import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

const packagesOf = (/** @type {string[]} */ ...file) =>
  /** @type {Record<string, Entry>} */ (JSON.parse(readFileSync(path.join(...file), 'utf8')).packages)

function ownLibc() {
  if (process.platform !== 'linux') return undefined
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (
    process.report?.getReport()
  )
  return report?.header?.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Whether a package is one of those made for a single system, and made for this one. */
function isNativeHere(/** @type {Entry} */ { os, cpu, libc }, /** @type {string | undefined} */ ownKind) {
  if (!os && !cpu) return false
  const fits = (/** @type {string[] | undefined} */ list, /** @type {string | undefined} */ own) =>
    !list || own === undefined || list.includes(own)
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, ownKind)
}

/**
 * Whether npm finished putting in place exactly what the lock file says, this system's native packages with
 * it. npm writes its own record of node_modules last, so a killed install has none; this spares a developer
 * who ran npm a second install.
 */
export function treeMatchesLock(project = root) {
  try {
    const wanted = packagesOf(project, 'package-lock.json')
    const found = packagesOf(project, 'node_modules', '.package-lock.json')
    const libc = ownLibc()
    const inPlace = Object.entries(wanted).every(([place, entry]) => {
      if (place === '') return true
      const there = found[place]
      return there ? there.version === entry.version : entry.optional && !isNativeHere(entry, libc)
    })
    return inPlace && Object.keys(found).every((place) => place in wanted)
  } catch {
    return false
  }
}
