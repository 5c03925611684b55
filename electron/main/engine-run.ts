import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import type { EngineStart, FromEngine, ToEngine } from '#protocol/engine-messages.ts'
import type { EngineAddress } from './forward.ts'
import type { PrivatePipe } from './private-pipe.ts'

/** The engine's process as Electron's utilityProcess gives it; tests give another. */
export interface EngineChild {
  on(event: 'message', listener: (message: FromEngine) => void): unknown
  once(event: 'exit', listener: (code: number) => void): unknown
  postMessage(message: ToEngine): void
  kill(): boolean
}

export interface EngineExit {
  code: number
  /** how long the process ran, in ms */
  livedMs: number
  /** resolves when the pipe is removed */
  cleared: Promise<void>
}

interface EngineRunParts {
  child: EngineChild
  pipe: PrivatePipe
  start: Omit<EngineStart, 'type' | 'pipe' | 'secret'>
  /** how long the process may take to say that it is ready */
  bootMs: number
  /** called with every message but 'ready' */
  onMessage: (message: Exclude<FromEngine, { type: 'ready' }>) => void
  /** Called when the process has ended. Returns the address of the next one. */
  onExit: (exit: EngineExit) => Promise<EngineAddress>
}

/** One process of the engine, from its start to its exit. */
export class EngineRun {
  readonly child: EngineChild
  /** the engine's address once it is ready; if it exits before that, the address of the next engine */
  readonly address: Promise<EngineAddress>
  /** resolves when the process has ended and its pipe is removed */
  readonly gone: Promise<void>

  constructor({ child, pipe, start, bootMs, onMessage, onExit }: EngineRunParts) {
    const ready = Promise.withResolvers<EngineAddress>()
    const gone = Promise.withResolvers<void>()
    this.child = child
    this.address = ready.promise
    this.gone = gone.promise

    const secret = randomBytes(32).toString('base64url')
    const agent = new Agent({ keepAlive: true })
    const started = performance.now()
    const tooSlow = setTimeout(() => child.kill(), bootMs)
    child.once('exit', (code) => {
      clearTimeout(tooSlow)
      agent.destroy()
      const cleared = pipe.remove().catch(() => undefined)
      ready.resolve(onExit({ code, livedMs: performance.now() - started, cleared }))
      void cleared.then(gone.resolve)
    })
    child.on('message', (message) => {
      if (message.type !== 'ready') return onMessage(message)
      clearTimeout(tooSlow)
      ready.resolve({ pipe: pipe.path, secret, agent })
    })
    child.postMessage({ type: 'start', ...start, pipe: pipe.path, secret })
  }
}
