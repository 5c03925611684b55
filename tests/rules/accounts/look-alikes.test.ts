import { expect, test } from 'vitest'
import { mixesAlphabets, readAsLatin } from '#rules/accounts/look-alikes.ts'

test.each([
  ['Роrtіа', 'portia'],
  ['ΡΟRΤΙΑ', 'portia'],
  ['P0rt1a', 'portia'],
  ['Ｐórtia!', 'portiai'],
  ['李小龍', ''],
])('%s is read as %s', (name, read) => expect(readAsLatin(name)).toBe(read))

test.each(['Роrtia', 'Portiа', 'Pοrtia', 'Pоrtia Ames', 'Дмитрий V.'])('%s mixes alphabets', (name) =>
  expect(mixesAlphabets(name)).toBe(true),
)

test.each(['Portia', 'Дмитрий Иванов', 'Παναγιώτης', 'Zoë “Z”', '李小龍 Lee', '김 Kim', 'Ωμ', '42', 'محمد'])(
  '%s is written in one alphabet, or in some that nobody mistakes',
  (name) => expect(mixesAlphabets(name)).toBe(false),
)
