import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DAY_MS } from '#rules/days.ts'
import { emailAnalytics } from '../../cloud-server/admin/store/email-analytics.ts'
import { recentSignups } from '../../cloud-server/admin/store/email-list.ts'
import { closeDatabase, type Database, openDatabase } from '../../cloud-server/store/database.ts'
import { startServer } from '../cloud-server/process.ts'
import { makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'

/** A million users, and the tenth of them beside it; two answers each, a tenth of these of the last week. */
const SIZES = [100_000, 1_000_000] as const
const REPEATS = 5
/** Flat: the second half of the export needs hardly more memory than the first. */
const BUDGET_MEMORY = 1.15
/** A query is fast when it takes no longer than so many walks over the whole table that read three columns. */
const BUDGET_QUERY = 6
const SAMPLE_MS = 25

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN
const mb = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`
const ms = (time: number): string => `${time.toFixed(0)} ms`
const times = (ratio: number): string => `${ratio.toFixed(2)}×`
const count = (value: number): string => value.toLocaleString('en')

async function timed(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < REPEATS; i++) {
    const start = performance.now()
    await work()
    took.push(performance.now() - start)
  }
  return median(took)
}

/** Users nearly as wide as real ones, all of it within the row: a walk reads it all. Nine in ten have an email address. */
async function seed(client: pg.Client, users: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  const recent = JSON.stringify(
    Array.from({ length: 6 }, (_, i) => ({
      correct: i % 3 > 0,
      subject: 'Torts',
      timestamp: new Date(Date.now() - i * DAY_MS).toISOString(),
    })),
  )
  await client.query(
    `insert into users (id, username, username_key, display_name, password, email, email_key, law_school, avatar_data,
       level, points, total_questions_answered, total_correct_answers, daily_streak, best_daily_streak,
       last_daily_date, recent_attempts, created_at, last_login_at, news_since)
     select gen_random_uuid(), 'user ' || n, 'user ' || n, 'The Honorable User ' || n, repeat('x', 97),
       case when n % 10 > 0 then 'user' || n || '@example.test' end,
       case when n % 10 > 0 then 'user' || n || '@example.test' end,
       (array['Yale', 'Duke', 'Harvard', 'Emory', null])[1 + n % 5],
       '{"base": "humanoid", "palette": "lawyer_navy", "props": ["gavel"], "archetypeId": "gideon-crow"}',
       1 + n % 30, n % 5000, n % 400, n % 400 / 2, n % 40, n % 120,
       to_char(now() - n % 9 * interval '1 day', 'YYYY-MM-DD'), $2::jsonb,
       now() - ($1 - n) * interval '1 second' * (31536000.0 / $1), now() - n % 90 * interval '1 day', now()
     from generate_series(1, $1::int) n`,
    [users, recent],
  )
  await client.query(
    `insert into question_attempts (id, user_id, seq, showing_id, question_id, context, subject, subtopic, area,
       selected_answer, is_correct, difficulty, created_at)
     select gen_random_uuid(), u.id, i, gen_random_uuid(), 'q', 'solo', 'Torts', 'Negligence', 'Duty', 1, true, 3,
       now() - (10 - s.part) * interval '7 days' + interval '1 second'
     from generate_series(1, 10) s (part), generate_series(1, 2) i,
       lateral (select id from users where (total_questions_answered + points) % 10 = s.part - 1) u`,
  )
  await client.query('vacuum analyze users')
  await client.query('vacuum analyze question_attempts')
}

/** Bytes of memory a process holds. */
const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

/** The export over HTTP from a server of its own, as fast as it comes, and the most memory it held meanwhile. */
async function exported(databaseUrl: string, db: Database) {
  const user = await db.prisma.user.findFirstOrThrow({
    where: { email: { not: null } },
    select: { id: true },
  })
  await db.prisma.user.update({ where: { id: user.id }, data: { role: 'admin', twoFactorSince: new Date() } })
  const token = randomBytes(32).toString('base64url')
  await db.prisma.session.create({
    data: {
      tokenHash: createHash('sha256').update(token).digest('base64url'),
      userId: user.id,
      client: 'browser',
      expiresAt: new Date(Date.now() + DAY_MS),
    },
  })
  const { server, port } = await startServer(databaseUrl)
  const pid = server.pid ?? 0
  let taken = 0
  const read = async (query: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/admin/export-emails${query}`, {
      headers: { cookie: `bar-duel-session=${token}` },
    })
    if (!reply.ok || !reply.body) throw new Error(`the export answered ${reply.status}`)
    taken = 0
    for await (const piece of reply.body) taken += piece.length
    return taken
  }
  // Warm: code loaded and compiled, connections open.
  await read('?minLevel=30')
  const before = resident(pid)
  const seen: { taken: number; memory: number }[] = []
  let done = false
  const watch = (async () => {
    while (!done) {
      seen.push({ taken, memory: resident(pid) })
      await pause(SAMPLE_MS)
    }
  })()
  const start = performance.now()
  const bytes = await read('')
  const took = performance.now() - start
  done = true
  await watch
  server.kill('SIGTERM')
  await new Promise((gone) => server.once('exit', gone))
  const most = (from: number, to: number) =>
    Math.max(
      ...seen.filter((one) => one.taken > from * bytes && one.taken <= to * bytes).map((one) => one.memory),
    )
  return { bytes, took, before, first: most(0, 0.5), second: most(0.5, 1) }
}

/** What the export is measured against: PostgreSQL's own copy of the same columns to a client that throws it away. */
async function rawCopy(client: pg.Client): Promise<number> {
  const start = performance.now()
  await client.query(
    `select count(*) from (select email, username, display_name, law_school, level, points, daily_streak, last_login_at
       from users where email is not null order by created_at, id offset 0) x`,
  )
  return performance.now() - start
}

console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`)
const cluster = await testCluster()
let slowest = 0
let growth = Number.NaN
try {
  const template = await migratedTemplate(cluster.url)
  for (const users of SIZES) {
    const database = await makeDatabase(cluster.url, template)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const db = openDatabase(database.url)
    try {
      const start = performance.now()
      await seed(client, users)
      console.log(
        `\n${count(users)} users, ${count(users * 2)} answers (seeded in ${ms(performance.now() - start)})`,
      )
      const walk = await timed(() =>
        client.query('select max(level + points), count(email), count(law_school) from users'),
      )
      console.log(`  one walk over all users, the reference   ${ms(walk).padStart(9)}`)
      const queries: [string, () => Promise<unknown>][] = [
        ['email analytics', () => emailAnalytics(db, Date.now())],
        ['signups of the last 7 days', () => recentSignups(db, new Date(Date.now() - 7 * DAY_MS))],
      ]
      for (const [name, work] of queries) {
        const took = await timed(work)
        if (users === SIZES.at(-1)) slowest = Math.max(slowest, took / walk)
        console.log(`  ${name.padEnd(41)}${ms(took).padStart(9)}${times(took / walk).padStart(9)}`)
      }
      const raw = await rawCopy(client)
      const { bytes, took, before, first, second } = await exported(database.url, db)
      growth = second / first
      console.log(`  the export’s rows read by the database    ${ms(raw).padStart(9)}`)
      console.log(
        `  export over HTTP                          ${ms(took).padStart(9)}${times(took / raw).padStart(9)}  ${mb(bytes)}, memory ${mb(before)} before, ${mb(first)} in its first half, ${mb(second)} in its second`,
      )
    } finally {
      await client.end()
      await closeDatabase(db)
      await database.drop()
    }
  }
} finally {
  await cluster.stop()
}
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED')
const flat = growth <= BUDGET_MEMORY
const fast = slowest <= BUDGET_QUERY
console.log(
  `\nBudget: memory of the export, second half ÷ first ≤ ${BUDGET_MEMORY}×: ${times(growth)}, ${verdict(flat)}`,
)
console.log(
  `Budget: queries at ${count(SIZES[1])} users ≤ ${BUDGET_QUERY}× one walk: ${times(slowest)}, ${verdict(fast)}`,
)
if (!flat || !fast) process.exitCode = 1
