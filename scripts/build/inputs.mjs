import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'

/** Made from other inputs, or not part of any. */
const LEFT_OUT = new Set(['generated', 'node_modules'])

function* filesUnder(/** @type {string} */ place) {
  /** @type {string[]} */
  const waiting = [place]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!existsSync(next)) continue
    if (statSync(next).isFile()) yield next
    else
      for (const name of readdirSync(next).sort())
        if (!LEFT_OUT.has(name) && !name.startsWith('.')) waiting.push(path.join(next, name))
  }
}

/**
 * One hash of the names and contents of all files under the given places, and of variables of the environment.
 * @param {string[]} places files and folders, relative to the project
 * @param {string[]} [variables] names of variables; an absent one counts as an empty one
 */
export function digestOf(places, variables = []) {
  const digest = createHash('sha256')
  for (const name of variables) digest.update(`${name}=${process.env[name] ?? ''}`).update('\0')
  for (const place of places) {
    for (const file of filesUnder(inProject(place))) {
      digest.update(path.relative(inProject(), file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return digest.digest('hex')
}
