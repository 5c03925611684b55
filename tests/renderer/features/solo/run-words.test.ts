import { describe, expect, it } from 'vitest'
import { pastEndText, practiceAfter, runShareText } from '../../../../renderer/features/solo/run-words.ts'

const run = {
  id: '0190c0de-0000-4000-8000-000000000001',
  subject: 'Criminal Law/Procedure',
  round: 17,
  score: 1240,
  livesRemaining: 0,
  difficulty: 5,
  correct: 14,
} as const

describe('a run to share', () => {
  it('has its score, and the address where there is one', () => {
    expect(runShareText(run, 'https://barduel.example/solo')).toBe(
      'Bar Duel · Solo Challenge, Criminal Law/Procedure\n' +
        '🏛️ Score 1,240 · 14 correct answers · Level 5 Expert\n' +
        'https://barduel.example/solo',
    )
    expect(runShareText({ ...run, correct: 1 }, null)).toMatch(/ 1 correct answer · Level 5 Expert$/)
  })
})

it('says of a run that was played on elsewhere what that keeps', () => {
  const words = 'You also played this run on another device after its last life.'
  expect(pastEndText({ answers: 4, xpEarned: 30 })).toBe(
    `${words} Those 4 answers keep their 30 XP and earn no score.`,
  )
  expect(pastEndText({ answers: 1, xpEarned: 3 })).toBe(
    `${words} That answer keeps its 3 XP and earns no score.`,
  )
})

describe('what to practice', () => {
  it('is each subject with its subtopics once, the one missed most first', () => {
    expect(
      practiceAfter([
        { subject: 'Evidence', subtopic: 'Hearsay' },
        { subject: 'Torts', subtopic: 'Negligence' },
        { subject: 'Torts', subtopic: 'Battery' },
        { subject: 'Torts', subtopic: 'Negligence' },
        { subject: 'Contracts', subtopic: 'Offer' },
      ]),
    ).toEqual([
      { subject: 'Torts', subtopics: ['Negligence', 'Battery'] },
      { subject: 'Evidence', subtopics: ['Hearsay'] },
      { subject: 'Contracts', subtopics: ['Offer'] },
    ])
  })
})
