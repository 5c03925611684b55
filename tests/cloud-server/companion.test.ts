import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { HISTORY_LIMIT, MESSAGE_LIMIT } from '#rules/companion.ts'
import { libraryOf } from '#study/companion/library.ts'
import { RULES } from '../study/companion/rules.ts'
import { browser, registerAt, type TestServer, testServer } from './server.ts'

let server: TestServer
let page: ReturnType<typeof browser>
let userId: string

beforeAll(async () => {
  server = await testServer(null, { companion: { library: async () => libraryOf(RULES), model: null } })
  const registered = await registerAt(server.app)
  page = registered.page
  userId = registered.reply.json().id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.execute(sql`delete from rate_limits`)
  await page.send('DELETE', '/api/chatbot/history')
})

const ask = (message: string, by = page) => by.send('POST', '/api/chatbot/message', { message })
const history = async (by = page) => (await by.send('GET', '/api/chatbot/history')).json()

describe('a question', () => {
  test('is answered with its sources, and both are kept', async () => {
    const reply = await ask('what is hearsay?')
    expect(reply.statusCode).toBe(200)
    const { response, message } = reply.json()
    expect(message).toMatchObject({ role: 'assistant', content: response, sourced: true })
    expect(message.sources).toEqual([
      { id: 'evidence.hearsay.hearsay', area: 'Hearsay', subject: 'Evidence' },
    ])
    const { messages, closed } = await history()
    expect(closed).toBeNull()
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant'])
    expect(messages[0].content).toBe('what is hearsay?')
  })

  test('may lean on the one before', async () => {
    await ask('what is hearsay?')
    expect((await ask('and its elements?')).json().response).toContain('first of Hearsay')
    expect((await ask('who are you?')).json().response).toContain('Atticus')
    expect((await ask('and the traps?')).json().response).toContain('a trap of Hearsay')
  })

  test('comes as lines when they are asked for', async () => {
    const headers = { accept: 'application/x-ndjson' }
    const reply = await page.send('POST', '/api/chatbot/message', { message: 'hi' }, headers)
    expect(reply.headers['content-type']).toContain('application/x-ndjson')
    expect(JSON.parse(reply.body)).toMatchObject({ type: 'done', message: { role: 'assistant' } })
  })

  test.each([
    ['', 400],
    ['   \n ', 400],
    ['x'.repeat(MESSAGE_LIMIT + 1), 400],
    ['x'.repeat(70_000), 413],
    ['a\0b', 400],
  ])('that is none is refused: %#', async (message, status) => {
    const reply = await ask(message)
    expect({ status: reply.statusCode, message: typeof reply.json().message }).toEqual({
      status,
      message: 'string',
    })
    expect((await history()).messages).toEqual([])
  })

  test.each([
    ['ten thousand characters', 'hearsay and more '.repeat(600).slice(0, 10_000)],
    ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['signs of SQL', "'; drop table users; --"],
    ['Markdown', '[click](javascript:alert(1)) ![x](https://evil.test/x.png)'],
    ['another script', '什么是传闻证据？'],
  ])('of %s gets a sensible reply', async (_what, message) => {
    const reply = await ask(message)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().response.length).toBeGreaterThan(20)
    expect(reply.json().response).not.toMatch(/<script|<img|javascript:|evil\.test/)
    expect((await history()).messages[0].content.length).toBeLessThanOrEqual(4_001)
  })

  test('too many of them in a minute are refused', async () => {
    const replies: number[] = []
    for (let i = 0; i < 31; i++) replies.push((await ask('hi')).statusCode)
    expect(replies.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(replies[30]).toBe(429)
  })

  test('wants somebody signed in', async () => {
    const stranger = browser(server.app)
    for (const [method, url] of [
      ['GET', '/api/chatbot/history'],
      ['GET', '/api/chatbot/suggestions'],
      ['GET', '/api/chatbot/study-tips/Torts'],
      ['GET', '/api/chatbot/rules/evidence.hearsay.hearsay'],
      ['DELETE', '/api/chatbot/history'],
    ] as const)
      expect((await stranger.send(method, url)).statusCode, url).toBe(401)
    expect((await ask('hi', stranger)).statusCode).toBe(401)
  })
})

describe('suggestions, tips and rules', () => {
  test('are given, by subject too', async () => {
    const { suggestions } = (await page.send('GET', '/api/chatbot/suggestions?subject=Torts')).json()
    expect(suggestions.length).toBeGreaterThanOrEqual(4)
    expect(suggestions).toContain('Quiz me on Torts')
    for (const subject of ['Evidence', 'Mixed Questions', 'Criminal Law/Procedure']) {
      const { tips } = (
        await page.send('GET', `/api/chatbot/study-tips/${encodeURIComponent(subject)}`)
      ).json()
      expect(tips.length, subject).toBe(subject === 'Evidence' ? 2 : subject === 'Mixed Questions' ? 6 : 0)
    }
    expect((await page.send('GET', '/api/chatbot/study-tips/Tax')).statusCode).toBe(400)
  })

  test('a rule opens whole, but for the words it is only found by', async () => {
    const rule = (await page.send('GET', '/api/chatbot/rules/evidence.hearsay.hearsay')).json()
    expect(rule).toMatchObject({ area: 'Hearsay', elements: ['first of Hearsay', 'second of Hearsay'] })
    expect(rule).not.toHaveProperty('explained')
    expect((await page.send('GET', '/api/chatbot/rules/no.such.rule')).statusCode).toBe(404)
  })
})

describe('the thread', () => {
  test('is one’s own, and is forgotten when it is cleared', async () => {
    await ask('what is hearsay?')
    const { page: other } = await registerAt(server.app, { username: 'Jessica', email: 'j@example.test' })
    expect((await history(other)).messages).toEqual([])
    await other.send('DELETE', '/api/chatbot/history')
    expect((await history()).messages).toHaveLength(2)
    expect((await page.send('DELETE', '/api/chatbot/history')).json()).toEqual({ ok: true })
    expect((await history()).messages).toEqual([])
  })

  test('goes with the account', async () => {
    const { page: other, reply } = await registerAt(server.app, {
      username: 'Lorenzo',
      email: 'l@example.test',
    })
    await ask('hi', other)
    await server.db.prisma.user.delete({ where: { id: reply.json().id } })
    expect(await server.db.prisma.companionMessage.count({ where: { userId: reply.json().id } })).toBe(0)
  })

  test('of a desktop is taken once, into one’s own and within the limit', async () => {
    const message = (i: number) => ({
      id: randomUUID(),
      role: 'assistant',
      content: `offline ${i}`,
      timestamp: new Date(Date.UTC(2026, 10, 20, 12, 0, i)).toISOString(),
      sources: [{ id: 'evidence.hearsay.hearsay', area: 'Hearsay', subject: 'Evidence' }],
      sourced: true,
      actions: [],
    })
    const page1 = [0, 1].map(message)
    for (let twice = 0; twice < 2; twice++)
      expect((await page.send('POST', '/api/chatbot/history', { messages: page1 })).statusCode).toBe(200)
    expect((await history()).messages).toEqual(page1)
    // Words said offline can be followed up online.
    expect((await ask('and its elements?')).json().response).toContain('first of Hearsay')
    expect((await page.send('POST', '/api/chatbot/history', { messages: [] })).statusCode).toBe(400)
    expect(HISTORY_LIMIT).toBe(100)
  })
})

describe('Atticus can’t talk right now', () => {
  const id = randomUUID()
  const duel = (kind: string, status: string) =>
    server.db.execute(sql`
    insert into matches (id, kind, room_code, subject, player1_id, status, rounds, answer_window_ms, reveal_ms, silence,
      item_ids, option_orders, current_round)
    values (${id}::uuid, ${kind}, ${id}, 'Torts', ${userId}::uuid, ${status}, 10, 60000, 3000, 'timeout',
      '["an-item"]', '[[0,1,2,3]]', 1)`)
  const over = () => server.db.execute(sql`delete from matches where id = ${id}::uuid`)

  const everything = async () => {
    const calls = [
      ask('what is hearsay?'),
      page.send('GET', '/api/chatbot/suggestions'),
      page.send('GET', '/api/chatbot/study-tips/Torts'),
      page.send('GET', '/api/chatbot/rules/evidence.hearsay.hearsay'),
    ]
    return (await Promise.all(calls)).map((reply) => reply.json().code)
  }

  test.each(['live', 'bot'])('during a %s duel, whatever is called', async (kind) => {
    await ask('what is battery?')
    await duel(kind, 'active')
    try {
      expect(await everything()).toEqual(Array(4).fill('companion_closed'))
      const headers = { accept: 'application/x-ndjson' }
      const lines = await page.send('POST', '/api/chatbot/message', { message: 'hearsay' }, headers)
      expect(lines.json()).toMatchObject({ code: 'companion_closed' })
      expect(await history()).toEqual({ messages: [], closed: 'duel' })
      expect((await page.send('GET', '/api/chatbot/closed')).json()).toEqual({ closed: 'duel', model: false })
      const words = { message: 'hi', subject: null, ruleIds: ['evidence.hearsay.hearsay'], recent: [] }
      expect((await page.send('POST', '/api/chatbot/words', words)).json().code).toBe('companion_closed')
      expect((await page.send('GET', '/api/account/data')).json().code).toBe('companion_closed')
    } finally {
      await over()
    }
    expect((await history()).messages).toHaveLength(2)
  })

  test.each([
    ['live', 'over'],
    ['live', 'abandoned'],
    ['friend', 'active'],
  ])('not in a %s match that is %s', async (kind, status) => {
    await duel(kind, status)
    try {
      expect((await ask('what is hearsay?')).statusCode).toBe(200)
    } finally {
      await over()
    }
  })

  test('while the daily clock runs, and no longer', async () => {
    const date = '2026-11-20'
    await server.db.execute(sql`
      insert into daily_questions (date_utc, question_id, subject, stem, choices, correct_index, explanation_long,
        rule_refs, updated_at) values (${date}, 'd', 'Torts', 's', '[]', 0, 'e', '[]', now())`)
    const opened = (secondsAgo: number, answered: boolean) =>
      server.db.execute(sql`
      insert into user_daily_attempts (user_id, date_utc, question_id, started_at, answered_at)
      values (${userId}::uuid, ${date}, 'd', now() - ${secondsAgo} * interval '1 second',
        case when ${answered} then now() end)
      on conflict (user_id, date_utc) do update set started_at = excluded.started_at, answered_at = excluded.answered_at`)
    await opened(1, false)
    expect(await everything()).toEqual(Array(4).fill('companion_closed'))
    await opened(1, true)
    expect((await ask('what is hearsay?')).statusCode).toBe(200)
    await opened(200, false)
    expect((await ask('what is hearsay?')).statusCode).toBe(200)
  })

  test('about the question of a friend game that is still open', async () => {
    const stem =
      'A falconer lent her hawk to a neighbour, who let it fly over the orchard of a third. Who prevails?'
    await server.db.execute(sql`
      insert into questions (id, path, pool, subject, subtopic, area, stem, choices, correct_index, why, hint, authorities,
        jurisdiction, law_as_of, nextgen_scope, rnd, content_hash)
      values ('an-item', 'p', 'ranked', 'Torts', 's', 'a', ${stem}, '["the falconer", "the third", "neither", "both"]', 0,
        '[]', '', '[]', 'R', '2026-11-01', 'recall', 0.5, 'h')`)
    await duel('friend', 'active')
    try {
      expect((await ask(stem)).json().response).toContain('still open')
    } finally {
      await over()
    }
  })
})
