import { expect, it, test } from 'vitest'
import { linkedPage, linkedPageIn } from '../../../electron/main/link.ts'

test.each([
  ['barduel://challenge/Portia', '/?challenge=Portia'],
  ['barduel://challenge/Portia%20Ames', '/?challenge=Portia%20Ames'],
])('%s opens %s', (address, page) => expect(linkedPage(address)).toBe(page))

test.each([
  'barduel://challenge/',
  'barduel://challenge/a',
  'barduel://challenge/Portia/extra',
  'barduel://challenge/%00%00',
  'barduel://challenge/%E0%A4%A',
  'barduel://challenge/%3Cscript%3E',
  'barduel://challenge/..%2F..%2Fapi',
  'barduel://user:pass@challenge/Portia',
  'barduel://challenge:80/Portia',
  'barduel://other/Portia',
  'barduel:challenge/Portia',
  'https://challenge/Portia',
  'not an address',
])('%s opens nothing', (address) => expect(linkedPage(address)).toBeNull())

it('finds the link among a start’s arguments', () => {
  expect(linkedPageIn(['bar-duel', '--flag', 'barduel://challenge/Portia'])).toBe('/?challenge=Portia')
  expect(linkedPageIn(['bar-duel', '.'])).toBeNull()
})
