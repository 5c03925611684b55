import { describe, expect, it } from 'vitest'
import { mainThing } from '../../../../renderer/screens/home/main-thing.ts'
import { stakeWords } from '../../../../renderer/screens/home/stake-words.ts'

describe('the main thing on home', () => {
  it('is a duel that goes on, whatever else waits', () => {
    expect(mainThing({ duelRuns: true, caseAnswered: false, due: 3 })).toBe('running duel')
    expect(mainThing({ duelRuns: true, caseAnswered: true, due: 3 })).toBe('running duel')
  })

  it('is the day’s case until it is answered, then what is due for review, then a duel', () => {
    expect(mainThing({ duelRuns: false, caseAnswered: false, due: 3 })).toBe('daily')
    expect(mainThing({ duelRuns: false, caseAnswered: true, due: 1 })).toBe('review')
    expect(mainThing({ duelRuns: false, caseAnswered: true, due: 0 })).toBe('duel')
  })

  it('is a duel while the streak isn’t known', () => {
    expect(mainThing({ duelRuns: false, caseAnswered: null, due: 0 })).toBe('duel')
  })
})

describe('what is at stake', () => {
  const streak = {
    currentStreak: 0,
    bestStreak: 9,
    nextMilestone: 3,
    milestoneProgress: 0,
    answeredToday: false,
    lastDate: null,
    timeToReset: 3_600,
  }

  it.each([
    [streak, 'Answer today to start a streak.'],
    [{ ...streak, currentStreak: 1 }, 'Answer today to keep your streak of 1 day.'],
    [{ ...streak, currentStreak: 12 }, 'Answer today to keep your streak of 12 days.'],
    [{ ...streak, currentStreak: 12, answeredToday: true }, 'Done for today. Your streak stands at 12 days.'],
  ])('%o', (known, words) => expect(stakeWords(known)).toBe(words))
})
