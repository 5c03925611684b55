import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { insertAttempt } from '#study/store/attempts.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { newPlayer } from '../../sync/player.ts'
import { bankItems, writeBank } from '../support/bank.ts'
import { type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { answerOne } from '../support/solo.ts'

const practice = bankItems('practice', 12)
const [asked] = bankItems('ranked', 1)
if (!asked) throw new Error('the bank has ranked questions')

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let engine: Desk
beforeAll(async () => {
  cloud = await testCloud()
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-ranked-'))
  await writeBank(folder, 12, ['practice', 'ranked'])
  await loadBank(cloud.db, folder)
  await rm(folder, { recursive: true })
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  await cloud.start()
  home = await computer()
})
afterEach(async () => {
  await engine.quit()
  await home.remove()
})

/** A player who missed a question in a duel, and knows of it on their desktop. */
async function missedInDuel() {
  const session = await newPlayer(cloud.db)
  const { id, subject, subtopic, area, difficulty, correctIndex } = asked ?? expect.fail('it is there')
  const attempt = {
    ...{ id: randomUUID(), userId: session.userId, showingId: randomUUID(), questionId: id, runId: null },
    ...{ context: 'duel' as const, subject, subtopic, area, itemIndex: (correctIndex + 1) % 4 },
    ...{ isCorrect: false, hintUsed: false, timeSpent: 5_000, difficulty, xpGained: 3, streakBonus: 0 },
    ...{ masteryDelta: 0, pointsEarned: 0, confidence: null, at: Date.now() - 60_000 },
  }
  await cloud.db.execute(insertAttempt(attempt, 1))
  await cloud.db.execute(sql`update users set event_seq = 1 where id = ${session.userId}`)
  engine = await desk(cloud.url, home, session)
  await engine.send('GET', '/api/auth/me')
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle' })
  return { id, subject, subtopic, area }
}

async function ruleOf(subject: string) {
  const { status, body } = await engine.send('GET', '/api/notebook')
  expect(status).toBe(200)
  const { rules } = body as unknown as ReplyOf<'GET /api/notebook'>
  return rules.find((rule) => rule.subject === subject) ?? expect.fail('the rule is in the notebook')
}

test('a miss in a duel has its question online, from the server, and a note can be kept on it', async () => {
  const { id, subject } = await missedInDuel()
  const target = `question:${id}` as const
  expect(await ruleOf(subject)).toMatchObject({
    misses: 1,
    missedIn: null,
    questions: [{ id, missed: {}, note: null }],
  })
  const note = { target, from: null, bookmarked: true, text: 'Mine.' }
  expect((await engine.send('POST', '/api/notebook/note', note)).status).toBe(200)
  // It waits for the next sync, and is shown at once.
  expect(await ruleOf(subject)).toMatchObject({ questions: [{ id, note: { text: 'Mine.' } }] })
  await cloud.stop()
  expect(await ruleOf(subject)).toMatchObject({ misses: 1, missedIn: 'duel', questions: [] })
})

test('the server’s notebook gives out no question that is before the player here', async () => {
  const { subject } = await missedInDuel()
  await answerOne(engine.send, practice, false)
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0 })
  const missed = async () => {
    const { body } = await engine.send('GET', '/api/notebook')
    return (body as unknown as ReplyOf<'GET /api/notebook'>).rules.flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    )
  }
  const [open] = (await missed()).filter((id) => id !== asked?.id)
  const file = engine.file() ?? expect.fail('no file is open')
  // The same question before the player again, which only this file knows.
  await file.write([
    sql`
      insert into showings (id, user_id, question_id, "order", context, hint_used, shown_at)
      select ${randomUUID()}, user_id, question_id, "order", 'practice', false, shown_at
      from showings where question_id = ${open ?? ''} limit 1`,
  ])
  expect(await missed()).toEqual([asked?.id])
  expect(await ruleOf(subject)).toMatchObject({ missedIn: null })
})

test('the server isn’t asked for what is whole here, a bookmark that was taken off included', async () => {
  engine = await desk(cloud.url, home, await newPlayer(cloud.db))
  await engine.send('GET', '/api/auth/me')
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle' })
  await answerOne(engine.send, practice, true)
  const file = engine.file() ?? expect.fail('no file is open')
  const [showing] = await file.query<{ id: string }>(sql`select question_id as id from showings`)
  const target = `question:${showing?.id}` as const
  for (const bookmarked of [true, false]) {
    const note = { target, from: null, bookmarked, text: '' }
    expect((await engine.send('POST', '/api/notebook/note', note)).status).toBe(200)
  }
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect((await engine.send('GET', '/api/notebook')).body).toEqual({ rules: [] })
  expect(
    fetched.mock.calls.map(([input]) => String(input)).filter((url) => url.includes('/api/notebook')),
  ).toEqual([])
  fetched.mockRestore()
})
