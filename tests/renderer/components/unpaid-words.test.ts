import { expect, it } from 'vitest'
import { unpaidInBlock } from '../../../renderer/components/unpaid-words.ts'

it('says how many answers of a block earned nothing, and nothing where each was paid', () => {
  expect(unpaidInBlock(0)).toBeNull()
  expect(unpaidInBlock(1)).toMatch(/^1 answer earned no XP: practice and blocks pay for 150 a day\./)
  expect(unpaidInBlock(33)).toMatch(/^33 answers earned no XP/)
})
