import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceOrder } from '#rules/choice-order.ts'

/** A random source that gives these numbers in turn. */
const scripted = (numbers: number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? Number.NaN
}

/** The 24 equally likely draws of an order of four. */
const DRAWS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2].flatMap((b) => [0, 1].map((c) => [(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2])),
)
const shown = (texts: string[], draws: number[]) => choiceOrder(texts, scripted(draws)).map((i) => texts[i])

/** How often each choice stands at each place over all draws. */
const places = (texts: string[]) =>
  texts.map((text) =>
    [0, 1, 2, 3].map((place) => DRAWS.filter((draws) => shown(texts, draws)[place] === text).length),
  )

describe('choices stand as an exam lists them', () => {
  test.each([
    [
      'sums of money',
      ['$90,000', '$1,200.50, because of interest', '$40,000', 'Nothing, because it was paid'],
      ['Nothing, because it was paid', '$1,200.50, because of interest', '$40,000', '$90,000'],
    ],
    [
      'sums of any scale',
      ['$5 million', '$900,000', '$1.5 billion', '$40'],
      ['$40', '$900,000', '$5 million', '$1.5 billion'],
    ],
    [
      'years, be it one',
      ['2 years', '10 years', '1 year, because a', '5 years'],
      ['1 year, because a', '2 years', '5 years', '10 years'],
    ],
    [
      'dates of several years',
      ['May 1, 2023', 'March 1, 2024', 'June 9, 2022', 'May 2, 2023'],
      ['June 9, 2022', 'May 1, 2023', 'May 2, 2023', 'March 1, 2024'],
    ],
    ['numbers', ['95,000', '41,000', '9,000', '47,000'], ['9,000', '41,000', '47,000', '95,000']],
    [
      'amounts of one unit',
      ['14 days', '7 days', 'None', '21 days'],
      ['None', '7 days', '14 days', '21 days'],
    ],
    [
      'dates',
      ['By July 3, because a', 'By July 21, because b', 'By June 30, because c', 'By August 1, because d'],
      ['By June 30, because c', 'By July 3, because a', 'By July 21, because b', 'By August 1, because d'],
    ],
  ])('%s from the smallest, whatever is drawn', (_, texts, wanted) => {
    for (const draws of DRAWS) expect(shown(texts, draws)).toEqual(wanted)
  })

  test('equal sums by chance among themselves', () => {
    const texts = ['$500, because a', '$100', '$500, because b', '$900']
    const orders = new Set(DRAWS.map((draws) => shown(texts, draws).join(' | ')))
    expect([...orders].toSorted()).toEqual([
      '$100 | $500, because a | $500, because b | $900',
      '$100 | $500, because b | $500, because a | $900',
    ])
  })

  test('choices of one outcome beside each other, either outcome first, and each choice as often at every place', () => {
    const texts = ['Yes, because a', 'No, because b', 'Yes, because c', 'No, because d']
    for (const draws of DRAWS) {
      const [first, second, third, fourth] = shown(texts, draws).map((text) => text?.split(',')[0])
      expect([first, third]).toEqual([second, fourth])
    }
    expect(
      places(texts)
        .flat()
        .every((count) => count === DRAWS.length / 4),
    ).toBe(true)
  })

  test.each([
    ['units that differ', ['14 days', '7 days', '1 year', '21 days']],
    ['sums and words', ['$500', 'The land', '$900', '$100']],
    [
      'outcomes that all differ',
      ['Both, since a', 'Neither, since b', 'The first, since c', 'The second, since d'],
    ],
    ['no outcome', ['Hearsay', 'An opinion', 'A lease', 'A gift']],
  ])('by chance alone where there are %s', (_, texts) => {
    const orders = new Set(DRAWS.map((draws) => shown(texts, draws).join(' | ')))
    expect(orders.size).toBe(DRAWS.length)
  })

  test('each once, whatever they say and whatever is drawn', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    const start = fc.constantFrom('Yes, ', 'No, ', '$5', '$1,000', 'Nothing', '12 days', 'May 3, ', '')
    const text = fc.tuple(start, fc.string()).map(([first, rest]) => first + rest)
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 6 }),
        fc.array(draw, { minLength: 6, maxLength: 6 }),
        (texts, draws) => {
          const order = choiceOrder(texts, scripted(draws))
          expect(order.toSorted((a, b) => a - b)).toEqual(texts.map((_, i) => i))
        },
      ),
    )
  })
})
