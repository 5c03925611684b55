import { PlainError } from '../process/plain-error.mjs'
import { run } from '../process/run.mjs'
import { inProject } from '../project.mjs'

/**
 * Has a restored database begin another epoch, by which devices know to push again what came after the backup.
 * @param {string} databaseUrl
 */
export async function beginEpoch(databaseUrl) {
  const { code, output } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inProject('cloud-server', 'admin', 'main.ts'), 'restored'],
    { env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: '' }, output: 'keep' },
  )
  if (code !== 0)
    throw new PlainError(
      `The backup is restored, but we couldn’t let devices know (${output.trim().split('\n', 1)[0]}). Run npm run admin -- restored before you start the server.`,
    )
}
