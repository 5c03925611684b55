import { describe, expect, it } from 'vitest'
import { readingGrade, syllables } from '../../question-bank/text/readability.ts'
import { seeded, shuffled } from '../../question-bank/text/seeded.ts'
import { sentences } from '../../question-bank/text/sentences.ts'
import { jaccard, shingles } from '../../question-bank/text/shingles.ts'
import { contentWords, wordCount, words } from '../../question-bank/text/words.ts'

describe('sentences', () => {
  it.each([
    ['Dr. Lee sued Acme Corp. for $1,200.50 in fees. It paid.', 2],
    ['Under 28 U.S.C. § 1332 the court has power. Does it?', 2],
    ['They met at 9 p.m. The guard left at 9:30 p.m. on foot.', 2],
    ['She cited Tome v. United States. He did not.', 2],
    ['He asked, "Where is it?" She ran.', 2],
    ['J. P. Cole drove to the D.C. Circuit.', 1],
    ['"Stop!" he said. Nobody moved!', 2],
  ])('%s → %i', (text, count) => {
    expect(sentences(text)).toHaveLength(count)
  })

  it('lose no text', () => {
    const text = 'One is here. Two is there?  Three'
    expect(sentences(text).join(' ')).toBe(text.replace(/\s+/g, ' '))
  })
})

describe('words', () => {
  it('keep amounts and citations whole', () => {
    expect(words('Pay $75,000 under Rule 801(c), don’t wait.')).toEqual([
      'pay',
      '$75,000',
      'under',
      'rule',
      '801(c)',
      "don't",
      'wait',
    ])
  })

  it('are counted as a reader counts', () => {
    expect(wordCount('The buyer – a baker – paid $40 (in cash).')).toBe(8)
  })

  it('meet in their plain form', () => {
    expect(contentWords('The statements warned of damages')).toEqual(
      contentWords('a statement, warning: damage'),
    )
  })
})

describe('reading grade', () => {
  it.each([
    ['trial', 2],
    ['being', 2],
    ['judges', 2],
    ['while', 1],
    ['filed', 1],
    ['wanted', 2],
    ['statement', 2],
    ['reasonable', 4],
    ['jurisdiction', 4],
    ['negligence', 3],
    ['people', 2],
    ['immediately', 5],
    ["plaintiff's", 2],
    ['well-known', 2],
  ])('%s has %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count)
  })

  it('is 0.39 words a sentence + 11.8 syllables a word − 15.59', () => {
    expect(readingGrade('The cat sat. The dog ran.')).toBeCloseTo(0.39 * 3 + 11.8 - 15.59, 6)
  })
})

describe('shingles', () => {
  it('of five words, compared by Jaccard', () => {
    const one = shingles('one two three four five six')
    expect(one.size).toBe(2)
    expect(jaccard(one, shingles('one two three four five seven'))).toBeCloseTo(1 / 3, 6)
    expect(jaccard(new Set(), new Set())).toBe(0)
  })
})

describe('seeded shuffles', () => {
  it('are the same for the same seed and keep every member', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(shuffled(list, seeded('a'))).toEqual(shuffled(list, seeded('a')))
    expect(shuffled(list, seeded('a'))).not.toEqual(shuffled(list, seeded('b')))
    expect([...shuffled(list, seeded('c'))].sort()).toEqual(list)
  })
})
