import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { EngineStart, FromEngine, StoredSession, ToEngine } from '#protocol/engine-messages.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'
import { CallRefused } from './call-refused.ts'
import { crashesAfter, ENGINE_POLICY, type EnginePolicy, pauseBefore } from './engine-policy.ts'
import { type EngineAddress, forwardTo } from './forward.ts'
import type { Keychain } from './keychain.ts'
import { privatePipe } from './private-pipe.ts'
import { within } from './timeout.ts'

/** The engine's process as Electron's utilityProcess gives it; tests give another. */
export interface EngineChild {
  on(event: 'message', listener: (message: FromEngine) => void): unknown
  once(event: 'exit', listener: (code: number) => void): unknown
  postMessage(message: ToEngine): void
  kill(): boolean
}

export interface EngineParts {
  start: Pick<
    EngineStart,
    'dataFolder' | 'bankFolder' | 'migrationsFolder' | 'serverUrl' | 'ephemeral' | 'disableCompanion'
  >
  fork: () => EngineChild
  keeper: Keychain
  /** told what befalls the page's live wires */
  onLive?: (event: LiveEvent) => void
  /** told when a sign-out asked for here is done, and how many answers it lost */
  onSignedOut?: (lost: number) => void
  /** told at every change of who is signed in */
  onSession?: (session: StoredSession | null) => void
  policy?: EnginePolicy
}

export interface Engine {
  /** Forwards one request of the page over the private pipe; rejects with CallRefused while there is no engine. */
  forward(request: Request): Promise<Response>
  /** Signs the player out when nobody is at the computer; `onSignedOut` is told. */
  signOut(): void
  /** Passes one of the page's live commands on; without an engine its wire is closed. */
  live(command: LiveCommand): void
  /** Ends the engine within the policy's bound; what the keychain still has to write is written. */
  stop(): Promise<void>
}

const STARTING = new CallRefused('unavailable', 'Bar Duel is still starting. Please try again in a moment.')
const STOPPED = new CallRefused('unavailable', 'Bar Duel is closing.')
const GIVEN_UP = 'The study engine keeps stopping. Please start Bar Duel again.'

/** Starts the engine and, should it die, starts it again with the session it last held, after a growing pause. */
export function startEngine({
  start,
  fork,
  keeper,
  onLive = () => undefined,
  onSignedOut = () => undefined,
  onSession = () => undefined,
  policy = ENGINE_POLICY,
}: EngineParts): Engine {
  /** Wires the page believes open, which a dying engine cannot report. */
  const wires = new Set<number>()
  const tellLive = (event: LiveEvent): void => {
    if (event.is === 'closed') wires.delete(event.wire)
    onLive(event)
  }
  let stopping = false
  let running: { child: EngineChild; gone: Promise<void> } | null = null
  let session: StoredSession | null = null
  let crashes = 0
  let reason = GIVEN_UP

  function heard(message: FromEngine, ready: () => void): void {
    if (message.type === 'ready') ready()
    else if (message.type === 'failed') {
      reason = message.message
      running?.child.kill()
    } else if (message.type === 'live') tellLive(message.event)
    else if (message.type === 'signed-out') onSignedOut(message.lost)
    else {
      session = message.session
      onSession(session)
      void keeper.write(session)
    }
  }

  async function boot(): Promise<EngineAddress> {
    const pipe = await privatePipe()
    if (stopping) {
      await pipe.remove()
      throw STOPPED
    }
    const address = {
      pipe: pipe.path,
      secret: randomBytes(32).toString('base64url'),
      agent: new Agent({ keepAlive: true }),
    }
    const child = fork()
    const born = performance.now()
    const tooSlow = setTimeout(() => child.kill(), policy.boot)
    return new Promise((ready) => {
      const gone = new Promise<void>((done) => {
        child.once('exit', (code) => {
          clearTimeout(tooSlow)
          running = null
          for (const wire of [...wires]) tellLive({ wire, is: 'closed', code: 1006 })
          address.agent.destroy()
          const cleared = pipe.remove().catch(() => undefined)
          crashes = crashesAfter(crashes, performance.now() - born, policy)
          if (!stopping) console.error(`The study engine stopped (code ${code}).`)
          listening = cleared.then(again)
          // Calls that wait for this start go on waiting for the next.
          ready(listening)
          listening.catch(() => undefined)
          void cleared.then(done)
        })
      })
      running = { child, gone }
      child.on('message', (message) =>
        heard(message, () => {
          clearTimeout(tooSlow)
          ready(address)
        }),
      )
      const { pipe: path, secret } = address
      child.postMessage({ type: 'start', ...start, pipe: path, secret, session })
    })
  }

  async function again(): Promise<EngineAddress> {
    if (stopping) throw STOPPED
    const before = pauseBefore(crashes, policy)
    if (before === null) throw new CallRefused('unavailable', reason)
    await pause(before)
    return boot()
  }

  let listening = keeper.read().then((held) => {
    session = held
    return boot()
  })
  listening.catch((error: Error) => console.error(error.message))

  return {
    forward: async (request) => forwardTo(await within(listening, policy.wait, STARTING), request),
    signOut() {
      if (session) running?.child.postMessage({ type: 'sign-out' })
    },
    live(command) {
      if (command.do === 'open') wires.add(command.wire)
      if (running) running.child.postMessage({ type: 'live', command })
      else if (wires.has(command.wire)) tellLive({ wire: command.wire, is: 'closed', code: 1006 })
    },
    async stop() {
      stopping = true
      if (running) {
        const { child, gone } = running
        child.postMessage({ type: 'stop' })
        const late = setTimeout(() => child.kill(), policy.stop)
        await within(gone, policy.stop + 1_000, STOPPED).catch(() => undefined)
        clearTimeout(late)
      }
      await within(keeper.settled(), policy.stop, STOPPED).catch(() => undefined)
    },
  }
}
