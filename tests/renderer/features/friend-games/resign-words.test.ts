import { expect, test } from 'vitest'
import { resigningText } from '../../../../renderer/features/friend-games/resign-words.ts'

/** Of a game with this many closed rounds, and one that's open. */
const words = (closed: number, rounds = 7): string =>
  resigningText({
    opponent: { username: 'Nerissa' },
    rounds,
    turns: Array.from({ length: closed + 1 }, (_, i) => ({ revealed: i < closed })),
  })

test('resigning is said to cost XP only once the game counts', () => {
  expect(words(0)).toBe('@Nerissa wins, but it’s too early for the game to count. You can’t undo this.')
  expect(words(2)).not.toContain('XP')
  expect(words(3)).toBe('@Nerissa wins, and the loss costs you XP. You can’t undo this.')
  // All of a shorter one.
  expect(words(2, 2)).toContain('XP')
})
