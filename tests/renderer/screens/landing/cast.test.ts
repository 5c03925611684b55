import { describe, expect, it } from 'vitest'
import { archetypeOf } from '#rules/avatar/archetypes.ts'
import { COUNSEL, JUDGE, JURY } from '../../../../renderer/screens/landing/moot-court/cast.ts'

const cast = [JUDGE, ...COUNSEL, ...JURY]

describe('the picture of the landing page', () => {
  it('shows a judge, two counsel and twelve jurors, each someone else', () => {
    expect(JURY).toHaveLength(12)
    expect(new Set(cast.map(({ id }) => id)).size).toBe(15)
  })

  it('shows only characters of the catalog', () => {
    expect(cast.filter(({ id }) => archetypeOf(id) === null)).toEqual([])
  })
})
