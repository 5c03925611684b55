declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    noHinting?: boolean
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  /** Cuts a font down to the glyphs of `text`; resolves with the bytes of the new font. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
