import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES, RECOVERY_LENGTH } from '#rules/accounts/two-factor.ts'
import type { PasswordHasher } from './password.ts'

/** 32 characters, none of which looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Fifty bits that no guess reaches; of an app's code it is told by its length. */
const newCode = (): string =>
  [...randomBytes(RECOVERY_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

export interface RecoveryCodes {
  /** to be shown once */
  codes: string[]
  /** to be kept */
  hashes: string[]
}

/** Makes the recovery codes of an account; null when too many of that network wait. */
export async function newRecoveryCodes(
  passwords: Pick<PasswordHasher, 'hash'>,
  network: string,
): Promise<RecoveryCodes | null> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const hashes: string[] = []
  for (const code of codes) {
    const hash = await passwords.hash(code, network)
    if (hash === null) return null
    hashes.push(hash)
  }
  return { codes, hashes }
}

/** Returns the kept hash that a code has, null where none does, 'busy' when too many of that network wait. */
export async function hashOfRecovery(
  passwords: Pick<PasswordHasher, 'matches'>,
  { code, hashes }: { code: string; hashes: readonly string[] },
  network: string,
): Promise<string | null | 'busy'> {
  for (const hash of hashes) {
    const right = await passwords.matches(hash, code, network)
    if (right === null) return 'busy'
    if (right) return hash
  }
  return null
}
