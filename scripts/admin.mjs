// npm run admin -- COMMAND: on the database named by DATABASE_URL, else the embedded one. docs/deploy.md lists the commands.
import { startPostgres } from './postgres/postgres.mjs'
import { exitPlainly } from './process/plain-error.mjs'
import { run } from './process/run.mjs'
import { inProject } from './project.mjs'
import { dataFolder } from './start/data-folder.mjs'

await exitPlainly(async () => {
  // A server that already runs on this folder is used as it is, and stays up.
  const embedded =
    process.env.DATABASE_URL || process.env.DATABASE_URL_FILE
      ? null
      : await startPostgres({ dataDir: dataFolder() })
  try {
    const { code } = await run(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        inProject('cloud-server', 'admin', 'main.ts'),
        ...process.argv.slice(2),
      ],
      {
        env: {
          ...process.env,
          ...(embedded ? { DATABASE_URL: embedded.appUrl, DATABASE_OWNER_URL: embedded.url } : {}),
        },
      },
    )
    return code ?? 1
  } finally {
    await embedded?.stop()
  }
})
