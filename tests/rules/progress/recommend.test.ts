import { expect, test } from 'vitest'
import { recommend } from '#rules/progress/recommend.ts'
import type { TopicStats } from '#rules/progress/state.ts'

const topic = (subtopic: string, mastery: number, correct = 5, area = ''): TopicStats => ({
  subject: 'Evidence',
  subtopic,
  area,
  mastery,
  attempts: 20,
  correct,
  lastPracticedAt: 0,
  memory: null,
})

test('the weakest practiced subtopic first, High under 40 after 20 answers, mastered ones and areas left out (design section 4)', () => {
  const recommended = recommend([
    topic('Hearsay', 60),
    topic('Privilege', 39.9),
    topic('Relevance', 80),
    topic('Impeachment', 40),
    { ...topic('Character', 1), attempts: 19 },
    topic('Hearsay', 1, 5, 'Excited utterance'),
    { ...topic('Judicial notice', 0), attempts: 0, correct: 0 },
  ])
  const facts = { subject: 'Evidence', correct: 5 }
  expect(recommended).toEqual([
    { ...facts, subtopic: 'Character', priority: 'Medium', proficiencyScore: 1, attempts: 19 },
    { ...facts, subtopic: 'Privilege', priority: 'High', proficiencyScore: 39.9, attempts: 20 },
    { ...facts, subtopic: 'Impeachment', priority: 'Medium', proficiencyScore: 40, attempts: 20 },
    { ...facts, subtopic: 'Hearsay', priority: 'Medium', proficiencyScore: 60, attempts: 20 },
  ])
})

test('equal mastery: the lower share of right answers first, then by name', () => {
  const names = recommend([topic('B', 10, 5), topic('C', 10, 2), topic('A', 10, 5)]).map(
    (one) => one.subtopic,
  )
  expect(names).toEqual(['C', 'A', 'B'])
})
