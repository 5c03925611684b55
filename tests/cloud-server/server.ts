import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { IsBreached } from '../../cloud-server/accounts/breached.ts'
import { cloudApp } from '../../cloud-server/app.ts'
import { NO_LIBRARY } from '../../cloud-server/companion/host.ts'
import type { Letter } from '../../cloud-server/mail/letters.ts'
import { closeDatabase, type Database, openDatabase } from '../../cloud-server/store/database.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { stopClock } from '../support/stopped-clock.ts'

export const ORIGIN = 'http://localhost'

/** A cloud server on a database of its own, and a browser that keeps its cookie. */
export interface TestServer {
  app: FastifyInstance
  db: Database
  clock: { now: number }
  /** the mails it sent */
  letters: Letter[]
  database: TestDatabase
  close(): Promise<void>
}

export async function testServer(
  publicUrl: URL | null = null,
  {
    bankRoot = null as string | null,
    companion = NO_LIBRARY,
    leastAnswerMs = 0,
    requestLimits = NO_LIMITS,
    adminEmails = [] as string[],
    trustProxy = null as string[] | null,
    metricsToken = null as string | null,
    mostAtOnce = Number.POSITIVE_INFINITY,
    pushServices = [] as string[],
    remindMs = undefined as number | undefined,
    /** whether the database's own clock stands still */
    isTimeStopped = false,
    isBreached = (async () => false) as IsBreached,
  } = {},
): Promise<TestServer> {
  const database = await createDatabase()
  if (isTimeStopped) await stopClock(database.url)
  const db = openDatabase(database.url)
  const clock = { now: Date.now() }
  const letters: Letter[] = []
  const app = await cloudApp({
    db,
    databaseUrl: database.url,
    config: { publicUrl, adminEmails, trustProxy, metricsToken },
    mailer: { send: async (letter) => void letters.push(letter) },
    webRoot: null,
    bankRoot,
    companion,
    now: () => clock.now,
    leastAnswerMs,
    requestLimits,
    mostAtOnce,
    pushServices,
    isBreached,
    ...(remindMs === undefined ? {} : { remindMs }),
  })
  return {
    app,
    db,
    clock,
    letters,
    database,
    async close() {
      await app.close()
      await closeDatabase(db)
      await database.drop()
    },
  }
}

export interface Browser {
  /** the session's */
  cookie: string | null
  send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

/** Sends requests as a browser on our own pages would, from an address, and keeps the cookies it is given. */
export function browser(app: FastifyInstance, remoteAddress = '127.0.0.1'): Browser {
  const jar: { cookie: string | null; device: string | null } = { cookie: null, device: null }
  const cookies = () => [jar.cookie, jar.device].filter((one) => one !== null)
  return {
    get cookie() {
      return jar.cookie
    },
    set cookie(value) {
      jar.cookie = value
    },
    async send(method, url, body, headers = {}) {
      const request: InjectOptions = {
        method,
        url,
        remoteAddress,
        headers: {
          host: 'localhost',
          origin: ORIGIN,
          ...(jar.cookie || jar.device ? { cookie: cookies().join('; ') } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }
      const reply = await app.inject(request)
      for (const { name, value } of reply.cookies) {
        const kept = name.endsWith('device') ? 'device' : 'cookie'
        jar[kept] = value === '' ? null : `${name}=${value}`
      }
      return reply
    },
  }
}

export const portia = {
  username: 'Portia',
  email: 'portia@example.test',
  displayName: 'Portia Ames',
  password: 'quality of mercy',
  confirmPassword: 'quality of mercy',
  lawSchool: 'Yale',
  avatarData: {
    archetypeId: 'strict-scrutiny-sphinx',
    base: 'arcane',
    palette: 'constitutional_purple',
    props: ['scales'],
    accessories: [],
    level: 1,
  },
}

/** A fresh browser that registers Portia, or Portia with changes. */
export async function registerAt(app: FastifyInstance, change: Record<string, unknown> = {}) {
  const page = browser(app)
  return { page, reply: await page.send('POST', '/api/auth/register', { ...portia, ...change }) }
}
