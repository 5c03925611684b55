import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { bareCode, isAppCode, RECOVERY_LENGTH } from '#rules/accounts/two-factor.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { User } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import type { Guesses } from './guesses.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import { hashOfRecovery } from './recovery-codes.ts'
import { judgeGuess } from './session-guess.ts'
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
  note: NoteSecurity
  now: () => number
}

export interface SecondStep {
  /** Uses up a code of the account's app, or a recovery code; null when it was right. The caller counts the guesses. */
  check(request: FastifyRequest, user: User, code: string): Promise<Refusal | null>
  /** Judges a code that comes from a session of the account, counted as a guess at its codes. */
  counted(
    request: FastifyRequest,
    userId: string,
    judge: () => Promise<Refusal | null>,
  ): Promise<Refusal | null>
}

/** The second step of signing in: a code that works once. */
export function secondStep({ store, passwords, mail, guesses, note, now }: SecondStepParts): SecondStep {
  async function recovered(request: FastifyRequest, user: User, code: string): Promise<Refusal | null> {
    if (code.length !== RECOVERY_LENGTH) return WRONG_CODE
    const hashes = (await store.of(user.id))?.recovery ?? []
    const hash = await hashOfRecovery(passwords, { code, hashes }, networkOf(request.ip))
    if (hash === 'busy') return BUSY
    const left = hash === null ? null : await store.spendRecovery(user.id, hash)
    if (left === null) return WRONG_CODE
    await note(request, user.id, 'recovery_code_used')
    mail.recoveryUsed(user, left)
    return null
  }

  return {
    async check(request, user, code) {
      const bare = bareCode(code)
      if (!isAppCode(bare)) return recovered(request, user, bare)
      const kept = await store.of(user.id)
      const step = kept && stepOf(bare, kept, now())
      return step !== null && (await store.spendStep(user.id, step)) ? null : WRONG_CODE
    },
    counted: (request, userId, judge) =>
      judgeGuess({ guesses, note }, request, { userId, secret: 'code', event: 'code_refused' }, judge),
  }
}
