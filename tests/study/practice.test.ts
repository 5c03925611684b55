import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS, utcDayStart } from '#rules/days.ts'
import { memoriesOf } from '#rules/practice/choose-area.ts'
import { PAID_A_DAY, REPEAT_XP } from '#rules/practice/pay.ts'
import { item, spread } from './bank-builder.ts'
import { KINDS } from './databases.ts'
import { NOON } from './play.ts'
import { itemShown, ok, placeOfKey, soloGame, soloGround, storedBy } from './solo-game.ts'

type Next = ReplyOf<'POST /api/practice/next'>
type Graded = ReplyOf<'POST /api/practice/answer'>
type Analytics = ReplyOf<'GET /api/stats/analytics'>
type Today = ReplyOf<'GET /api/study/today'>
type Question = NonNullable<Next['question']>

describe.each(KINDS)('practice on %s', (kind) => {
  const at = soloGround(kind)

  const post = (verb: string, payload: object, player = at.id) =>
    at.game.app.inject({
      method: 'POST',
      url: `/api/practice/${verb}`,
      headers: { 'x-player': player },
      payload,
    })
  const next = async (scope: object = {}) => ok<Next>(await post('next', scope))
  const asked = async (scope: object = {}): Promise<Question> =>
    (await next(scope)).question ?? expect.fail('practice has a question')
  const answer = async (question: Question, place: number, rest: object = {}) =>
    ok<Graded>(await post('answer', { questionId: question.id, userAnswer: place, ...rest }))
  const right = (question: Question, rest: object = {}) => answer(question, placeOfKey(question), rest)
  const wrong = (question: Question) => answer(question, (placeOfKey(question) + 1) % 4)
  const today = async () =>
    ok<Today>(await at.game.app.inject({ url: '/api/study/today', headers: { 'x-player': at.id } }))
  const attemptsOf = (player: string) =>
    at.trial.rows(sql`select id from question_attempts where user_id = ${player}`)
  const areaOf = async (question: Question) => {
    const { subject, subtopic, area } = await itemShown(at.trial, question.id)
    return `${subject}/${subtopic}/${area}`
  }

  test('asks without a key, pays as solo does, earns no points, and says when the rule comes back', async () => {
    const { question, why, due } = await next()
    expect(why).toEqual({ kind: 'new', share: expect.any(Number) })
    expect(due).toBe(0)
    expect(Object.keys(question ?? {})).not.toContain('correctAnswer')
    const graded = await right(question ?? expect.fail())
    expect(graded).toMatchObject({ isCorrect: true, xpGained: 12, streakBonus: 0, repeat: false })
    expect(graded.masteryChange).toBeGreaterThan(0)
    expect(graded.dueAt).toBeGreaterThan(NOON + DAY_MS)
    expect(graded.chance).toBeGreaterThan(0.25)
    const [stored] = await at.trial.rows(
      sql`select context, points_earned as points, run_id as run from question_attempts where user_id = ${at.id}`,
    )
    expect(stored).toEqual({ context: 'practice', points: 0, run: null })
  })

  test('gives the same question until it is answered, to two tabs at once as well', async () => {
    const [one, other] = await Promise.all([asked(), asked()])
    expect(other).toEqual(one)
    expect(await asked()).toEqual(one)
    const [first, again] = [await right(one), await right(one)]
    expect({ ...again, levelUp: undefined }).toEqual({ ...first, levelUp: undefined })
    expect(
      (await post('answer', { questionId: one.id, userAnswer: (placeOfKey(one) + 1) % 4 })).json(),
    ).toMatchObject({ code: 'already_answered' })
    expect((await asked()).id).not.toBe(one.id)
    expect(await attemptsOf(at.id)).toHaveLength(1)
  })

  test('a skipped question is put aside, counts as seen and can no longer be answered', async () => {
    const one = await asked()
    const seen = await itemShown(at.trial, one.id)
    const other = await asked({ skip: one.id })
    expect((await itemShown(at.trial, other.id)).id).not.toBe(seen.id)
    const refused = await post('answer', { questionId: one.id, userAnswer: 0 })
    expect(refused.json()).toMatchObject({ code: 'not_current' })
    expect(await attemptsOf(at.id)).toEqual([])
  })

  test('nobody answers or skips another player’s question, and no question of a run is answered here', async () => {
    const one = await asked()
    const stranger = await at.trial.addPlayer()
    expect((await post('answer', { questionId: one.id, userAnswer: 0 }, stranger)).json()).toMatchObject({
      code: 'not_current',
    })
    const { question } = await at.player.start()
    const withRun = await storedBy(at.trial)
    expect((await post('answer', { questionId: question.id, userAnswer: 0 })).json()).toMatchObject({
      code: 'not_current',
    })
    expect(await storedBy(at.trial)).toEqual(withRun)
    expect(await attemptsOf(stranger)).toEqual([])
    ok(await post('next', { skip: one.id }, stranger))
    expect(await asked()).toEqual(one)
  })

  test('stays within the subjects named, and takes an open question of another away', async () => {
    const first = await asked({ subjects: ['Torts'] })
    expect(first.subject).toBe('Torts')
    for (let i = 0; i < 4; i++) {
      const question = await asked({ subjects: ['Evidence', 'Contracts'] })
      expect(['Evidence', 'Contracts']).toContain(question.subject)
      await right(question)
    }
  })

  test('a choice reads of memory what the player’s state holds, and nothing before the first answer', async () => {
    const store = at.trial.store()
    expect(await store.talliesBySubject(at.id)).toEqual([])
    for (let i = 0; i < 6; i++) await (i % 3 === 0 ? wrong(await asked()) : right(await asked()))
    const state = await store.playerState(at.id)
    const tallies = state.subjects.map(({ subject, attemptsByDifficulty, correctByDifficulty }) => ({
      ...{ subject, attemptsByDifficulty, correctByDifficulty },
    }))
    expect(tallies.length).toBeGreaterThan(0)
    const bySubject = (a: { subject: string }, b: { subject: string }) => a.subject.localeCompare(b.subject)
    expect((await store.talliesBySubject(at.id)).sort(bySubject)).toEqual(tallies.sort(bySubject))
    expect(await store.memories(at.id)).toEqual(memoriesOf(state.topics))
  })

  test('recalls the last answers of practice, the newest first', async () => {
    const given = []
    for (let i = 0; i < 4; i++) {
      const question = await asked()
      const { subject, subtopic, area, family } = await itemShown(at.trial, question.id)
      given.unshift({ subject, subtopic, area, family, correct: i % 2 === 0, isNew: true })
      await (i % 2 === 0 ? right(question) : wrong(question))
      at.game.clock.now += 1_000
    }
    expect(await at.trial.store().recentPractice(at.id, 3)).toEqual(given.slice(0, 3))
    expect(await at.trial.store().recentPractice(at.id, 10)).toEqual(given)
  })

  test('a rule is not asked twice in a row, and ten questions are of ten different rules', async () => {
    const areas: string[] = []
    for (let i = 0; i < 10; i++) {
      const question = await asked()
      areas.push(await areaOf(question))
      await right(question)
    }
    for (let i = 0; i + 8 < areas.length; i++) expect(new Set(areas.slice(i, i + 8)).size).toBe(8)
  })

  test('a miss in the solo game comes back in review as another question of its rule, and leaves once it is known', async () => {
    expect(await next({ kind: 'review' })).toMatchObject({ question: null, card: null, why: null, due: 0 })
    const { challenge, question } = await at.player.start()
    await at.player.answerBadly(challenge.id, question)
    const missedNow = { due: 1, dueInPractice: 0, met: 1, bySubject: [{ subject: 'Torts', due: 1 }] }
    expect(await today()).toMatchObject(missedNow)
    const missed = await itemShown(at.trial, question.id)
    at.game.clock.now += DAY_MS
    expect(await today()).toMatchObject({ due: 1, dueInPractice: 1 })
    const review = await next({ kind: 'review' })
    expect(review).toMatchObject({ due: 1, why: { kind: 'missed', at: NOON } })
    const other = await itemShown(at.trial, review.question?.id ?? '')
    expect(other.id).not.toBe(missed.id)
    expect([other.subtopic, other.area]).toEqual([missed.subtopic, missed.area])
    await right(review.question ?? expect.fail())
    expect((await next({ kind: 'review' })).question).toBeNull()
    const { due, nextDueAt } = await today()
    expect(due).toBe(0)
    expect(nextDueAt).toBeGreaterThan(at.game.clock.now)
    const again = nextDueAt ?? expect.fail('a known rule falls due again')
    at.game.clock.now = utcDayStart(again)
    expect(await today()).toMatchObject({ due: 0, laterToday: 1, forecast: Array(14).fill(0) })
    at.game.clock.now = again
    expect(await next({ kind: 'review' })).toMatchObject({ due: 1, why: { kind: 'due' } })
  })

  test('a guess and a sure answer are remembered differently, and kept', async () => {
    const guessed = await right(await asked(), { confidence: 'guess' })
    const sure = await right(await asked(), { confidence: 'sure' })
    expect(guessed.dueAt).toBeLessThan(sure.dueAt)
    const rows = await at.trial.rows(
      sql`select confidence from question_attempts where user_id = ${at.id} order by created_at, id`,
    )
    expect(rows.map(({ confidence }) => confidence).sort()).toEqual(['guess', 'sure'])
  })

  test('a question shown within 21 days refreshes its rule and pays little; a miss on it counts in full', async () => {
    await at.trial.load({ practice: [item('only', { subject: 'Torts' })] })
    const first = await right(await asked())
    expect(first).toMatchObject({ xpGained: 12, repeat: false })
    const mastery = async () => (await at.trial.store().playerState(at.id)).topics.map((one) => one.mastery)
    const before = await mastery()
    at.game.clock.now += DAY_MS
    expect(await right(await asked())).toMatchObject({
      ...{ isCorrect: true, repeat: true, xpGained: REPEAT_XP, streakBonus: 0, masteryChange: 0 },
    })
    expect(await mastery()).toEqual(before)
    const { progress, subjects } = await at.trial.store().playerState(at.id)
    expect([progress.totalCorrectAnswers, subjects[0]?.correctAnswers]).toEqual([1, 1])
    expect(await wrong(await asked())).toMatchObject({ repeat: true, xpGained: 3 })
    expect((await at.trial.store().playerState(at.id)).progress.totalQuestionsAnswered).toBe(2)
    const analytics = { url: '/api/stats/analytics', headers: { 'x-player': at.id } }
    expect(ok<Analytics>(await at.game.app.inject(analytics)).total).toMatchObject({
      answered: 2,
      correct: 1,
    })
    at.game.clock.now += 22 * DAY_MS
    expect(await right(await asked())).toMatchObject({ repeat: false, xpGained: 12 })
  })

  test('tells the rank an answer brings to its subject, and not again for a question shown lately', async () => {
    await at.trial.load({ practice: [item('only', { subject: 'Torts' })] })
    await wrong(await asked())
    await at.trial.alter(
      `update player_subject_stats set questions_answered = 199, correct_answers = 99 where user_id = '${at.id}'`,
    )
    at.game.clock.now += 22 * DAY_MS
    expect(await right(await asked())).toMatchObject({ repeat: false, rankUp: 'Apprentice' })
    const again = await right(await asked())
    expect(again.repeat).toBe(true)
    expect(again).not.toHaveProperty('rankUp')
  })

  test('asks about the rule that is named, due or not, and goes on as ever where it has no question', async () => {
    const first = await itemShown(at.trial, (await asked()).id)
    const others = (await at.trial.rows(
      sql`select distinct subject, subtopic, area from questions where pool = 'practice'`,
    )) as { subject: string; subtopic: string; area: string }[]
    const about = others.find(({ area, subject }) => area !== first.area || subject !== first.subject)
    // The question before the player is of another rule: it's put aside.
    const named = await asked({ about })
    expect(await itemShown(at.trial, named.id)).toMatchObject(about ?? {})
    expect(await asked({ about })).toEqual(named)
    await right(named)
    // Known now, and so far from due; a review asks for it all the same.
    expect(await itemShown(at.trial, (await asked({ about, kind: 'review' })).id)).toMatchObject(about ?? {})
    // A rule without a question: another of its subtopic; a subtopic without one: as ever.
    const near = { ...about, area: 'Nothing' }
    const other = await itemShown(at.trial, (await asked({ about: near })).id)
    expect([other.subject, other.subtopic]).toEqual([about?.subject, about?.subtopic])
    const nowhere = { subject: 'Torts', subtopic: 'Nowhere', area: 'Nothing' }
    expect(await next({ about: nowhere, kind: 'practice' })).toMatchObject({ question: expect.any(Object) })
  })

  test(`after ${PAID_A_DAY} answers of a UTC day no more XP is earned, and the next day begins anew`, async () => {
    await at.trial.alter(
      `update users set practiced_on = '2026-11-20', practiced_count = ${PAID_A_DAY - 1} where id = '${at.id}'`,
    )
    expect(await right(await asked())).toMatchObject({ xpGained: 12, unpaid: false })
    const unpaid = await right(await asked())
    expect(unpaid).toMatchObject({ xpGained: 0, streakBonus: 0, unpaid: true })
    expect(unpaid.masteryChange).toBeGreaterThan(0)
    expect((await today()).practicedToday).toBe(PAID_A_DAY + 1)
    at.game.clock.now += DAY_MS
    expect((await today()).practicedToday).toBe(0)
    expect((await right(await asked())).xpGained).toBe(12)
  })

  test('what is asked survives a restart, and so does the memory to the last digit', async () => {
    const open = await asked()
    await right(open)
    const waiting = await asked()
    const before = await at.trial.store().playerState(at.id)
    await at.trial.reopen()
    const again = await soloGame(at.trial)
    const reply = await again.app.inject({
      ...{ method: 'POST', url: '/api/practice/next', headers: { 'x-player': at.id }, payload: {} },
    })
    expect(ok<Next>(reply).question).toEqual(waiting)
    expect(await at.trial.store().playerState(at.id)).toEqual(before)
    await again.close()
  })

  test('practice and an open run stand beside each other', async () => {
    const { challenge, question } = await at.player.start()
    await wrong(await asked())
    expect((await at.player.status()).open).toEqual(challenge)
    const graded = await at.player.answerWell(challenge.id, question)
    expect(graded.challenge).toMatchObject({ livesRemaining: 3, score: 10 })
  })

  test('a bank without practice questions says so', async () => {
    const trialItems = spread({ each: 1, pool: 'ranked' })
    await at.trial.load({ practice: [], ranked: trialItems })
    expect((await post('next', {})).json()).toMatchObject({ code: 'bank_empty' })
  })
})
