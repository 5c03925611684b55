import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchSettings } from '#rules/match/settings.ts'
import { claimWin, insertMatch, type OwnDuels, ownDuels, storedMatch, submit, sweep } from './match-rows.ts'

let duels: OwnDuels

beforeAll(async () => {
  duels = await ownDuels()
})
afterAll(() => duels.end())

const START = Date.UTC(2026, 10, 20, 12)

describe('a bot', () => {
  const live: MatchSettings = {
    rounds: 2,
    winAt: null,
    answerWindowMs: 60_000,
    revealMs: 500,
    silence: 'timeout',
    silentLimit: 3,
  }

  test('gives its planned answer at its planned time, and not before', async () => {
    await duels.setClock(START)
    const id = await insertMatch(duels, live, [2, 0], { places: [2, 1], afterMs: [9_000, 20_000] })
    await duels.setClock(START + 8_999)
    expect(await sweep(duels)).not.toContain(id)
    await duels.setClock(START + 9_000)
    expect(await sweep(duels)).toContain(id)
    expect((await storedMatch(duels, id)).rounds[0]?.answers).toEqual({ 2: { place: 2, at: START + 9_000 } })
    expect((await submit(duels, id, 1, 1, 0)).closed).toBe(true)
    await duels.setClock(START + 9_500)
    await sweep(duels)
    await submit(duels, id, 1, 2, 0)
    await duels.setClock(START + 9_500 + 20_000)
    await sweep(duels)
    expect(await storedMatch(duels, id)).toMatchObject({
      status: 'over',
      scores: [1, 1],
      winner: null,
      ended: 'played',
    })
  })

  test('is the winner where it has more right, and where its opponent gives up', async () => {
    await duels.setClock(START)
    const played = await insertMatch(duels, { ...live, rounds: 1 }, [2], { places: [2], afterMs: [9_000] })
    await submit(duels, played, 1, 1, 0)
    await duels.setClock(START + 9_000)
    await sweep(duels)
    expect(await storedMatch(duels, played)).toMatchObject({ scores: [0, 1], winner: 2, ended: 'played' })
    const resigned = await insertMatch(duels, live, [2, 0], { places: [0, 0], afterMs: [9_000, 9_000] })
    await duels.client.query('select resign_match($1, 1)', [resigned])
    expect(await storedMatch(duels, resigned)).toMatchObject({ winner: 2, ended: 'resigned' })
  })

  test.each([
    ['a pause after its opponent', 1_000, 3_500],
    ['at its own time where that is sooner', 8_000, 9_000],
  ])('gives its answer %s', async (_, answered, due) => {
    await duels.setClock(START)
    const plan = { places: [2, 1], afterMs: [9_000, 20_000], pauseMs: [2_500, 2_500] }
    const id = await insertMatch(duels, live, [2, 0], plan)
    await duels.setClock(START + answered)
    expect((await submit(duels, id, 1, 1, 0)).closed).toBe(false)
    await duels.setClock(START + due - 1)
    expect(await sweep(duels)).not.toContain(id)
    await duels.setClock(START + due)
    expect(await sweep(duels)).toContain(id)
    const { phase, rounds } = await storedMatch(duels, id)
    expect(phase).toBe('reveal')
    expect(rounds[0]?.answers[2]).toEqual({ place: 2, at: START + due })
  })
})

describe('a claim', () => {
  const live: MatchSettings = {
    rounds: 5,
    winAt: null,
    answerWindowMs: 1_000,
    revealMs: 0,
    silence: 'timeout',
    silentLimit: 3,
  }

  test('of a duel that the opponent left for two rounds ends it, once, in favor of the one who stayed', async () => {
    let now = START
    await duels.setClock(now)
    const id = await insertMatch(duels, live, [0, 0, 0, 0, 0])
    for (const round of [1, 2]) {
      expect(await claimWin(duels, id, 1)).toBe('present')
      await submit(duels, id, 1, round, 3)
      now += 1_000
      await duels.setClock(now)
      await sweep(duels)
    }
    expect(await claimWin(duels, id, 2)).toBe('present')
    expect(await claimWin(duels, id, 1)).toBe('claimed')
    expect(await storedMatch(duels, id)).toMatchObject({ status: 'over', ended: 'forfeit', winner: 1 })
    expect(await claimWin(duels, id, 1)).toBe('over')
  })

  test('is refused once the opponent has answered again', async () => {
    let now = START
    await duels.setClock(now)
    const id = await insertMatch(duels, live, [0, 0, 0, 0, 0])
    for (const round of [1, 2]) {
      await submit(duels, id, 1, round, 3)
      now += 1_000
      await duels.setClock(now)
      await sweep(duels)
    }
    await submit(duels, id, 2, 3, 0)
    expect(await claimWin(duels, id, 1)).toBe('present')
  })
})
