import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Processes of this machine with the one that started each (Linux). */
function processes(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      // The name in brackets may hold anything; what follows it does not.
      parent: Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]),
      command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' '),
    }))
}

/** Electron names its Node service, a stand-in the engine's script. */
const ENGINE = /engine\.js|node\.mojom\.NodeService/

/** The engine's process below the app's own (Linux). */
export function enginePid(app: number): number {
  const all = processes()
  const below = (root: number): typeof all =>
    all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...below(child.pid)])
  const engine = below(app).find(({ command }) => ENGINE.test(command))
  if (!engine) throw new Error('no engine runs')
  return engine.pid
}

/** The path of the Unix socket a process listens on (Linux). */
export function pipeOf(pid: number): string {
  const inodes = readdirSync(`/proc/${pid}/fd`).map((handle) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${handle}`))?.[1]
    } catch {
      return undefined
    }
  })
  const rows = read('/proc/net/unix')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const path = rows.find((row) => row[7]?.endsWith('engine.sock') && inodes.includes(row[6]))?.[7]
  if (!path) throw new Error('the engine listens on no pipe')
  return path
}
