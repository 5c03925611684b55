import { describe, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS } from '#rules/days.ts'
import { item } from './bank-builder.ts'
import { rule } from './companion/rules.ts'
import { KINDS } from './databases.ts'
import { ok, placeOfKey, soloGame, soloGround } from './solo-game.ts'

type Next = ReplyOf<'POST /api/practice/next'>

const AREAS = Array.from({ length: 12 }, (_, i) => `Area ${i}`)

describe.each(KINDS)('rule cards on %s', (kind) => {
  const at = soloGround(kind)

  test('come where no question of the best rule may be asked, one in five at most, and can be skipped', async () => {
    await at.trial.load({ practice: AREAS.map((area, i) => item(`tt-${i}`, { area })) })
    const game = await soloGame(
      at.trial,
      Math.random,
      0,
      AREAS.map((area) => rule(area)),
    )
    const post = (verb: string, payload: object) =>
      game.app.inject({
        method: 'POST',
        url: `/api/practice/${verb}`,
        headers: { 'x-player': at.id },
        payload,
      })
    const next = async (body: object = {}) => ok<Next>(await post('next', body))
    for (let i = 0; i < AREAS.length; i++) {
      const { question, card } = await next()
      expect(card).toBeNull()
      const asked = question ?? expect.fail('each rule has a question')
      ok(await post('answer', { questionId: asked.id, userAnswer: placeOfKey(asked) }))
    }
    game.clock.now += DAY_MS
    const { question, card, why } = await next()
    expect([question, why]).toEqual([null, null])
    const { ruleId, ...topic } = card ?? expect.fail('a rule card comes')
    expect(ruleId).toBe(`torts.negligence.${topic.area.toLowerCase().replace(' ', '-')}`)
    expect(await next()).toMatchObject({ card: { ruleId } })
    const past = await next({ noCard: true })
    expect(past).toMatchObject({ card: null, question: { subject: 'Torts' } })
    ok(await post('next', { skip: past.question?.id ?? '' }))
    ok(await post('card', { ...topic, grade: 'partly' }))
    expect((await next()).card).toBeNull()
    await game.close()
  })

  test('come in a review in place of the one question of a rule that was just missed, and then that question does', async () => {
    await at.trial.load({ practice: AREAS.slice(0, 5).map((area, i) => item(`tt-${i}`, { area })) })
    const game = await soloGame(
      at.trial,
      Math.random,
      0,
      AREAS.map((area) => rule(area)),
    )
    const post = (verb: string, payload: object) =>
      game.app.inject({
        method: 'POST',
        url: `/api/practice/${verb}`,
        headers: { 'x-player': at.id },
        payload,
      })
    const next = async (body: object = {}) => ok<Next>(await post('next', body))
    let missed = ''
    for (let i = 0; i < 5; i++) {
      const asked = (await next()).question ?? expect.fail('each rule has a question')
      if (i === 0) missed = asked.stem
      const place = placeOfKey(asked) + (i === 0 ? 1 : 0)
      ok(await post('answer', { questionId: asked.id, userAnswer: place % 4 }))
      game.clock.now += 60_000
    }
    const { question, card, due } = await next({ kind: 'review' })
    expect([question, due]).toEqual([null, 1])
    const { ruleId: _, ...topic } = card ?? expect.fail('a rule card comes')
    ok(await post('card', { ...topic, grade: 'knew' }))
    // A card shows that the rule is known, not that it's applied.
    expect((await next({ kind: 'review' })).question).toMatchObject({ stem: missed })
    await game.close()
  })

  test('a question that is open in a friend game is in no notebook', async () => {
    const [one, other] = [item('tt-1', { area: 'Area 1' }), item('tt-2', { area: 'Area 2' })]
    await at.trial.load({ practice: [one, other] })
    const game = await soloGame(at.trial, Math.random, 0, [], async () => [other])
    const headers = { 'x-player': at.id }
    for (let i = 0; i < 2; i++) {
      const url = '/api/practice'
      const asked = await game.app.inject({ method: 'POST', url: `${url}/next`, headers, payload: {} })
      const question = ok<Next>(asked).question ?? expect.fail('each rule has a question')
      const payload = { questionId: question.id, userAnswer: (placeOfKey(question) + 1) % 4 }
      ok(await game.app.inject({ method: 'POST', url: `${url}/answer`, headers, payload }))
    }
    const notebook = ok<ReplyOf<'GET /api/notebook'>>(
      await game.app.inject({ url: '/api/notebook', headers }),
    )
    expect(notebook.rules.map(({ area }) => area)).toEqual(['Area 1'])
    await game.close()
  })
})
