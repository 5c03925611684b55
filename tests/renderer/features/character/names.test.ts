import { describe, expect, it } from 'vitest'
import { looksOf, paletteInWords } from '../../../../renderer/features/character/names.ts'

describe('the words for a character’s looks', () => {
  it('has words for the palettes of the catalog and leaves others as they are', () => {
    expect(paletteInWords('lawyer_navy')).toBe('Lawyer Navy')
    expect(paletteInWords('my own teal')).toBe('my own teal')
    expect(paletteInWords('toString')).toBe('toString')
  })

  it('joins base and palette', () => {
    expect(looksOf({ base: 'undead', palette: 'judicial_gold' })).toBe('Undead · Judicial Gold')
  })
})
