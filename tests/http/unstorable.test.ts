import { expect, test } from 'vitest'
import { isUnstorable } from '#http/unstorable.ts'

const nest = (deep: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < deep; i += 1) value = i % 2 === 0 ? [value] : { value }
  return value
}

test.each([
  ['a NUL', 'a\0b'],
  ['half of a surrogate pair', 'a\ud83d'],
  ['the other half', '\udca5 bang'],
  ['one within', { list: [{ text: 'ok' }, { text: '\ud800' }] }],
  ['one in a name', { '\ud800': 1 }],
  ['a nest nobody sends', nest(400_000)],
])('%s cannot be stored', (_, value) => {
  expect(isUnstorable(value)).toBe(true)
})

test.each([
  ['text of any script', 'Ａ 法律 💥 عدل'],
  ['numbers and nothing', [1, null, undefined, true]],
  ['what goes as deep as a request may', nest(90)],
  ['more entries than a call takes arguments', Array.from({ length: 300_000 }, () => 'x')],
])('%s can', (_, value) => {
  expect(isUnstorable(value)).toBe(false)
})
