import { type SingleFlight, singleFlight } from '#concurrency/single-flight.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { Rows } from '../store/database.ts'
import type { Bus } from './bus.ts'
import { forgetMail, freshMail, postMail } from './store/mail.ts'

/** A tab that has said hello. */
export interface LiveSocket {
  id: string
  userId: string
  send(message: ToClient): void
  close(code: number, reason: string): void
}

/** Most ids of mail remembered as delivered. */
const REMEMBERED = 20_000

/** The sockets of this node, and the way to everybody's on any node. */
export class Hub {
  readonly #db: Rows
  readonly #bus: Bus
  readonly #byId = new Map<string, LiveSocket>()
  readonly #byUser = new Map<string, Set<LiveSocket>>()
  readonly #reads: SingleFlight
  #delivered = new Set<string>()

  constructor(db: Rows, bus: Bus) {
    this.#db = db
    this.#bus = bus
    this.#reads = singleFlight(() => this.#read())
  }

  add(socket: LiveSocket): void {
    this.#byId.set(socket.id, socket)
    const tabs = this.#byUser.get(socket.userId) ?? new Set()
    tabs.add(socket)
    this.#byUser.set(socket.userId, tabs)
  }

  remove(socket: LiveSocket): void {
    this.#byId.delete(socket.id)
    const tabs = this.#byUser.get(socket.userId)
    tabs?.delete(socket)
    if (tabs?.size === 0) this.#byUser.delete(socket.userId)
  }

  byId(socketId: string): LiveSocket | null {
    return this.#byId.get(socketId) ?? null
  }

  /** Returns this node's tabs of a player. */
  tabsOf(userId: string): LiveSocket[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  sockets(): LiveSocket[] {
    return [...this.#byId.values()]
  }

  /** To every tab of a player, on whatever node; a player who is away misses it. Seq 0: not for messages about a duel's state. */
  toUser(userId: string, message: ToClient): Promise<void> {
    return this.#post(userId, message)
  }

  /** to every tab there is */
  toEveryone(message: ToClient): Promise<void> {
    return this.#post(null, message)
  }

  /** Reads the mail for this node's tabs: at a notice of the bus, and each second. */
  collect(): Promise<void> {
    return this.#reads.run()
  }

  tidy(): Promise<void> {
    return forgetMail(this.#db)
  }

  async #post(userId: string | null, message: ToClient): Promise<void> {
    await postMail(this.#db, userId, message)
    this.#bus.publish({ about: 'mail' })
  }

  async #read(): Promise<void> {
    if (this.#byId.size === 0) return
    for (const { id, userId, message } of await freshMail(this.#db, [...this.#byUser.keys()])) {
      if (this.#delivered.has(id)) continue
      this.#delivered.add(id)
      for (const tab of userId === null ? this.#byId.values() : this.tabsOf(userId)) tab.send(message)
    }
    if (this.#delivered.size > REMEMBERED)
      this.#delivered = new Set([...this.#delivered].slice(-REMEMBERED / 2))
  }
}
