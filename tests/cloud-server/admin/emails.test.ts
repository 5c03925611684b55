import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type ExportRecord, exportRecord } from '#protocol/http/admin.ts'
import { DAY_MS } from '#rules/days.ts'
import { emailPages } from '../../../cloud-server/admin/store/email-list.ts'
import { changeRole } from '../../../cloud-server/admin/store/roles.ts'
import { type Browser, browser, registerAt, type TestServer, testServer } from '../server.ts'
import { account, adminAt, emptyAudit } from './people.ts'

let server: TestServer
let admin: Browser

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await emptyAudit(server)
  await server.db.prisma.rateLimit.deleteMany()
  admin = await adminAt(server)
  await server.db.prisma.user.updateMany({ data: { newsSince: days(0), emailConfirmedAt: days(0) } })
})

const days = (ago: number) => new Date(server.clock.now - ago * DAY_MS)
const dateOf = (ago: number) => days(ago).toISOString().slice(0, 10)
const add = (...people: Parameters<typeof account>[0][]) =>
  server.db.prisma.user.createMany({ data: people.map(account) })

const exported = async (query = '') => {
  const reply = await admin.send('GET', `/api/admin/export-emails${query}`)
  expect(reply.statusCode).toBe(200)
  return exportRecord.array().parse(reply.json())
}
const names = async (query = '') => (await exported(query)).map((record) => record.username).sort()

/** Accounts P1, P2, … all made in one millisecond. */
const addMany = (count: number) =>
  server.db.execute(sql`
    insert into users (id, username, username_key, display_name, password, email, email_key, avatar_data, news_since,
      email_confirmed_at, created_at)
    select gen_random_uuid(), 'P' || n, 'p' || n, 'P' || n, 'none', n || '@example.test', n || '@example.test', '{}',
      now(), now(), ${days(1)}::timestamptz
    from generate_series(1, ${count}::int) n`)

async function answered(username: string, at: Date) {
  const user = await server.db.prisma.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
  })
  await server.db.prisma.questionAttempt.create({
    data: {
      id: crypto.randomUUID(),
      userId: user.id,
      seq: 1,
      showingId: crypto.randomUUID(),
      questionId: 'any',
      context: 'solo',
      subject: 'Torts',
      subtopic: 'Negligence',
      area: 'Duty',
      selectedAnswer: 0,
      isCorrect: true,
      difficulty: 1,
      createdAt: at,
    },
  })
}

const ADMIN_CALLS = [
  '/api/admin/email-analytics',
  '/api/admin/recent-signups',
  '/api/admin/export-emails',
  '/api/admin/audit',
]

describe('who may', () => {
  test.each(ADMIN_CALLS)('%s is for admins alone, and a role taken back ends it at once', async (url) => {
    expect((await browser(server.app).send('GET', url)).json().code).toBe('unauthenticated')
    const { page } = await registerAt(server.app)
    const denied = await page.send('GET', url)
    expect([denied.statusCode, denied.json().code]).toEqual([403, 'forbidden'])
    expect((await admin.send('GET', url)).statusCode).toBe(200)
    await changeRole(server.db, 'Bailiff', 'player', 'command line', server.clock.now)
    expect((await admin.send('GET', url)).statusCode).toBe(403)
  })
})

describe('analytics', () => {
  test('of one admin and nobody else', async () => {
    const reply = await admin.send('GET', '/api/admin/email-analytics')
    expect(reply.json()).toEqual({
      totalUsers: 1,
      usersWithEmail: 1,
      emailCaptureRate: 100,
      activeUsersWithEmail: 1,
      topPerformers: { count: 0, avgLevel: 0 },
      engagement: { avgQuestionsAnswered: 0, avgCorrectRate: 0, avgDailyStreak: 0, maxDailyStreak: 0 },
      lawSchoolDistribution: [{ lawSchool: 'Yale', count: 1 }],
    })
  })

  test('count as design section 4 says', async () => {
    await add(
      // level 10 is a top performer; its streak is alive, its rate 50 %
      {
        username: 'Ann',
        level: 10,
        lawSchool: 'Duke',
        totalQuestionsAnswered: 10,
        totalCorrectAnswers: 5,
        dailyStreak: 4,
        bestDailyStreak: 9,
        lastDailyDate: dateOf(1),
        lastLoginAt: days(6.9),
      },
      // a streak that ended two days ago counts for nothing; rate 100 %
      {
        username: 'Ben',
        level: 20,
        lawSchool: 'Duke',
        totalQuestionsAnswered: 4,
        totalCorrectAnswers: 4,
        dailyStreak: 30,
        bestDailyStreak: 30,
        lastDailyDate: dateOf(2),
        lastLoginAt: days(8),
      },
      { username: 'Cat', level: 9, lastLoginAt: null },
      { username: 'Dan', email: null, emailKey: null, lastLoginAt: days(1) },
    )
    await answered('Cat', days(6))
    await answered('Ann', days(1))
    await answered('Dan', days(1))
    await answered('Ben', days(7.5))
    const reply = await admin.send('GET', '/api/admin/email-analytics')
    expect(reply.json()).toEqual({
      totalUsers: 5,
      usersWithEmail: 4,
      emailCaptureRate: 80,
      activeUsersWithEmail: 3, // the admin, Ann once, Cat; not Ben (too long ago), not Dan (no email)
      topPerformers: { count: 2, avgLevel: 15 },
      engagement: {
        avgQuestionsAnswered: 14 / 5,
        avgCorrectRate: 75,
        avgDailyStreak: 4 / 5,
        maxDailyStreak: 30,
      },
      lawSchoolDistribution: [
        { lawSchool: 'Duke', count: 2 },
        { lawSchool: null, count: 2 },
        { lawSchool: 'Yale', count: 1 },
      ],
    })
  })
})

describe('recent sign-ups', () => {
  test('are those of the days asked, the newest first; 7 when none are', async () => {
    await add(
      { username: 'Old', createdAt: days(7.1) },
      { username: 'Week', createdAt: days(6.9), lawSchool: 'Duke' },
      { username: 'Yesterday', createdAt: days(1), email: null, emailKey: null },
    )
    const asked = async (query: string) =>
      (await admin.send('GET', `/api/admin/recent-signups${query}`)).json() as { username: string }[]
    expect((await asked('')).map((one) => one.username)).toEqual(['Bailiff', 'Yesterday', 'Week'])
    expect((await asked('?days=')).map((one) => one.username)).toEqual(['Bailiff', 'Yesterday', 'Week'])
    expect((await asked('?days=8')).map((one) => one.username)).toHaveLength(4)
    expect((await asked(''))[2]).toEqual({
      id: expect.any(String),
      username: 'Week',
      email: 'week@example.test',
      lawSchool: 'Duke',
      createdAt: days(6.9).toISOString(),
    })
  })

  test.each(['?days=0', '?days=-1', '?days=366', '?days=x', '?days=1.5'])('%s is refused', async (query) => {
    const reply = await admin.send('GET', `/api/admin/recent-signups${query}`)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
  })
})

describe('the export', () => {
  test('is every account that agreed to mail and has an address, with the record of spec section 3', async () => {
    await add({
      username: 'Ann',
      displayName: 'Ann "Ace" Ames',
      lawSchool: 'Duke',
      level: 3,
      points: 70,
      dailyStreak: 5,
      lastDailyDate: dateOf(0),
      lastLoginAt: days(3),
    })
    await add(
      { username: 'Nobody', email: null, emailKey: null },
      { username: 'Silent', newsSince: null },
      { username: 'Unproven', emailConfirmedAt: null },
      { username: 'Suspended', suspendedAt: days(1), suspendedFor: 'Abuse.' },
      { username: 'Leaving', deletesAt: days(-3) },
    )
    const all = await exported()
    expect(all.map((one) => one.username).sort()).toEqual(['Ann', 'Bailiff'])
    expect(all.find((one) => one.username === 'Ann')).toEqual({
      email: 'ann@example.test',
      username: 'Ann',
      displayName: 'Ann "Ace" Ames',
      lawSchool: 'Duke',
      level: 3,
      points: 70,
      dailyStreak: 5,
      lastLoginAt: days(3).toISOString(),
    })
  })

  test('keeps to its filters, all of them at once; the law school contains, in any case', async () => {
    await add(
      { username: 'Ann', level: 5, points: 100, lawSchool: 'UC Berkeley', lastLoginAt: days(40) },
      { username: 'Ben', level: 5, points: 99, lawSchool: 'Boston University', lastLoginAt: days(2) },
      { username: 'Cat', level: 4, points: 500, lawSchool: null, lastLoginAt: null },
      { username: 'Percent', level: 1, lawSchool: '100%_\\' },
    )
    await answered('Cat', days(29))
    expect(await names('?minLevel=5')).toEqual(['Ann', 'Ben'])
    expect(await names('?minPoints=100')).toEqual(['Ann', 'Cat'])
    expect(await names('?lawSchool=BERK')).toEqual(['Ann'])
    expect(await names(`?lawSchool=${encodeURIComponent('%_\\')}`)).toEqual(['Percent'])
    expect(await names('?activeInLastDays=30')).toEqual(['Bailiff', 'Ben', 'Cat'])
    expect(await names('?minLevel=5&activeInLastDays=30&lawSchool=uni')).toEqual(['Ben'])
    expect(await names('?minLevel=&minPoints=&lawSchool=&activeInLastDays=')).toHaveLength(5)
    expect(await names('?minLevel=900')).toEqual([])
  })

  test.each(['?minLevel=0', '?minPoints=-1', '?activeInLastDays=x', `?lawSchool=${'x'.repeat(151)}`])(
    '%s is refused',
    async (query) => {
      const reply = await admin.send('GET', `/api/admin/export-emails${query}`)
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
    },
  )

  test('holds everybody once, over many pages and among accounts made in the same millisecond', async () => {
    await addMany(2_500)
    const all = await names('?activeInLastDays=')
    expect(all).toEqual([...Array.from({ length: 2_500 }, (_, i) => `P${i + 1}`), 'Bailiff'].sort())
  })

  test('reads no page before the one before it was taken', async () => {
    await addMany(2_100)
    const pages = emailPages(server.db, {} as never, server.clock.now)
    const first = await pages.next()
    expect((first.value as ExportRecord[]).length).toBe(1_000)
    await server.db.prisma.user.deleteMany()
    expect((await pages.next()).done).toBe(true)
  })
})

describe('the audit log', () => {
  test('has each view and export, by whom and of what, the newest first', async () => {
    await admin.send('GET', '/api/admin/email-analytics')
    await admin.send('GET', '/api/admin/recent-signups?days=3')
    await admin.send('GET', '/api/admin/export-emails?minLevel=2&lawSchool=')
    const { entries, more } = (await admin.send('GET', '/api/admin/audit')).json()
    expect(more).toBe(false)
    const told = entries.map(({ by, action, detail }: Record<string, unknown>) => ({ by, action, detail }))
    expect(told).toEqual([
      { by: 'Bailiff', action: 'audit_viewed', detail: {} },
      { by: 'Bailiff', action: 'email_export_ended', detail: { exported: 0, complete: true } },
      { by: 'Bailiff', action: 'email_export_started', detail: { minLevel: 2 } },
      { by: 'Bailiff', action: 'recent_signups_viewed', detail: { days: 3 } },
      { by: 'Bailiff', action: 'email_analytics_viewed', detail: {} },
      { by: 'command line', action: 'admin_granted', detail: { username: 'Bailiff' } },
    ])
  })

  test('comes in pages that miss and repeat nothing', async () => {
    await server.db.prisma.adminAudit.createMany({
      data: Array.from({ length: 60 }, () => ({ adminName: 'Bailiff', action: 'email_analytics_viewed' })),
    })
    const first = (await admin.send('GET', '/api/admin/audit')).json()
    expect([first.entries.length, first.more]).toEqual([50, true])
    const rest = (await admin.send('GET', `/api/admin/audit?before=${first.entries.at(-1).id}`)).json()
    expect([rest.entries.length, rest.more]).toEqual([12, false])
    expect(new Set([...first.entries, ...rest.entries].map((entry) => entry.id)).size).toBe(62)
  })

  test('a denied call leaves nothing in it', async () => {
    const { page } = await registerAt(server.app)
    for (const url of ADMIN_CALLS) await page.send('GET', url)
    expect(await server.db.prisma.adminAudit.count()).toBe(1)
  })
})
