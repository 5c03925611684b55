import { readdirSync, readFileSync } from 'node:fs'

const TICK_US = 10_000

/** CPU time of a PostgreSQL server's living processes, in µs, where the system tells (Linux); else null. */
export function postgresCpu(postmaster: number | null): number | null {
  if (postmaster === null || process.platform !== 'linux') return null
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number)
      if (Number(pid) === postmaster || parent === postmaster) ticks += (user ?? 0) + (system ?? 0)
    } catch {
      // It ended while we looked.
    }
  }
  return ticks * TICK_US
}
