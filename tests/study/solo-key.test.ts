import { describe, expect, test } from 'vitest'
import { KINDS } from './databases.ts'
import { itemShown, ok, placeOfKey, playerAt, type Started, soloGround } from './solo-game.ts'

describe.each(KINDS)('the key of a solo question on %s', (kind) => {
  const at = soloGround(kind)

  describe('the key', () => {
    const SECRET = /explanation|why|authorit|correct_?(index|answer)|hint|path of|rnd/i

    test('is in no reply before the answer: neither explanation, reasons, authorities nor place', async () => {
      const { challenge } = await at.player.start()
      for (let round = 0; round < 6; round++) {
        const replies = [
          await at.game.post(at.id, 'start', { subject: 'Torts' }),
          await at.game.post(at.id, 'next-question', { challengeId: challenge.id }),
          await at.game.status(at.id),
        ]
        for (const reply of replies) {
          expect(reply.statusCode).toBe(200)
          expect(reply.body).not.toMatch(SECRET)
        }
        const { question } = ok<Started>(
          await at.game.post(at.id, 'next-question', { challengeId: challenge.id }),
        )
        expect(Object.keys(question).toSorted()).toEqual(
          ['choices', 'difficulty', 'id', 'shownAt', 'stem', 'subject', 'subtopic'].toSorted(),
        )
        await at.player.answerWell(challenge.id, question)
      }
    })

    test('is in no refusal either', async () => {
      const { challenge, question } = await at.player.start()
      const stranger = await at.trial.addPlayer()
      const refusals = [
        await at.game.post(stranger, 'answer', {
          challengeId: challenge.id,
          questionId: question.id,
          userAnswer: 0,
        }),
        await at.game.post(stranger, 'next-question', { challengeId: challenge.id }),
        await at.game.post(at.id, 'answer', {
          challengeId: challenge.id,
          questionId: question.id,
          userAnswer: 4,
        }),
      ]
      for (const refusal of refusals) {
        expect(refusal.statusCode).toBeGreaterThanOrEqual(400)
        expect(refusal.body).not.toMatch(SECRET)
      }
    })

    test('is told with the explanation once the answer is in, places as shown', async () => {
      const { challenge, question } = await at.player.start()
      const own = await itemShown(at.trial, question.id)
      const told = await at.player.answerBadly(challenge.id, question)
      expect(question.choices.toSorted()).toEqual(own.choices.toSorted())
      expect(told.correctAnswer).toBe(placeOfKey(question))
      expect(told.userAnswer).toBe((placeOfKey(question) + 1) % 4)
      expect(told.explanation).toBe(own.explanation)
      expect(told.authorities).toEqual(own.authorities)
      for (const [place, why] of told.why.entries())
        expect(why).toBe(own.why[own.choices.indexOf(question.choices[place] ?? '')])
    })

    test('stands at every place in the long run', async () => {
      const places = new Set<number>()
      for (let i = 0; i < 60 && places.size < 4; i++) {
        const by = playerAt(at.game, await at.trial.addPlayer())
        places.add(placeOfKey((await by.start()).question))
      }
      expect([...places].toSorted()).toEqual([0, 1, 2, 3])
    })
  })
})
