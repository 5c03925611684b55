import { describe, expect, it } from 'vitest'
import { beside } from '../../question-bank/check/beside.ts'
import { cueOfFamily } from '../../question-bank/check/limits/cue-of-family.ts'
import { openings } from '../../question-bank/check/limits/openings.ts'
import { pointingWords } from '../../question-bank/check/limits/pointing-words.ts'
import { attempt } from '../../question-bank/families/criminal-law/attempt-impossibility-and-abandonment/family.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { id, item } from './sound-item.ts'

const many = (count: number, made: (place: number) => Partial<Item> & { texts?: readonly string[] }) =>
  Array.from({ length: count }, (_, place) => item({ id: id(place + 1), ...made(place) }))

const plain = [
  'Yes, because the guest was an invitee.',
  'Yes, because the owner owed a duty to warn.',
  'No, because the guest was a licensee.',
  'No, because the danger was open and obvious.',
]

describe('the limits on a family', () => {
  it.each([
    'Yes, because an agreement of this kind is void.',
    'Yes, because what was done is enough.',
    'Yes, because such people are protected.',
    'Yes, because the one who took it is bound.',
  ])('an option points: %s', (text) => {
    const texts = plain.with(0, text)
    const share = (pointing: number) =>
      pointingWords(many(40, (place) => ({ texts: place < pointing ? texts : plain })))[0]
    expect(share(16)).toMatchObject({ ours: '10.0 %', verdict: 'met' })
    expect(share(17)?.verdict).toBe('broken')
  })

  it('no more than a tenth of the variants begin alike', () => {
    const stem = (place: number) => `The ${place} guest fell on the steps of a store. May she recover?`
    const alike = (count: number) =>
      openings(many(40, (place) => ({ stem: stem(place < count ? 0 : place) })))[0]
    expect(alike(4)).toMatchObject({ ours: '10.0 %', verdict: 'met' })
    expect(alike(5)?.verdict).toBe('broken')
  })

  it('a word that gives the key away elsewhere is a cue, and one that does so in this family is the law', () => {
    // The key stands in every place by turns, and says "invitee" each time.
    const keyed = (count: number, key: string) =>
      many(count, (place) => ({
        texts: [0, 1, 2, 3].map((at) =>
          at === place % 4 ? key : (plain[at] ?? '').replace('an invitee', 'a friend'),
        ),
        correct: place % 4,
      }))
    const variants = keyed(320, 'Yes, because the guest was an invitee.')
    const [within] = cueOfFamily(variants, keyed(200, 'No, because the danger was a trap.'))
    expect(within?.ours).toMatch(/words learned from other questions \d/)
    const [learned] = cueOfFamily(variants, variants)
    expect(learned).toMatchObject({ verdict: 'broken', ours: expect.stringContaining('questions 100.0 %') })
  })

  it('no edition of a family is judged beside another edition of it', () => {
    const bank = { items: [], records: [], ratings: [], failures: [] }
    const next = { ...attempt, edition: attempt.edition + 1 }
    expect(beside(bank, { rules: [], failures: [] }, [attempt])(next).others).toEqual([])
  })
})
