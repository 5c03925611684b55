import { connected } from '../../scripts/postgres/connection.mjs'

/**
 * Stops a database's `now()` for every connection opened from here on, so that no window ends while a slow machine works. A test
 * that wants time to pass moves what is stored.
 */
export const stopClock = (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async (client) => {
    const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
    await client.query(`
      create schema stopped;
      create function stopped.now() returns timestamptz language sql stable
        return timestamptz '${new Date().toISOString()}';
      alter database ${name} set search_path = stopped, public, pg_catalog`)
  })
