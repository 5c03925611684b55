import { describe, expect, test } from 'vitest'
import { KINDS } from './databases.ts'
import { ok, playerAt, type Started, soloGround, storedBy } from './solo-game.ts'

describe.each(KINDS)('the solo challenge refuses on %s', (kind) => {
  const at = soloGround(kind)

  describe('what is another’s', () => {
    test('can be neither answered nor asked for, and nothing is written', async () => {
      const theirs = await playerAt(at.game, await at.trial.addPlayer()).start()
      const mine = await at.player.start()
      const before = await storedBy(at.trial)
      const answer = (challengeId: string, questionId: string) =>
        at.game.post(at.id, 'answer', { challengeId, questionId, userAnswer: 0 })
      const replies = [
        await answer(theirs.challenge.id, theirs.question.id),
        await answer(mine.challenge.id, theirs.question.id),
        await answer(theirs.challenge.id, mine.question.id),
        await at.game.post(at.id, 'next-question', { challengeId: theirs.challenge.id }),
      ]
      expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
        [404, 'no_open_run'],
        [409, 'not_current'],
        [404, 'no_open_run'],
        [404, 'no_open_run'],
      ])
      expect(await storedBy(at.trial)).toEqual(before)
    })

    test('nobody signed in gets nothing, whatever they send', async () => {
      for (const [verb, body] of [
        ['start', { subject: 'Torts' }],
        ['start', { subject: 5 }],
        ['answer', 'not even JSON'],
        ['next-question', {}],
      ] as const) {
        const reply = await at.game.post(null, verb, body)
        expect([401, 400]).toContain(reply.statusCode)
        if (reply.statusCode === 401)
          expect(reply.json()).toEqual({ code: 'unauthenticated', message: 'Sign in to continue' })
      }
      expect((await at.game.app.inject({ url: '/api/solo-challenge/status' })).statusCode).toBe(401)
    })
  })

  describe('a request that does not fit its contract is refused with a code, and nothing is stored', () => {
    const uuid = '018f3c1e-0000-7000-8000-000000000000'
    const BAD: [string, string, unknown][] = [
      ['start', 'no body', undefined],
      ['start', 'an empty body', ''],
      ['start', 'broken JSON', '{"subject":'],
      ['start', 'a list', ['Torts']],
      ['start', 'null', 'null'],
      ['start', 'no subject', {}],
      ['start', 'an unknown subject', { subject: 'Tax Law' }],
      ['start', 'a subject in another case', { subject: 'torts' }],
      ['start', 'a number for a subject', { subject: 7 }],
      ['start', 'SQL for a subject', { subject: "Torts'; DROP TABLE users; --" }],
      ['start', 'HTML for a subject', { subject: '<script>alert(1)</script>' }],
      ['start', 'a poisoned body', '{"subject":"Torts","__proto__":{"admin":true}}'],
      ['answer', 'no fields', {}],
      ['answer', 'ids that are none', { challengeId: 'x', questionId: 'y', userAnswer: 0 }],
      ['answer', 'a place past the last', { challengeId: uuid, questionId: uuid, userAnswer: 4 }],
      ['answer', 'a place before the first', { challengeId: uuid, questionId: uuid, userAnswer: -1 }],
      ['answer', 'half a place', { challengeId: uuid, questionId: uuid, userAnswer: 1.5 }],
      ['answer', 'a place as text', { challengeId: uuid, questionId: uuid, userAnswer: '1' }],
      ['answer', 'no place', { challengeId: uuid, questionId: uuid, userAnswer: null }],
      ['answer', 'a huge place', { challengeId: uuid, questionId: uuid, userAnswer: 1e308 }],
      ['next-question', 'no id', {}],
      ['next-question', 'a list for an id', { challengeId: [uuid] }],
    ]

    test.each(BAD)('%s with %s', async (verb, _what, body) => {
      const before = await storedBy(at.trial)
      const reply = await at.game.post(at.id, verb, body)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'invalid', message: expect.any(String) })
      expect(await storedBy(at.trial)).toEqual(before)
    })

    test('a body over 64 KB, and one that is no JSON', async () => {
      const huge = await at.game.post(at.id, 'start', { subject: 'Torts', more: 'x'.repeat(65 * 1024) })
      expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large'])
      const form = await at.game.post(at.id, 'start', 'subject=Torts', 'application/x-www-form-urlencoded')
      expect([form.statusCode, form.json().code]).toEqual([400, 'invalid'])
    })

    test('ids nobody has', async () => {
      const answer = await at.game.post(at.id, 'answer', {
        challengeId: uuid,
        questionId: uuid,
        userAnswer: 0,
      })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_open_run'])
      const { challenge } = await at.player.start()
      const other = await at.game.post(at.id, 'answer', {
        challengeId: challenge.id,
        questionId: uuid,
        userAnswer: 0,
      })
      expect([other.statusCode, other.json().code]).toEqual([409, 'not_current'])
      const next = await at.game.post(at.id, 'next-question', { challengeId: uuid })
      expect([next.statusCode, next.json().code]).toEqual([404, 'no_open_run'])
    })

    test('fields nobody asked for are dropped', async () => {
      const started = ok<Started>(
        await at.game.post(at.id, 'start', {
          subject: 'Torts',
          difficulty: 10,
          score: 999,
          userId: 'another',
        }),
      )
      expect(started.challenge).toMatchObject({ difficulty: 1, score: 0 })
    })
  })
})
