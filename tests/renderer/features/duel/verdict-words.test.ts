import { describe, expect, it } from 'vitest'
import type { DuelEnd } from '../../../../protocol/live/result.ts'
import {
  headToHeadText,
  ratingNote,
  verdictLine,
  xpPartsText,
} from '../../../../renderer/features/duel/verdict-words.ts'
import { END } from '../../clients/transcript.ts'

const end = (parts: Partial<DuelEnd>): DuelEnd => ({ ...END, ended: 'played', ...parts })

describe('the line under the verdict', () => {
  it('counts the rounds that decided', () => {
    const strip: DuelEnd['strip'] = [
      ['right', 'wrong'],
      ['right', 'right'],
      ['wrong', 'right'],
      ['right', 'none'],
    ]
    expect(verdictLine(end({ winner: 0, strip }), 'Eli')).toBe(
      'The court rules for you. You had 2 questions that Eli missed.',
    )
    expect(verdictLine(end({ winner: 1, strip }), 'Eli')).toBe(
      'Good fight. Review it below. Eli had 1 question that you missed.',
    )
    expect(verdictLine(end({ winner: -1, strip }), 'Eli')).toBe('Hung jury. No one wins.')
  })

  it('does without the rounds where they were not kept', () => {
    const { strip: _, ...old } = end({ winner: 1 })
    expect(verdictLine(old, 'Eli')).toBe('Good fight. Review it below.')
  })

  it.each([
    ['resigned', 0, 'Eli has resigned.'],
    ['resigned', 1, 'You resigned this duel.'],
    ['forfeit', 0, 'Eli stopped answering. The win is yours.'],
    ['forfeit', 1, 'You missed two rounds, and your opponent claimed the win.'],
    ['abandoned', -1, 'Neither of you answered for three rounds. The duel doesn’t count.'],
  ] as const)('says that it was %s, winner %i', (ended, winner, words) => {
    expect(verdictLine(end({ ended, winner }), 'Eli')).toBe(words)
  })
})

it('promises no win by a claim that came too early to count', () => {
  expect(verdictLine(end({ ended: 'forfeit', winner: 0, counted: false }), 'Eli')).toBe(
    'Eli stopped answering.',
  )
})

describe('the matches of the two', () => {
  it.each([
    [{ you: 3, opponent: 2, ties: 0 }, 'You lead Eli 3 to 2.'],
    [{ you: 0, opponent: 1, ties: 2 }, 'Eli leads you 1 to 0, with 2 draws.'],
    [{ you: 1, opponent: 1, ties: 1 }, 'You and Eli are even, 1 to 1, with 1 draw.'],
    [{ you: 0, opponent: 0, ties: 0 }, null],
    [null, null],
  ])('of %o', (headToHead, words) => {
    expect(headToHeadText(end({ headToHead }), 'Eli')).toBe(words)
  })
})

it('writes the rating as the other figures are written', () => {
  expect(ratingNote({ rated: true, yourNewRating: 1220 })).toBe('now 1,220')
  expect(ratingNote({ rated: false, yourNewRating: 1220 })).toBe('unrated')
})

describe('the parts of the XP', () => {
  it('names each that is not zero, with its sign', () => {
    const xpParts = { answers: 63, streak: 4, result: -10, doubling: 0, floor: 6 }
    expect(xpPartsText(end({ xpParts }))).toBe(
      '+63 for your answers, +4 for correct answers in a row, −10 for the result, +6 back, since a loss never costs a level.',
    )
  })

  it('says so where all of them are zero, and nothing where they were not kept', () => {
    const none = { answers: 0, streak: 0, result: 0, doubling: 0, floor: 0 }
    expect(xpPartsText(end({ xpParts: none }))).toBe('You didn’t gain or lose XP.')
    const { xpParts: _, ...old } = end({})
    expect(xpPartsText(old)).toBeNull()
  })
})

it('sets a name written from right to left apart from the numbers after it', () => {
  const text = headToHeadText(end({ headToHead: { you: 3, opponent: 2, ties: 0 } }), 'שלום')
  expect(text).toBe('You lead \u2068שלום\u2069 3 to 2.')
})
