import { describe, expect, it } from 'vitest'
import { findVariant } from '../../question-bank/families/engine/built-variants.ts'
import { cellsOf, pathsOf } from '../../question-bank/families/engine/cells.ts'
import type { AnyFamily, Misconception } from '../../question-bank/families/engine/contract.ts'
import { lures } from '../../question-bank/families/engine/distractors.ts'
import { type Draw, draw } from '../../question-bank/families/engine/draw.ts'
import { readKept, weightsOf } from '../../question-bank/families/engine/kept-weights.ts'
import {
  makeVariant,
  makeVariants,
  variantId,
  variantsHash,
} from '../../question-bank/families/engine/variant.ts'
import { FAMILIES } from '../../question-bank/families/registry.ts'
import { misplaced } from '../../question-bank/taxonomy/taxonomy.ts'
import { seeded } from '../../question-bank/text/seeded.ts'

describe.each(FAMILIES.map((family) => [family.id, family] as const))(
  'family %s',
  (_id, family: AnyFamily) => {
    const cells = cellsOf(family)
    const skin = family.skins[0]

    it('has a place in the taxonomy, and area and level for every cell', () => {
      for (const cell of cells) {
        expect(misplaced(family.subject, family.subtopic, family.area(cell.facts))).toBeNull()
        expect(family.difficulty(cell.facts)).toBeGreaterThanOrEqual(1)
        expect(family.difficulty(cell.facts)).toBeLessThanOrEqual(10)
      }
    })

    it('has at least 8 skins and 3 forms', () => {
      expect(family.skins.length).toBeGreaterThanOrEqual(8)
      expect(family.forms.length).toBeGreaterThanOrEqual(3)
    })

    it('decides every legal cell by reasons and steps it knows, each with an authority and a date', () => {
      const steps = new Map(family.steps.map((step) => [step.id, step]))
      for (const cell of cells) {
        for (const id of [...cell.reasons, ...cell.unused]) expect(family.reasonIds).toContain(id)
        for (const id of cell.path.split(' > ')) {
          expect(steps.get(id)?.authority).toMatch(/./)
          expect(steps.get(id)?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        }
      }
      const used = new Set(cells.flatMap((cell) => cell.path.split(' > ')))
      expect(family.steps.map((step) => step.id).filter((id) => !used.has(id))).toEqual([])
    })

    it('gives one outcome a cell: all its true reasons are on one side, and one of them can be the key', () => {
      for (const cell of cells) {
        const sides = new Set(
          [...cell.reasons, ...cell.unused].map((id) => family.reason(id, cell.facts, skin).side),
        )
        expect(sides.size).toBe(1)
        expect(cell.reasons.some((id) => family.fits(id, cell.facts))).toBe(true)
      }
    })

    it('offers no lure that is true of its cell', () => {
      for (const cell of cells) {
        const wrong = lures(family, cell).map((lure) => lure.reason)
        expect(new Set(wrong).size).toBe(wrong.length)
        expect(wrong.filter((id) => cell.reasons.includes(id) || cell.unused.includes(id))).toEqual([])
      }
    })

    it('uses every misconception', () => {
      const used = new Set(cells.flatMap((cell) => lures(family, cell).map((lure) => lure.misconception)))
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
      expect(seen((made) => [made.cell.path]).size).toBe(pathsOf(family).size)
      expect(seen((made) => [made.form.id])).toEqual(new Set(family.forms.map((form) => form.id)))
      expect(seen((made) => [made.skin.id])).toEqual(new Set(family.skins.map((entry) => entry.id)))
      const keys = seen((made) => (reasoned(made) ? [made.key] : []))
      const wrong = seen((made) => made.lures.map((lure) => lure.reason))
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
      expect(findVariant(FAMILIES, variantId(family, 7))).toEqual(variants[7])
      expect(findVariant(FAMILIES, `${family.id.replace('-', '')}-0-000007`)).toBeUndefined()
    })

    it('has not changed under its edition, whose weights are kept', () => {
      // A change here means that served ids would change their content: raise the edition, then calibrate.
      expect(readKept(family)?.variants).toBe(variantsHash(family))
    })
  },
)
