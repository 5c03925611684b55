import { describe, expect, it } from 'vitest'
import { splitLeadIn } from '../../../renderer/components/lead-in.ts'

describe('splitLeadIn', () => {
  it.each([
    ['The court sits. Should it rule?', 'Should it rule?'],
    ['He said, “I did it.” May the officer testify?', 'May the officer testify?'],
    ['She signed "as is." "Is it binding?" he asks. Who prevails?', 'Who prevails?'],
    [
      'The rule follows Ames v. Bell. Is Dr. J. Smith liable to Bell Co. Ltd. for it?',
      'Is Dr. J. Smith liable to Bell Co. Ltd. for it?',
    ],
    [
      'Suit was filed. May the U.S. Marshals serve it under Art. III?',
      'May the U.S. Marshals serve it under Art. III?',
    ],
    ['The price was $4.50. Is 2.5 percent owed?', 'Is 2.5 percent owed?'],
    ['What ruling? 12 jurors sat. Was the verdict valid?', 'Was the verdict valid?'],
  ])('finds the question that ends %j', (stem, leadIn) => {
    expect(splitLeadIn(stem).leadIn).toBe(leadIn)
  })

  it('keeps every word, in order', () => {
    const stem = 'Ames sued. Bell answered late. Is the default proper?'
    const { facts, leadIn } = splitLeadIn(stem)
    expect(`${facts} ${leadIn}`).toBe(stem)
  })

  it('has no facts when there is only the question', () => {
    expect(splitLeadIn(' Who wins? ')).toEqual({ facts: '', leadIn: 'Who wins?' })
    expect(splitLeadIn('')).toEqual({ facts: '', leadIn: '' })
  })
})
