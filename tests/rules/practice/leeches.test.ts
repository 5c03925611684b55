import { expect, test } from 'vitest'
import { choose } from '#rules/practice/choose.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import { areasOf, missedYesterday, planOf } from './plans.ts'

const [area] = areasOf('Torts', 'Negligence', 1)
const only = area ?? expect.fail()
const store = {
  siblings: async () => [
    { id: 'q', level: 5, family: null, path: 'q', seenAt: null, pathMet: false },
    { id: 'easy', level: 1, family: null, path: 'e', seenAt: null, pathMet: false },
  ],
}

const chosen = async (memory: Partial<typeof missedYesterday>, cardRested = true) => {
  const memories = new Map([[areaKey(only), { ...missedYesterday, ...memory }]])
  const found = await choose(store, planOf([only], { memories, cardRested }))
  return found?.sibling?.id ?? 'card'
}

test('a rule missed four times since its last passed card comes as a card though it has questions, then as its easiest', async () => {
  expect(await chosen({ lapses: 3 })).not.toBe('card')
  expect(await chosen({ lapses: 4 })).toBe('card')
  expect(await chosen({ lapses: 6, lapsesAtCard: 3 })).not.toBe('card')
  expect(await chosen({ lapses: 4, lapsesAtCard: 4 })).toBe('easy')
})

test('where no card may come yet, its easiest question does', async () => {
  expect(await chosen({ lapses: 4 }, false)).toBe('easy')
})
