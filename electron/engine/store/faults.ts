import { MigrationError } from '#prisma/migrations.ts'

/** Codes of the system and of SQLite, by what they mean to the player. */
const CANNOT_WRITE = new Set([
  'EACCES',
  'EEXIST',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
])
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])
const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB'])
const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED'])
const FAILING = new Set(['EIO', 'SQLITE_IOERR'])

/** The error itself and what caused it, outermost first. */
function* causes(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at
}

/**
 * The code of SQLite's that a text begins with: a finer one is of its kind (SQLITE_IOERR_WRITE), and of some faults Prisma's
 * adapter keeps the message alone.
 */
const codeIn = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^SQLITE_[A-Z]+/.exec(text)?.[0] : undefined

const codesOf = (error: unknown): string[] =>
  [...causes(error)].flatMap((one) => {
    const { code, rawCode, cause } = one as { code?: unknown; rawCode?: unknown; cause?: unknown }
    const { originalMessage } = (cause ?? {}) as { originalMessage?: unknown }
    const codes = [code, rawCode, codeIn(code), codeIn(one.message), codeIn(originalMessage)]
    return codes.filter((each) => typeof each === 'string')
  })

/** Returns words for the player where their disk or study file failed a call; null for any other error. */
export function storageFault(error: unknown): string | null {
  const codes = codesOf(error)
  const any = (known: Set<string>) => codes.some((code) => known.has(code))
  if (any(FULL)) return 'Your disk is full, so we couldn’t save this. Make room, then try again.'
  if (any(DAMAGED))
    return 'Your study file on this computer is damaged. Reopen Bar Duel, and it’ll save everything it can still read.'
  if (any(BUSY)) return 'Another program is using your study file. Close it, then try again.'
  if (any(CANNOT_WRITE))
    return 'Bar Duel can’t write to your study file. Check the folder’s permissions, then try again.'
  return any(FAILING) ? 'Your disk reports errors, so we couldn’t save this. Try again.' : null
}

/** Whether the disk or the study file failed, rather than our code. */
export const isStorageFault = (error: unknown): boolean => storageFault(error) !== null

/** Whether the file itself is not what it should be: it can only be set aside. */
export const isDamage = (error: unknown): boolean => codesOf(error).some((code) => DAMAGED.has(code))

/** Why a player's study file could not be opened: one plain line for them. `file` is its path. */
export function openingFault(error: unknown, file: string): string {
  const codes = codesOf(error)
  const any = (known: Set<string>) => codes.some((code) => known.has(code))
  if (any(FULL)) return `The disk is full, so Bar Duel can’t write to ${file}. Make room, then try again.`
  if (any(DAMAGED))
    return `The study file ${file} is damaged. Move it somewhere else and sign in again to start a new one.`
  if (any(BUSY)) return `Another program is using ${file}. Close it, then try again.`
  if (any(CANNOT_WRITE))
    return `Bar Duel can’t write to ${file}. Check the folder’s permissions, then try again.`
  const migration = [...causes(error)].find((one) => one instanceof MigrationError)
  if (migration?.code === 'migration_unknown')
    return 'A newer version of Bar Duel made your study file. Update Bar Duel.'
  if (migration?.code === 'database_outdated')
    return `The study file ${file} is from before Bar Duel’s first release. Move it somewhere else and sign in again to start a new one.`
  if (migration?.code === 'migrations_missing')
    return 'Bar Duel’s files are damaged or missing. Install it again.'
  return `The study file ${file} won’t open. Reopen Bar Duel.`
}
