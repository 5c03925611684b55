import { describe, expect, it } from 'vitest'
import { stakeWords } from '../../../../renderer/features/duel/stake-words.ts'

const XP = { win: 60, loss: -15 }

describe('the stake of a duel in words', () => {
  it('is the rating first', () => {
    expect(stakeWords({ rating: { win: 18, loss: -14 }, points: { win: 30, loss: 5 }, xp: XP })).toEqual({
      main: 'Win +18, lose −14',
      more: 'Your rating is at stake. A win also brings 30 points and 60 XP.',
    })
  })

  it('is points and XP where no rating changes, and XP alone against a bot', () => {
    expect(stakeWords({ rating: null, points: { win: 30, loss: 5 }, xp: XP }).main).toBe(
      'Win +30 points and +60 XP',
    )
    expect(stakeWords({ rating: null, points: { win: 0, loss: 0 }, xp: { win: 15, loss: 0 } }).main).toBe(
      'Win +15 XP',
    )
  })
})
