import { describe, expect, it } from 'vitest'
import { hotkeyOf, type KeyPress, wantsKey } from '../../../renderer/components/hotkeys.ts'

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

describe('a key that the focused control wants for itself', () => {
  /** An element that matches these selectors and no others. */
  const focused = (...matches: string[]): Element =>
    ({
      closest: (selectors: string) =>
        selectors.split(/,\s*/).some((one) => matches.includes(one)) ? {} : null,
    }) as unknown as Element

  it.each(['input[type=radio]', '[role=tab]', '[role=slider]'])('is an arrow on %s', (control) => {
    expect(wantsKey(focused(control), 'ArrowRight')).toBe(true)
    expect(wantsKey(focused(control), 'a')).toBe(false)
  })

  it('is no arrow on the page itself', () => {
    expect(wantsKey(focused(), 'ArrowRight')).toBe(false)
    expect(wantsKey(null, 'ArrowRight')).toBe(false)
  })
})
