import { BASE_LABELS, type Base } from '#rules/avatar/bases.ts'
import { PALETTE_LABELS } from '#rules/avatar/palettes.ts'

/** A palette as people read it; a name that is none of the eight may be any text, and is shown as it is. */
export const paletteInWords = (palette: string): string =>
  Object.hasOwn(PALETTE_LABELS, palette) ? PALETTE_LABELS[palette as keyof typeof PALETTE_LABELS] : palette

export const looksOf = ({ base, palette }: { base: Base; palette: string }): string =>
  `${BASE_LABELS[base]} · ${paletteInWords(palette)}`
