import { expect, test } from 'vitest'
import { isolated } from '#protocol/isolated.ts'

test('a name written from right to left is set apart; others stay as they are', () => {
  expect(isolated('שלום')).toBe('\u2068שלום\u2069')
  expect(isolated('محمد B')).toBe('\u2068محمد B\u2069')
  for (const name of ['Nerissa', 'José 👩‍⚖️', '']) expect(isolated(name)).toBe(name)
})
