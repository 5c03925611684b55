import { createHash } from 'node:crypto'

/** Addresses and names come from outside and may be long: a row's key is not. Nor does it tell the address. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
