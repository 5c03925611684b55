import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../store/database.ts'

/** The name of the key from which all others come, among the server's. */
const NAME = 'study-files'

async function serverKey({ prisma: { serverKey: keys } }: Database): Promise<string> {
  await keys.createMany({
    data: [{ name: NAME, key: randomBytes(32).toString('base64url') }],
    skipDuplicates: true,
  })
  return (await keys.findUniqueOrThrow({ where: { name: NAME } })).key
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
