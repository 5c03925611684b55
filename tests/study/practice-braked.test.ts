import { expect, test } from 'vitest'
import { abilitiesOf, SHOWN } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import { remember } from '#rules/memory/memory.ts'
import { areaKey, areasByGain, type Plan } from '#rules/practice/choose-area.ts'
import { FARTHEST_HORIZON } from '#rules/practice/gain.ts'
import { choose } from '#study/practice/pick.ts'
import { NOON } from './play.ts'

const area = (name: string) => ({ subject: 'Torts' as const, subtopic: name, area: name, level: 5 })
const met = Array.from({ length: 60 }, (_, i) => area(`met ${i}`))
const unmet = area('never met')
const question = (id: string, seenAt: number | null) => ({
  ...{ id, seenAt, level: 5, family: null, path: id },
  pathMet: seenAt !== null,
})

test('with each question of the rules that are due shown lately, the next is on a rule never met and no repeat', async () => {
  const yesterday = NOON - DAY_MS
  const missed = remember(null, {
    ...{ correct: false, timedOut: false, hintUsed: false, path: 'met', at: yesterday },
  })
  const plan: Plan = {
    userId: 'Portia',
    areas: [...met, unmet],
    memories: new Map(missed ? met.map((one) => [areaKey(one), missed]) : []),
    abilities: abilitiesOf([]),
    shown: SHOWN,
    recent: Array.from({ length: 10 }, () => ({
      ...unmet,
      area: 'other',
      correct: true,
      family: null,
      isNew: true,
    })),
    ...{ onlyDue: false, cardRested: false, horizon: FARTHEST_HORIZON, at: NOON },
  }
  expect(areasByGain(plan).findIndex((one) => one.area === unmet.area)).toBe(met.length)
  const siblings = async (_: string, { area: name }: { area: string }) => [
    question(name, name === unmet.area ? null : yesterday),
  ]
  expect(await choose({ siblings }, plan)).toMatchObject({ sibling: { id: unmet.area } })
})
