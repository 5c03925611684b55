import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../store/database.ts'
import { keptKey } from '../../store/server-keys.ts'

/** The name of the key from which all others come, among the server's. */
const NAME = 'study-files'

const serverKey = (db: Database): Promise<string> =>
  keptKey(db, NAME, () => randomBytes(32).toString('base64url'))

/**
 * Makes that key at the server's start. So every backup has it: restored from one without it, the server would make another,
 * and no desktop could open its file any more.
 */
export async function keepFileKey(db: Database): Promise<void> {
  await serverKey(db)
}

/**
 * Returns the key by which a player's desktops encrypt their study files: the same at every sign-in and node, whatever becomes
 * of the password, so that answers which wait in a file are never shut away. Base64url of 32 bytes.
 */
export function fileKeys(db: Database): (userId: string) => Promise<string> {
  let all: string | null = null
  return async (userId) => {
    all ??= await serverKey(db)
    return createHmac('sha256', all).update(userId).digest('base64url')
  }
}
