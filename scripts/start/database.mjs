import { startPostgres } from '../postgres/postgres.mjs'
import { plainly } from '../process/plain-error.mjs'
import { dataFolder } from './data-folder.mjs'

const LOOK_EVERY_MS = 1000

/**
 * The embedded database of this start, brought back within a second or two when its server dies.
 * @param {(detail: string) => void} tell hears what takes time
 * @returns {Promise<{
 *   env: { DATABASE_URL: string, DATABASE_OWNER_URL: string },
 *   stop: () => Promise<void>
 * }>} the server's settings
 */
export async function startDatabase(tell) {
  const postgres = await startPostgres({ dataDir: dataFolder(), log: tell })
  let reviving = Promise.resolve()
  let busy = false
  const look = setInterval(() => {
    if (busy || postgres.pid() !== null) return
    busy = true
    console.error('The database stopped. Starting it again...')
    reviving = postgres
      .revive()
      .then(() => console.error('The database is running again.'))
      .catch((failure) => console.error(plainly(failure)))
      .finally(() => {
        busy = false
      })
  }, LOOK_EVERY_MS)
  return {
    env: { DATABASE_URL: postgres.appUrl, DATABASE_OWNER_URL: postgres.url },
    stop: async () => {
      clearInterval(look)
      await reviving
      await postgres.stop()
    },
  }
}
