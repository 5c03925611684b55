import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { applyProtocol } from '#http/errors.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import { studyPlugin } from '#study/plugin.ts'
import { cloudApp } from '../../cloud-server/app.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { localStudyStore } from '../../electron/engine/store/study.ts'
import { browser, portia } from '../cloud-server/server.ts'
import { spread } from '../study/bank-builder.ts'
import { makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { yearOf, yearStatements } from './seeded-year.ts'

/** One screen: opening it makes every call the page makes, at once as the page does. */
export interface OpenScreen {
  name: string
  open(): Promise<void>
}

export interface Host {
  kind: string
  /** the first is a call that reads next to nothing */
  screens: OpenScreen[]
  close(): Promise<void>
}

const ANALYTICS = '/api/stats/analytics?timeZone=America%2FNew_York'
const MATCHES = 400
/** Written in parts: a transaction has a time limit. */
const PART = 500

/** What the screens of one's own record ask, on either host. */
const OWN: Record<string, string[]> = {
  Mastery: ['/api/mastery/progress'],
  Subtopics: ['/api/stats/recommendations', '/api/stats/subtopics'],
  Performance: ['/api/stats/own'],
  Analytics: ['/api/stats/own', ANALYTICS],
  'Solo challenge': ['/api/solo-challenge/status'],
}

const items = spread({ each: 6 })

async function listening(app: FastifyInstance, cookie: string | null) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const get = (url: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = cookie ? { cookie } : {}
      const call = request({ host: '127.0.0.1', port, agent, path: url, headers }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
        )
      })
      call.on('error', reject)
      call.end()
    })
  const screen = (name: string, urls: readonly string[]): OpenScreen => ({
    name,
    open: async () => {
      await Promise.all(urls.map(get))
    },
  })
  return { screen, stop: () => agent.destroy() }
}

/** The desktop's engine on a file with a year in it. */
export async function localScreens(folder: string, answers: number): Promise<Host> {
  const userId = randomUUID()
  const file = path.join(folder, 'year.sqlite')
  await mkdir(folder, { recursive: true })
  await migrateLocal(file)
  const db = openSqlite(file)
  await db.prisma.user.create({ data: { id: userId, profile: {}, verifiedAt: new Date() } })
  await db.write(yearStatements(userId, yearOf(userId, items, answers, Date.now())))
  const app = Fastify()
  applyProtocol(app, () => null)
  await studyPlugin(app, {
    store: localStudyStore(db),
    identify: async () => ({ userId, role: 'player' }),
    now: Date.now,
    random: Math.random,
    leastAnswerMs: 0,
  })
  app.get('/empty', async () => 'nothing')
  const { screen, stop } = await listening(app, null)
  return {
    kind: 'desktop (SQLite)',
    screens: [
      screen('an empty call', ['/empty']),
      ...Object.entries(OWN).map(([name, urls]) => screen(name, urls)),
    ],
    async close() {
      stop()
      await app.close()
      await closeSqlite(db)
    },
  }
}

/** The cloud server, sessions and all, on a database with a year and 400 matches in it. */
export async function cloudScreens(answers: number): Promise<Host> {
  const cluster = await testCluster()
  const database = await makeDatabase(cluster.url, await migratedTemplate(cluster.url))
  const db = openDatabase(database.url)
  const app = await cloudApp({
    db,
    databaseUrl: database.url,
    config: { publicUrl: null },
    webRoot: null,
    requestLimits: NO_LIMITS,
  })
  const page = browser(app)
  const join = async (by: typeof page, username: string): Promise<string> => {
    const account = { ...portia, username, email: `${username}@example.test` }
    return (await by.send('POST', '/api/auth/register', account)).json().id
  }
  const userId = await join(page, 'Portia')
  const otherId = await join(browser(app), 'Nerissa')
  const statements = yearStatements(userId, yearOf(userId, items, answers, Date.now()))
  for (let from = 0; from < statements.length; from += PART)
    await db.transaction((tx) => tx.write(statements.slice(from, from + PART)))
  await db.prisma.match.createMany({
    data: Array.from({ length: MATCHES }, (_, i) => ({
      id: randomUUID(),
      kind: 'live',
      roomCode: randomUUID(),
      subject: 'Torts',
      player1Id: i % 2 ? userId : otherId,
      player2Id: i % 2 ? otherId : userId,
      winner: (i % 3 === 0) === (i % 2 === 0) ? 1 : 2,
      status: 'over',
      ended: 'played',
      rounds: 10,
      currentRound: 10,
      answerWindowMs: 60_000,
      revealMs: 4_500,
      silence: 'timeout',
      itemIds: [],
      optionOrders: [],
      createdAt: new Date(Date.now() - i * 86_400_000),
      finishedAt: new Date(),
    })),
  })
  await db.execute(sql`analyze`)
  const { screen, stop } = await listening(app, page.cookie)
  return {
    kind: 'cloud (PostgreSQL)',
    screens: [
      screen('an empty call', ['/api/health']),
      ...Object.entries(OWN).map(([name, urls]) => screen(name, urls)),
      screen('History', ['/api/matches']),
      screen('Public profile', [`/api/stats/user/${userId}`]),
    ],
    async close() {
      stop()
      await app.close()
      await closeDatabase(db)
      await database.drop()
      await cluster.stop()
    },
  }
}
