/** Palette names of spec section 3 and the field each paints behind a portrait, as sRGB hex. */
export const PALETTES = {
  judicial_gold: '#C9A24B',
  lawyer_navy: '#2C4A7C',
  constitutional_purple: '#5B3F8C',
  verdict_red: '#A5433B',
  evidence_green: '#2F7A5A',
  statute_silver: '#8B96AD',
  brief_blue: '#3F78B5',
  precedent_bronze: '#9A6A3C',
} as const

export type PaletteName = keyof typeof PALETTES

export const PALETTE_LABELS = {
  judicial_gold: 'Judicial Gold',
  lawyer_navy: 'Lawyer Navy',
  constitutional_purple: 'Constitutional Purple',
  verdict_red: 'Verdict Red',
  evidence_green: 'Evidence Green',
  statute_silver: 'Statute Silver',
  brief_blue: 'Brief Blue',
  precedent_bronze: 'Precedent Bronze',
} as const satisfies Record<PaletteName, string>

/** The blue-violet of an avatar whose palette is none of the eight (spec section 3). */
export const DEFAULT_PALETTE_COLOR = '#6B6FD8'

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name)
}

/** Returns the sRGB hex of a palette name as stored, which may be any string; the default color for an unknown one. */
export function paletteColor(name: string): string {
  return isPalette(name) ? PALETTES[name] : DEFAULT_PALETTE_COLOR
}
