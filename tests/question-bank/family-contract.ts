import { expect, it } from 'vitest'
import type { Pool } from '#protocol/bank.ts'
import { findVariant } from '../../question-bank/families/engine/built-variants.ts'
import type { AnyFamily, Misconception } from '../../question-bank/families/engine/contract.ts'
import { distractors } from '../../question-bank/families/engine/distractors.ts'
import { type Draw, draw, suits } from '../../question-bank/families/engine/draw.ts'
import { factPatternsOf, pathsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import { weightsOf } from '../../question-bank/families/engine/kept-weights.ts'
import { DAILY_LEVEL } from '../../question-bank/families/engine/story-pools.ts'
import {
  makeVariant,
  makeVariants,
  subtopicOf,
  variantId,
} from '../../question-bank/families/engine/variant.ts'
import { misplaced } from '../../question-bank/taxonomy/taxonomy.ts'
import { seeded } from '../../question-bank/text/seeded.ts'

/** What every family must keep, served or not. To be called inside a `describe`. */
export function keepsTheContract(family: AnyFamily): void {
  const patterns = factPatternsOf(family)
  const story = family.stories[0]

  it('has a place in the taxonomy, and area and level for every pattern', () => {
    for (const pattern of patterns) {
      expect(
        misplaced(family.subject, subtopicOf(family, pattern.facts), family.area(pattern.facts)),
      ).toBeNull()
      expect(family.difficulty(pattern.facts)).toBeGreaterThanOrEqual(1)
      expect(family.difficulty(pattern.facts)).toBeLessThanOrEqual(10)
    }
  })

  it('has at least 8 stories and 3 forms', () => {
    expect(family.stories.length).toBeGreaterThanOrEqual(8)
    expect(family.forms.length).toBeGreaterThanOrEqual(3)
  })

  keepsTheVoice(family)

  it('decides every legal pattern by reasons and rules it has, each with an authority and a date', () => {
    const rules = new Map(family.rules.map((rule) => [rule.id, rule]))
    for (const pattern of patterns) {
      for (const id of [...pattern.reasons, ...pattern.arguable]) expect(family.reasonIds).toContain(id)
      for (const id of pattern.rules) {
        expect(rules.get(id)?.authority).toMatch(/./)
        expect(rules.get(id)?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }
    }
    const used = new Set(patterns.flatMap((pattern) => pattern.rules))
    expect(family.rules.map((rule) => rule.id).filter((id) => !used.has(id))).toEqual([])
  })

  it('reaches every path of its table', () => {
    const reached = new Set(patterns.map((pattern) => pattern.path))
    expect((family.pathNames ?? []).filter((name) => !reached.has(name))).toEqual([])
  })

  it('gives one outcome a pattern: all its true reasons are on one side, and one of them can be the key', () => {
    for (const pattern of patterns) {
      const sides = new Set(
        [...pattern.reasons, ...pattern.arguable].map((id) => family.reason(id, pattern.facts, story).side),
      )
      expect(sides.size).toBe(1)
      expect(pattern.reasons.some((id) => family.fits(id, pattern.facts))).toBe(true)
    }
  })

  it('offers no distractor that is true of its pattern', () => {
    for (const pattern of patterns) {
      const wrong = distractors(family, pattern).map((distractor) => distractor.reason)
      expect(new Set(wrong).size).toBe(wrong.length)
      expect(wrong.filter((id) => pattern.reasons.includes(id) || pattern.arguable.includes(id))).toEqual([])
    }
  })

  it('uses every misconception', () => {
    const used = new Set(
      patterns.flatMap((pattern) =>
        distractors(family, pattern).map((distractor) => distractor.misconception),
      ),
    )
    const idle = family.misconceptions.filter((view: Misconception<never>) => !used.has(view.id))
    expect(idle.map((view) => view.id)).toEqual([])
  })

  it('reaches every path, every form, and every reason as key and as distractor, within 300 draws', () => {
    const weights = weightsOf(family)
    const drawn = Array.from({ length: 300 }, (_, number) =>
      draw(family, number, weights, seeded(variantId(family, number))),
    ).flatMap((made) => made ?? [])
    const seen = <T>(of: (made: Draw) => readonly T[]) => new Set(drawn.flatMap(of))
    const reasoned = (made: Draw) => made.added === null
    expect(seen((made) => [made.pattern.path]).size).toBe(pathsOf(family).size)
    expect(seen((made) => [made.form.id])).toEqual(new Set(family.forms.map((form) => form.id)))
    expect(seen((made) => [made.story.id])).toEqual(new Set(family.stories.map((entry) => entry.id)))
    const keys = seen((made) => (reasoned(made) ? [made.key] : []))
    const wrong = seen((made) => made.distractors.map((distractor) => distractor.reason))
    expect(family.reasonIds.filter((id) => !keys.has(id))).toEqual([])
    expect(family.reasonIds.filter((id) => !wrong.has(id))).toEqual([])
    const added = seen((made) =>
      (made.added ? [made.added.key, ...made.added.others] : []).map(({ fact }) => fact.id),
    )
    expect((family.addedFacts ?? []).map((fact) => fact.id).filter((id) => !added.has(id))).toEqual([])
  })

  it('makes the same variant from the same id, alone or among others, and none it was not asked for', () => {
    const variants = makeVariants(family, 40)
    expect(new Set(variants.map((item) => item.id)).size).toBe(40)
    for (const number of [0, 7, 39]) expect(makeVariant(family, number)).toEqual(variants[number])
    expect(findVariant([family], variantId(family, 7))).toEqual(variants[7])
    expect(findVariant([family], `${family.id.replace('-', '')}-0-000007`)).toBeUndefined()
  })
}

/** Tests the rules of the exam's voice. */
function keepsTheVoice(family: AnyFamily): void {
  const patterns = factPatternsOf(family)

  it('tells every fact pattern by four practice and four ranked stories, and the hard ones by three daily ones', () => {
    const lacking = patterns.flatMap((pattern) => {
      const own = family.stories.filter((story) => suits(story, pattern))
      const of = (pool: Pool) => own.filter((story) => story.pool === pool).length
      const daily = family.difficulty(pattern.facts) < DAILY_LEVEL || of('daily') >= 3
      return of('practice') >= 4 && of('ranked') >= 4 && daily ? [] : [JSON.stringify(pattern.facts)]
    })
    expect(lacking).toEqual([])
  })

  it('has three narrative orders, which tell the same case in other words', () => {
    expect(family.orders).toBeGreaterThanOrEqual(3)
    for (const pattern of patterns) {
      const story = family.stories.find((entry) => suits(entry, pattern))
      const told = Array.from({ length: family.orders ?? 0 }, (_, order) =>
        family.tell(pattern.facts, story, order),
      )
      expect(new Set(told).size).toBe(told.length)
      expect(told).not.toContain('')
    }
  })

  it('says of every reason why it is right, where it is the key', () => {
    for (const pattern of patterns)
      for (const id of pattern.reasons) {
        const story = family.stories.find((entry) => suits(entry, pattern))
        expect(family.reason(id, pattern.facts, story).right, id).toMatch(/\w/)
      }
  })
}
