import { describe, expect, it } from 'vitest'
import { DEFAULT_PALETTE_COLOR, PALETTE_LABELS, PALETTES, paletteColor } from '#rules/avatar/palettes.ts'

describe('palettes', () => {
  it('are the eight of spec section 3, each with its own color and label', () => {
    expect(Object.keys(PALETTES)).toHaveLength(8)
    expect(new Set(Object.values(PALETTES)).size).toBe(8)
    expect(new Set(Object.values(PALETTE_LABELS)).size).toBe(8)
    for (const hex of Object.values(PALETTES)) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
  })

  it('map a name to its color', () => {
    expect(paletteColor('judicial_gold')).toBe('#C9A24B')
    expect(paletteColor('precedent_bronze')).toBe('#9A6A3C')
  })

  it.each(['', 'mauve', 'Judicial_Gold', 'toString', '__proto__'])(
    'fall back to blue-violet for "%s"',
    (name) => {
      expect(paletteColor(name)).toBe(DEFAULT_PALETTE_COLOR)
      expect(DEFAULT_PALETTE_COLOR).toBe('#6B6FD8')
    },
  )
})
