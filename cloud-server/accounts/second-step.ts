import { type Refusal, refuse } from '#http/refusal.ts'
import { bareCode, isAppCode, RECOVERY_LENGTH } from '#rules/accounts/two-factor.ts'
import type { User } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import type { Guesses } from './guesses.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import { hashOfRecovery } from './recovery-codes.ts'
import type { TwoFactorStore } from './store/two-factor.ts'
import { stepOf } from './totp.ts'

export const WRONG_CODE = refuse(
  'wrong_code',
  'That code didn’t work. Each one works once, so wait for the next and try again.',
  'code',
)

export interface SecondStepParts {
  store: Pick<TwoFactorStore, 'of' | 'spendStep' | 'spendRecovery'>
  passwords: Pick<PasswordHasher, 'matches'>
  mail: Pick<AccountMail, 'recoveryUsed'>
  guesses: Guesses
  now: () => number
}

export interface SecondStep {
  /** Uses up a code of the account's app, or a recovery code; null when it was right. The caller counts the guesses. */
  check(user: User, code: string, network: string): Promise<Refusal | null>
  /** Judges a code that comes from a session of the account, counted as a guess at its codes. */
  counted(userId: string, judge: () => Promise<Refusal | null>): Promise<Refusal | null>
}

/** The second step of signing in: a code that works once. */
export function secondStep({ store, passwords, mail, guesses, now }: SecondStepParts): SecondStep {
  async function recovered(user: User, code: string, network: string): Promise<Refusal | null> {
    if (code.length !== RECOVERY_LENGTH) return WRONG_CODE
    const hashes = (await store.of(user.id))?.recovery ?? []
    const hash = await hashOfRecovery(passwords, { code, hashes }, network)
    if (hash === 'busy') return BUSY
    const left = hash === null ? null : await store.spendRecovery(user.id, hash)
    if (left === null) return WRONG_CODE
    mail.recoveryUsed(user, left)
    return null
  }

  return {
    async check(user, code, network) {
      const bare = bareCode(code)
      if (!isAppCode(bare)) return recovered(user, bare, network)
      const kept = await store.of(user.id)
      const step = kept && stepOf(bare, kept, now())
      return step !== null && (await store.spendStep(user.id, step)) ? null : WRONG_CODE
    },
    async counted(userId, judge) {
      const guess = { target: `${userId}:code`, network: null }
      const waits = await guesses.begin(guess)
      if (waits) return waits.refusal
      const refused = await judge()
      if (refused === null) await guesses.right(guess)
      if (refused === BUSY) await guesses.undone(guess)
      return refused
    },
  }
}
