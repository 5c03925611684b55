import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { answer } from './pushing.ts'
import { NOON, player, serveCases, server } from './sealed-cases.ts'

serveCases()

describe('a sealed answer is refused', () => {
  test('where the case was answered on another device; the page is told what counted', async () => {
    const ann = await player()
    const event = await ann.sealed()
    await ann.answer(false)
    const refused = await ann.refusal(event)
    expect(refused).toMatchObject({
      code: 'case_answered',
      told: { attempt: { isCorrect: false, xpAwarded: 15 }, question: { correctIndex: event.place } },
    })
    server.clock.now += HOUR
    expect((await ann.refusal(event)).code).toBe('case_answered')
    expect(await ann.attempts()).toBe(1)
  })

  test('where two devices sealed different answers: the first to arrive counts', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const other = { ...event, id: randomUUID(), place: (event.place + 1) % 4 }
    const { accepted, rejected, cases } = await ann.push([event, other])
    expect(accepted).toEqual([{ id: event.id, seq: 1 }])
    expect(rejected).toEqual([{ id: other.id, code: 'case_answered' }])
    expect(cases.map(({ told }) => told.attempt?.isCorrect)).toEqual([true, true])
  })

  test('where no such case was put before the player, and nothing is told of another’s', async () => {
    const [ann, bob] = [await player(), await player()]
    const event = await ann.sealed()
    await ann.answer(true)
    expect(await bob.refusal(event)).toEqual({ code: 'unknown_case', told: undefined })
    expect(await bob.refusal({ ...event, id: randomUUID(), showingId: randomUUID() })).toEqual({
      code: 'unknown_case',
      told: undefined,
    })
    expect(await bob.attempts()).toBe(0)
  })

  test('where its id is another’s, or it is not of its shape; the key stays with the server', async () => {
    const [ann, bob] = [await player(), await player()]
    const hers = await ann.sealed()
    await ann.graded(hers)
    const event = await bob.sealed()
    const other = () => ({ ...event, id: randomUUID() })
    const refused = [
      await bob.refusal({ ...event, id: hers.id }),
      await bob.refusal({ ...other(), place: 4 }),
      await bob.refusal({ ...other(), answeredAt: 'yesterday' }),
    ]
    expect(refused).toEqual(['id_taken', 'malformed', 'malformed'].map((code) => ({ code, told: undefined })))
    expect((await bob.graded(event)).attempt).toMatchObject({ isCorrect: true })
  })

  test('a showing of practice is no case, and a case no showing of practice', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const solo = answer({ at: NOON })
    await ann.push([solo])
    expect((await ann.refusal({ ...event, showingId: solo.showing.id })).code).toBe('unknown_case')
    const asSolo = answer({ at: NOON })
    expect((await ann.refusal({ ...asSolo, showing: { ...asSolo.showing, id: event.showingId } })).code).toBe(
      'id_taken',
    )
  })
})
