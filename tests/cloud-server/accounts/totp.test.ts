import { expect, test } from 'vitest'
import { appLink, codeAt, newSecret, stepAt, stepOf } from '../../../cloud-server/accounts/totp.ts'

/** The secret of the RFCs' examples, '12345678901234567890', in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('RFC 4226, appendix D: counter %i is %s', (step, code) => {
  expect(codeAt(SECRET, step)).toBe(code)
})

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238, appendix B, with its last six digits: second %i is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1_000))).toBe(code)
})

test('a code fits its own half minute and those beside it, and none that was used', () => {
  const ms = 1_234_567_890_000
  const now = stepAt(ms)
  const found = (steps: number, lastStep = 0) =>
    stepOf(codeAt(SECRET, now + steps), { secret: SECRET, lastStep }, ms)
  expect([-2, -1, 0, 1, 2].map((steps) => found(steps))).toEqual([null, now - 1, now, now + 1, null])
  expect([-1, 0, 1].map((steps) => found(steps, now))).toEqual([null, null, now + 1])
})

test('secrets are 160 bits in base32, each another one', () => {
  const secrets = Array.from({ length: 20 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(20)
})

test('the link names the account and holds what an app needs', () => {
  const link = new URL(appLink(SECRET, 'Lady Portia'))
  expect(link.href).toMatch(/^otpauth:\/\/totp\/Bar%20Duel%3ALady%20Portia\?/)
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: SECRET,
    issuer: 'Bar Duel',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
