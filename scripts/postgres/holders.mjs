import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { markLives, ownMark } from '../process/living.mjs'

/**
 * Who uses a running server. A server we started is stopped by the last to leave; the records of killed
 * processes are swept, so a server they left behind is taken over and ends with its next user.
 */

let count = 0

const folderIn = (/** @type {string} */ home) => path.join(home, 'holders')

/** @returns {{ anyOurs: boolean, living: number }} anyOurs: some holder, alive or not, holds a server we started */
export function readHolders(/** @type {string} */ home) {
  mkdirSync(folderIn(home), { recursive: true })
  let anyOurs = false
  let living = 0
  for (const name of readdirSync(folderIn(home))) {
    const file = path.join(folderIn(home), name)
    try {
      const holder = JSON.parse(readFileSync(file, 'utf8'))
      anyOurs ||= holder.ours
      if (markLives(holder)) living++
      else rmSync(file, { force: true })
    } catch {
      rmSync(file, { force: true })
    }
  }
  return { anyOurs, living }
}

/**
 * @param {string} home
 * @param {boolean} ours whether the server was started by us rather than by hand
 * @returns {() => void} leaves again
 */
export function hold(home, ours) {
  mkdirSync(folderIn(home), { recursive: true })
  const file = path.join(folderIn(home), `${process.pid}-${++count}.json`)
  writeFileSync(file, JSON.stringify({ ...ownMark(), ours }))
  return () => rmSync(file, { force: true })
}
