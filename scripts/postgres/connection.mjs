import pg from 'pg'
import { DATABASE, urlOf } from './credentials.mjs'

/** @typedef {import('./credentials.mjs').Credentials} Credentials */

const CONNECT_LIMIT_MS = 5000

/** PostgreSQL's code while it starts up, shuts down or recovers. */
const NOT_YET = '57P03'

/**
 * Runs work on one connection of its own.
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  // A server that goes away in between fails the query at hand; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Whether our own cluster answers at its port: only it knows the password.
 * @param {Credentials} credentials
 * @returns {Promise<'ready' | 'busy' | 'absent'>} busy: it is starting up or shutting down
 */
export async function answers(credentials) {
  try {
    await connected(urlOf(credentials, 'postgres'), (client) => client.query('SELECT 1'))
    return 'ready'
  } catch (failure) {
    return /** @type {{ code?: string }} */ (failure).code === NOT_YET ? 'busy' : 'absent'
  }
}

/** Makes the product's database unless it is there. */
export async function ensureDatabase(/** @type {Credentials} */ credentials) {
  await connected(urlOf(credentials, 'postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  })
}
