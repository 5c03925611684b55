import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { EXAM_WEIGHTS } from '#rules/drawing/exam-weights.ts'
import {
  type Area,
  areaKey,
  areasByGain,
  keysOf,
  type Plan,
  type Practiced,
  type Rated,
  subtopicWeight,
} from '#rules/practice/choose-area.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { memoryOf, NOON } from '../memory/remembered.ts'
import {
  areasOf,
  IN_40_DAYS,
  levelFor,
  missedYesterday,
  planOf,
  practiced,
  rightTwice,
  rightYesterday,
} from './plans.ts'

const unmetLevel = levelFor(0.62, null)
const mortgages = areasOf('Real Property', 'Mortgages and security devices', 8, unmetLevel)
const religion = areasOf('Constitutional Law', 'Religion, press and association', 4, unmetLevel)
const motions = areasOf('Civil Procedure', 'Motions', 6)
const hearsay = areasOf('Evidence', 'Hearsay: definition and exclusions', 4)
const homicide = areasOf('Criminal Law/Procedure', 'Homicide', 5)

const everywhere = (
  areas: readonly Area[],
  memory: Plan['memories'] extends ReadonlyMap<string, infer M> ? M : never,
) => areas.map((area) => [areaKey(area), memory] as const)

const example = planOf([...homicide, ...religion, ...hearsay, ...mortgages, ...motions], {
  horizon: IN_40_DAYS,
  memories: new Map([
    ...everywhere(motions, missedYesterday),
    ...everywhere(hearsay, rightYesterday),
    ...everywhere(homicide, rightTwice),
  ]),
})
const namesOf = (rated: readonly Rated[]) => [...new Set(rated.map(({ subtopic }) => subtopic))]

describe('the worked example', () => {
  test('an unmet area of Mortgages comes first, and each score is the exam’s share times the gain', () => {
    const rated = areasByGain(example)
    const firsts = namesOf(rated).map((name) => rated.find(({ subtopic }) => subtopic === name))
    expect(firsts.map((one) => one?.subtopic)).toEqual([
      'Mortgages and security devices',
      'Motions',
      'Religion, press and association',
      'Hearsay: definition and exclusions',
      'Homicide',
    ])
    const scores = [76.6, 66.1, 53.6, 45.3, 40.8]
    for (const [i, score] of scores.entries()) {
      // The table rounds the gain to three places before it multiplies.
      expect(Math.abs(1e5 * (firsts[i]?.score ?? 0) - score)).toBeLessThan(0.3)
    }
    const weights = [0.357, 0.531, 0.25, 0.446, 0.357]
    for (const [i, weight] of weights.entries()) expect(100 * (firsts[i]?.weight ?? 0)).toBeCloseTo(weight, 3)
  })

  test('with six unmet rules in the last nine the missed one comes first', () => {
    const others = areasOf('Torts', 'Defamation and privacy', 9)
    const recent = (unmet: number) => others.map((area, i) => practiced(area, { isNew: i < unmet }))
    const first = (unmet: number) => areasByGain({ ...example, recent: recent(unmet) })[0]?.subtopic
    expect(first(6)).toBe('Motions')
    expect(first(5)).toBe('Mortgages and security devices')
  })
})

describe('areas that were asked lately', () => {
  test('rest for eight questions', () => {
    const areas = [...mortgages, ...religion]
    const plan = planOf(areas, { recent: areas.slice(0, 9).map((area) => practiced(area)) })
    const resting = areasByGain(plan).filter(({ score }) => score === 0)
    expect(resting.map(({ area }) => area).sort()).toEqual(
      areas
        .slice(0, 8)
        .map(({ area }) => area)
        .sort(),
    )
  })

  test('make others of their subtopic worth 0.6 of what they were, for two questions', () => {
    const scoreOf = (recent: Practiced[]) =>
      areasByGain({ ...example, recent }).find(({ area }) => area === homicide[0]?.area)
    const usual = scoreOf([])?.score ?? 0
    const sibling = practiced(homicide[1] as Area)
    const other = practiced(religion[0] as Area)
    expect(scoreOf([sibling])?.score).toBeCloseTo(0.6 * usual, 12)
    expect(scoreOf([other, sibling])?.score).toBeCloseTo(0.6 * usual, 12)
    expect(scoreOf([other, other, sibling])?.score).toBe(usual)
  })
})

test('of rules asked in one sitting, where none gains by another question, the one asked longest ago comes first', () => {
  const asked = [motions, hearsay, homicide].flatMap((areas) => areas.slice(0, 3))
  const at = (i: number) => NOON - ((i * 5) % asked.length) * 60_000
  const memories = new Map(asked.map((one, i) => [areaKey(one), memoryOf({ reviewedAt: at(i) })]))
  const rated = areasByGain(planOf(asked, { memories }))
  expect(rated.every(({ score }) => score === 0)).toBe(true)
  const times = rated.map(({ memory }) => memory?.reviewedAt ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(asked.length)
})

test('an area’s keys are those that its names make', () => {
  for (const area of [...motions, ...homicide, ...motions])
    expect(keysOf(area)).toEqual({
      area: areaKey(area),
      subtopic: JSON.stringify([area.subject, area.subtopic]),
    })
})

test('review names only rules that are due or were missed', () => {
  const due = areasByGain({ ...example, onlyDue: true })
  expect(namesOf(due)).toEqual(['Motions', 'Homicide'])
  const later = areasByGain({ ...example, onlyDue: true, at: NOON + 20 * DAY_MS })
  expect(namesOf(later).sort()).toEqual(['Hearsay: definition and exclusions', 'Homicide', 'Motions'])
  expect(areasByGain({ ...planOf(mortgages), onlyDue: true })).toEqual([])
})

test('the shares of all subtopics make one exam, whatever areas have questions', () => {
  const sum = SUBJECTS.flatMap((subject) =>
    Object.keys(EXAM_WEIGHTS[subject]).map((subtopic) => subtopicWeight(subject, subtopic)),
  ).reduce((a, b) => a + b, 0)
  expect(sum).toBeCloseTo(1, 9)
  expect(subtopicWeight('Torts', 'Admiralty')).toBeGreaterThan(0)
})

/** Each runs ten picks over the whole outline. */
const RUNS = { numRuns: 40 }

/** All subtopics, three areas each. */
const outline = SUBJECTS.flatMap((subject) =>
  Object.keys(EXAM_WEIGHTS[subject]).flatMap((subtopic) => areasOf(subject, subtopic, 3)),
)

/** A player somewhere in their studies: of each area nothing, a miss or right answers some days ago. */
const anyPlan = fc
  .record({
    states: fc.array(fc.nat(5), { minLength: outline.length, maxLength: outline.length }),
    outcomes: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    horizon: fc.integer({ min: 7, max: 60 }),
  })
  .map(({ states, outcomes, horizon }) => {
    const memories = outline.flatMap((area, i) => {
      const state = states[i] ?? 0
      if (state < 3) return []
      const memory = state === 3 ? missedYesterday : memoryOf({ reviewedAt: NOON - (state - 2) * 3 * DAY_MS })
      return [[areaKey(area), memory] as const]
    })
    return { plan: planOf(outline, { memories: new Map(memories), horizon }), outcomes }
  })

/** Asks so many questions of the first area each time, two minutes apart; what is answered was answered just now. */
function* picks(start: Plan, outcomes: readonly boolean[]) {
  let plan = start
  for (const correct of outcomes) {
    const rated = areasByGain(plan)
    const chosen = rated[0] as Rated
    yield { plan, rated, chosen }
    const memory = memoryOf({ reviewedAt: plan.at, correct })
    plan = {
      ...plan,
      at: plan.at + 120_000,
      memories: new Map([...plan.memories, [areaKey(chosen), memory]]),
      recent: [practiced(chosen, { correct, isNew: chosen.memory === null }), ...plan.recent],
    }
  }
}

describe('over ten picks', () => {
  test('at most six are of rules never met while a rule is due', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, outcomes }) => {
        const chosen = [...picks(plan, outcomes)]
        fc.pre(chosen.every(({ rated }) => rated.some(({ isDue, score }) => isDue && score > 0)))
        expect(chosen.filter((one) => one.chosen.memory === null).length).toBeLessThanOrEqual(6)
      }),
      RUNS,
    )
  })

  test('more than six may be new where nothing is due', () => {
    const all = [
      ...picks(
        planOf(outline),
        Array.from({ length: 10 }, () => true),
      ),
    ]
    expect(all.filter(({ chosen }) => chosen.memory === null)).toHaveLength(10)
  })

  test('after ten with five or fewer right the likeliest of the best met areas is asked', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 10 }), ({ plan }, right) => {
        const others = areasOf('Torts', 'Admiralty', 10)
        const recent = others.map((area, i) => practiced(area, { correct: i < right }))
        const usual = areasByGain({ ...plan, recent: recent.map((one) => ({ ...one, correct: true })) })
        const [first] = areasByGain({ ...plan, recent })
        const met = usual.slice(0, 120).filter(({ memory, score }) => memory !== null && score > 0)
        const likeliest = Math.max(...met.map(({ chance }) => chance))
        if (right <= 5 && met.length > 0) {
          expect(first?.memory).not.toBeNull()
          expect(first?.chance).toBe(likeliest)
        } else expect(first).toEqual(usual[0])
      }),
    )
  })

  test('no area is asked twice, and the scores are those of the areas, each once', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, outcomes }) => {
        const chosen: string[] = []
        for (const pick of picks(plan, outcomes)) {
          expect(pick.rated.map(areaKey).sort()).toEqual(outline.map(areaKey).sort())
          chosen.push(areaKey(pick.chosen))
        }
        expect(new Set(chosen).size).toBe(10)
      }),
      RUNS,
    )
  })
})
