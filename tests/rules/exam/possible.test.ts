import { describe, expect, it } from 'vitest'
import { limitOf } from '#rules/exam/lengths.ts'
import { type ClaimedBlock, faultInBlock, type Span } from '#rules/exam/possible.ts'

const END = 1_000_000_000
const block = (answered: readonly Span[] = []): ClaimedBlock => ({
  ...{ length: 33, extra: 1, finishedAt: END },
  answered,
})
const LIMIT = limitOf(33, 1)

describe('an answer told of an exam block', () => {
  it('lies end to end with the others, up to its end', () => {
    const first = { from: END - 3_000, to: END - 1_000 }
    expect(faultInBlock(block(), first)).toBeNull()
    expect(faultInBlock(block([first]), { from: END - 1_000, to: END })).toBeNull()
    expect(faultInBlock(block([first]), { from: END - 1_001, to: END })).toBe('overlapping')
    expect(faultInBlock(block(), { from: END - 1_000, to: END + 1 })).toBe('outside_block')
  })

  it('lies within the time the block gives, and the millisecond that each blank one takes', () => {
    expect(faultInBlock(block(), { from: END - LIMIT - 33, to: END })).toBeNull()
    expect(faultInBlock(block(), { from: END - LIMIT - 34, to: END })).toBe('outside_block')
    const longer = { ...block(), extra: 2 } as const
    expect(faultInBlock(longer, { from: END - 2 * LIMIT, to: END })).toBeNull()
  })

  it('is none beyond the length of its block', () => {
    const answered = Array.from({ length: 33 }, (_, i) => ({ from: END - 100 + i, to: END - 99 + i }))
    expect(faultInBlock(block(answered), { from: END - 10, to: END - 9 })).toBe('block_full')
    expect(faultInBlock(block(answered.slice(1)), { from: END - 100, to: END - 99 })).toBeNull()
  })
})
