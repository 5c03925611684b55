import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GROUP_SIZE, groupsFor, leagueAfter, resultOf, TOP_LEAGUE, zonesOf } from '#rules/leagues.ts'

test('there are five leagues', () => {
  expect(TOP_LEAGUE).toBe(4)
})

describe('the zones of a group', () => {
  test.each([
    [30, 1, { up: 6, down: 6 }],
    [29, 1, { up: 5, down: 5 }],
    [10, 2, { up: 2, down: 2 }],
    [5, 2, { up: 1, down: 1 }],
    [4, 2, { up: 1, down: 0 }],
    [2, 2, { up: 1, down: 0 }],
    [1, 2, { up: 0, down: 0 }],
    [30, 0, { up: 6, down: 0 }],
    [30, TOP_LEAGUE, { up: 0, down: 6 }],
  ])('of %i players in league %i', (size, league, zones) => {
    expect(zonesOf(size, league)).toEqual(zones)
  })

  test('never meet', () => {
    fc.assert(
      fc.property(fc.nat(GROUP_SIZE), fc.nat(TOP_LEAGUE), (size, league) => {
        const { up, down } = zonesOf(size, league)
        expect(up + down).toBeLessThanOrEqual(size)
      }),
    )
  })
})

describe('newcomers', () => {
  const at = (rating: number, userId = 'new', league = 0) => ({ userId, league, rating })

  test('join the group that comes nearest to their rating and has room', () => {
    const open = [
      { league: 0, groupNo: 1, size: 29, rating: 1_500 },
      { league: 0, groupNo: 2, size: 10, rating: 1_250 },
      { league: 1, groupNo: 1, size: 1, rating: 1_210 },
    ]
    expect(groupsFor([at(1_200), at(1_480), at(1_490)], open, new Map([[0, 2]]))).toMatchObject([
      { groupNo: 2 },
      { groupNo: 1 },
      { groupNo: 2 },
    ])
  })

  test('begin a group where none has room', () => {
    expect(groupsFor([at(1_200), at(1_300)], [], new Map([[0, 7]]))).toEqual([
      { userId: 'new', league: 0, groupNo: 8 },
      { userId: 'new', league: 0, groupNo: 8 },
    ])
  })

  test('pass over a full group, and begin a second new one when the first is full', () => {
    const full = [{ league: 0, groupNo: 7, size: GROUP_SIZE, rating: 1_200 }]
    const all = Array.from({ length: GROUP_SIZE + 1 }, (_, i) => at(1_200, `p${i}`))
    const numbers = groupsFor(all, full, new Map([[0, 7]])).map(({ groupNo }) => groupNo)
    expect(numbers).toEqual([...Array.from({ length: GROUP_SIZE }, () => 8), 9])
  })

  test('move the mean of the group they join', () => {
    const open = [
      { league: 0, groupNo: 1, size: 2, rating: 1_000 },
      { league: 0, groupNo: 2, size: 2, rating: 1_400 },
    ]
    // The mean of the first becomes 1,060: 1,225 is nearer to it then, and 1,240 still to the other.
    const groupsOf = (second: number) =>
      groupsFor([at(1_180), at(second)], open, new Map()).map(({ groupNo }) => groupNo)
    expect(groupsOf(1_225)).toEqual([1, 1])
    expect(groupsOf(1_240)).toEqual([1, 2])
  })

  test('of two groups as near take the one that comes first', () => {
    const open = [
      { league: 0, groupNo: 2, size: 2, rating: 1_100 },
      { league: 0, groupNo: 1, size: 2, rating: 1_300 },
    ]
    expect(groupsFor([at(1_200)], open, new Map())).toMatchObject([{ groupNo: 2 }])
  })

  test('never make a group of more than 30, nor one of two leagues', () => {
    const newcomers = fc.array(fc.tuple(fc.integer({ min: 800, max: 2_400 }), fc.nat(TOP_LEAGUE)), {
      maxLength: 150,
    })
    fc.assert(
      fc.property(newcomers, (all) => {
        const placed = groupsFor(
          all.map(([rating, league], i) => at(rating, `p${i}`, league)),
          [],
          new Map(),
        )
        expect(placed.map(({ userId, league }) => [userId, league])).toEqual(
          all.map(([, league], i) => [`p${i}`, league]),
        )
        const sizes = Map.groupBy(placed, ({ league, groupNo }) => `${league}/${groupNo}`)
        for (const group of sizes.values()) expect(group.length).toBeLessThanOrEqual(GROUP_SIZE)
        for (let league = 0; league <= TOP_LEAGUE; league++) {
          const many = placed.filter((one) => one.league === league)
          const made = new Set(many.map(({ groupNo }) => groupNo)).size
          expect(made).toBe(Math.ceil(many.length / GROUP_SIZE))
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('the end of a week', () => {
  test.each([
    ['first', 1, 90, 'up'],
    ['last that goes up', 6, 40, 'up'],
    ['first that stays', 7, 39, 'same'],
    ['last that stays', 24, 10, 'same'],
    ['first that goes down', 25, 9, 'down'],
    ['among those that go up, without a point', 2, 0, 'down'],
    ['in the middle, without a point', 12, 0, 'down'],
    ['gone in mid-week', null, 90, 'down'],
  ] as const)('of a player %s', (_, place, points, result) => {
    expect(resultOf({ league: 1, size: 30, place, points })).toBe(result)
  })

  test.each([
    ['without a point', 30, 0],
    ['gone in mid-week', null, 20],
    ['last', 30, 5],
  ] as const)('in the lowest league nobody goes down: %s', (_, place, points) => {
    expect(resultOf({ league: 0, size: 30, place, points })).toBe('same')
  })

  test('nobody leaves the leagues by the top or the bottom', () => {
    expect([leagueAfter(0, 'down'), leagueAfter(TOP_LEAGUE, 'up')]).toEqual([0, TOP_LEAGUE])
    expect([leagueAfter(1, 'up'), leagueAfter(1, 'same'), leagueAfter(1, 'down')]).toEqual([2, 1, 0])
  })
})
