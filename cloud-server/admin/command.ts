import { counted } from '#protocol/figures.ts'
import { printedResetLink } from '../accounts/reset-link.ts'
import { auditProgram } from '../store/audit.ts'
import type { Database } from '../store/database.ts'
import { userStore } from '../store/users.ts'
import type { CommandOutcome } from './command-outcome.ts'
import { mendBoards } from './mend-boards.ts'
import { beginEpoch } from './store/epochs.ts'
import { changeRole, listAccounts, MOST_LISTED, type Role } from './store/roles.ts'
import { endTwoFactor } from './two-factor-off.ts'

const USAGE = `Usage: npm run admin -- grant USERNAME
       npm run admin -- revoke USERNAME
       npm run admin -- users [PART OF A NAME]
       npm run admin -- reset-link USERNAME
       npm run admin -- two-factor-off USERNAME
       npm run admin -- mend-boards [--apply]
       npm run admin -- restored`

const COMMAND_LINE = 'command line'

export interface CommandParts {
  db: Database
  /** the address people use, without a slash at its end, or why the server's settings give none */
  origin: () => string | { bad: string }
}

const unknown = (name: string): CommandOutcome => ({ code: 1, text: `There’s no account named “${name}.”` })

/** `reset-link USERNAME`: prints a link that sets a new password once, for an account whose mail does not arrive. */
async function printResetLink({ db, origin }: CommandParts, name: string): Promise<CommandOutcome> {
  const address = origin()
  if (typeof address !== 'string') return { code: 1, text: address.bad }
  const user = await userStore(db).byUsername(name)
  if (!user) return unknown(name)
  await auditProgram(db, COMMAND_LINE, 'reset_link_made', { username: user.username }, Date.now())
  const made = await printedResetLink(db, user.id, address, new Date())
  if (!made) return unknown(name)
  return {
    code: 0,
    text: `This link sets a new password for @${user.username}, once, for an hour:\n${made.link}`,
  }
}

async function setRole(db: Database, name: string, role: Role): Promise<CommandOutcome> {
  const change = await changeRole(db, name, role, COMMAND_LINE, Date.now())
  if (change.kind === 'unknown') return unknown(name)
  if (change.kind === 'listed')
    return {
      code: 1,
      text: `@${change.username} is an admin because ADMIN_EMAILS names the address. Take it off that list and start the server again.`,
    }
  const is = role === 'admin' ? 'an admin' : 'a player'
  return { code: 0, text: `@${change.username} is ${change.kind === 'changed' ? 'now' : 'already'} ${is}.` }
}

/** `restored`: says that the database comes from a backup. */
async function restored(db: Database): Promise<CommandOutcome> {
  await beginEpoch(db, COMMAND_LINE, Date.now())
  return { code: 0, text: 'Devices now push again what came after the backup.' }
}

const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? 'never'

async function users(db: Database, part: string): Promise<CommandOutcome> {
  const { total, accounts } = await listAccounts(db, part)
  const head = `${'username'.padEnd(20)}${'role'.padEnd(8)}${'level'.padStart(5)}  joined      signed in`
  const rows = accounts.map(
    ({ username, role, level, createdAt, lastLoginAt }) =>
      `${username.padEnd(20)}${role.padEnd(8)}${String(level).padStart(5)}  ${day(createdAt)}  ${day(lastLoginAt)}`,
  )
  const listed = accounts.length === MOST_LISTED ? `; here are the first ${MOST_LISTED} that match` : ''
  const sum = `${counted(total, 'account', 'accounts')} in all${listed}.`
  return { code: 0, text: [head, ...rows, sum].join('\n') }
}

/** Runs one command of `npm run admin`. */
export async function adminCommand(
  parts: CommandParts,
  [command = '', ...words]: readonly string[],
): Promise<CommandOutcome> {
  const { db } = parts
  // A username may hold spaces; unquoted, it arrives as several words.
  const name = words.join(' ').trim()
  if (command === 'users') return users(db, name)
  if (command === 'mend-boards') return mendBoards(db, words)
  if (!name && command === 'restored') return restored(db)
  if (name && command === 'reset-link') return printResetLink(parts, name)
  if (name && command === 'two-factor-off')
    return (await endTwoFactor(db, name, COMMAND_LINE)) ?? unknown(name)
  if (name && command === 'grant') return setRole(db, name, 'admin')
  if (name && command === 'revoke') return setRole(db, name, 'player')
  return { code: 1, text: USAGE }
}
