import { describe, expect, test } from 'vitest'
import type { Note } from '../../../../renderer/clients/notes.ts'
import { excerpt, noteWords } from '../../../../renderer/screens/home/note-words.ts'

const note = (kind: Note['kind'], xpChange: number): Note => ({
  id: '0190c0de-0000-4000-8000-000000000001',
  kind,
  subject: 'Torts',
  subtopic: 'Negligence',
  stem: 'Who prevails?',
  xpChange,
  at: '2026-11-20T10:00:00.000Z',
})

describe('a note of a ruling', () => {
  test.each([
    ['struck', -12, 'Your XP: −12.'],
    ['struck', 7, 'Your XP: +7.'],
    ['struck', 0, 'Your XP didn’t change.'],
    ['restored', 1200, 'Your XP: +1,200.'],
  ] as const)('%s %d says what it changed', (kind, xpChange, words) => {
    expect(noteWords(note(kind, xpChange)).text).toContain(words)
  })

  test('on a report that was not upheld speaks of no XP', () => {
    expect(noteWords(note('report_sound', 0)).text).not.toContain('XP')
  })
})

test('a long stem is cut between words', () => {
  expect(excerpt('Who prevails?')).toBe('Who prevails?')
  expect(excerpt('word '.repeat(60))).toBe(`${'word '.repeat(24).trim()}…`)
})
