import { describe, expect, it } from 'vitest'
import { leaderboardRoutes } from '#protocol/http/leaderboard.ts'
import { holds } from '../contract.ts'
import { row } from '../samples.ts'

const board = leaderboardRoutes['GET /api/leaderboard']
const own = leaderboardRoutes['GET /api/leaderboard/me']
const hiding = leaderboardRoutes['PATCH /api/leaderboard/me']
const schools = leaderboardRoutes['GET /api/leaderboard/schools']

describe('the question for a board', () => {
  const isAsked = (query: object) => board.query.safeParse(query).success

  it('is for the first 20 of all time where it says nothing', () => {
    expect(board.query.parse({})).toEqual({ period: 'all', limit: 20 })
    expect(own.query.parse({})).toEqual({ period: 'all' })
    expect(schools.query.parse({})).toEqual({ period: 'all' })
  })

  it('keeps what it names, its number out of an address', () => {
    const asked = { period: 'weekly', limit: '50', school: 'Yale', after: '1_340_1795000000000_id' }
    expect(board.query.parse(asked)).toEqual({ ...asked, limit: 50 })
    const ownAsked = { period: 'weekly', school: 'Yale' }
    expect(own.query.parse(ownAsked)).toEqual(ownAsked)
  })

  it('is refused beyond 100 rows, for another period or school, and for too long a place to read on from', () => {
    expect(['0', '1', '1.5', '100', '101', 'all'].filter((limit) => isAsked({ limit }))).toEqual(['1', '100'])
    expect(['all', 'weekly', '', 'daily'].filter((period) => isAsked({ period }))).toEqual(['all', 'weekly'])
    expect(['Yale', 'Nowhere'].filter((school) => isAsked({ school }))).toEqual(['Yale'])
    expect([0, 120, 121].filter((length) => isAsked({ after: 'x'.repeat(length) }))).toEqual([0, 120])
  })
})

holds('a board', board.reply, [row], {
  mayBeNull: ['0.lawSchool'],
  heldElsewhere: ['0.avatarData'],
  values: [['0.rank', [1, 12], [0, -1]]],
})

holds(
  'one’s own row with its neighbors',
  own.reply,
  { hidden: false, held: true, rows: [row] },
  {
    // Older servers hold nobody.
    mayMiss: ['held'],
    heldElsewhere: ['rows.0'],
    values: [['rows', [[]], [[{}]]]],
  },
)

holds('the wish to be hidden', hiding.body, { hidden: true })
holds('whether one is hidden', hiding.reply, { hidden: true })

holds('the law schools', schools.reply, [{ rank: 1, lawSchool: 'Yale', players: 12, points: 4_100 }], {
  values: [['0.rank', [1, 12], [0, -1]]],
})
