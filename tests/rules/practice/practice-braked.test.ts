import { expect, test } from 'vitest'
import { abilitiesOf, SHOWN } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import { remember } from '#rules/memory/memory.ts'
import { choose } from '#rules/practice/choose.ts'
import { areaKey, areasByGain, type Plan } from '#rules/practice/choose-area.ts'
import { FARTHEST_HORIZON } from '#rules/practice/gain.ts'
import { NOON } from '../../study/play.ts'

const area = (name: string) => ({ subject: 'Torts' as const, subtopic: name, area: name, level: 5 })
const met = Array.from({ length: 60 }, (_, i) => area(`met ${i}`))
const unmet = area('never met')
const question = (id: string, seenAt: number | null) => ({
  ...{ id, seenAt, level: 5, family: null, path: id },
  pathMet: seenAt !== null,
})

const yesterday = NOON - DAY_MS
const missed = remember(null, {
  ...{ correct: false, timedOut: false, hintUsed: false, path: 'met', at: yesterday },
})

/** The plan of a player who was asked of other areas ten times, and met all of these but `unmet`. */
const planOf = (areas: Plan['areas']): Plan => ({
  ...{ userId: 'Portia', areas },
  memories: new Map(missed ? areas.filter((one) => one !== unmet).map((one) => [areaKey(one), missed]) : []),
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
})

test('with each question of the rules that are due shown lately, the next is on a rule never met and no repeat', async () => {
  const plan = planOf([...met, unmet])
  expect(areasByGain(plan).findIndex((one) => one.area === unmet.area)).toBe(met.length)
  const siblings = async (_: string, { area: name }: { area: string }) => [
    question(name, name === unmet.area ? null : yesterday),
  ]
  expect(await choose({ siblings }, plan)).toMatchObject({ sibling: { id: unmet.area } })
})

test('with each question of the best fifty rules shown lately, the next is on one that was met and no repeat', async () => {
  const plan = planOf(met)
  const last = areasByGain(plan).at(50)?.area
  const siblings = async (_: string, { area: name }: { area: string }) => [
    question(name, name === last ? null : yesterday),
  ]
  expect(await choose({ siblings }, plan)).toMatchObject({ sibling: { id: last, seenAt: null } })
})

test('with nothing unseen but of a family asked lately, the next is of that family and no repeat', async () => {
  const late = { ...unmet, area: 'other', correct: true, family: 'tt-01', isNew: false }
  const plan = { ...planOf(met), recent: [late] }
  const best = areasByGain(plan).at(0)?.area
  const siblings = async (_: string, { area: name }: { area: string }) => [
    question(name, yesterday),
    ...(name === best ? [{ ...question('variant', null), family: 'tt-01' }] : []),
  ]
  expect(await choose({ siblings }, plan)).toMatchObject({ sibling: { id: 'variant' } })
})
