import { Client } from 'pg'
import { makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'

/** A database of seeded players, and how to leave it. */
export interface Crowd {
  url: string
  seedMs: number
  leave(): Promise<void>
}

/**
 * A database of `count` players: one in 21 at each law school, points spread unevenly with many equal, half of them with
 * points this week.
 */
export async function crowd(count: number): Promise<Crowd> {
  const cluster = await testCluster()
  const database = await makeDatabase(cluster.url, await migratedTemplate(cluster.url))
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const began = performance.now()
  // The rows a trigger would write one by one are written at once.
  await client.query('ALTER TABLE users DISABLE TRIGGER USER')
  await client.query(
    `INSERT INTO users (id, username, username_key, display_name, password, email, email_key, avatar_data, law_school, level,
                        points, total_wins, total_losses)
     SELECT gen_random_uuid(), 'Player ' || n, 'player ' || n, 'Player ' || n, '', 'p' || n || '@example.test',
            'p' || n || '@example.test', '{"base":"humanoid","palette":"lawyer_navy","props":[]}',
            CASE WHEN n % 22 = 0 THEN NULL ELSE 'School ' || n % 22 END, 1 + n % 60,
            1 + (power(random(), 3) * 40000)::int, n % 97, n % 89
     FROM generate_series(1, $1) AS n`,
    [count],
  )
  await client.query('ALTER TABLE users ENABLE TRIGGER USER')
  await client.query(
    `INSERT INTO board_rows (period, user_id, points, reached_at, law_school, hidden)
     SELECT 'all', id, points, now() - random() * interval '300 days', law_school, false FROM users`,
  )
  await client.query(
    `INSERT INTO board_rows (period, user_id, points, reached_at, law_school, hidden)
     SELECT board_week(game_clock()), id, 1 + points / 50, now() - random() * interval '1 hour', law_school, false
     FROM users WHERE random() < 0.5`,
  )
  await client.query('VACUUM ANALYZE users, board_rows')
  await client.end()
  return {
    url: database.url,
    seedMs: performance.now() - began,
    async leave() {
      await database.drop()
      await cluster.stop()
    },
  }
}
