import { describe, expect, it } from 'vitest'
import { typeset } from '../../../renderer/components/typeset.ts'

describe('typeset', () => {
  it.each([
    ['"Yes," he said. ("No.")', '“Yes,” he said. (“No.”)'],
    ["the landlord's tenants' claim", 'the landlord’s tenants’ claim'],
    ['"\'Tis mine," she said', '“‘Tis mine,” she said'],
    ['under 42 U.S.C. § 1983', 'under 42 U.S.C. §\u00a01983'],
    ['Ames v. Bell', 'Ames v.\u00a0Bell'],
    ['late -- again', 'late – again'],
    ['already “set” and ’so’', 'already “set” and ’so’'],
  ])('sets %j as %j', (typed, set) => {
    expect(typeset(typed)).toBe(set)
  })
})
