import { describe, expect, it } from 'vitest'
import {
  consequenceWords,
  type GivenReason,
  readOutWords,
} from '../../../../renderer/features/practice/miss-reason-words.ts'

const NOON = new Date(2026, 10, 20, 12).getTime()
const kept = (given: GivenReason['given']): GivenReason => ({
  given,
  stands: given,
  dueAt: NOON + 86_400_000,
})

describe('the words after a reason', () => {
  it('say what follows from the one that was kept', () => {
    expect(consequenceWords(kept('reasoning'), NOON)).toBe(
      'The next question on this rule will turn on the same reasoning, if we have one.',
    )
    expect(consequenceWords(kept('time'), NOON)).toBe('Noted. This rule comes back tomorrow.')
    expect(readOutWords(kept('misread'), NOON)).toBe('Noted: Misread the facts.')
  })

  it('never call one noted that was told too late: they name the one that stays', () => {
    const late: GivenReason = { ...kept('reasoning'), stands: 'rule' }
    const words = 'You’ve met this rule since, so “Didn’t know the rule” stays.'
    expect(consequenceWords(late, NOON)).toBe(words)
    expect(readOutWords(late, NOON)).toBe(words)
  })
})
