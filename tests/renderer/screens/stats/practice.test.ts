import { describe, expect, it } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import {
  areaLabel,
  noFocusWords,
  opens,
  practicedLast,
  quickStats,
  subjectsOf,
} from '../../../../renderer/screens/stats/subtopics/practice.ts'
import { newTopicStats, type TopicStats } from '../../../../rules/progress/state.ts'
import type { Subject } from '../../../../rules/subjects.ts'
import { subtopicSummary } from '../../../../study/stats/summary.ts'

const NOW = Date.UTC(2026, 2, 10)

const topic = (subject: Subject, subtopic: string, area: string, part: Partial<TopicStats>): TopicStats => ({
  ...newTopicStats(subject, subtopic, area),
  attempts: 4,
  correct: 2,
  lastPracticedAt: NOW,
  ...part,
})

const read = (...topics: TopicStats[]) => subjectsOf(subtopicSummary(topics, NOW))

describe('the subjects of the page', () => {
  it('are seven in their fixed order, by short name, before any practice', () => {
    expect(read().map(({ short }) => short)).toEqual([
      'Civ Pro',
      'Con Law',
      'Contracts',
      'Crim',
      'Evidence',
      'Property',
      'Torts',
    ])
  })

  it('open at the one practiced last', () => {
    expect(practicedLast(read())).toBeNull()
    const subjects = read(
      topic('Contracts', 'Formation', '', { lastPracticedAt: NOW - HOUR }),
      topic('Torts', 'Negligence', '', { lastPracticedAt: NOW }),
      topic('Evidence', 'Hearsay', '', { lastPracticedAt: NOW - 2 * HOUR }),
    )
    expect(practicedLast(subjects)).toBe('torts')
    expect(subjects[0]?.short).toBe('Civ Pro')
  })
})

it('no focus area is named for want of answers, or because all that was practiced is mastered', () => {
  const focusWords = (...topics: TopicStats[]) => noFocusWords(subtopicSummary(topics, NOW))
  expect(focusWords()).toBe('Answer a few questions to get suggestions.')
  expect(focusWords(topic('Torts', 'Negligence', '', { mastery: 100 }))).toBe(
    'You’ve mastered every subtopic you’ve practiced. Practice keeps it that way.',
  )
  expect(noFocusWords(undefined)).toBe('No suggestions right now.')
})

describe('the tree', () => {
  it('opens a subtopic only with more than one area', () => {
    const subjects = read(
      topic('Torts', 'Negligence', '', {}),
      topic('Torts', 'Negligence', 'Duty', {}),
      topic('Torts', 'Negligence', 'Breach', {}),
      topic('Torts', 'Nuisance', '', {}),
      topic('Torts', 'Nuisance', 'Private nuisance', {}),
    )
    const torts = subjects.find(({ short }) => short === 'Torts')
    expect(torts?.subtopics.map((subtopic) => [subtopic.name, opens(subtopic)])).toEqual([
      ['Negligence', true],
      ['Nuisance', false],
    ])
  })

  it('names an area without a name General', () => {
    expect(areaLabel({ area: '' })).toBe('General')
    expect(areaLabel({ area: ' ' })).toBe('General')
    expect(areaLabel({ area: 'Duty' })).toBe('Duty')
  })
})

describe('quick stats', () => {
  it('counts nothing before any practice', () => {
    expect(quickStats(read())).toEqual({ total: 0, mastered: 0, needWork: 0 })
  })

  it('counts subtopics, not areas: mastered from 80, needing work under 40 after 20 answers', () => {
    const subjects = read(
      topic('Torts', 'Negligence', '', { mastery: 80 }),
      topic('Torts', 'Negligence', 'Duty', { mastery: 10 }),
      topic('Torts', 'Nuisance', '', { mastery: 79.9 }),
      topic('Evidence', 'Hearsay', '', { mastery: 40 }),
      topic('Contracts', 'Formation', '', { mastery: 39.9, attempts: 20 }),
      topic('Contracts', 'Remedies', '', { mastery: 0, attempts: 19, correct: 0 }),
    )
    expect(quickStats(subjects)).toEqual({ total: 5, mastered: 1, needWork: 1 })
  })
})
