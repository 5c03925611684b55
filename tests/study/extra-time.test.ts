import { describe, expect, test } from 'vitest'
import { dailyGround, placeOf } from './daily-game.ts'
import { KINDS } from './databases.ts'

describe.each(KINDS)('extra time on %s', (kind) => {
  const at = dailyGround(kind)

  test('extra time lengthens a clock that starts, never one that runs, and pays the same', async () => {
    const early = await at.player.open()
    await at.trial.setExtraTime(at.id, 200)
    at.game.clock.now += 60_000
    expect(await at.player.open()).toMatchObject({ remainingMs: 30_000, limitMs: 90_000 })
    at.game.clock.now += 33_001
    expect((await at.player.send(early.question?.id ?? '', 0)).json()).toMatchObject({ code: 'daily_late' })

    at.days(1)
    expect((await at.player.keep()).question).not.toBeNull()
    const { question, ...opened } = await at.player.open()
    expect(opened).toMatchObject({ remainingMs: 180_000, limitMs: 180_000 })
    await at.trial.setExtraTime(at.id, 100)
    at.game.clock.now += 183_000
    const told = await at.player.send(question?.id ?? '', placeOf(question ?? { choices: [] }, true))
    expect(told.json()).toMatchObject({ limitMs: 180_000, attempt: { isCorrect: true, xpAwarded: 150 } })
    at.days(1)
    expect(await at.player.open()).toMatchObject({ remainingMs: 90_000, limitMs: 90_000 })
  })
})
