import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Kernel's name for a listening TCP socket in /proc/net/tcp. */
const LISTENS = '0A'

/** Inodes of all TCP sockets that listen on this machine (Linux). */
function listeningInodes(): Set<string> {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n').slice(1)
    } catch {
      return []
    }
  })
  const rows = lines.map((line) => line.trim().split(/\s+/))
  return new Set(rows.flatMap((row) => (row[3] === LISTENS && row[9] ? [row[9]] : [])))
}

/** How many TCP ports a process listens on, by its handles (Linux). */
export function tcpPortsOf(pid: number): number {
  const listening = listeningInodes()
  const handles = readdirSync(`/proc/${pid}/fd`).map((handle) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${handle}`)
    } catch {
      return ''
    }
  })
  return handles.filter((target) => listening.has(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '')).length
}
