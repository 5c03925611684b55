import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS, MINUTE_MS as MINUTE } from '#rules/days.ts'
import { PAID_A_DAY } from '#rules/practice/pay.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import { newProgress } from '#rules/progress/state.ts'
import type { Subject } from '#rules/subjects.ts'
import { enter, openReplay, standingIn } from '#study/sync/replay-state.ts'
import { KINDS } from './databases.ts'
import { type Block, examPlayer, type Home, type Report } from './exam-player.ts'
import { NOON } from './play.ts'
import { ok, soloGame, soloGround, storedBy } from './solo-game.ts'

/** An answer as it is stored. */
interface Row extends Record<string, unknown> {
  subject: Subject
  subtopic: string
  area: string
  path: string
  choice: number
  correct: boolean | number
  difficulty: number
  time: number
  at: string | Date
}

describe.each(KINDS)('exam blocks on %s', (kind) => {
  const at = soloGround(kind)

  const { send, home, start, mark, keyOf, finish, answer } = examPlayer(at)

  test('asks as the exam does: equal subjects, no key, no subject, and nothing but the marks comes back', async () => {
    expect(await home()).toEqual({
      open: null,
      past: [],
      next: [
        { length: 33, seen: 0 },
        { length: 100, seen: 0 },
      ],
    })
    const block = await start({ length: 33, extra: 1.5 })
    expect(block).toMatchObject({
      length: 33,
      extra: 1.5,
      seen: 0,
      limitMs: 90 * MINUTE,
      leftMs: 90 * MINUTE,
      current: 0,
    })
    expect(block.questions).toHaveLength(33)
    expect(Object.keys(block.questions[0] ?? {}).sort()).toEqual([
      'choices',
      'flagged',
      'highlights',
      'place',
      'stem',
      'struck',
    ])
    const rows = await at.trial.rows<{ subject: string; count: number }>(sql`
      select q.subject as subject, count(*) as count from showings s join questions q on q.id = s.question_id
      where s.user_id = ${at.id} group by q.subject order by q.subject`)
    expect(rows.map(({ count }) => Number(count)).sort()).toEqual([4, 4, 5, 5, 5, 5, 5])
    expect(await at.trial.rows(sql`select id from question_attempts where user_id = ${at.id}`)).toEqual([])
  })

  test('marks survive a crash, and the clock stands still until the page is back', async () => {
    const block = await start()
    await answer(block, 2)
    ok(await mark(block, 2, 1, { flagged: true, struck: [0, 3], highlights: [[4, 12]] }))
    await at.trial.reopen()
    const again = await soloGame(at.trial)
    again.clock.now = at.game.clock.now + DAY_MS
    const reply = await again.app.inject({
      ...{ method: 'POST', url: '/api/exam/start', headers: { 'x-player': at.id }, payload: { length: 100 } },
    })
    const resumed = ok<Block>(reply)
    expect(resumed).toMatchObject({ id: block.id, length: 33, current: 2, leftMs: 58 * MINUTE })
    expect(resumed.questions[2]).toMatchObject({
      place: 1,
      flagged: true,
      struck: [0, 3],
      highlights: [[4, 12]],
    })
    expect(resumed.questions.map(({ stem, choices }) => [stem, choices])).toEqual(
      block.questions.map(({ stem, choices }) => [stem, choices]),
    )
    const seen = await again.app.inject({ url: '/api/exam', headers: { 'x-player': at.id } })
    expect(ok<Home>(seen)).toMatchObject({
      open: { id: block.id, answered: 3, leftMs: 58 * MINUTE, isPaused: true },
    })
    await again.close()
  })

  test('keeps the parts of a mark that aren’t told: a tab that knows less takes nothing back', async () => {
    const block = await start()
    const tell = async (part: object) =>
      ok(await send('PATCH', `/${block.id}`, { current: 0, mark: { at: 0, ...part } }))
    const kept = async () => (await start()).questions[0]
    await tell({ place: 2 })
    await tell({ flagged: true })
    await tell({ struck: [0] })
    await tell({ highlights: [[1, 5]] })
    expect(await kept()).toMatchObject({ place: 2, flagged: true, struck: [0], highlights: [[1, 5]] })
    await tell({ place: null })
    expect(await kept()).toMatchObject({ place: null, flagged: true, struck: [0] })
  })

  test('is graded once at the end: the report by subject, the answers in order, the memory and the XP of practice', async () => {
    const block = await start()
    await answer(block, 3, 1)
    ok(await mark(block, 1, (keyOf(block, 1) + 1) % 4, { flagged: true }))
    const report = await finish(block)
    expect(report).toMatchObject({
      right: 2,
      blank: 29,
      total: 33,
      usedMs: 4 * MINUTE + 29,
      counts: false,
      likeExam: true,
    })
    expect(report.flagged).toEqual({ right: 0, total: 1 })
    expect(report.changes).toEqual({ toRight: 0, toWrong: 1 })
    expect(report.questions.map(({ stem }) => stem)).toEqual(block.questions.map(({ stem }) => stem))
    expect(report.questions[0]).toMatchObject({
      isCorrect: true,
      userAnswer: keyOf(block, 0),
      correctAnswer: keyOf(block, 0),
    })
    expect(report.questions[5]).toMatchObject({
      isCorrect: false,
      userAnswer: -1,
      correctAnswer: keyOf(block, 5),
    })
    expect(report.questions[0]?.explanation).toMatch(/^explanation of/)
    expect(report.bySubject.reduce((sum, { total }) => sum + total, 0)).toBe(33)
    expect(report.xpGained).toBe(2 * 12 + 2 * 3)
    expect(await finish(block)).toEqual(report)
    expect(ok<Report>(await send('GET', `/${block.id}`))).toEqual(report)
    const { progress, topics } = await at.trial.store().playerState(at.id)
    expect(progress).toMatchObject({
      totalQuestionsAnswered: 4,
      totalCorrectAnswers: 2,
      totalXp: 30,
      practicedCount: 4,
    })
    expect(topics.reduce((sum, { area, attempts }) => sum + (area === '' ? 0 : attempts), 0)).toBe(4)
    const misses = await at.trial.store().misses(at.id, 50)
    expect(misses.map(({ itemIndex }) => itemIndex >= 0)).toEqual([true, true])
    const met = topics.filter(({ memory }) => memory !== null)
    expect(met.reduce((sum, { memory }) => sum + (memory?.reps ?? 0), 0)).toBe(4)
    const { open, past } = await home()
    expect([open, past.map(({ id, right }) => [id, right])]).toEqual([null, [[block.id, 2]]])
    expect((await mark(block, 0, 0)).json()).toMatchObject({ code: 'not_found' })
  })

  test('folds into the player’s record as the same answers one by one do', async () => {
    const block = await start()
    await answer(block, 9, 5)
    await finish(block)
    const rows = await at.trial.rows<Row>(sql`
      select a.subject, a.subtopic, a.area, q.path, a.selected_answer as choice, a.is_correct as correct, a.difficulty,
        a.time_spent as time, a.created_at as at
      from question_attempts a join questions q on q.id = a.question_id
      where a.user_id = ${at.id} order by a.created_at`)
    const replay = openReplay({ progress: newProgress(), subjects: [], topics: [] }, 0, [])
    for (const { choice, correct, time, at: given, ...row } of rows) {
      const { after } = foldAttempt(standingIn(replay, row), {
        ...row,
        ...{ correct: Boolean(correct), timedOut: Number(choice) === -1, daily: false, hintUsed: false },
        practice: { repeat: false },
        timeSpent: Number(time),
        at: new Date(given).getTime(),
      })
      enter(replay, { run: null, standing: after })
    }
    const state = await at.trial.store().playerState(at.id)
    expect(state.progress).toEqual(replay.progress)
    expect(state.topics).toHaveLength(replay.topics.size)
    for (const topic of state.topics) expect([...replay.topics.values()]).toContainEqual(topic)
  })

  test('readiness says nothing of a beginner but the records it needs, and speaks after a block and answers in every subject', async () => {
    const ready = async () =>
      ok<ReplyOf<'GET /api/readiness'>>(
        await at.game.app.inject({ url: '/api/readiness', headers: { 'x-player': at.id } }),
      )
    const first = await ready()
    expect(first).toMatchObject({ kind: 'silent', blocks: 0, answers: 0 })
    expect(first.kind === 'silent' && first.missing).toHaveLength(9)
    const block = await start()
    await answer(block, 20, 13)
    expect(await finish(block)).toMatchObject({ right: 20, counts: true })
    const after = await ready()
    expect(after).toMatchObject({ kind: 'silent', blocks: 1, answers: 33 })
    expect(after.kind === 'silent' && after.missing[0]).toEqual({ kind: 'answers', more: 117 })
    await at.trial.alter(`update player_subject_stats set questions_answered = 30 where user_id = '${at.id}'`)
    const last = await ready()
    expect(last).toMatchObject({ kind: 'told', blocks: 1, answers: 210 })
    if (last.kind !== 'told') return
    expect((last.high - last.low) / 2).toBeGreaterThan(0.09)
    expect((last.high - last.low) / 2).toBeLessThan(0.1)
  })

  test('when the time is over nothing more is kept, and it can still be handed in', async () => {
    const block = await start()
    for (let beat = 0; beat < 144; beat++) {
      at.game.clock.now += 25_000
      ok(await send('PATCH', `/${block.id}`, { current: 0 }))
    }
    expect((await mark(block, 0, keyOf(block, 0))).json()).toMatchObject({ code: 'answer_late' })
    expect(await finish(block)).toMatchObject({ right: 0, blank: 33, counts: true, usedMs: 60 * MINUTE + 32 })
  })

  test('a question that was shown comes back in no block while others are left, and practice leaves an open one’s alone', async () => {
    const first = await start()
    const asked = new Set(first.questions.map(({ stem }) => stem))
    for (let i = 0; i < 12; i++) {
      const next = ok<ReplyOf<'POST /api/practice/next'>>(
        await at.game.app.inject({
          ...{ method: 'POST', url: '/api/practice/next', headers: { 'x-player': at.id }, payload: {} },
        }),
      )
      expect(asked.has(next.question?.stem ?? '')).toBe(false)
      await at.game.app.inject({
        ...{ method: 'POST', url: '/api/practice/answer', headers: { 'x-player': at.id } },
        payload: { questionId: next.question?.id, userAnswer: 0 },
      })
    }
    await finish(first)
    const second = await start()
    expect(second.questions.some(({ stem }) => asked.has(stem))).toBe(false)
  })

  test('two starts at once make one block, and nobody touches another player’s', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(other.id).toBe(one.id)
    const stranger = await at.trial.addPlayer()
    const stored = await storedBy(at.trial)
    for (const [method, path] of [
      ['PATCH', ''],
      ['POST', '/finish'],
      ['DELETE', ''],
      ['GET', ''],
    ] as const) {
      const reply = await send(
        method,
        `/${one.id}${path}`,
        method === 'PATCH' ? { current: 0 } : undefined,
        stranger,
      )
      expect(reply.json()).toMatchObject({ code: 'not_found' })
    }
    expect(await storedBy(at.trial)).toEqual(stored)
  })

  test('tells how many answers came after the day’s paid ones', async () => {
    await at.trial.alter(
      `update users set practiced_on = '2026-11-20', practiced_count = ${PAID_A_DAY - 3} where id = '${at.id}'`,
    )
    const block = await start()
    await answer(block, 2, 3)
    expect(await finish(block)).toMatchObject({ blank: 28, xpGained: 12 + 12 + 3, unpaid: 2 })
  })

  test('is discarded while it’s open: nothing of it counts, its questions stay seen, and one handed in stays', async () => {
    const block = await start()
    await answer(block, 1, 1)
    expect((await home()).open).toMatchObject({ id: block.id, answered: 2 })
    const told = async () => {
      const reply = await at.game.app.inject({ url: '/api/study/today', headers: { 'x-player': at.id } })
      return ok<ReplyOf<'GET /api/study/today'>>(reply).blockIsOpen
    }
    expect(await told()).toBe(true)
    expect(ok(await send('DELETE', `/${block.id}`))).toEqual({ discarded: true })
    expect(await home()).toMatchObject({ open: null, past: [] })
    expect(await told()).toBe(false)
    expect((await mark(block, 0, 0)).json()).toMatchObject({ code: 'not_found' })
    expect((await send('POST', `/${block.id}/finish`)).json()).toMatchObject({ code: 'not_found' })
    expect(await at.trial.rows(sql`select id from showings where user_id = ${at.id}`)).toEqual([])
    expect((await at.trial.store().playerState(at.id)).progress).toEqual(newProgress())
    const next = await start()
    const asked = new Set(block.questions.map(({ stem }) => stem))
    expect(next.questions.some(({ stem }) => asked.has(stem))).toBe(false)
    const report = await finish(next)
    expect((await send('DELETE', `/${next.id}`)).json()).toMatchObject({ code: 'not_found' })
    expect(ok<Report>(await send('GET', `/${next.id}`))).toEqual(report)
  })

  test('a bank with too few questions says so', async () => {
    await at.trial.load({ practice: [] })
    expect((await send('POST', '/start', { length: 33 })).json()).toMatchObject({ code: 'bank_empty' })
    expect((await home()).next).toEqual([])
    expect(NOON).toBe(at.game.clock.now)
  })
})
