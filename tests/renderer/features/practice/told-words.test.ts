import { describe, expect, it } from 'vitest'
import {
  followsWords,
  saidWords,
  type ToldReason,
} from '../../../../renderer/features/practice/told-words.ts'

const NOON = new Date(2026, 10, 20, 12).getTime()
const kept = (told: ToldReason['told']): ToldReason => ({ told, stands: told, dueAt: NOON + 86_400_000 })

describe('the words after a reason', () => {
  it('say what follows from the one that was kept', () => {
    expect(followsWords(kept('reasoning'), NOON)).toBe(
      'The next question on this rule will turn on the same reasoning, if we have one.',
    )
    expect(followsWords(kept('time'), NOON)).toBe('Noted. This rule comes back tomorrow.')
    expect(saidWords(kept('misread'), NOON)).toBe('Noted: Misread the facts.')
  })

  it('never call one noted that was told too late: they name the one that stays', () => {
    const late: ToldReason = { ...kept('reasoning'), stands: 'rule' }
    const words = 'You’ve met this rule since, so “Didn’t know the rule” stays.'
    expect(followsWords(late, NOON)).toBe(words)
    expect(saidWords(late, NOON)).toBe(words)
  })
})
