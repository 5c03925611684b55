import { expect, test } from 'vitest'
import { type Edit, MERGED_MOST, merged, NOTE_MOST } from '#rules/notebook/note.ts'

const note = (id: string, text: string, from: string | null = null): Edit => ({
  ...{ id, text, from, bookmarked: false },
})

test('a note edited from the one there is takes its place', () => {
  expect(merged(note('a', 'Tender first.'), note('b', 'Tender last.', 'a')).text).toBe('Tender last.')
  expect(merged(note('a', 'Tender first.'), note('b', '', 'a')).text).toBe('')
  expect(merged(null, note('b', 'Tender.')).text).toBe('Tender.')
})

test('notes written at once on two devices are both kept, the one that arrived first before the other', () => {
  const both = merged(note('a', 'Tender first.'), note('b', 'Ask who bears the loss.'))
  expect(both).toMatchObject({ id: 'b', text: 'Tender first.\n\nAsk who bears the loss.' })
  expect(merged(note('a', ''), note('b', 'Ask.')).text).toBe('Ask.')
  expect(merged(note('a', 'Ask.'), note('b', '')).text).toBe('Ask.')
})

test('a text that is in the other is not told twice, and two long ones fit', () => {
  expect(merged(note('a', 'Tender first.'), note('b', 'Tender first. Always.')).text).toBe(
    'Tender first. Always.',
  )
  const long = (sign: string) => sign.repeat(NOTE_MOST)
  expect(merged(note('a', long('x')), note('b', long('y'))).text).toHaveLength(MERGED_MOST)
})
