import { describe, expect, it } from 'vitest'
import { type MatchXpFacts, matchXp } from '#rules/match/xp.ts'

const live: MatchXpFacts = {
  kind: 'live',
  botLevel: null,
  result: 'loss',
  answerXp: 0,
  shieldUp: false,
  firstOfDay: false,
}

describe('a match that pays nothing (design section 4, XP)', () => {
  it('keeps the shield, and is not called doubled', () => {
    const abandoned = matchXp({ ...live, result: 'abandoned', shieldUp: true, firstOfDay: true })
    expect(abandoned).toEqual({ change: 0, resultXp: 0, shieldUsed: false, doubled: false })
  })

  it('that is the day’s first loss is not called doubled, and costs what a loss costs', () => {
    expect(matchXp({ ...live, firstOfDay: true })).toEqual({
      change: -15,
      resultXp: -15,
      shieldUsed: false,
      doubled: false,
    })
  })

  it('one answer’s XP on the day’s first duel is doubled', () => {
    expect(matchXp({ ...live, firstOfDay: true, answerXp: 1 })).toMatchObject({ change: -13, doubled: true })
  })
})
