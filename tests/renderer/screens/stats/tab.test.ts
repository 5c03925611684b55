import { expect, test } from 'vitest'
import { tabIn } from '../../../../renderer/screens/stats/tab.ts'

test('the page opens at Subtopics unless its address says otherwise', () => {
  expect(tabIn(null)).toBe('subtopics')
  expect(tabIn('nothing of ours')).toBe('subtopics')
  expect(tabIn('analytics')).toBe('analytics')
})
