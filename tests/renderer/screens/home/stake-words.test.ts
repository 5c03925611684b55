import { expect, it } from 'vitest'
import { stakeWords } from '../../../../renderer/screens/home/stake-words.ts'

const streak = {
  currentStreak: 4,
  bestStreak: 4,
  nextMilestone: 7,
  milestoneProgress: 57,
  answeredToday: false,
  attemptedToday: false,
  lastDate: '2026-11-26',
  timeToReset: 3_600,
}

it.each([
  [{}, 'Answer today to keep your streak of 4 days.'],
  [{ currentStreak: 0 }, 'Answer today to start a streak.'],
  [{ canOpen: true }, 'Answer today to keep your streak of 4 days.'],
  [{ canOpen: false }, 'Connect once today to download today’s case.'],
  [{ canOpen: false, attemptedToday: true }, 'Today’s case is over. The next one can start a streak.'],
  [{ attemptedToday: true, answeredToday: true }, 'Done for today. Your streak stands at 4 days.'],
])('a streak with %j reads “%s”', (change, words) => {
  expect(stakeWords({ ...streak, ...change })).toBe(words)
})
