import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, born: string }} Mark who a process is, so that a reused pid is not taken for it */

/** The state letter of a process and when it began, in the system's own terms; null where /proc does not say. */
function procStat(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { state: fields[0], born: `${boot}:${fields[19]}` }
  } catch {
    return null
  }
}

const bornAt = (/** @type {number} */ pid) => procStat(pid)?.born ?? ''

/** Whether any process has this pid now. A zombie is dead: some containers leave them standing for long. */
export function pidLives(/** @type {number} */ pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (failure) {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code !== 'EPERM') return false
  }
  return procStat(pid)?.state !== 'Z'
}

/** @returns {Mark} */
export const markOf = (/** @type {number} */ pid) => ({ pid, born: bornAt(pid) })

export const ownMark = () => markOf(process.pid)

/** Whether the very process that left this mark still runs. */
export const markLives = (/** @type {Mark} */ mark) =>
  pidLives(mark.pid) && (mark.born === '' || mark.born === bornAt(mark.pid))
