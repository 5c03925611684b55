import pg from 'pg'
import { poolOf } from '#database/postgres/pool.ts'
import type { Bus, Notice } from '../bus.ts'

const CHANNEL = 'bar_duel_live'
const NOTIFY = 'select pg_notify($1, $2)'
/** A payload over 7,999 bytes fails; a notice is at most 48. */
const MOST_A_PAYLOAD = 150
/** Notices that go at once, and how long fewer wait for company (docs/reference/duel-engine.md). */
const FULL = 20
const WAIT_MS = 2
const RECONNECT_MS = 250

/** Before the player's id; prisma/cloud/functions/sessions.sql writes it too. */
const SESSION = 's'

function serialize(notice: Notice): string {
  if (notice.about === 'mail') return 'm'
  return notice.about === 'session' ? `${SESSION}:${notice.userId}` : `${notice.matchId}:${notice.seq}`
}

function parse(text: string): Notice | null {
  if (text === 'm') return { about: 'mail' }
  const [id, rest] = text.split(':')
  if (!id || !rest) return null
  return id === SESSION
    ? { about: 'session', userId: rest }
    : { about: 'duel', matchId: id, seq: Number(rest) }
}

/**
 * The bus on LISTEN and NOTIFY, each on a connection of its own: a NOTIFY takes a lock of the whole cluster at commit, so
 * it never shares a transaction with an answer. A notice that cannot be sent is dropped; readers look for themselves each
 * second.
 */
class PostgresBus {
  readonly #connection: pg.ClientConfig
  readonly #listeners = new Set<(notice: Notice) => void>()
  #waiting: Notice[] = []
  #timer: NodeJS.Timeout | null = null
  #sending = false
  #speaker: pg.Client | null = null
  #ear: pg.Client | null = null
  #ended = false

  constructor(databaseUrl: string) {
    const { max: _, idleTimeoutMillis: __, ...connection } = poolOf(databaseUrl)
    this.#connection = connection
  }

  start(): Promise<void> {
    return this.#listen()
  }

  publish(notice: Notice): void {
    this.#waiting.push(notice)
    if (this.#waiting.length >= FULL) void this.#send()
    else this.#timer ??= setTimeout(() => this.#send(), WAIT_MS)
  }

  subscribe(listener: (notice: Notice) => void): void {
    this.#listeners.add(listener)
  }

  async end(): Promise<void> {
    this.#ended = true
    if (this.#timer) clearTimeout(this.#timer)
    await Promise.allSettled([this.#speaker?.end(), this.#ear?.end()])
  }

  async #connect(name: string): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#connection, application_name: `bar-duel-${name}` })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async #send(): Promise<void> {
    this.#timer = null
    if (this.#sending || this.#waiting.length === 0 || this.#ended) return
    this.#sending = true
    const now = this.#waiting.slice(0, MOST_A_PAYLOAD)
    this.#waiting = this.#waiting.slice(MOST_A_PAYLOAD)
    try {
      this.#speaker ??= await this.#connect('bus-out')
      await this.#speaker.query({
        name: 'notify',
        text: NOTIFY,
        values: [CHANNEL, now.map(serialize).join(',')],
      })
    } catch {
      this.#speaker?.end().catch(() => undefined)
      this.#speaker = null
    }
    this.#sending = false
    if (this.#waiting.length > 0) await this.#send()
  }

  async #listen(): Promise<void> {
    if (this.#ended) return
    try {
      const client = await this.#connect('bus-in')
      if (this.#ended) return void client.end().catch(() => undefined)
      this.#ear = client
      client.once('end', () => this.#listenAgain())
      client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
      await client.query(`listen ${CHANNEL}`)
    } catch {
      if (this.#ear) this.#ear.end().catch(() => undefined)
      else this.#listenAgain()
    }
  }

  #listenAgain(): void {
    this.#ear = null
    if (!this.#ended) setTimeout(() => this.#listen(), RECONNECT_MS).unref()
  }

  #receive(payload: string): void {
    for (const text of payload.split(',')) {
      const notice = parse(text)
      if (notice) for (const listener of this.#listeners) listener(notice)
    }
  }
}

/** Returns the bus as a plain value: fault runs wrap it by its parts. */
export function postgresBus(databaseUrl: string): Bus {
  const bus = new PostgresBus(databaseUrl)
  return {
    start: () => bus.start(),
    publish: (notice) => bus.publish(notice),
    subscribe: (listener) => bus.subscribe(listener),
    end: () => bus.end(),
  }
}
