import { expect, test } from 'vitest'
import { choose } from '#rules/practice/choose.ts'
import { type Area, areaKey, type Plan } from '#rules/practice/choose-area.ts'
import { NOON } from '../memory/remembered.ts'
import { areasOf, missedYesterday, planOf, practiced } from './plans.ts'

const [one, two] = areasOf('Torts', 'Negligence', 2)
const only = one ?? expect.fail()
const other = two ?? expect.fail()

/** An hour ago, in this same sitting: another question now would raise nothing. */
const justMissed = { ...missedYesterday, reviewedAt: NOON - 3_600_000 }

const question = (id: string, seenAt: number | null) => ({
  ...{ id, seenAt, level: 5, family: null, path: id, pathMet: seenAt !== null },
})

/** A review of rules missed an hour ago; of the other rule there's a question left that was never shown. */
const chosen = async (areas: readonly Area[], parts: Partial<Plan> = {}) => {
  const memories = new Map(areas.map((area) => [areaKey(area), justMissed]))
  const siblings = async (_: string, { area }: Pick<Area, 'area'>) =>
    area === only.area
      ? [question('missed', justMissed.reviewedAt)]
      : [question('seen', justMissed.reviewedAt), question('new', null)]
  const plan = planOf(areas, { memories, onlyDue: true, cardRested: true, ...parts })
  const found = await choose({ siblings }, plan)
  return found?.sibling?.id ?? found?.area.area
}

test('a rule whose one question was just missed comes in a review as its card, though it was asked a moment ago', async () => {
  expect(await chosen([only])).toBe(only.area)
  expect(await chosen([only], { recent: [practiced(only, { correct: false })] })).toBe(only.area)
})

test('where cards have to rest, a review asks another question while there is one, and the same one last of all', async () => {
  expect(await chosen([only, other], { cardRested: false })).toBe('new')
  expect(await chosen([only], { cardRested: false })).toBe('missed')
})

test('practice brings no card of a rule that a question now would not help', async () => {
  expect(await chosen([only], { onlyDue: false })).toBe('missed')
})
