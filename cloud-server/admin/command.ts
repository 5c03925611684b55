// npm run admin -- grant|revoke USERNAME, or users [PART OF A NAME]. DATABASE_URL names the database.
import { isDatabaseAway } from '../store/availability.ts'
import { closeDatabase, type Database, migrateDatabase, openDatabase } from '../store/database.ts'
import { changeRole, listAccounts, MOST_LISTED, type Role } from '../store/roles.ts'

const USAGE = `Usage: npm run admin -- grant USERNAME
       npm run admin -- revoke USERNAME
       npm run admin -- users [PART OF A NAME]`

const COMMAND_LINE = 'command line'

async function setRole(db: Database, name: string, role: Role): Promise<number> {
  const change = await changeRole(db, name, role, COMMAND_LINE, Date.now())
  if (change.kind === 'unknown') {
    console.error(`There is no account named "${name}".`)
    return 1
  }
  const is = role === 'admin' ? 'an admin' : 'a player'
  console.log(`@${change.username} is ${change.kind === 'changed' ? 'now' : 'already'} ${is}.`)
  return 0
}

const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? 'never'

async function showUsers(db: Database, part: string): Promise<number> {
  const { total, accounts } = await listAccounts(db, part)
  console.log(`${'username'.padEnd(20)}${'role'.padEnd(8)}${'level'.padStart(5)}  joined      signed in`)
  for (const { username, role, level, createdAt, lastLoginAt } of accounts)
    console.log(
      `${username.padEnd(20)}${role.padEnd(8)}${String(level).padStart(5)}  ${day(createdAt)}  ${day(lastLoginAt)}`,
    )
  const listed = accounts.length === MOST_LISTED ? `, the first ${MOST_LISTED} that fit are listed` : ''
  console.log(`${total.toLocaleString('en')} accounts in all${listed}.`)
  return 0
}

/** Runs one command; answers its exit code. */
async function run(db: Database, [command = '', ...words]: readonly string[]): Promise<number> {
  // A username may hold spaces; unquoted, it arrives as several words.
  const name = words.join(' ').trim()
  if (command === 'users') return showUsers(db, name)
  if (name && command === 'grant') return setRole(db, name, 'admin')
  if (name && command === 'revoke') return setRole(db, name, 'player')
  console.error(USAGE)
  return 1
}

const url = process.env.DATABASE_URL
if (!url) {
  console.error('DATABASE_URL must be set')
  process.exitCode = 1
} else {
  const db = openDatabase(url)
  try {
    await migrateDatabase(url)
    process.exitCode = await run(db, process.argv.slice(2))
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    console.error(isDatabaseAway(error) ? 'The database cannot be reached.' : message)
    process.exitCode = 1
  } finally {
    await closeDatabase(db)
  }
}
