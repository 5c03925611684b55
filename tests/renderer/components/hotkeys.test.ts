import { describe, expect, it } from 'vitest'
import { hotkeyOf, type KeyPress } from '../../../renderer/components/hotkeys.ts'

const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
})

describe('hotkeyOf', () => {
  it.each([
    ['a letter', press('a', 'KeyA'), 'a'],
    ['a capital', press('A', 'KeyA', { shiftKey: true }), 'a'],
    ['a digit', press('3', 'Digit3'), '3'],
    ['the number pad', press('3', 'Numpad3'), '3'],
    ['a question mark', press('?', 'Slash', { shiftKey: true }), '?'],
    ['a named key', press('Enter', 'Enter'), 'Enter'],
    ['the letter printed on an AZERTY key', press('a', 'KeyQ'), 'a'],
    ['a digit that AZERTY puts under Shift', press('&', 'Digit1'), '1'],
    ['a Cyrillic letter by its place', press('ф', 'KeyA'), 'a'],
  ])('reads %s', (_name, event, hotkey) => {
    expect(hotkeyOf(event)).toBe(hotkey)
  })

  it.each([
    ['a held key', press('a', 'KeyA', { repeat: true })],
    ['Ctrl+A', press('a', 'KeyA', { ctrlKey: true })],
    ['Cmd+C', press('c', 'KeyC', { metaKey: true })],
    ['Alt+D', press('d', 'KeyD', { altKey: true })],
    ['an exclamation mark', press('!', 'Digit1', { shiftKey: true })],
    ['a comma', press(',', 'Comma')],
  ])('takes %s for nothing', (_name, event) => {
    expect(hotkeyOf(event)).toBeNull()
  })
})
