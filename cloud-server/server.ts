import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { counted } from '#protocol/figures.ts'
import { DAY_MS } from '#rules/days.ts'
import { readLibrary } from '#study/companion/library.ts'
import { breachedList } from './accounts/breached.ts'
import { DEVICE_DAYS } from './accounts/known-devices.ts'
import { deleteDueAccounts } from './accounts/store/deletions.ts'
import { deviceStore } from './accounts/store/devices.ts'
import { keepFileKey } from './accounts/store/file-keys.ts'
import { mailLinks } from './accounts/store/mail-links.ts'
import { keepListedAdmins } from './admin/store/listed-admins.ts'
import { cloudApp } from './app.ts'
import { calibrate } from './calibration/calibrate.ts'
import { EmbeddedRules } from './companion/embeddings.ts'
import { openAiModel } from './companion/openai.ts'
import { originOf, readConfig } from './config.ts'
import { forgetPastWeeks } from './leaderboard/store/boards.ts'
import { outboxMailer, smtpMailer } from './mail/mailer.ts'
import { listeningPort } from './plugins/listening-port.ts'
import { type Regrader, regrader } from './reports/regrader.ts'
import { forgetEvents } from './security/store/security-events.ts'
import { isDatabaseAway } from './store/availability.ts'
import { loadBank } from './store/bank.ts'
import { closeDatabase, MigrationError, migrateDatabase, openDatabase } from './store/database.ts'
import { forgetWindows } from './store/rate-limits.ts'
import { sessionStore } from './store/sessions.ts'
import { forgetOrigins } from './store/users.ts'

const TIDY_MS = 3_600_000

const built = (folder: string): string => fileURLToPath(new URL(`../out/${folder}`, import.meta.url))

function stop(line: string): never {
  console.error(line)
  process.exit(1)
}

/** One plain line for what went wrong at start. */
function reason(error: unknown): string {
  if (error instanceof MigrationError) return error.message
  if (isDatabaseAway(error)) return 'We can’t reach the database at DATABASE_URL. Check that it’s running.'
  if (error instanceof z.ZodError)
    return 'The built question bank doesn’t fit this version. Run: npm run bank -- build'
  const { code, message } = error as { code?: string; message: string }
  if (code === '28P01' || code === '28000')
    return 'The database refused the name or password in DATABASE_URL.'
  if (code === '3D000') return 'The database named in DATABASE_URL doesn’t exist.'
  return `The server couldn’t start: ${message}`
}

/** Makes the list of addresses the truth about its admins, and says what that changed. */
async function sayAdmins(emails: readonly string[]): Promise<void> {
  const { granted, revoked, unproved } = await keepListedAdmins(db, emails, Date.now())
  for (const username of granted) console.log(`@${username} is now an admin (ADMIN_EMAILS).`)
  for (const username of revoked) console.log(`@${username} is no longer an admin (ADMIN_EMAILS).`)
  if (unproved > 0)
    console.log(
      `ADMIN_EMAILS: ${unproved} of ${emails.length} addresses has no account that confirmed it yet. Its owner becomes an admin by opening the link we mail.`,
    )
}

const config = readConfig(process.env)
if ('bad' in config) stop(config.bad)

const bankRoot = built('bank')
if (!existsSync(bankRoot)) stop('The question bank isn’t built. Run: npm run bank -- build')
const webRoot = built('renderer')
const breached = config.breachedPasswords
  ? await breachedList(config.breachedPasswords).catch(() =>
      stop('BREACHED_PASSWORDS must name a file of hashes from Have I Been Pwned, ordered by hash'),
    )
  : null

const db = openDatabase(config.databaseUrl)
try {
  const applied = await migrateDatabase(config.databaseUrl, config.databaseOwnerUrl)
  if (applied.length > 0)
    console.log(`Database brought up to date (${counted(applied.length, 'migration', 'migrations')}).`)
  const bank = await loadBank(db, bankRoot)
  if (bank.changed) console.log(`Question bank loaded (${bank.items} questions).`)
  await keepFileKey(db)
  await sayAdmins(config.adminEmails)
} catch (error) {
  stop(reason(error))
}

const rulings: Regrader = regrader(db, Date.now, (error) =>
  app.log.error({ err: error }, 'a record could not be regraded'),
)
const library = await readLibrary(bankRoot).catch((error: unknown) => stop(reason(error)))
const warn = (line: string): void => app.log.warn(line)
const model = config.companion && openAiModel(config.companion, warn)
const meaning = config.companion?.embeddings
  ? new EmbeddedRules(
      { endpoint: config.companion, model: config.companion.embeddings, rules: async () => library.rules },
      warn,
    )
  : null
const app = await cloudApp({
  db,
  databaseUrl: config.databaseUrl,
  config,
  mailer: config.smtp
    ? smtpMailer(config.smtp.url, config.smtp.from)
    : outboxMailer(path.resolve(config.dataDir, 'outbox'), console.log, Date.now),
  ...(breached ? { isBreached: breached.has } : {}),
  webRoot: existsSync(webRoot) ? webRoot : null,
  bankRoot,
  companion: { library: async () => library, model, meaning },
  log: config.logLevel,
  rulings,
})
const tidyUp = (): void => {
  Promise.all([
    sessionStore(db).closeExpired(new Date()),
    mailLinks(db).forgetExpired(new Date()),
    forgetWindows(db),
    forgetOrigins(db),
    forgetEvents(db, new Date()),
    forgetPastWeeks(db),
    deviceStore(db).forget(new Date(Date.now() - DEVICE_DAYS * DAY_MS)),
    rulings.regrade(),
    deleteDueAccounts(db, new Date()),
    calibrate(db, Date.now()),
  ]).catch((error: Error) => app.log.warn(`tidying failed: ${error.message}`))
}
tidyUp()
const tidy = setInterval(tidyUp, TIDY_MS)

/** How long requests may still run after a stop was asked for; then their connections are cut. */
const LAST_REQUESTS_MS = 5_000
/** How long the rest may take after that, before the process ends whatever is still open. */
const LAST_WORDS_MS = 1_000

async function shutDown(): Promise<void> {
  clearInterval(tidy)
  setTimeout(() => {
    app.server.closeAllConnections()
    // A tab may have connected again while its node was closing; what was acknowledged is committed already.
    setTimeout(() => process.exit(0), LAST_WORDS_MS).unref()
  }, LAST_REQUESTS_MS).unref()
  await app.close()
  await breached?.close()
  await closeDatabase(db)
  process.exit(0)
}
process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)

try {
  await app.listen({ port: config.port, host: config.host })
} catch (error) {
  const taken = (error as { code?: string }).code === 'EADDRINUSE'
  stop(
    taken
      ? `Port ${config.port} is taken. Set PORT to another one.`
      : `The server can’t listen on ${config.host}:${config.port}.`,
  )
}
console.log(`Bar Duel is ready on ${originOf({ ...config, port: listeningPort(app) })}`)
