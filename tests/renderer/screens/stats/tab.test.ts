import { expect, test } from 'vitest'
import { publicTabIn, tabIn } from '../../../../renderer/screens/stats/tab.ts'

test('the page opens at Subtopics unless its address says otherwise', () => {
  expect(tabIn(null)).toBe('subtopics')
  expect(tabIn('nothing of ours')).toBe('subtopics')
  expect(tabIn('analytics')).toBe('analytics')
})

test('another player’s page opens at Mastery, and only Performance is open beside it', () => {
  expect(publicTabIn(null)).toBe('mastery')
  expect(publicTabIn('performance')).toBe('performance')
  expect(publicTabIn('history')).toBe('mastery')
})
