import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressMetrics } from '../../../../renderer/screens/stats/analytics/ProgressMetrics.tsx'

test('the average of a day says that it leaves out what matches pay, unlike the total beside it', () => {
  const record = {
    totalQuestionsAnswered: 17,
    totalCorrectAnswers: 9,
    currentStreak: 0,
    totalHoursPlayed: 1,
    totalXp: 354,
    averageDailyXp: 153,
    subjectsMastered: 0,
    recentAttempts: [],
    dailyStreak: 0,
    bestDailyStreak: 0,
  }
  const html = renderToStaticMarkup(createElement(ProgressMetrics, { record }))
  expect(html).toContain('From answers, over the days you played of the last 30')
  expect(html).toContain('From all play so far, matches included')
})
