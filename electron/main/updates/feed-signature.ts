import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** The signature of a feed's file lies beside it, under its name and this. */
export const SIGNATURE_ENDING = '.sig'

/**
 * The bytes that are signed for one file of the update feed. Its name is among them: the file of another system or
 * processor, itself well signed, must not pass for this one's.
 */
export const signedBytes = (name: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`Bar Duel update feed: ${name}\n`), content])

/** The key of base64 text in the SPKI form. Throws for any other text, and for a key that is not Ed25519. */
export function feedKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`the key is ${key.asymmetricKeyType}, not Ed25519`)
  return key
}

/** Whether the holder of the key's other half signed this content under this name. The signature is base64. */
export const isSigned = (key: KeyObject, name: string, content: Buffer, signature: string): boolean =>
  verify(null, signedBytes(name, content), key, Buffer.from(signature, 'base64'))
