import { randomBytes } from 'node:crypto'
import { connected } from './connection.mjs'
import { APP_USER, readCredentials, urlOf, writeCredentials } from './credentials.mjs'

/** No rights but those that each migration of the product's database gives it (cloud-server/store/grants.ts). */
const RIGHTS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'

/**
 * Makes the app's own role unless it is there, with a password of its own in the cluster's credentials.
 * @param {string} home of a running cluster
 */
export async function ensureAppRole(home) {
  const known = readCredentials(home)
  const credentials = { ...known, appPassword: known.appPassword ?? randomBytes(24).toString('hex') }
  if (!known.appPassword) writeCredentials(home, credentials)
  await connected(urlOf(credentials, 'postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_USER])
    // Also of a role that is there: the credentials may have been lost, or the cluster be an older copy.
    const verb = rowCount ? 'ALTER' : 'CREATE'
    await client.query(`${verb} ROLE ${APP_USER} ${RIGHTS} PASSWORD '${credentials.appPassword}'`)
  })
  return credentials
}
