import { createCipheriv, createECDH, createPrivateKey, ECDH, hkdfSync, randomBytes, sign } from 'node:crypto'
import type { PushSubscriptionKept } from '#protocol/http/reminders.ts'

/** The key pair that names this server to push services (VAPID, RFC 8292). */
export interface VapidKey {
  /** the uncompressed point, base64url */
  publicKey: string
  /** base64url */
  privateKey: string
}

const CURVE = 'prime256v1'
/** The whole message is one record. */
const RECORD_SIZE = 4096
const LAST_RECORD = Buffer.from([2])
const TOKEN_HOURS = 12

export function newVapidKey(): VapidKey {
  const pair = createECDH(CURVE)
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** The sender's part of one message; a test gives that of the standard's example. */
interface Sender {
  privateKey: Buffer
  salt: Buffer
}

const newSender = (): Sender => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) }
}

const derived = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** Whether a browser's key is one: an uncompressed point of the curve. */
export function isBrowserKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  try {
    return point.equals(ECDH.convertKey(point, CURVE, undefined, undefined, 'uncompressed') as Buffer)
  } catch {
    return false
  }
}

/** Returns a message that only the subscribed browser can read (RFC 8291). */
export function sealed(
  text: string,
  to: PushSubscriptionKept,
  { privateKey, salt }: Sender = newSender(),
): Buffer {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  const own = pair.getPublicKey()
  const theirs = Buffer.from(to.p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own])
  const material = derived(pair.computeSecret(theirs), Buffer.from(to.auth, 'base64url'), info, 32)
  const key = derived(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(material, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([
    ...[salt, size, Buffer.from([own.length]), own],
    ...[cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ])
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Returns the header by which a push service knows who sends; `contact` is an address of the server, `now` in ms. */
export function authorization(endpoint: URL, vapid: VapidKey, contact: string, now: number): string {
  const point = Buffer.from(vapid.publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: vapid.privateKey },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const exp = Math.floor(now / 1000) + TOKEN_HOURS * 3600
  const claims = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: endpoint.origin, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${claims}.${signature.toString('base64url')}, k=${vapid.publicKey}`
}
