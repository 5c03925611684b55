import { describe, expect, it } from 'vitest'
import { mainThing } from '../../../../renderer/screens/home/main-thing.ts'
import { stakeWords } from '../../../../renderer/screens/home/stake-words.ts'

describe('the main thing on home', () => {
  it('is a duel that goes on, whatever else waits', () => {
    expect(mainThing({ duelRuns: true, caseIsPast: false, due: 3 })).toBe('running duel')
    expect(mainThing({ duelRuns: true, caseIsPast: true, due: 3 })).toBe('running duel')
  })

  it('is the day’s case until it is past, then what is due for review, then a duel', () => {
    expect(mainThing({ duelRuns: false, caseIsPast: false, due: 3 })).toBe('daily')
    expect(mainThing({ duelRuns: false, caseIsPast: true, due: 1 })).toBe('review')
    expect(mainThing({ duelRuns: false, caseIsPast: true, due: 0 })).toBe('duel')
  })

  it('is a duel while the streak isn’t known', () => {
    expect(mainThing({ duelRuns: false, caseIsPast: null, due: 0 })).toBe('duel')
  })
})

describe('what is at stake', () => {
  const streak = {
    currentStreak: 0,
    bestStreak: 9,
    nextMilestone: 3,
    milestoneProgress: 0,
    answeredToday: false,
    attemptedToday: false,
    lastDate: null,
    timeToReset: 3_600,
  }

  it.each([
    [streak, 'Answer today to start a streak.'],
    [{ ...streak, currentStreak: 1 }, 'Answer today to keep your streak of 1 day.'],
    [{ ...streak, currentStreak: 12 }, 'Answer today to keep your streak of 12 days.'],
    [
      { ...streak, currentStreak: 12, answeredToday: true, attemptedToday: true },
      'Done for today. Your streak stands at 12 days.',
    ],
    [{ ...streak, attemptedToday: true }, 'Today’s case is over. The next one can start a streak.'],
    [
      { ...streak, currentStreak: 12, attemptedToday: true },
      'Today’s case is over. The next one can start a streak.',
    ],
  ])('%o', (known, words) => expect(stakeWords(known)).toBe(words))
})
