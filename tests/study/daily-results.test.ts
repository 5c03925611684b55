import { describe, expect, test } from 'vitest'
import { dailyGround } from './daily-game.ts'
import { KINDS } from './databases.ts'

describe.each(KINDS)('what the Daily Casefile came to, on %s', (kind) => {
  const at = dailyGround(kind)

  test('six hours after its day the shares of all answers are told, in the player’s own order', async () => {
    expect(await at.player.results()).toBeNull()
    const others = [true, true, false].map(async (correct) =>
      at.game.at(await at.trial.addPlayer()).answer(correct),
    )
    await Promise.all(others)
    const late = at.game.at(await at.trial.addPlayer())
    const { question } = await late.open()
    await late.send(question?.id ?? '', -1)
    const mine = await at.player.answer(true)
    expect(await at.player.results()).toBeNull()
    at.days(1)
    const told = await at.player.results()
    expect(told).toMatchObject({
      dateUtc: '2026-11-20',
      players: 5,
      noAnswer: { players: 1, percent: 20 },
      yourChoice: mine.attempt?.choiceIndex,
      question: { choices: mine.question?.choices, correctIndex: mine.question?.correctIndex },
    })
    expect(told?.choices[mine.question?.correctIndex ?? 0]).toEqual({ players: 3, percent: 60 })
    expect(told?.choices.reduce((sum, one) => sum + one.players, 0)).toBe(4)
    const absent = await at.game.at(await at.trial.addPlayer()).results()
    expect(absent).toMatchObject({ yourChoice: null, players: 5 })
  })

  test('nothing is told before, though the case was answered: who has it sealed offline has six hours to send it', async () => {
    const absent = at.game.at(await at.trial.addPlayer())
    await at.player.answer(true)
    at.game.clock.now = Date.UTC(2026, 10, 21, 5, 59, 59, 999)
    expect(await at.player.results()).toBeNull()
    expect(await absent.results()).toBeNull()
    at.game.clock.now += 1
    expect(await at.player.results()).toMatchObject({ dateUtc: '2026-11-20', players: 1 })
    expect(await absent.results()).toMatchObject({ dateUtc: '2026-11-20', yourChoice: null })
  })

  test('from then on they are those of the day now over, though the ones before were just told', async () => {
    const other = at.game.at(await at.trial.addPlayer())
    await other.answer(true)
    await at.player.answer(true)
    at.days(1)
    const second = await at.player.answer(false)
    at.game.clock.now = Date.UTC(2026, 10, 22, 5, 59, 40)
    expect(await at.player.results()).toMatchObject({ dateUtc: '2026-11-20', players: 2 })
    at.game.clock.now += 40_000
    const told = await at.player.results()
    expect(told).toMatchObject({ dateUtc: '2026-11-21', players: 1, noAnswer: { players: 0, percent: 0 } })
    expect(told?.choices.map(({ players }) => players)).toEqual(
      [0, 1, 2, 3].map((place) => (place === second.attempt?.choiceIndex ? 1 : 0)),
    )
  })
})
