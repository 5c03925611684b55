import { describe, expect, it } from 'vitest'
import { type CardFacts, cardText } from '../../../../renderer/features/duel/share-card.ts'

const facts: CardFacts = {
  outcome: 'VICTORY',
  scores: [2, 1],
  you: 'Portia Bell',
  opponent: 'Eli Marsh',
  subject: 'Torts',
  strip: [
    ['right', 'right'],
    ['right', 'wrong'],
    ['wrong', 'none'],
    ['none', 'none'],
  ],
  ratingChange: 18,
}

describe('a result to share', () => {
  it('tells the score, how one’s own rounds went and the rating, and no question', () => {
    expect(cardText(facts, 'https://bar.example')).toBe(
      'Bar Duel · VICTORY 2–1 against Eli Marsh\nTorts · rating +18\n🟩🟩🟥⬛\nhttps://bar.example',
    )
  })

  it('does without the address, the rating and the rounds where there are none', () => {
    expect(cardText({ ...facts, ratingChange: null, strip: [] }, null)).toBe(
      'Bar Duel · VICTORY 2–1 against Eli Marsh\nTorts',
    )
  })
})
