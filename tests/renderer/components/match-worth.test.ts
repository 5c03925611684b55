import { describe, expect, it } from 'vitest'
import { matchWorth } from '../../../renderer/components/match-worth.ts'

describe('what a match was worth', () => {
  const whole = { counted: true, share: 1, total: 10, yourRatingChange: 0 }

  it('says why it paid less than its whole, and nothing where it paid the whole', () => {
    expect(matchWorth(whole, 10)).toBeNull()
    expect(matchWorth({ ...whole, share: 0.5 }, 10)).toContain('paid half the points')
    expect(matchWorth({ ...whole, share: 0.25 }, 10)).toContain('paid a quarter of the points')
    expect(matchWorth({ ...whole, share: 0 }, 10)).toContain('paid no points')
    expect(matchWorth({ ...whole, counted: false, share: 0.5 }, 10)).toMatch(/doesn’t count.*three questions/)
  })

  it('says that a rated match moved the rating, however short it was', () => {
    expect(matchWorth({ ...whole, counted: false, total: 0, yourRatingChange: -9 }, 0)).toBe(
      'Since you didn’t both answer three questions, the result pays no points or XP. It still moves your rating.',
    )
  })

  it('promises XP only for the rounds that were finished', () => {
    const short = { counted: false, share: 1, total: 2, yourRatingChange: 0 }
    expect(matchWorth(short, 2)).toContain('Your answers in finished rounds still earn XP.')
    expect(matchWorth({ ...short, total: 0 }, 1)).not.toContain('XP')
  })

  it('names the round that was open when the match ended', () => {
    const unfinished = 'Round 6 wasn’t finished, so answers to it don’t count.'
    expect(matchWorth({ ...whole, total: 5 }, 6)).toBe(unfinished)
    expect(matchWorth({ ...whole, total: 5 }, 5)).toBeNull()
    // It was over before its first round opened.
    expect(matchWorth({ ...whole, counted: false, total: 0 }, 0)).not.toContain('Round')
  })
})
