import { describe, expect, it } from 'vitest'
import { type StakeFacts, stakeOf } from '#rules/match/stake.ts'

const facts: StakeFacts = {
  kind: 'live',
  botLevel: null,
  rated: true,
  share: 1,
  own: { rating: 1300, placementMatches: 10 },
  opponentRating: 1200,
  shieldUp: false,
}

describe('what is at stake in a duel (design section 4)', () => {
  it('is the rating that Elo gives and takes, the points and the XP of the result', () => {
    expect(stakeOf(facts)).toEqual({
      rating: { win: 7, loss: -13 },
      points: { win: 30, loss: 5 },
      xp: { win: 60, loss: -15 },
    })
  })

  it('is less against the same person again, and no XP behind the shield', () => {
    expect(stakeOf({ ...facts, share: 0.5, shieldUp: true })).toEqual({
      rating: { win: 4, loss: -6 },
      points: { win: 15, loss: 2 },
      xp: { win: 60, loss: 0 },
    })
  })

  it('is no rating among friends, and a bot’s XP for a win', () => {
    expect(stakeOf({ ...facts, rated: false }).rating).toBeNull()
    expect(stakeOf({ ...facts, kind: 'bot', botLevel: 'hard', rated: false })).toEqual({
      rating: null,
      points: { win: 0, loss: 0 },
      xp: { win: 45, loss: 0 },
    })
  })
})
