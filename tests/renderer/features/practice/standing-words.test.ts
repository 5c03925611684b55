import { describe, expect, it } from 'vitest'
import {
  caughtUpWords,
  dueElsewhere,
  hasMetAll,
  standingWords,
} from '../../../../renderer/features/practice/standing-words.ts'
import { studyToday } from './study-today.ts'

const NOON = new Date(2026, 10, 20, 12).getTime()
const due = studyToday({
  due: 9,
  bySubject: [
    { subject: 'Evidence', due: 8 },
    { subject: 'Torts', due: 1 },
  ],
})

describe('how reviews stand', () => {
  it.each([
    ['Mixed Questions', '9 rules are due for review. You’ve met 21 of 347 rules.'],
    ['Torts', '1 rule is due for review in Torts. You’ve met 21 of 347 rules.'],
    [
      'Contracts',
      'Nothing is due in Contracts. 9 rules are due in other subjects. You’ve met 21 of 347 rules.',
    ],
  ] as const)('is told of the subject chosen: %s', (subject, words) => {
    expect(standingWords(due, subject, NOON)).toBe(words)
  })

  it('is told with nothing due at all, and before the first answer', () => {
    expect(standingWords(studyToday({ nextDueAt: NOON + 86_400_000 }), 'Torts', NOON)).toBe(
      'Nothing is due. The next rule comes back tomorrow. You’ve met 21 of 347 rules.',
    )
    expect(standingWords(studyToday({ met: 0 }), 'Torts', NOON)).toMatch(/^Answer ten/)
  })
})

describe('the end of a review', () => {
  it('counts what other subjects have', () => {
    expect(
      (['Evidence', 'Contracts', 'Mixed Questions'] as const).map((one) => dueElsewhere(due, one)),
    ).toEqual([1, 9, 0])
  })

  it('calls the player caught up in what was reviewed', () => {
    expect(caughtUpWords('Contracts', 9, false)).toBe(
      'You’re caught up in Contracts. 9 rules are due in other subjects.',
    )
    expect(caughtUpWords('Contracts', 0, false)).toBe(
      'You’re caught up in Contracts. Practice brings up rules you haven’t met yet.',
    )
    expect(caughtUpWords('Mixed Questions', 0, false)).toBe(
      'You’re caught up. Practice brings up rules you haven’t met yet.',
    )
  })

  it('promises no new rule to a player who has met them all', () => {
    expect([hasMetAll({ met: 346, rules: 347 }), hasMetAll({ met: 347, rules: 347 })]).toEqual([false, true])
    expect(caughtUpWords('Mixed Questions', 0, true)).toBe(
      'You’re caught up. You’ve met every rule, and practice keeps them fresh.',
    )
    expect(caughtUpWords('Torts', 0, true)).not.toMatch('haven’t met')
  })
})
