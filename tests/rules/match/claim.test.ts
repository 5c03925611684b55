import { describe, expect, it } from 'vitest'
import { mayClaim } from '#rules/match/claim.ts'
import type { Side } from '#rules/match/side.ts'

/** The answers to each round: player 1's choice, then player 2's; null for none at all. */
const answersOf = (rounds: readonly (readonly [number | null, number | null])[]) =>
  rounds.flatMap((places, i) =>
    places.flatMap((shownIndex, side) =>
      shownIndex === null ? [] : [{ round: i + 1, side: (side + 1) as Side, shownIndex }],
    ),
  )
const question = (rounds: Parameters<typeof answersOf>[0]) => ({
  phase: 'question' as const,
  round: rounds.length,
  answers: answersOf(rounds),
})

describe('claiming a live duel (design section 4)', () => {
  it('is for the one who answered two rounds in a row that the other left unanswered', () => {
    const silent = question([
      [0, 1],
      [2, -1],
      [3, -1],
      [null, null],
    ])
    expect([mayClaim(silent, 1), mayClaim(silent, 2)]).toEqual([true, false])
    expect(mayClaim({ ...silent, phase: 'reveal', round: 3 }, 1)).toBe(true)
  })

  it.each([
    [
      'after one such round',
      [
        [0, 1],
        [2, -1],
        [null, null],
      ],
    ],
    [
      'where they were not in a row',
      [
        [0, -1],
        [2, 1],
        [3, -1],
        [null, null],
      ],
    ],
    [
      'for one who was silent too',
      [
        [0, -1],
        [-1, -1],
        [null, null],
      ],
    ],
    [
      'once the other has answered the open round',
      [
        [0, -1],
        [2, -1],
        [null, 3],
      ],
    ],
    ['before any round', [[null, null]]],
  ] as [string, [number | null, number | null][]][])('is not possible %s', (_, rounds) => {
    expect(mayClaim(question(rounds), 1)).toBe(false)
  })

  it('stays possible while the player has answered the open round', () => {
    expect(
      mayClaim(
        question([
          [0, -1],
          [2, -1],
          [1, null],
        ]),
        1,
      ),
    ).toBe(true)
  })
})
