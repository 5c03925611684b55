// The program behind npm run admin; docs/deploy.md lists its commands. It reads the settings of the server it speaks for.
import { type Config, originOf, readConfig } from '../config.ts'
import { isDatabaseAway } from '../store/availability.ts'
import { closeDatabase, migrateDatabase, openDatabase } from '../store/database.ts'
import { adminCommand } from './command.ts'
import type { CommandOutcome } from './command-outcome.ts'

async function run(config: Config): Promise<CommandOutcome> {
  const db = openDatabase(config.databaseUrl)
  try {
    await migrateDatabase(config.databaseUrl, config.databaseOwnerUrl)
    return await adminCommand({ db, origin: originOf(config) }, process.argv.slice(2))
  } catch (error) {
    if (isDatabaseAway(error))
      return { code: 1, text: 'We can’t reach the database. Start it, then try again.' }
    const message = error instanceof Error ? error.message : String(error)
    return { code: 1, text: message.split('\n', 1)[0] ?? '' }
  } finally {
    await closeDatabase(db)
  }
}

const config = readConfig(process.env)
const { code, text } = 'bad' in config ? { code: 1, text: config.bad } : await run(config)
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
