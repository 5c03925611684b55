import pg from 'pg'
import { poolOf } from '#database/postgres/pool.ts'
import type { Bus, Notice } from '../bus.ts'

const CHANNEL = 'bar_duel_live'
/** A payload over 7,999 bytes fails; a notice is at most 48. */
const MOST_A_PAYLOAD = 150
/** Notices that go at once, and how long fewer wait for company (docs/reference/duel-engine.md). */
const FULL = 20
const WAIT_MS = 2
const RECONNECT_MS = 250

const written = (notice: Notice): string =>
  notice.about === 'mail' ? 'm' : `${notice.matchId}:${notice.seq}`

function read(text: string): Notice | null {
  if (text === 'm') return { about: 'mail' }
  const [matchId, seq] = text.split(':')
  return matchId && seq ? { about: 'duel', matchId, seq: Number(seq) } : null
}

/**
 * The bus on LISTEN and NOTIFY, each on a connection of its own: a NOTIFY takes a lock of the whole cluster at commit, so
 * it never shares a transaction with an answer. What cannot be sent is dropped; readers look for themselves each second.
 */
export function postgresBus(databaseUrl: string): Bus {
  const { max: _, idleTimeoutMillis: __, ...connection } = poolOf(databaseUrl)
  const listeners = new Set<(notice: Notice) => void>()
  let waiting: Notice[] = []
  let timer: NodeJS.Timeout | null = null
  let sending = false
  let speaker: pg.Client | null = null
  let ear: pg.Client | null = null
  let ended = false

  async function connect(name: string): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: `bar-duel-${name}` })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async function send(): Promise<void> {
    timer = null
    if (sending || waiting.length === 0 || ended) return
    sending = true
    const now = waiting.slice(0, MOST_A_PAYLOAD)
    waiting = waiting.slice(MOST_A_PAYLOAD)
    try {
      speaker ??= await connect('bus-out')
      await speaker.query({
        name: 'notify',
        text: 'select pg_notify($1, $2)',
        values: [CHANNEL, now.map(written).join(',')],
      })
    } catch {
      speaker?.end().catch(() => undefined)
      speaker = null
    }
    sending = false
    if (waiting.length > 0) await send()
  }

  async function listen(): Promise<void> {
    if (ended) return
    const again = (): void => {
      ear = null
      if (!ended) setTimeout(listen, RECONNECT_MS).unref()
    }
    try {
      const client = await connect('bus-in')
      if (ended) return void client.end().catch(() => undefined)
      ear = client
      client.once('end', again)
      client.on('notification', ({ payload }) => {
        for (const text of (payload ?? '').split(',')) {
          const notice = read(text)
          if (notice) for (const listener of listeners) listener(notice)
        }
      })
      await client.query(`listen ${CHANNEL}`)
    } catch {
      if (ear) ear.end().catch(() => undefined)
      else again()
    }
  }

  return {
    start: listen,
    publish(notice) {
      waiting.push(notice)
      if (waiting.length >= FULL) void send()
      else timer ??= setTimeout(send, WAIT_MS)
    },
    subscribe(listener) {
      listeners.add(listener)
    },
    async end() {
      ended = true
      if (timer) clearTimeout(timer)
      await Promise.allSettled([speaker?.end(), ear?.end()])
    },
  }
}
