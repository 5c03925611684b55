/** One woff2 to cut: which file of which font package, the glyphs kept and the axes narrowed. */
export interface Face {
  readonly file: `${string}.woff2`
  readonly from: string
  readonly glyphs: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

/** OpenType features worth their bytes: kerning, ligatures, tabular and lining figures, composition. */
export const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'rvrn']

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('')

const ASCII = range(0x20, 0x7e)
const LATIN_1 = range(0xa0, 0xff)
const LATIN_1_LETTERS = range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff)
const TYPOGRAPHY = '–—‘’“”…·•'

/** The three faces of the app: 55 KB together, of which 44 KB on first load (design section 11). */
export const FACES: readonly Face[] = [
  {
    file: 'fraunces.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    glyphs: `${ASCII}${LATIN_1_LETTERS}${TYPOGRAPHY}\u00a0§`,
    axes: { wght: 600, opsz: { min: 14, max: 72 } },
  },
  {
    file: 'source-sans-3.woff2',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    glyphs: `${ASCII}${LATIN_1}${TYPOGRAPHY}′″←→↑↓−™€Œœ`,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'source-sans-3-extended.woff2',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    glyphs: `${range(0x100, 0x17f)}${range(0x218, 0x21b)}\u1e9e`,
    axes: { wght: { min: 400, max: 600 } },
  },
]
