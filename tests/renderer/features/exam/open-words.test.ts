import { expect, test } from 'vitest'
import { openWords } from '../../../../renderer/features/exam/open-words.ts'

const OPEN = { id: 'b1', length: 33 as const, answered: 8, leftMs: 3_410_000 }

test('an open block’s clock is called paused only while it stands still', () => {
  expect(openWords({ ...OPEN, isPaused: true })).toBe(
    'You have a block open: 8 of 33 answered, 0:56:50 left. Your clock is paused.',
  )
  expect(openWords({ ...OPEN, isPaused: false })).toBe(
    'You have a block open: 8 of 33 answered, 0:56:50 left. Your clock is running: the block is open in another tab, or its page was just closed or reloaded.',
  )
})
