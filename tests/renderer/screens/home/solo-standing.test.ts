import { describe, expect, it } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import type { SoloStatus } from '../../../../renderer/clients/solo.ts'
import { soloStanding, waitText } from '../../../../renderer/screens/home/solo-standing.ts'

const status = (part: Partial<SoloStatus> = {}): SoloStatus => ({
  isDailyComplete: false,
  waitMs: 0,
  best: 0,
  open: null,
  last: null,
  ...part,
})

const run: NonNullable<SoloStatus['open']> = {
  id: '0190c0de-0000-4000-8000-000000000001',
  subject: 'Torts',
  round: 5,
  score: 40,
  livesRemaining: 1,
  difficulty: 2,
  correct: 4,
}

describe('the words of the solo card', () => {
  it('offers a start before anything is known, and to a new player', () => {
    const start = { note: null, action: 'Start Solo Challenge', canPlay: true }
    expect(soloStanding(undefined)).toEqual(start)
    expect(soloStanding(status())).toEqual(start)
  })

  it('tells the best score of a player who has one', () => {
    expect(soloStanding(status({ best: 1340 })).note).toBe('Your best score is 1,340.')
  })

  it('resumes an open run, and says where it stands', () => {
    const standing = soloStanding(status({ open: run, best: 90 }))
    expect(standing.note).toBe('Run in progress: Torts, question 5, 1 life left.')
    expect(standing.action).toBe('Resume Solo Challenge')
    expect(soloStanding(status({ open: { ...run, livesRemaining: 2 } })).note).toContain('2 lives left')
  })

  it('says how long the wait is, and does not offer a start', () => {
    const standing = soloStanding(status({ isDailyComplete: true, waitMs: 5 * HOUR }))
    expect(standing.note).toBe('You’re out of lives. Your next run opens in 5 hr.')
    expect(standing.canPlay).toBe(false)
  })
})

describe('a wait in words', () => {
  it.each([
    [0, 'a minute'],
    [60_000, 'a minute'],
    [60_001, '2 min'],
    [59 * 60_000, '59 min'],
    [HOUR - 1, '1 hr'],
    [HOUR + 1, '1 hr 1 min'],
    [24 * HOUR, '24 hr'],
  ])('%i ms is %s', (ms, words) => {
    expect(waitText(ms)).toBe(words)
  })
})
