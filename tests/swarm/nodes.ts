import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Usage {
  cpuUs: number
  sockets: number
}

/** A server process of a swarm. */
export interface SwarmNode {
  name: string
  port: number
  url: string
  process: ChildProcess
  /** false while it is killed or paused */
  up: boolean
  usage: Usage
  /** bytes it holds now: the heap after a collection, and what lies outside of it */
  held(): Promise<number>
  stop(): Promise<void>
}

const ENTRY = fileURLToPath(new URL('./node.ts', import.meta.url))

export interface NodeSettings {
  databaseUrl: string
  /** share of the bus's notices lost */
  busLoss: number
  answerWindowMs: number
  /** 0 takes a free one */
  port?: number
}

export async function startNode(name: string, settings: NodeSettings): Promise<SwarmNode> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--expose-gc', ENTRY], {
    env: { ...process.env, NODE_SETTINGS: JSON.stringify({ port: 0, ...settings }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const node: SwarmNode = {
    name,
    port: 0,
    url: '',
    process: child,
    up: false,
    usage: { cpuUs: 0, sockets: 0 },
    async held() {
      child.send('held')
      return (await once(child, 'message'))[0] as number
    },
    async stop() {
      node.up = false
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const hard = setTimeout(() => child.kill('SIGKILL'), 8_000)
      await once(child, 'exit')
      clearTimeout(hard)
    },
  }
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error(`node ${name} ended before it listened`)))
    lines.on('line', (line) => {
      const [word, rest = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
      if (word === 'usage') node.usage = JSON.parse(rest)
      else if (word === 'listening') {
        node.port = Number(rest)
        node.url = `ws://127.0.0.1:${rest}`
        node.up = true
        ready()
      } else console.log(`[${name}] ${line}`)
    })
  })
  return node
}
