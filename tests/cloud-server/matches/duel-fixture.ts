import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BankItem } from '#protocol/bank.ts'
import { MATCH_SETTINGS, type MatchSettings } from '#rules/match/settings.ts'
import { cloudApp } from '../../../cloud-server/app.ts'
import type { DuelSettings } from '../../../cloud-server/matches/settings.ts'
import type { Bus } from '../../../cloud-server/sockets/bus.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { closeDatabase, type Database, openDatabase } from '../../../cloud-server/store/database.ts'
import { spread, writeBank } from '../../study/bank-builder.ts'
import { NO_LIMITS } from '../../support/no-limits.ts'
import { createDatabase } from '../../support/postgres.ts'
import type { signedInClient } from './test-client.ts'

/** Short times, so that a whole duel takes a moment; the rules are the product's. */
export const QUICK: MatchSettings = { ...MATCH_SETTINGS.live, revealMs: 30 }

const FAST: Partial<DuelSettings> = {
  match: QUICK,
  faceOffMs: 0,
  leastAnswerMs: 0,
  sweepMs: 20,
  pairMs: 20,
  rereadMs: 100,
}

export interface Player {
  id: string
  username: string
  cookie: string
}

export interface Node {
  app: FastifyInstance
  url: string
  stop(): Promise<void>
}

export interface DuelFixture {
  db: Database
  databaseUrl: string
  /** a server on this database */
  node(settings?: Partial<DuelSettings>, wrapBus?: (bus: Bus) => Bus, boardPushMs?: number): Promise<Node>
  player(name: string, parts?: { rating?: number }): Promise<Player>
  close(): Promise<void>
}

/** A database with a ranked bank, and servers on it that really listen. */
export async function duelFixture(
  items: readonly BankItem[] = spread({ each: 6, pool: 'ranked' }),
): Promise<DuelFixture> {
  const database = await createDatabase()
  const db = openDatabase(database.url)
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-duels-'))
  await writeBank(folder, {
    ranked: items,
    practice: spread({ each: 1 }).map((one) => ({ ...one, id: `p-${one.id}` })),
  })
  await loadBank(db, folder)
  const nodes = new Set<Node>()
  return {
    db,
    databaseUrl: database.url,
    async node(settings = {}, wrapBus, boardPushMs) {
      const app = await cloudApp({
        db,
        databaseUrl: database.url,
        config: { publicUrl: null },
        webRoot: null,
        requestLimits: NO_LIMITS,
        ...(boardPushMs === undefined ? {} : { boardPushMs }),
        duels: { settings: { ...FAST, ...settings }, ...(wrapBus ? { wrapBus } : {}) },
      })
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      const node: Node = {
        app,
        url: `ws://127.0.0.1:${port}`,
        async stop() {
          nodes.delete(node)
          await app.close()
        },
      }
      nodes.add(node)
      return node
    },
    async player(username, { rating = 1200 } = {}) {
      const id = randomUUID()
      const token = randomBytes(32).toString('base64url')
      await db.prisma.user.create({
        data: {
          id,
          username,
          usernameKey: username.toLowerCase(),
          displayName: `The ${username}`,
          passwordHash: 'none',
          avatarData: { base: 'humanoid', palette: 'lawyer_navy', props: [] },
          overallElo: rating,
        },
      })
      await db.prisma.session.create({
        data: {
          tokenHash: createHash('sha256').update(token).digest('base64url'),
          userId: id,
          client: 'browser',
          expiresAt: new Date(Date.now() + 86_400_000),
        },
      })
      return { id, username, cookie: `bar-duel-session=${token}` }
    },
    async close() {
      for (const node of [...nodes]) await node.stop()
      await closeDatabase(db)
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type SignedInClient = Awaited<ReturnType<typeof signedInClient>>

/** Two tabs that found each other in the queue. */
export async function meet(one: SignedInClient, two: SignedInClient): Promise<string> {
  for (const tab of [one, two])
    tab.say({ type: 'queue:join', payload: { subject: 'Torts', botDifficulty: 'easy' } })
  const [start] = await Promise.all([one.hear('duel:start'), two.hear('duel:start')])
  return start.matchId
}
