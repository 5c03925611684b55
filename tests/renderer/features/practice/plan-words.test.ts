import { describe, expect, it } from 'vitest'
import {
  doneWords,
  doseWords,
  examWords,
  inReviewWords,
} from '../../../../renderer/features/practice/plan-words.ts'
import { studyToday } from './study-today.ts'

const { plan } = studyToday()

describe('today’s share', () => {
  it('is told in hours and minutes', () => {
    expect(doseWords(studyToday())).toBe('About 10 min: 5 questions.')
    const long = { ...plan, questions: 129, minutes: 258 }
    expect(doseWords(studyToday({ plan: long }))).toBe('About 4 hr 18 min: 129 questions.')
  })

  it('has reviews among its questions, as many as practice would ask and there’s room for', () => {
    expect(doseWords(studyToday({ due: 4, dueInPractice: 1 }))).toBe(
      'About 10 min: 5 questions, with up to 1 review.',
    )
    expect(doseWords(studyToday({ due: 3, dueInPractice: 0 }))).toBe('About 10 min: 5 questions.')
    const begun = { ...plan, answered: 3 }
    expect(doseWords(studyToday({ due: 9, dueInPractice: 9, plan: begun }))).toBe(
      'About 10 min: 5 questions, with up to 2 reviews.',
    )
  })

  it('leaves what was missed a moment ago to a review, and says so', () => {
    expect(inReviewWords({ due: 4, dueInPractice: 1 })).toBe(
      'Review also has 3 rules you saw in the last few hours.',
    )
    expect(inReviewWords({ due: 4, dueInPractice: 4 })).toBeNull()
  })

  it('says how much of it was answered', () => {
    expect(doneWords({ ...plan, answered: 3 })).toBe('3 of 5 answered today')
    expect(doneWords({ ...plan, answered: 5 })).toBe('5 of 5 answered today')
    expect(doneWords({ ...plan, answered: 25 })).toBe('25 questions answered today')
    expect(doseWords(studyToday({ plan: { ...plan, answered: 5 } }))).toMatch(/^That’s today’s share done/)
  })
})

describe('the exam', () => {
  const words = (examDate: string | null) => examWords({ ...plan, examDate }, '2026-11-27')

  it('is so many of the reader’s own days away', () => {
    expect(words(null)).toBeNull()
    expect(words('2026-11-26')).toBeNull()
    expect(words('2026-11-27')).toBe('Your exam is today. Good luck!')
    expect(words('2026-11-28')).toBe('1 day to your exam.')
    expect(words('2026-11-30')).toBe('3 days to your exam.')
  })

  it('promises each rule once more only while there’s time for that', () => {
    expect(words('2026-12-01')).toBe(
      '4 days to your exam. Rules you haven’t seen in two weeks come back before it.',
    )
    expect(words('2026-12-11')).toMatch(/^14 days to your exam\. Rules you haven’t seen/)
    expect(words('2026-12-12')).toBe(
      '15 days to your exam. Every rule you’ve met comes back once more before it.',
    )
  })
})
