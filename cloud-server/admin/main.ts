// The program behind npm run admin; docs/deploy.md lists its commands. DATABASE_URL names the database, and
// DATABASE_OWNER_URL the same one as the owner of its tables, where that's another role.
import { originOf, readConfig } from '../config.ts'
import { withSecretFiles } from '../secret-files.ts'
import { isDatabaseAway } from '../store/availability.ts'
import { closeDatabase, migrateDatabase, openDatabase } from '../store/database.ts'
import { adminCommand } from './command.ts'
import type { CommandOutcome } from './command-outcome.ts'

/** The server's address for players. The other commands, a restore's above all, run without the server's settings. */
function origin(): string | { bad: string } {
  const config = readConfig(process.env)
  return 'bad' in config ? config : originOf(config)
}

async function run(url: string, ownerUrl: string | null): Promise<CommandOutcome> {
  const db = openDatabase(url)
  try {
    await migrateDatabase(url, ownerUrl)
    return await adminCommand({ db, origin }, process.argv.slice(2))
  } catch (error) {
    if (isDatabaseAway(error))
      return { code: 1, text: 'We can’t reach the database. Start it, then try again.' }
    const message = error instanceof Error ? error.message : String(error)
    return { code: 1, text: message.split('\n', 1)[0] ?? '' }
  } finally {
    await closeDatabase(db)
  }
}

const filled = withSecretFiles(process.env)
const { DATABASE_URL, DATABASE_OWNER_URL } = 'env' in filled ? filled.env : {}
const { code, text } = DATABASE_URL
  ? await run(DATABASE_URL, DATABASE_OWNER_URL || null)
  : { code: 1, text: 'bad' in filled ? filled.bad : 'DATABASE_URL must be set' }
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
