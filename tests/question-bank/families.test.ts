import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { itemHash } from '../../question-bank/blind/fingerprint.ts'
import type { BlindRecord } from '../../question-bank/blind/record-file.ts'
import { checkFamily } from '../../question-bank/check/families.ts'
import { cellsOf, pathsOf } from '../../question-bank/families/cells.ts'
import type { AnyFamily, Misconception } from '../../question-bank/families/contract.ts'
import { lures } from '../../question-bank/families/distractors.ts'
import { FAMILIES } from '../../question-bank/families/registry.ts'
import { familyStanding } from '../../question-bank/families/standing.ts'
import { findVariant } from '../../question-bank/families/stock.ts'
import { makeVariant, makeVariants, variantId } from '../../question-bank/families/variant.ts'
import { keyOf } from '../../question-bank/load/item.ts'
import { misplaced } from '../../question-bank/taxonomy/taxonomy.ts'

/**
 * The first sixty variants of each family, as a hash. A change here means that served ids would change
 * their content: raise the family's edition, then write the new hash.
 */
const GOLDEN: Record<string, string> = {
  'ev-10/1': '90c899b2c4786a0d',
}

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

    it('has at least 8 skins and 3 forms, all of them worn and used', () => {
      expect(family.skins.length).toBeGreaterThanOrEqual(8)
      expect(family.forms.length).toBeGreaterThanOrEqual(3)
      const stems = makeVariants(family, 300).map((item) => item.stem)
      const sample = cells[0]?.facts ?? {}
      for (const form of family.forms) {
        const asked = family.skins.map((entry) => form.ask(sample, entry))
        expect(stems.some((stem) => asked.some((lead: string) => stem.endsWith(lead)))).toBe(true)
      }
      const opened = (entry: { id: string }) =>
        cells.some((cell) =>
          stems.some((stem) => stem.startsWith(family.tell(cell.facts, entry).slice(0, 60))),
        )
      expect(family.skins.filter((entry) => !opened(entry)).map((entry) => entry.id)).toEqual([])
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

    it('reaches every path, and every reason as key and as distractor, within 300 variants', () => {
      const variants = makeVariants(family, 300)
      expect(new Set(variants.map((item) => item.path)).size).toBe(pathsOf(family).size)
      const texts = (id: string) => family.reason(id, cells[0]?.facts ?? {}, skin).texts
      const says = (option: string, id: string) =>
        texts(id).some((text) => option.toLowerCase().includes(text.toLowerCase()))
      for (const id of family.reasonIds) {
        expect(variants.some((item) => says(keyOf(item), id))).toBe(true)
        const wrong = (item: (typeof variants)[number]) =>
          item.choices.some((choice, index) => index !== item.correct && says(choice.text, id))
        expect(variants.some(wrong)).toBe(true)
      }
    })

    it('keeps every item rule and the cue limits over a full sample', () => {
      const rejected = checkFamily(family, new Map(), true).filter((failure) => failure.severity === 'reject')
      expect(rejected).toEqual([])
    })

    it('is not served before 12 variants were solved blind', () => {
      const { held: _held, ...free } = family
      expect(checkFamily(free, new Map(), false)).toContainEqual(
        expect.objectContaining({ rule: 'reviewed', reason: '0 variants solved blind, 12 needed' }),
      )
    })

    it('is not served while it is held, and the check says why', () => {
      const agreed = makeVariants(family, 12).map((item): [string, BlindRecord[]] => [
        item.id,
        [
          {
            item: item.id,
            hash: itemHash(item),
            picks: [item.correct, item.correct],
            agreed: true,
            on: '2026-11-20',
          },
        ],
      ])
      const { held: _held, ...free } = family
      expect(familyStanding(free, new Map(agreed)).served).toBe(true)
      const held = { ...family, held: 'a rule unread' }
      expect(familyStanding(held, new Map(agreed)).served).toBe(false)
      expect(checkFamily(held, new Map(agreed), false)).toContainEqual(
        expect.objectContaining({ severity: 'warn', rule: 'held', reason: 'held: a rule unread' }),
      )
    })

    it('makes the same variant from the same id, alone or among others, and none it was not asked for', () => {
      const variants = makeVariants(family, 40)
      expect(new Set(variants.map((item) => item.id)).size).toBe(40)
      for (const number of [0, 7, 39]) expect(makeVariant(family, number)).toEqual(variants[number])
      expect(findVariant(variantId(family, 7))).toEqual(variants[7])
      expect(findVariant(`${family.id.replace('-', '')}-0-000007`)).toBeUndefined()
    })

    it('has not changed under its edition', () => {
      const hash = createHash('sha256')
        .update(JSON.stringify(makeVariants(family, 60)))
        .digest('hex')
      expect(GOLDEN[`${family.id}/${family.edition}`]).toBe(hash.slice(0, 16))
    })
  },
)
