import { describe, expect, it } from 'vitest'
import { avatarScale, avatarSize } from '#rules/avatar/avatar-scale.ts'

describe('avatar scale, min(1 + 0.08 × (level − 1), 1.8) on 120 px (spec sections 4 and 9)', () => {
  it.each([
    [1, 1, 120],
    [2, 1.08, 129.6],
    [3, 1.16, 139.2],
    [6, 1.4, 168],
    [10, 1.72, 206.4],
    [11, 1.8, 216],
    [12, 1.8, 216],
    [100, 1.8, 216],
  ])('level %i is × %f, %f px', (level, scale, size) => {
    expect(avatarScale(level)).toBeCloseTo(scale, 10)
    expect(avatarSize(level)).toBeCloseTo(size, 10)
  })

  it('never shrinks below its base size', () => {
    expect(avatarSize(0)).toBe(120)
    expect(avatarSize(-5)).toBe(120)
  })
})
