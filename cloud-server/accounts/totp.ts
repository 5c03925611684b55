import { createHmac, randomBytes } from 'node:crypto'
import { CODE_DIGITS, CODE_SECONDS } from '#rules/accounts/two-factor.ts'

/** RFC 4648; the secret is typed by hand where no camera is. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes of a secret: as many as SHA-1 makes (RFC 4226, section 4). */
const SECRET_BYTES = 20

/** A phone's clock may be so many steps ahead or behind. */
const DRIFT_STEPS = 1

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Returns a secret for an authenticator app, in base32. */
export const newSecret = (): string => base32(randomBytes(SECRET_BYTES))

export const stepAt = (ms: number): number => Math.floor(ms / 1_000 / CODE_SECONDS)

/** The code that an app with this secret shows in a step (RFC 6238 with HMAC-SHA-1). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Returns the step near `ms` and after `lastStep` whose code this is, or null. */
export function stepOf(
  code: string,
  { secret, lastStep }: { secret: string; lastStep: number },
  ms: number,
): number | null {
  const now = stepAt(ms)
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step++)
    if (step > lastStep && codeAt(secret, step) === code) return step
  return null
}

const ISSUER = 'Bar Duel'

/** The link that an authenticator app reads, from a QR code or by itself. */
export const appLink = (secret: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(`${ISSUER}:${username}`)}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=${CODE_DIGITS}&period=${CODE_SECONDS}`
