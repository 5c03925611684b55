import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'

/**
 * The marker is the last thing an install writes, inside node_modules: no marker, or one of another lock file
 * or system, means that the install must be done (again).
 * @typedef {{ lock: string, system: string, runtime: 'packaged' | 'own' }} Marker
 */

const system = `${process.platform}-${process.arch}`
const fileIn = (/** @type {string} */ project) => path.join(project, 'node_modules', '.bar-duel-install.json')

const lockDigest = (/** @type {string} */ project) =>
  createHash('sha256')
    .update(readFileSync(path.join(project, 'package-lock.json')))
    .digest('hex')

/** @returns {Marker | null} the marker when it fits this lock file and this system */
export function readMarker(project = root) {
  try {
    const marker = JSON.parse(readFileSync(fileIn(project), 'utf8'))
    return marker.lock === lockDigest(project) && marker.system === system ? marker : null
  } catch {
    return null
  }
}

export function writeMarker(/** @type {Marker['runtime']} */ runtime, project = root) {
  const marker = { lock: lockDigest(project), system, runtime }
  writeFileSync(fileIn(project), JSON.stringify(marker))
}
