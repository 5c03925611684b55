import icons from 'lucide-react/dynamicIconImports'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#rules/avatar/categories.ts'

describe('categories', () => {
  it('are the four of spec section 3, by id and name', () => {
    expect(CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
      ['corporate', 'Corporate'],
      ['whitecollarcriminal', 'White Collar Criminal'],
      ['constitutional', 'Constitutional Scholar'],
      ['publicdefender', 'Public Defenders'],
    ])
  })

  it('each have a description and an icon of their own that the icon set knows', () => {
    expect(new Set(CATEGORIES.map((one) => one.description)).size).toBe(4)
    expect(new Set(CATEGORIES.map((one) => one.icon)).size).toBe(4)
    for (const { description, icon } of CATEGORIES) {
      expect(description).toMatch(/^[A-Z].{30,}\.$/)
      expect(Object.keys(icons)).toContain(icon)
    }
  })
})
