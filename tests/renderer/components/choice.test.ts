import { describe, expect, it } from 'vitest'
import { choiceForKey, choiceState, choiceTexts } from '../../../renderer/components/choice.ts'

const open = { selected: null, locked: false, result: null }

describe('choiceForKey', () => {
  it.each([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['1', 0],
    ['2', 1],
    ['3', 2],
    ['4', 3],
  ])('%s answers choice %i', (key, index) => {
    expect(choiceForKey(key, 4)).toBe(index)
  })

  it.each(['e', '0', '5', 'Enter', '', 'h', '?'])('%j chooses nothing', (key) => {
    expect(choiceForKey(key, 4)).toBeNull()
  })

  it('never chooses past the last choice', () => {
    expect(choiceForKey('c', 2)).toBeNull()
    expect(choiceForKey('4', 3)).toBeNull()
  })
})

describe('choiceState', () => {
  it('is idle until something is selected', () => {
    expect(choiceState(0, open).tone).toBe('idle')
    expect(choiceState(1, { ...open, selected: 1 }).tone).toBe('selected')
  })

  it('sets the others aside once an answer is locked in', () => {
    const locked = { ...open, selected: 1, locked: true }
    expect(choiceState(1, locked)).toEqual({ tone: 'locked', words: 'Locked in', opponent: null })
    expect(choiceState(0, locked).tone).toBe('aside')
  })

  it('says right and wrong in words, for either player', () => {
    const result = { correctIndex: 1, chosenIndex: 2, opponentIndex: 1 }
    const tones = [0, 1, 2, 3].map((index) => choiceState(index, { selected: 2, locked: true, result }))
    expect(tones).toEqual([
      { tone: 'aside', words: null, opponent: null },
      { tone: 'right', words: 'Correct answer', opponent: 'Opponent' },
      { tone: 'wrong', words: 'Your answer: incorrect', opponent: null },
      { tone: 'aside', words: null, opponent: null },
    ])
  })

  it('says whose answers they are where the reader is neither player', () => {
    const result = { correctIndex: 1, chosenIndex: 2, opponentIndex: 1, names: ['Ann', 'Bo'] } as const
    const told = [1, 2].map((index) => choiceState(index, { selected: 2, locked: true, result }))
    expect(told).toMatchObject([
      { words: 'Correct answer', opponent: 'Bo' },
      { words: 'Ann: incorrect', opponent: null },
    ])
  })

  it('marks a right answer as yours, and none as yours after a timeout', () => {
    const right = { selected: 3, locked: true, result: { correctIndex: 3, chosenIndex: 3 } }
    expect(choiceState(3, right).words).toBe('Your answer: correct')
    const timeout = { selected: null, locked: true, result: { correctIndex: 3, chosenIndex: null } }
    expect([0, 1, 2, 3].map((index) => choiceState(index, timeout).words)).toEqual([
      null,
      null,
      null,
      'Correct answer',
    ])
  })
})

describe('choiceTexts', () => {
  it('strips leading letters when every choice carries one, in any order', () => {
    expect(choiceTexts(['B. Yes', 'A) No', '(D) Both', 'c. Neither'])).toEqual([
      'Yes',
      'No',
      'Both',
      'Neither',
    ])
  })

  it('leaves a text that only looks lettered', () => {
    expect(choiceTexts(['A. Ames wins.', 'Bell wins.'])).toEqual(['A. Ames wins.', 'Bell wins.'])
  })
})
