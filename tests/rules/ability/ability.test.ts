import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abilitiesOf, chanceOf, hardness } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import { newSubjectStats, type SubjectStats } from '#rules/progress/state.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { anyMemory, memoryOf, NOON } from '../memory/remembered.ts'

const statsOf = (subject: Subject, level: number, answered: number, right: number): SubjectStats => ({
  ...newSubjectStats(subject),
  attemptsByDifficulty: { [level]: answered },
  correctByDifficulty: { [level]: right },
})

const counts = fc.dictionary(
  fc.integer({ min: 1, max: 10 }).map(String),
  fc.oneof(fc.nat(30), fc.nat(1_000_000)),
)

/** Statistics of any subjects, with any counts, even ones that no play leaves. */
const anyStats = fc.uniqueArray(
  fc
    .record({
      subject: fc.constantFrom(...SUBJECTS),
      attemptsByDifficulty: counts,
      correctByDifficulty: counts,
    })
    .map((parts) => ({ ...newSubjectStats(parts.subject), ...parts })),
  { selector: ({ subject }) => subject },
)

describe('ability', () => {
  test('is 0 in every subject before the first answer', () => {
    for (const ability of Object.values(abilitiesOf([]))) expect(ability).toBeCloseTo(0, 6)
  })

  test('is finite and within reason for any counts, and the same for the same', () => {
    fc.assert(
      fc.property(anyStats, (stats) => {
        const abilities = abilitiesOf(stats)
        for (const ability of Object.values(abilities)) expect(Math.abs(ability)).toBeLessThan(8)
        expect(abilitiesOf(stats)).toEqual(abilities)
      }),
    )
  })

  test('rises with each right answer in place of a wrong one, in its subject most', () => {
    const level = fc.integer({ min: 1, max: 10 })
    fc.assert(
      fc.property(level, fc.integer({ min: 1, max: 300 }), fc.nat(), (hard, answered, roll) => {
        const right = roll % answered
        const [less, more] = [right, right + 1].map((n) => abilitiesOf([statsOf('Torts', hard, answered, n)]))
        const risen = (subject: Subject) => (more?.[subject] ?? 0) - (less?.[subject] ?? 0)
        expect(risen('Torts')).toBeGreaterThan(0)
        expect(risen('Evidence')).toBeGreaterThan(0)
        expect(risen('Torts')).toBeGreaterThanOrEqual(risen('Evidence'))
      }),
    )
  })

  test('is found again in the answers of a player who has it', () => {
    const chance = 0.25 + 0.75 / (1 + Math.exp(hardness(6) - 1))
    const stats = SUBJECTS.map((subject) => statsOf(subject, 6, 2_000, Math.round(2_000 * chance)))
    for (const ability of Object.values(abilitiesOf(stats))) expect(ability).toBeCloseTo(1, 1)
  })

  test('tells apart a player’s strong and weak subjects', () => {
    const { Torts, Evidence, Contracts } = abilitiesOf([
      statsOf('Torts', 5, 60, 54),
      statsOf('Evidence', 5, 60, 24),
    ])
    expect(Torts).toBeGreaterThan(Contracts + 0.2)
    expect(Contracts).toBeGreaterThan(Evidence + 0.2)
  })
})

describe('the chance of a right answer', () => {
  const prospect = { ability: 0, level: 5, memory: null, at: NOON }
  const anyProspect = fc.record({
    ability: fc.double({ min: -8, max: 8, noNaN: true }),
    level: fc.integer({ min: 1, max: 10 }),
    memory: fc.option(anyMemory),
    at: fc.integer({ min: NOON - DAY_MS, max: NOON + 400 * DAY_MS }),
  })

  test('lies between that of guessing and certainty', () => {
    fc.assert(
      fc.property(anyProspect, (one) => {
        expect(chanceOf(one)).toBeGreaterThanOrEqual(0.25)
        expect(chanceOf(one)).toBeLessThan(1)
      }),
    )
  })

  test('rises with ability and recall, and falls with the level', () => {
    fc.assert(
      fc.property(anyProspect, fc.double({ min: 0.01, max: 3, noNaN: true }), (one, more) => {
        const chance = chanceOf(one)
        expect(chanceOf({ ...one, ability: one.ability + more })).toBeGreaterThan(chance)
        expect(chanceOf({ ...one, level: one.level + more })).toBeLessThan(chance)
        expect(chanceOf({ ...one, at: one.at + 30 * DAY_MS })).toBeLessThanOrEqual(chance)
      }),
    )
  })

  test('is better once the rule is met, and best while it is fresh', () => {
    const memory = memoryOf()
    const [unmet, faded, fresh] = [
      chanceOf(prospect),
      chanceOf({ ...prospect, memory, at: NOON + 60 * DAY_MS }),
      chanceOf({ ...prospect, memory }),
    ]
    expect(unmet).toBeLessThan(faded)
    expect(faded).toBeLessThan(fresh)
  })
})
