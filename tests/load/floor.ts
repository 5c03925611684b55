import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { Times } from './times.ts'

export interface FloorResult {
  messages: number
  seconds: number
  cpuUs: number
  trips: Times
}

export interface Floor {
  /** sockets in a closed loop for so long: each sends when its last message came back */
  run(sockets: number, ms: number): Promise<FloorResult>
  stop(): Promise<void>
}

const ENTRY = fileURLToPath(new URL('./floor-node.ts', import.meta.url))
const BODY = JSON.stringify({ type: 'duel:answer', payload: { qid: crypto.randomUUID(), idx: 1, ms: 1234 } })

export async function startFloor(databaseUrl: string): Promise<Floor> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ENTRY], {
    env: { ...process.env, FLOOR_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let cpuUs = 0
  const port = await new Promise<string>((ready) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, rest = ''] = line.split(' ')
      if (word === 'listening') ready(rest)
      else cpuUs = Number(rest)
    })
  })

  return {
    async run(sockets, ms) {
      const trips = new Times()
      let messages = 0
      let going = true
      const before = cpuUs
      const open = await Promise.all(
        Array.from({ length: sockets }, async () => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
          await once(socket, 'open')
          return socket
        }),
      )
      const began = performance.now()
      for (const socket of open) {
        let sent = performance.now()
        socket.on('message', () => {
          trips.add(performance.now() - sent)
          messages++
          if (!going) return
          sent = performance.now()
          socket.send(BODY)
        })
        socket.send(BODY)
      }
      await new Promise((done) => setTimeout(done, ms))
      going = false
      const seconds = (performance.now() - began) / 1000
      const counted = messages
      for (const socket of open) socket.close()
      await new Promise((done) => setTimeout(done, 300))
      return { messages: counted, seconds, cpuUs: cpuUs - before, trips }
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
