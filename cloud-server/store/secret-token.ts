import { createHash, randomBytes } from 'node:crypto'

/** Returns a new secret that opens something to the one who brings it: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash by which a secret is stored and looked up. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
