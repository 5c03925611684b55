import { singleFlight } from '#concurrency/single-flight.ts'
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

/** The sockets of this node, and the way to everybody's on any node. */
export interface Hub {
  add(socket: LiveSocket): void
  remove(socket: LiveSocket): void
  byId(socketId: string): LiveSocket | null
  /** this node's tabs of a player */
  tabsOf(userId: string): LiveSocket[]
  userIds(): string[]
  sockets(): LiveSocket[]
  /** To every tab of a player, on whatever node; who is away misses it. Seq 0: not for messages about a duel's state. */
  toUser(userId: string, message: ToClient): Promise<void>
  /** to every tab there is */
  toEveryone(message: ToClient): Promise<void>
  /** reads the mail for this node's tabs: at a notice of the bus, and each second */
  collect(): Promise<void>
  tidy(): Promise<void>
}

const REMEMBERED = 20_000

export function liveHub(db: Rows, bus: Bus): Hub {
  const byId = new Map<string, LiveSocket>()
  const byUser = new Map<string, Set<LiveSocket>>()
  let delivered = new Set<string>()

  const tabsOf = (userId: string): LiveSocket[] => [...(byUser.get(userId) ?? [])]

  async function read(): Promise<void> {
    if (byId.size === 0) return
    for (const { id, userId, message } of await freshMail(db, [...byUser.keys()])) {
      if (delivered.has(id)) continue
      delivered.add(id)
      for (const tab of userId === null ? byId.values() : tabsOf(userId)) tab.send(message)
    }
    if (delivered.size > REMEMBERED) delivered = new Set([...delivered].slice(-REMEMBERED / 2))
  }

  async function post(userId: string | null, message: ToClient): Promise<void> {
    await postMail(db, userId, message)
    bus.publish({ about: 'mail' })
  }

  return {
    add(socket) {
      byId.set(socket.id, socket)
      const tabs = byUser.get(socket.userId) ?? new Set()
      tabs.add(socket)
      byUser.set(socket.userId, tabs)
    },
    remove(socket) {
      byId.delete(socket.id)
      const tabs = byUser.get(socket.userId)
      tabs?.delete(socket)
      if (tabs?.size === 0) byUser.delete(socket.userId)
    },
    byId: (socketId) => byId.get(socketId) ?? null,
    tabsOf,
    userIds: () => [...byUser.keys()],
    sockets: () => [...byId.values()],
    toUser: (userId, message) => post(userId, message),
    toEveryone: (message) => post(null, message),
    collect: singleFlight(read).run,
    tidy: () => forgetMail(db),
  }
}
