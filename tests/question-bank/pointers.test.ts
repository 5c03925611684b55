import { expect, it } from 'vitest'
import { pointersFrom } from '../../question-bank/families/engine/pointers.ts'
import { makeVariants } from '../../question-bank/families/engine/variant.ts'
import { adversePossession } from '../../question-bank/families/real-property/adverse-possession-timeline/family.ts'

it('gives the pointers of a kind of case, worded by its story, and none where no row names it', () => {
  const pointers = pointersFrom<'late' | 'early' | 'never', { readonly who: string }>([
    [['late', 'early'], ({ who }) => `When did ${who} come?`, 'When?'],
  ])
  expect(pointers('late', { who: 'the owner' })).toEqual(['When did the owner come?', 'When?'])
  expect(pointers('never', { who: 'the owner' })).toEqual([])
  expect(pointers(null, { who: 'the owner' })).toEqual([])
})

it('prints a pointer in place of a hint of the family, and asks the same with or without it', () => {
  const { pointers: _, ...plain } = adversePossession
  const pointed = makeVariants(adversePossession, 20)
  const unpointed = makeVariants(plain, 20)
  expect(pointed.map((item) => ({ ...item, hint: '' }))).toEqual(
    unpointed.map((item) => ({ ...item, hint: '' })),
  )
  expect(new Set(unpointed.map(({ hint }) => hint)).size).toBeLessThan(
    new Set(pointed.map(({ hint }) => hint)).size,
  )
})
