import { EventEmitter } from 'node:events'
import http, { type Server } from 'node:http'
import { type EngineStart, HEADER_ENGINE_SECRET, type ToEngine } from '#protocol/engine-messages.ts'
import type { EngineChild } from '../../../electron/main/engine-run.ts'

/** How a fake engine behaves when it is started. */
export type Conduct = 'serves' | 'dies' | 'fails' | 'hangs' | 'ignores stop'

/** An engine's process without a process: it serves the pipe from here, and exits when told. */
export class FakeEngine extends EventEmitter implements EngineChild {
  started: EngineStart | null = null
  killed = false
  #server: Server | null = null
  #gone = false
  readonly #conduct: Conduct

  constructor(conduct: Conduct) {
    super()
    this.#conduct = conduct
  }

  postMessage(message: ToEngine): void {
    if (message.type === 'start') void this.#start(message)
    else if (message.type === 'stop' && this.#conduct !== 'ignores stop') this.die(0)
  }

  kill(): boolean {
    this.killed = true
    this.die(143)
    return true
  }

  die(code: number): void {
    if (this.#gone) return
    this.#gone = true
    this.#server?.closeAllConnections()
    this.#server?.close()
    setImmediate(() => this.emit('exit', code))
  }

  async #start(message: EngineStart): Promise<void> {
    this.started = message
    if (this.#conduct === 'dies') return this.die(139)
    if (this.#conduct === 'hangs') return
    if (this.#conduct === 'fails') {
      this.emit('message', { type: 'failed', message: 'The disk is full.' })
      return
    }
    this.#server = http.createServer((request, reply) =>
      reply.end(request.headers[HEADER_ENGINE_SECRET] === message.secret ? 'served' : 'a stranger'),
    )
    this.#server.listen(message.pipe, () => this.emit('message', { type: 'ready' }))
  }
}

/** Engines made one after the other, each behaving as the list says; the last entry holds for all that follow. */
export function engines(...conducts: Conduct[]) {
  const made: FakeEngine[] = []
  const born = new EventEmitter()
  return {
    made,
    fork: () => {
      const engine = new FakeEngine(conducts[made.length] ?? conducts.at(-1) ?? 'serves')
      made.push(engine)
      setImmediate(() => born.emit('born'))
      return engine
    },
    /** Resolves once `count` engines have been made. */
    count: async (count: number) => {
      while (made.length < count) await new Promise((next) => born.once('born', next))
    },
  }
}
