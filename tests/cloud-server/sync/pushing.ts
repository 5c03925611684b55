import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import type { SoloAnswerEvent } from '#protocol/sync/event.ts'
import type { SyncReply } from '#protocol/sync/exchange.ts'
import { SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { newPlayer } from '../../sync/player.ts'
import { type TestServer, testServer } from '../server.ts'

/** Questions of the server under test: more to practice with than a test asks, one ranked. Key at 1. */
export const ITEMS = Array.from({ length: 250 }, (_, n) =>
  item(`torts-${n + 1}`, { correctIndex: 1, difficulty: 1 }),
)
const RANKED = item('ranked-1', { pool: 'ranked', correctIndex: 1 })

export async function syncServer(): Promise<TestServer> {
  const server = await testServer()
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-sync-'))
  await writeBank(folder, { practice: ITEMS, ranked: [RANKED] })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
  return server
}

const iso = (at: number): string => new Date(at).toISOString()

export interface Given {
  /** ms */
  at: number
  /** place chosen; options stand in their own order, so 1 is right */
  place?: number
  question?: string
  run?: SoloAnswerEvent['run']
}

/** A run as a device began it. */
export const begun = (at: number): SoloAnswerEvent['run'] => ({
  id: randomUUID(),
  subject: 'Torts',
  startedAt: iso(at),
})

let asked = 0
/** Returns a question that was not asked for long: nobody is asked the same one again at once. */
const another = (): string => `torts-${(asked++ % ITEMS.length) + 1}`

/** One answer as a device pushes it, shown a second before. */
export const answer = ({
  at,
  place = 1,
  question = another(),
  run = begun(at - 2_000),
}: Given): SoloAnswerEvent => ({
  type: 'solo-answer',
  id: uuidv7(at, randomUUID),
  run,
  showing: {
    id: randomUUID(),
    questionId: question,
    order: [0, 1, 2, 3],
    hintUsed: false,
    shownAt: iso(at - 1_000),
  },
  place,
  answeredAt: iso(at),
})

/** A desktop of a new player that pushes what it is told to. */
export async function pusher(server: TestServer, session?: StoredSession) {
  const mine = session ?? (await newPlayer(server.db))
  async function send(body: object) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: { [HEADER_CLIENT]: DESKTOP_CLIENT, authorization: `Bearer ${mine.token}` },
      payload: { protocol: SYNC_PROTOCOL, sinceSeq: 0, events: [], ...body },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    session: mine,
    userId: mine.userId,
    send,
    async push(events: readonly object[], sinceSeq = 0): Promise<SyncReply> {
      const { status, body } = await send({ events, sinceSeq })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
  }
}
