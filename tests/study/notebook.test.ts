import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS } from '#rules/days.ts'
import type { Topic } from '#study/notebook/memory-change.ts'
import { insertAttempts } from '#study/store/attempts.ts'
import { KINDS } from './databases.ts'
import { itemShown, ok, placeOfKey, soloGround } from './solo-game.ts'

type Next = ReplyOf<'POST /api/practice/next'>
type Graded = ReplyOf<'POST /api/practice/answer'>
type Notebook = ReplyOf<'GET /api/notebook'>
type Note = ReplyOf<'POST /api/notebook/note'>
type Confidence = ReplyOf<'GET /api/stats/confidence'>

describe.each(KINDS)('the notebook on %s', (kind) => {
  const at = soloGround(kind)

  const post = (url: string, payload: object, player = at.id) =>
    at.game.app.inject({ method: 'POST', url, headers: { 'x-player': player }, payload })
  const get = async <T>(url: string, player = at.id) =>
    ok<T>(await at.game.app.inject({ url, headers: { 'x-player': player } }))
  const next = async () => ok<Next>(await post('/api/practice/next', {}))
  const notebook = (player = at.id) => get<Notebook>('/api/notebook', player)
  const note = (target: string, text: string, from: string | null = null, player = at.id) =>
    post('/api/notebook/note', { target, text, from, bookmarked: text === '' }, player)

  /** Gives an answer to the next question of practice, and returns that question. */
  async function answer(right: boolean, rest: object = {}) {
    const { question } = await next()
    const asked = question ?? expect.fail('practice has a question')
    const place = (placeOfKey(asked) + (right ? 0 : 1)) % 4
    const graded = ok<Graded>(
      await post('/api/practice/answer', { questionId: asked.id, userAnswer: place, ...rest }),
    )
    return { asked, graded, item: await itemShown(at.trial, asked.id) }
  }

  test('holds misses by rule with what was told of them, and never a question that was not answered', async () => {
    const { question } = await next()
    expect(await notebook()).toEqual({ rules: [] })
    const open = await itemShown(at.trial, question?.id ?? '')
    expect((await note(`question:${open.id}`, 'Mine')).json()).toMatchObject({ code: 'not_found' })
    const { asked, item, graded } = await answer(false, { confidence: 'sure' })
    const told = ok(await post('/api/practice/reason', { questionId: asked.id, reason: 'misread' }))
    expect(told).toMatchObject({ ruleId: null })
    expect(await notebook()).toMatchObject({
      rules: [
        {
          ...{ subject: item.subject, subtopic: item.subtopic, area: item.area, misses: 1, sureWrong: true },
          questions: [
            {
              ...{ id: item.id, stem: item.stem, correctAnswer: item.correctIndex },
              missed: { reason: 'misread', confidence: 'sure' },
            },
          ],
        },
      ],
    })
    expect(graded.isCorrect).toBe(false)
    const stranger = await at.trial.addPlayer()
    expect(await notebook(stranger)).toEqual({ rules: [] })
    expect((await note(`question:${item.id}`, 'Mine', null, stranger)).json()).toMatchObject({
      code: 'not_found',
    })
    const refused = await post('/api/practice/reason', { questionId: asked.id, reason: 'rule' }, stranger)
    expect(refused.json()).toMatchObject({ code: 'not_found' })
  })

  const card = async ({ subject, subtopic, area }: Topic, grade: string) =>
    ok<{ dueAt: number }>(await post('/api/practice/card', { subject, subtopic, area, grade }))
  const dueNow = async () => (await get<ReplyOf<'GET /api/study/today'>>('/api/study/today')).due

  test('a rule that was missed stays due after its card, and the card says so', async () => {
    const { asked, item } = await answer(false)
    at.game.clock.now += DAY_MS
    expect([(await card(item, 'knew')).dueAt, await dueNow()]).toEqual([at.game.clock.now, 1])
    const told = await post('/api/practice/reason', { questionId: asked.id, reason: 'time' })
    expect([ok<{ dueAt: number }>(told).dueAt, await dueNow()]).toEqual([at.game.clock.now, 1])
  })

  test('a reason can be changed until its rule is met again; after that the first stays', async () => {
    const { asked, item } = await answer(false)
    const reasons = async () =>
      (await notebook()).rules.flatMap(({ questions }) => questions.map(({ missed }) => missed?.reason))
    const tell = async (reason: string) =>
      ok<{ dueAt: number; reason: string }>(
        await post('/api/practice/reason', { questionId: asked.id, reason }),
      )
    expect(await tell('reasoning')).toMatchObject({ reason: 'reasoning' })
    expect(await tell('misread')).toMatchObject({ reason: 'misread' })
    expect(await reasons()).toEqual(['misread'])
    at.game.clock.now += DAY_MS
    const { dueAt } = await card(item, 'partly')
    expect(await tell('rule')).toMatchObject({ dueAt, reason: 'misread' })
    expect(await reasons()).toEqual(['misread'])
    expect(
      await at.trial.rows(sql`select type from study_marks where user_id = ${at.id} order by at`),
    ).toEqual([{ type: 'reason' }, { type: 'card' }])
  })

  test('keeps a note and a bookmark on an answered question; one written past the other keeps both texts', async () => {
    const { item } = await answer(true)
    const first = ok<Note>(await note(`question:${item.id}`, 'Look for tender.'))
    const second = ok<Note>(await note(`question:${item.id}`, 'Tender first.', first.id))
    expect(second.text).toBe('Tender first.')
    const past = ok<Note>(await note(`question:${item.id}`, 'Ask who bears the loss.', first.id))
    expect(past.text).toBe('Tender first.\n\nAsk who bears the loss.')
    expect((await notebook()).rules).toMatchObject([{ misses: 0, questions: [{ missed: null, note: past }] }])
    ok(
      await post('/api/notebook/note', {
        target: `question:${item.id}`,
        bookmarked: false,
        text: '',
        from: past.id,
      }),
    )
    expect(await notebook()).toEqual({ rules: [] })
  })

  test('a question that is before its player again is told with its key nowhere', async () => {
    const { item } = await answer(false)
    await at.trial.rows(sql`
      insert into showings (id, user_id, question_id, "order", context, hint_used, shown_at)
      values ('0190a4a0-0000-7000-8000-00000000000a', ${at.id}, ${item.id}, '[0,1,2,3]', 'solo', ${false},
        '2026-11-20T12:00:00.000+00:00')`)
    expect(await notebook()).toEqual({ rules: [] })
  })

  test('a question that a run left open when it was set aside is in it, and takes a note', async () => {
    const { item } = await answer(false)
    const [run, showing] = ['0190a4a0-0000-7000-8000-00000000000b', '0190a4a0-0000-7000-8000-00000000000c']
    const then = '2026-11-20T12:00:00.000+00:00'
    await at.trial.rows(sql`
      insert into solo_runs (id, user_id, subject, round, lives, difficulty, started_at)
      values (${run}, ${at.id}, 'Torts', 1, 3, 1, ${then})`)
    await at.trial.rows(sql`
      insert into showings (id, user_id, question_id, "order", context, run_id, round, hint_used, shown_at)
      values (${showing}, ${at.id}, ${item.id}, '[0,1,2,3]', 'solo', ${run}, 1, ${false}, ${then})`)
    expect(await notebook()).toEqual({ rules: [] })
    await at.trial.rows(sql`update solo_runs set ended_at = ${then} where id = ${run}`)
    expect((await notebook()).rules).toMatchObject([{ questions: [{ id: item.id }] }])
    expect((await note(`question:${item.id}`, 'Mine')).statusCode).toBe(200)
  })

  test('a rule that was sure and wrong stays in it past the last 200 misses, with the question of that miss', async () => {
    const { item } = await answer(false, { confidence: 'sure' })
    at.game.clock.now += DAY_MS
    const { asked } = await answer(false)
    const later = (await at.trial.store().answerAt(at.id, asked.id)) ?? expect.fail('it was answered')
    const more = Array.from({ length: 199 }, (_, i) => ({
      attempt: { ...later, id: randomUUID(), showingId: randomUUID() },
      seq: i + 3,
    }))
    await at.trial.rows(insertAttempts(more))
    const { sureWrong } = await get<Confidence>('/api/stats/confidence')
    const kept = (await notebook()).rules.filter((rule) => rule.sureWrong)
    expect(sureWrong.map(({ area }) => area)).toEqual([item.area])
    expect(kept).toMatchObject([{ area: item.area, misses: 1, questions: [{ id: item.id }] }])
  })

  test('an answer to a question shown lately, right or wrong, says nothing of how sure its player was', async () => {
    const steps = async () => (await get<Confidence>('/api/stats/confidence')).steps
    const lately = async () => {
      const { question } = await next()
      await at.trial.rows(sql`
        update showings set practice = '{"repeat":true}' where id = ${question?.id}`)
    }
    await answer(true, { confidence: 'sure' })
    await lately()
    expect((await answer(true, { confidence: 'sure' })).graded.repeat).toBe(true)
    expect(await steps()).toEqual([{ confidence: 'sure', answered: 1, correct: 1 }])
    await lately()
    expect((await answer(false, { confidence: 'sure' })).graded.repeat).toBe(true)
    expect(await steps()).toEqual([{ confidence: 'sure', answered: 1, correct: 1 }])
    await answer(false, { confidence: 'sure' })
    expect(await steps()).toEqual([{ confidence: 'sure', answered: 2, correct: 1 }])
  })

  test('three misses misread bring the question asked before the facts; a card moves memory and pays nothing', async () => {
    expect((await next()).leadInFirst).toBe(false)
    for (let i = 0; i < 3; i++) {
      const { asked } = await answer(false, { confidence: i === 0 ? 'guess' : 'sure' })
      ok(await post('/api/practice/reason', { questionId: asked.id, reason: 'misread' }))
    }
    expect((await next()).leadInFirst).toBe(true)
    const { item, graded } = await answer(true)
    at.game.clock.now += 3 * DAY_MS
    const xp = () => at.trial.rows(sql`select total_xp as xp from users where id = ${at.id}`)
    const before = await xp()
    expect((await card(item, 'knew')).dueAt).toBeGreaterThan(graded.dueAt + 3 * DAY_MS)
    expect(await xp()).toEqual(before)
    const { subject, subtopic } = item
    expect(
      (await post('/api/practice/card', { subject, subtopic, area: 'Never met', grade: 'knew' })).json(),
    ).toMatchObject({ code: 'not_found' })
    const confidence = await get<Confidence>('/api/stats/confidence')
    expect(confidence).toMatchObject({
      steps: [
        { confidence: 'guess', answered: 1, correct: 0 },
        { confidence: 'sure', answered: 2, correct: 0 },
      ],
      reasons: [{ reason: 'misread', misses: 3 }],
    })
    expect(confidence.sureWrong).toHaveLength(2)
  })
})
