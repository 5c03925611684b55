import { setTimeout as pause } from 'node:timers/promises'
import type { EngineStart, FromEngine, StoredSession } from '#protocol/engine-messages.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'
import { CallRefused } from './call-refused.ts'
import { crashesAfter, ENGINE_POLICY, type EnginePolicy, pauseBefore } from './engine-policy.ts'
import { type EngineChild, type EngineExit, EngineRun } from './engine-run.ts'
import { type EngineAddress, forwardTo } from './forward.ts'
import type { Keychain } from './keychain.ts'
import { type PrivatePipe, privatePipe } from './private-pipe.ts'
import { withTimeout } from './timeout.ts'

export interface EngineParts {
  start: Pick<
    EngineStart,
    | 'dataFolder'
    | 'keptFolder'
    | 'bankFolder'
    | 'migrationsFolder'
    | 'serverUrl'
    | 'ephemeral'
    | 'mayUnlock'
    | 'disableCompanion'
  >
  fork: () => EngineChild
  /** asked at each start of an engine: the proxy between this computer and the server */
  proxy?: () => Promise<string | null>
  keeper: Keychain
  /** called with every event of the page's live wires */
  onLive?: (event: LiveEvent) => void
  /** called when a sign-out asked for here is done, with its count of lost answers */
  onSignedOut?: (lost: number) => void
  /** called when a player's file was damaged, with its count of answers and notes saved out of it */
  onDamaged?: (saved: number) => void
  /** called when the server ended the session, with the count of answers and notes that wait here, and whether they stay */
  onSessionEnded?: (waiting: number, stays: boolean) => void
  /** called when another player's sign-in deleted a file, with the count of answers and notes lost with it */
  onWiped?: (lost: number) => void
  /** called at every change of who is signed in */
  onSession?: (session: StoredSession | null) => void
  policy?: EnginePolicy
}

export interface Engine {
  /** Forwards one request of the page over the private pipe; rejects with CallRefused while there is no engine. */
  forward(request: Request): Promise<Response>
  /** Signs the player out when nobody is at the computer; calls `onSignedOut` when that is done. */
  signOut(): void
  /** Tells the engine that the system's proxy has changed. */
  setProxy(proxy: string | null): void
  /** Passes on one of the page's live commands. Without an engine its wire is closed. */
  live(command: LiveCommand): void
  /** Ends the engine and lets the keychain finish its writes, both within the policy's bound. */
  stop(): Promise<void>
}

const STARTING = new CallRefused('unavailable', 'Bar Duel is still starting. Try again in a moment.')
const DISK_FULL = new CallRefused(
  'unavailable',
  'Your disk is full, so Bar Duel can’t start. Make room, then try again.',
)
const NO_PIPE = new CallRefused(
  'unavailable',
  'Bar Duel can’t write to this computer’s temporary folder. Check its permissions, then try again.',
)
const STOPPED = new CallRefused('unavailable', 'Bar Duel is closing.')
const GIVEN_UP = 'Bar Duel keeps crashing. Saved answers are safe. Reopen it.'
const GIVEN_UP_IN_LAB =
  'Bar Duel keeps crashing. Closing it deletes answers on this computer that haven’t synced. Close it and open it again to continue.'

/** The close code of a wire whose engine is gone: the WebSocket protocol's own for a lost connection. */
const CONNECTION_LOST = 1006

/** Makes an engine's pipe; rejects with words for the player where this computer can't. */
async function pipeOrWords(): Promise<PrivatePipe> {
  try {
    return await privatePipe()
  } catch (error) {
    console.error('The engine’s pipe could not be made:', error)
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ENOSPC' || code === 'EDQUOT' ? DISK_FULL : NO_PIPE
  }
}

class EngineProcess implements Engine {
  readonly #parts: Required<EngineParts>
  /** Wires the page believes open, which a dying engine cannot report. */
  readonly #wires = new Set<number>()
  #run: EngineRun | null = null
  #session: StoredSession | null = null
  #stopping = false
  /** whether the last start got no further than its pipe: the next call tries again */
  #isPipeless = false
  #crashes = 0
  #reason: string
  /** the address of the engine that runs, or of the next one while it starts */
  #address: Promise<EngineAddress>

  constructor(parts: Required<EngineParts>) {
    this.#parts = parts
    this.#reason = parts.start.ephemeral ? GIVEN_UP_IN_LAB : GIVEN_UP
    this.#address = parts.keeper.read().then((held) => {
      this.#session = held
      return this.#boot()
    })
    this.#address.catch((error: Error) => console.error(error.message))
  }

  async forward(request: Request): Promise<Response> {
    if (this.#isPipeless) this.#goOnWith(this.#boot())
    return forwardTo(await withTimeout(this.#address, this.#parts.policy.wait, STARTING), request)
  }

  signOut(): void {
    if (this.#session) this.#run?.child.postMessage({ type: 'sign-out' })
  }

  setProxy(proxy: string | null): void {
    this.#run?.child.postMessage({ type: 'proxy', proxy })
  }

  live(command: LiveCommand): void {
    const { wire } = command
    if (command.do === 'open') this.#wires.add(wire)
    if (this.#run) this.#run.child.postMessage({ type: 'live', command })
    else if (this.#wires.has(wire)) this.#closeWire(wire)
  }

  async stop(): Promise<void> {
    const { keeper, policy } = this.#parts
    this.#stopping = true
    if (this.#run) {
      const { child, gone } = this.#run
      child.postMessage({ type: 'stop' })
      const late = setTimeout(() => child.kill(), policy.stop)
      await withTimeout(gone, policy.stop + 1_000, STOPPED).catch(() => undefined)
      clearTimeout(late)
    }
    await withTimeout(keeper.settled(), policy.stop, STOPPED).catch(() => undefined)
  }

  async #boot(): Promise<EngineAddress> {
    const { start, fork, policy } = this.#parts
    this.#isPipeless = false
    const pipe = await pipeOrWords().catch((error: unknown) => {
      this.#isPipeless = !this.#stopping
      throw error
    })
    const proxy = await this.#parts.proxy()
    if (this.#stopping) {
      await pipe.remove()
      throw STOPPED
    }
    const child = fork()
    this.#run = new EngineRun({
      child,
      pipe,
      start: { ...start, proxy, session: this.#session },
      bootMs: policy.boot,
      onMessage: (message) => this.#onMessage(message, child),
      onExit: (exit) => this.#onExit(exit),
    })
    return this.#run.address
  }

  /** Starts the next engine. Returns its address: calls that waited for the last engine wait for this one. */
  #onExit({ code, livedMs, cleared }: EngineExit): Promise<EngineAddress> {
    this.#run = null
    for (const wire of [...this.#wires]) this.#closeWire(wire)
    this.#crashes = crashesAfter(this.#crashes, livedMs, this.#parts.policy)
    if (!this.#stopping) console.error(`The study engine stopped (code ${code}).`)
    return this.#goOnWith(cleared.then(() => this.#bootAgain()))
  }

  /** Has calls wait for the engine of this address, and returns it. */
  #goOnWith(next: Promise<EngineAddress>): Promise<EngineAddress> {
    next.catch(() => undefined)
    this.#address = next
    return next
  }

  async #bootAgain(): Promise<EngineAddress> {
    if (this.#stopping) throw STOPPED
    const pauseMs = pauseBefore(this.#crashes, this.#parts.policy)
    if (pauseMs === null) throw new CallRefused('unavailable', this.#reason)
    await pause(pauseMs)
    return this.#boot()
  }

  #onMessage(message: Exclude<FromEngine, { type: 'ready' }>, child: EngineChild): void {
    switch (message.type) {
      case 'failed':
        this.#reason = message.message
        child.kill()
        break
      case 'live':
        this.#onLive(message.event)
        break
      case 'damaged':
        this.#parts.onDamaged(message.saved)
        break
      case 'session-ended':
        this.#parts.onSessionEnded(message.waiting, message.stays)
        break
      case 'wiped':
        this.#parts.onWiped(message.lost)
        break
      case 'signed-out':
        this.#parts.onSignedOut(message.lost)
        break
      case 'session':
        this.#session = message.session
        this.#parts.onSession(message.session)
        void this.#keep(message.session, child)
    }
  }

  /** Keeps the session in the keychain, or wipes it there; tells the engine whether one is kept. */
  async #keep(session: StoredSession | null, child: EngineChild): Promise<void> {
    const { keeper } = this.#parts
    await keeper.write(session)
    if (session === null) return
    const kept = (await keeper.kept()) === 'keychain'
    if (this.#run?.child === child) child.postMessage({ type: 'session-kept', kept })
  }

  #closeWire(wire: number): void {
    this.#onLive({ wire, is: 'closed', code: CONNECTION_LOST })
  }

  #onLive(event: LiveEvent): void {
    if (event.is === 'closed') this.#wires.delete(event.wire)
    this.#parts.onLive(event)
  }
}

/** Starts the engine. If it dies, starts it again with the session it last held, after a growing pause. */
export const startEngine = (parts: EngineParts): Engine =>
  new EngineProcess({
    onLive: () => undefined,
    onSignedOut: () => undefined,
    onDamaged: () => undefined,
    onSessionEnded: () => undefined,
    onWiped: () => undefined,
    onSession: () => undefined,
    policy: ENGINE_POLICY,
    proxy: async () => null,
    ...parts,
  })
