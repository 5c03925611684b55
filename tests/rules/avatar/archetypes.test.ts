import { describe, expect, it } from 'vitest'
import {
  ARCHETYPES,
  type Avatar,
  archetypeOf,
  archetypesOf,
  avatarFor,
  defaultAvatar,
} from '#rules/avatar/archetypes.ts'
import { BASE_LABELS, BASES } from '#rules/avatar/bases.ts'
import { CATEGORIES, type CategoryId } from '#rules/avatar/categories.ts'
import { PALETTES, type PaletteName } from '#rules/avatar/palettes.ts'
import { PROP_LABELS } from '#rules/avatar/props.ts'

const DISPLAY_NAME_MAX = 30
const PROPS = Object.keys(PROP_LABELS)

function timesEach(values: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return times
}

describe('the 32 archetypes', () => {
  it('are 32, eight a category', () => {
    expect(ARCHETYPES).toHaveLength(32)
    for (const { id } of CATEGORIES) expect(archetypesOf(id), id).toHaveLength(8)
  })

  it('include those the spec names, each in its category', () => {
    const named: Record<string, CategoryId> = {
      'due-diligence-dragon': 'corporate',
      'covenant-golem': 'corporate',
      'takeover-titan': 'corporate',
      'insider-trading-hawk': 'whitecollarcriminal',
      'strict-scrutiny-sphinx': 'constitutional',
      'gideon-crow': 'publicdefender',
    }
    for (const [id, category] of Object.entries(named)) expect(archetypeOf(id)?.category, id).toBe(category)
  })

  it.each(['id', 'label', 'line'] as const)('never share a %s', (field) => {
    expect(new Set(ARCHETYPES.map((one) => one[field].toLowerCase())).size).toBe(ARCHETYPES.length)
  })

  it.each(ARCHETYPES)('$id is well made', ({ id, label, base, palette, props, category, line }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(label.length).toBeGreaterThanOrEqual(2)
    expect(label.length).toBeLessThanOrEqual(DISPLAY_NAME_MAX)
    expect(label).toBe(label.trim())
    expect(line).toMatch(/^[A-Z].+[.?!]$/)
    expect(BASES).toContain(base)
    expect(Object.keys(PALETTES)).toContain(palette)
    expect(CATEGORIES.map((one) => one.id)).toContain(category)
    expect(props.length).toBeGreaterThanOrEqual(1)
    expect(props.length).toBeLessThanOrEqual(3)
    expect(new Set(props).size).toBe(props.length)
    for (const prop of props) expect(PROPS).toContain(prop)
  })

  it('use every base and palette once a category, so four times in all', () => {
    for (const { id } of CATEGORIES) {
      const here = archetypesOf(id)
      expect(new Set(here.map((one) => one.base)), id).toEqual(new Set(BASES))
      expect(new Set(here.map((one) => one.palette)), id).toEqual(new Set(Object.keys(PALETTES)))
    }
  })

  it('carry every prop several times, and show each in at least three portraits', () => {
    const carried = timesEach(ARCHETYPES.flatMap((one) => [...one.props]))
    const shown = timesEach(ARCHETYPES.map((one) => one.props[0]))
    for (const prop of PROPS) {
      expect(carried.get(prop), prop).toBeGreaterThanOrEqual(4)
      expect(shown.get(prop), prop).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('the catalog around them', () => {
  it('has 8 bases and 10 props, each with a label of its own', () => {
    expect(BASES).toHaveLength(8)
    expect(new Set(Object.values(BASE_LABELS)).size).toBe(8)
    expect(PROPS).toHaveLength(10)
    expect(new Set(Object.values(PROP_LABELS)).size).toBe(10)
  })
})

describe('avatars made from them', () => {
  it('dresses an account without a character as spec section 3 says', () => {
    const expected: Avatar = { base: 'humanoid', palette: 'lawyer_navy', props: [] }
    expect(defaultAvatar()).toEqual(expected)
  })

  it('gives an archetype its looks', () => {
    expect(avatarFor('gideon-crow')).toEqual({
      archetypeId: 'gideon-crow',
      base: 'beast',
      palette: 'statute_silver' satisfies PaletteName,
      props: ['legal_pad', 'quill'],
    })
  })

  it('hands out objects a caller may change without changing the catalog', () => {
    avatarFor('gideon-crow').props.push('gavel')
    defaultAvatar().props.push('gavel')
    expect(avatarFor('gideon-crow').props).toEqual(['legal_pad', 'quill'])
    expect(defaultAvatar().props).toEqual([])
  })

  it.each(['', 'gideon', 'Gideon-Crow', '__proto__', 'constructor'])('knows no archetype "%s"', (id) => {
    expect(archetypeOf(id)).toBeNull()
    expect(avatarFor(id)).toBeNull()
  })
})
