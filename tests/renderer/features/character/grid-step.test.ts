import { describe, expect, it } from 'vitest'
import { gridStep } from '../../../../renderer/features/character/grid-step.ts'

/** Eight characters, four to a row. */
const step = (key: string, from: number) => gridStep(key, from, 4, 8)

describe('arrow keys in the grid of characters', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 7, 0],
    ['ArrowLeft', 0, 7],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 1, 1],
    ['Home', 6, 0],
    ['End', 0, 7],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(step(key, from)).toBe(to)
  })

  it('stays where it is when the last row is too short to go down', () => {
    expect(gridStep('ArrowDown', 2, 3, 5)).toBe(2)
    expect(gridStep('ArrowDown', 1, 3, 5)).toBe(4)
  })

  it('leaves other keys, and an empty grid, alone', () => {
    expect(step('Enter', 0)).toBeNull()
    expect(step('a', 0)).toBeNull()
    expect(gridStep('ArrowRight', 0, 4, 0)).toBeNull()
  })
})
