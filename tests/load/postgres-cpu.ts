import { readdirSync, readFileSync } from 'node:fs'

const TICK_US = 10_000

/** What a process has used, and what those of its children that ended had (proc(5), fields 4 and 14 to 17). */
function timesOf(pid: string): { parent: number; own: number; ofChildren: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (i) => fields[i],
    )
    return { parent, own: user + system, ofChildren: endedUser + endedSystem }
  } catch {
    // It ended while we looked.
    return null
  }
}

/**
 * CPU time of a PostgreSQL server, those of its processes that have ended too, in µs, where the
 * system tells (Linux); else null.
 */
export function postgresCpu(postmaster: number | null): number | null {
  if (postmaster === null || process.platform !== 'linux') return null
  for (;;) {
    const ended = timesOf(`${postmaster}`)?.ofChildren
    let ticks = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const times = timesOf(pid)
      if (times?.parent === postmaster) ticks += times.own
    }
    const server = timesOf(`${postmaster}`)
    // The time of a process that ended meanwhile may be in neither count, or in both.
    if (server?.ofChildren === ended) return (ticks + (server?.own ?? 0) + (ended ?? 0)) * TICK_US
  }
}
