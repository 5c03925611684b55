import { expect, test } from 'vitest'
import { recommend } from '#rules/progress/recommend.ts'
import type { TopicStats } from '#rules/progress/state.ts'

const topic = (subtopic: string, mastery: number, correct = 5, area = ''): TopicStats => ({
  subject: 'Evidence',
  subtopic,
  area,
  mastery,
  attempts: 10,
  correct,
  lastPracticedAt: 0,
  memory: null,
})

test('the weakest practiced subtopic first, High under 40, mastered ones and areas left out (design section 4)', () => {
  const recommended = recommend([
    topic('Hearsay', 60),
    topic('Privilege', 39.9),
    topic('Relevance', 80),
    topic('Impeachment', 40),
    topic('Hearsay', 1, 5, 'Excited utterance'),
    { ...topic('Judicial notice', 0), attempts: 0, correct: 0 },
  ])
  expect(recommended).toEqual([
    { subject: 'Evidence', subtopic: 'Privilege', priority: 'High', proficiencyScore: 39.9 },
    { subject: 'Evidence', subtopic: 'Impeachment', priority: 'Medium', proficiencyScore: 40 },
    { subject: 'Evidence', subtopic: 'Hearsay', priority: 'Medium', proficiencyScore: 60 },
  ])
})

test('equal mastery: the lower share of right answers first, then by name', () => {
  const names = recommend([topic('B', 10, 5), topic('C', 10, 2), topic('A', 10, 5)]).map(
    (one) => one.subtopic,
  )
  expect(names).toEqual(['C', 'A', 'B'])
})
