import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { pushService } from '../../../cloud-server/reminders/push-service.ts'
import { authorization, newVapidKey, sealed } from '../../../cloud-server/reminders/web-push.ts'
import { subscribedBrowser } from './browser.ts'

const NOW = Date.UTC(2026, 10, 25)

test('the example of RFC 8291 is sealed to the letter', () => {
  const body = sealed(
    'When I grow up, I want to be a watermelon',
    {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('each message is sealed anew, for its browser alone', () => {
  const [ann, bob] = [subscribedBrowser('https://a.test/'), subscribedBrowser('https://b.test/')]
  const [first, second] = [sealed('Ruling', ann.subscription), sealed('Ruling', ann.subscription)]
  expect(first.equals(second)).toBe(false)
  expect([ann.read(first), ann.read(second)]).toEqual(['Ruling', 'Ruling'])
  expect(() => bob.read(first)).toThrow()
})

test('the server signs who it is, for one push service and twelve hours', () => {
  const key = newVapidKey()
  const header = authorization(
    new URL('https://fcm.googleapis.com/fcm/send/x'),
    key,
    'https://bar.test/',
    NOW,
  )
  const [, token = '', told] = header.match(/^vapid t=(.+), k=(.+)$/) ?? []
  expect(told).toBe(key.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const parts = [head, claims].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  expect(parts).toEqual([
    { typ: 'JWT', alg: 'ES256' },
    { aud: 'https://fcm.googleapis.com', exp: NOW / 1000 + 12 * 3600, sub: 'https://bar.test/' },
  ])
  const point = Buffer.from(key.publicKey, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-bl2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.test/abc', false],
  ['https://evil-push.apple.com.test/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://localhost:5432/', false],
])('the server calls push services alone: %s %s', (endpoint, taken) => {
  const service = pushService({
    contact: 'https://bar.test/',
    key: async () => newVapidKey(),
    now: () => NOW,
  })
  expect(service.takes(endpoint)).toBe(taken)
})
