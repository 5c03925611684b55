import { describe, expect, test } from 'vitest'
import type { Suspect } from '#protocol/http/calibration.ts'
import type { Group } from '../../../../renderer/clients/calibration.ts'
import {
  chanceSummary,
  meanOff,
  meanTold,
  tenthsOf,
} from '../../../../renderer/screens/admin/calibration/chance-words.ts'
import { learnedText } from '../../../../renderer/screens/admin/calibration/learned-words.ts'
import { suspectFacts, whyText } from '../../../../renderer/screens/admin/calibration/suspect-words.ts'

const bins = Array.from({ length: 10 }, () => ({ answers: 0, right: 0, told: 0 }))
const group: Group = {
  pool: 'practice',
  subject: null,
  answers: 400,
  right: 220,
  brier: 0.2214,
  bins: bins
    .with(4, { answers: 100, right: 40, told: 0.46 })
    .with(6, { answers: 300, right: 180, told: 0.62 }),
}

describe('chances told', () => {
  test('are told by the tenths that hold answers, with their range', () => {
    const tenths = tenthsOf(group)
    expect(tenths.map(({ name }) => name)).toEqual(['40–50%', '60–70%'])
    expect(tenths[0]).toMatchObject({ told: 0.46, came: 0.4 })
    for (const { low, came, high } of tenths) {
      expect(low).toBeLessThan(came)
      expect(high).toBeGreaterThan(came)
    }
  })

  test('are summed up with how far they were off, beside always predicting the average', () => {
    expect(meanTold(group)).toBeCloseTo(0.58)
    expect(meanOff(group)).toBeCloseTo(0.03)
    expect(chanceSummary(group)).toBe(
      'Over 400 first answers, our predictions were off by 3.0 points on average. Their Brier score is 0.221. Always predicting the average, 55%, would get 0.248.',
    )
  })
})

describe('a question to check', () => {
  const suspect: Suspect = {
    ...{ questionId: 'torts-7', questions: 1, pool: 'practice', subject: 'Torts' },
    ...{ subtopic: 'Negligence', area: 'Duty', level: 5, measuredLevel: 10.24, players: 60, right: 12 },
    why: ['far', 'key'],
  }

  test('says what is odd about it', () => {
    expect(suspect.why.map((why) => whyText(why, suspect))).toEqual([
      'Much harder than written',
      'Check the key',
    ])
    expect(whyText('far', { ...suspect, measuredLevel: 0 })).toBe('Much easier than written')
    expect(suspectFacts(suspect)).toEqual([
      'Written as difficulty 5, measured as 10.2.',
      '12 of 60 players got it correct the first time (20%).',
    ])
    expect(suspectFacts({ ...suspect, level: 5.5, questions: 8 })).toEqual([
      'Written as difficulty 5.5, measured as 10.2.',
      '12 of 60 players got it correct the first time (20%).',
      '8 variants share this rating. The link opens the one answered most.',
    ])
  })
})

describe('the numbers that chances are told by', () => {
  const refit = { learned: 9_012, heldOut: 8_800, before: 0.2141, after: 0.2016, taken: true }

  test('say what they were learned from, and whether they hold on other players', () => {
    expect(learnedText({ refit: null })).toBe(
      'We learn these numbers from 5,000 first answers to practice questions. There aren’t enough yet.',
    )
    expect(learnedText({ refit })).toBe(
      'Learned from 9,012 answers that night. On 8,800 answers of other players, the Brier score went from 0.214 to 0.202.',
    )
    expect(learnedText({ refit: { ...refit, after: 0.2151, taken: false } })).toBe(
      'We kept the numbers we had. On 8,800 answers of other players, the Brier score would go from 0.214 to 0.215.',
    )
  })
})
