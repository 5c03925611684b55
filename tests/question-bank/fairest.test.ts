import { describe, expect, it } from 'vitest'
import { fairest } from '../../question-bank/check/fairest.ts'

describe('the fairest of the weights that were tried', () => {
  const asked: string[] = []
  const among = (...tried: [name: string, excess: number][]) => {
    asked.length = 0
    return fairest(tried, ([name, excess]) => {
      asked.push(name)
      return excess
    })[0]
  }

  it('is the first that will do, and no other is tried', () => {
    expect(among(['gentle', 0.02], ['middle', -0.01], ['strong', -0.05])).toBe('middle')
    expect(asked).toEqual(['gentle', 'middle'])
  })

  it('is the least unfair where none will do, wherever it came', () => {
    expect(among(['gentle', 0.03], ['middle', 0.01], ['strong', 0.02])).toBe('middle')
    expect(asked).toHaveLength(3)
  })

  it('is nothing where nothing was tried', () => {
    expect(() => among()).toThrow('no candidates')
  })
})
