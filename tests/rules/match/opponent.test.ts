import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { botAccuracy, planBotAnswer } from '#rules/match/bot.ts'
import { canPair, pairTickets, ratingWindow, sharedSubject, type Ticket } from '#rules/match/matching.ts'
import { BOT_LEVELS } from '#rules/match/result.ts'
import { MIXED } from '#rules/subjects.ts'

describe('looking for an opponent (design section 4, Live duels)', () => {
  test.each([
    [0, 100],
    [999, 100],
    [1_000, 150],
    [3_500, 250],
    [6_000, 400],
    [60_000, 400],
    [-50, 100],
  ])('after %i ms the window is ±%i', (waited, window) => {
    expect(ratingWindow(waited)).toBe(window)
  })

  test('equal subjects pair, Mixed takes the other’s', () => {
    expect(sharedSubject('Torts', 'Torts')).toBe('Torts')
    expect(sharedSubject(MIXED, 'Torts')).toBe('Torts')
    expect(sharedSubject('Evidence', MIXED)).toBe('Evidence')
    expect(sharedSubject(MIXED, MIXED)).toBe(MIXED)
    expect(sharedSubject('Torts', 'Evidence')).toBeNull()
  })

  const ticket = (playerId: string, rating: number, queuedAt: number): Ticket => ({
    playerId,
    rating,
    queuedAt,
    subject: 'Torts',
  })

  test('the one who waited longer decides the window', () => {
    expect(canPair(ticket('a', 1200, 0), ticket('b', 1400, 3_000), 3_000)).toBe(true)
    expect(canPair(ticket('a', 1200, 2_000), ticket('b', 1400, 3_000), 3_000)).toBe(false)
    expect(canPair(ticket('a', 1200, 0), ticket('a', 1200, 0), 9_000)).toBe(false)
  })

  test('neighbors by rating meet, and players who may not meet do not', () => {
    const tickets = [ticket('a', 1200, 0), ticket('b', 1290, 1), ticket('c', 1210, 2), ticket('d', 1300, 3)]
    const names = (pairs: [Ticket, Ticket][]) => pairs.map((pair) => pair.map((t) => t.playerId).join(''))
    expect(names(pairTickets(tickets, 500))).toEqual(['ac', 'bd'])
    const apart = (x: Ticket, y: Ticket) => ![x.playerId, y.playerId].includes('c')
    expect(names(pairTickets(tickets, 500, apart))).toEqual(['ab'])
  })

  test('nobody is paired twice, or outside the window', () => {
    const tickets = fc.uniqueArray(
      fc.record({
        playerId: fc.uuid(),
        rating: fc.integer({ min: 800, max: 2400 }),
        queuedAt: fc.integer({ min: 0, max: 20_000 }),
        subject: fc.constantFrom(MIXED, 'Torts' as const, 'Evidence' as const),
      }),
      { selector: (t) => t.playerId, maxLength: 40 },
    )
    fc.assert(
      fc.property(tickets, (list) => {
        const pairs = pairTickets(list, 20_000)
        const used = pairs.flat().map((t) => t.playerId)
        expect(new Set(used).size).toBe(used.length)
        for (const [a, b] of pairs) expect(canPair(a, b, 20_000)).toBe(true)
      }),
    )
  })
})

describe('bots', () => {
  const random = (seed: number) => () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32
  }

  test('a better level is right more often at every difficulty, and a harder question less often', () => {
    for (let difficulty = 1; difficulty <= 10; difficulty++) {
      const shares = BOT_LEVELS.map((level) => botAccuracy(level, difficulty))
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
    }
    for (const level of BOT_LEVELS) expect(botAccuracy(level, 9)).toBeLessThan(botAccuracy(level, 2))
  })

  test.each(BOT_LEVELS)(
    '%s answers right as often as its level says, within the window, never in an instant',
    (level) => {
      const roll = random(7)
      const question = { difficulty: 5, correctPlace: 2, options: 4 }
      const plans = Array.from({ length: 4_000 }, () =>
        planBotAnswer(level, question, 60_000, [roll(), roll(), roll(), roll(), roll()]),
      )
      const right = plans.filter((plan) => plan.choice === 2).length / plans.length
      expect(Math.abs(right - botAccuracy(level, 5))).toBeLessThan(0.04)
      for (const { choice, afterMs } of plans) {
        expect([0, 1, 2, 3]).toContain(choice)
        expect(afterMs).toBeGreaterThanOrEqual(4_000)
        expect(afterMs).toBeLessThan(60_000)
      }
      const times = plans.map((plan) => plan.afterMs)
      expect(new Set(times).size).toBeGreaterThan(1_000)
    },
  )

  test('a short window still leaves the bot time', () => {
    const { afterMs } = planBotAnswer(
      'easy',
      { difficulty: 10, correctPlace: 0, options: 4 },
      1_000,
      [0.5, 0.5, 0.9, 0.1, 0.5],
    )
    expect(afterMs).toBeGreaterThanOrEqual(500)
    expect(afterMs).toBeLessThan(1_000)
  })
})
