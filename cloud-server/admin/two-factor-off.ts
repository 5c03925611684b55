import { twoFactorStore } from '../accounts/store/two-factor.ts'
import { auditProgram } from '../store/audit.ts'
import type { Database } from '../store/database.ts'
import { NONE_KEPT } from '../store/sessions.ts'
import { userStore } from '../store/users.ts'
import type { CommandOutcome } from './command-outcome.ts'

/**
 * `two-factor-off USERNAME`: lets a player who lost the phone and the recovery codes sign in with the password alone; null for
 * an unknown name.
 */
export async function endTwoFactor(
  db: Database,
  name: string,
  program: string,
): Promise<CommandOutcome | null> {
  const user = await userStore(db).byUsername(name)
  if (!user) return null
  if (user.twoFactorSince === null)
    return { code: 1, text: `@${user.username} already signs in without a code.` }
  await auditProgram(db, program, 'two_factor_ended', { username: user.username }, Date.now())
  await twoFactorStore(db).turnOff(user.id, NONE_KEPT)
  return {
    code: 0,
    text: `@${user.username} now signs in with the password alone. Every device was signed out.`,
  }
}
