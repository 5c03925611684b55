import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { mutex } from '#concurrency/mutex.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'

/** About a fifth of a second and 64 MB a guess. */
const COST: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 }
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const SALT_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'))
const sealedFile = z.object({ version: z.literal(1), salt: base64, sealed: base64 })
const opened = z.object({
  userId: z.uuid(),
  token: z.string().min(1),
  fileKey: z.string().optional(),
  names: z.array(z.string()),
})

type Opened = z.infer<typeof opened>

export interface PasswordUnlock {
  /** Seals a session under the password that brought it. It is written once main says that no keychain keeps it. */
  seal(session: StoredSession, names: readonly string[], password: string): Promise<void>
  /** The keychain keeps the session just sealed, and its file goes; or it doesn't, and the file is written. */
  settle(kept: boolean): Promise<void>
  /**
   * Returns the session of this name or address if the password opens it, also of an address where no other player's could be
   * meant; 'wrong' where sessions are kept here and none opens; null where none is kept.
   */
  open(name: string, password: string): Promise<StoredSession | 'wrong' | null>
  /**
   * Seals what is kept of a player under their new password, or their session and username where the password before it doesn't
   * open that. A file that can't be written is removed: an old password opens nothing.
   */
  rekey(session: StoredSession, name: string, password: string, next: string): Promise<void>
  /** Removes what is kept of a player. */
  forget(userId: string): Promise<void>
  /** Resolves once what is under way is done. */
  settled(): Promise<void>
}

const keyFrom = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const folded = (name: string): string => name.trim().toLowerCase()

function encrypt(key: Buffer, boundTo: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(boundTo))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Returns the text, or null where the key or the server is another. */
function decrypt(key: Buffer, boundTo: string, sealed: Buffer): string | null {
  if (sealed.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const sessionIn = ({ names: _, ...session }: Opened): StoredSession => session

/** The text of a file that this password opens. */
async function sealedUnder(password: string, content: Opened, server: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const sealed = encrypt(await keyFrom(password, salt), server, JSON.stringify(content))
  return JSON.stringify({
    version: 1,
    salt: salt.toString('base64'),
    sealed: sealed.toString('base64'),
  })
}

async function openedBy(file: string, password: string, server: string): Promise<Opened | null> {
  try {
    const { salt, sealed } = sealedFile.parse(JSON.parse(await readFile(file, 'utf8')))
    const text = decrypt(await keyFrom(password, salt), server, sealed)
    return text === null ? null : opened.parse(JSON.parse(text))
  } catch (error) {
    console.error(`A kept sign-in could not be read (${path.basename(file)}):`, error)
    return null
  }
}

/**
 * Sign-ins kept in files for a computer without a keychain, each sealed by its own password, so that a player can study
 * after a start with no network. Bound to the server, so that no other server is ever sent one.
 */
export function passwordUnlock(dataFolder: string, server: string): PasswordUnlock {
  const folder = path.join(dataFolder, 'unlock')
  const fileOf = (userId: string): string => path.join(folder, `${userId}.json`)
  // One at a time: a sign-out must not be overtaken by the sign-in before it, nor guesses tried side by side.
  const runExclusive = mutex()
  let sealing: { userId: string; text: string } | null = null

  async function write({ userId, text }: { userId: string; text: string }): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const making = `${fileOf(userId)}.new`
    await writeFile(making, text, { mode: 0o600 })
    await rename(making, fileOf(userId))
  }

  return {
    seal: (session, names, password) =>
      runExclusive(async () => {
        const content = { ...session, names: names.map(folded) }
        sealing = { userId: session.userId, text: await sealedUnder(password, content, server) }
      }),
    settle: (kept) =>
      runExclusive(async () => {
        const sealed = sealing
        sealing = null
        if (!sealed) return
        if (kept) await rm(fileOf(sealed.userId), { force: true })
        else await write(sealed)
      }),
    open: (name, password) =>
      runExclusive(async () => {
        const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'))
        const all: Opened[] = []
        for (const file of files) {
          const found = await openedBy(path.join(folder, file), password, server)
          if (found) all.push(found)
          if (found?.names.includes(folded(name))) return sessionIn(found)
        }
        const [only] = all
        // A sign-in by username tells no address: one that is asked for now is the player's whose password it is.
        if (
          only &&
          all.length === 1 &&
          name.includes('@') &&
          !only.names.some((known) => known.includes('@'))
        )
          return sessionIn(only)
        return files.length > 0 ? 'wrong' : null
      }),
    rekey: (session, name, password, next) =>
      runExclusive(async () => {
        const { userId } = session
        if (!(await isThere(fileOf(userId)))) return
        const content = await openedBy(fileOf(userId), password, server)
        const text = await sealedUnder(next, content ?? { ...session, names: [folded(name)] }, server)
        await write({ userId, text }).catch(async (error: unknown) => {
          console.error('The sign-in could not be sealed anew, and is not kept:', error)
          await rm(fileOf(userId), { force: true })
        })
      }),
    forget: (userId) =>
      runExclusive(async () => {
        if (sealing?.userId === userId) sealing = null
        await rm(fileOf(userId), { force: true })
      }),
    settled: () => runExclusive(async () => undefined),
  }
}

/** A computer that must not remember a sign-in: nothing is written, and what an earlier policy allowed goes. */
export const noUnlock = (dataFolder: string): PasswordUnlock => {
  const wiped = rm(path.join(dataFolder, 'unlock'), { recursive: true, force: true }).catch(
    (error: unknown) => console.error('Kept sign-ins could not be removed:', error),
  )
  return {
    seal: async () => undefined,
    settle: () => wiped,
    open: async () => null,
    rekey: () => wiped,
    forget: () => wiped,
    settled: () => wiped,
  }
}
