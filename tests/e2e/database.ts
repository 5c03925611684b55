import { readFileSync } from 'node:fs'
import { closeDatabase, type Database, openDatabase } from '../../cloud-server/store/database.ts'
import { type Year, yearStatements } from '../bench/seeded-year.ts'
import { databaseNote } from './database-note.ts'

/** Written in parts, so that no other transaction waits long for these rows. */
const PART = 500

/** Opens the database of the server on a port, for what no player can do in a test's time: have a past. */
export async function withDatabase<T>(
  work: (db: Database) => Promise<T>,
  port = process.env.E2E_PORT,
): Promise<T> {
  const db = openDatabase(readFileSync(databaseNote(port), 'utf8'))
  try {
    return await work(db)
  } finally {
    await closeDatabase(db)
  }
}

/** What the player answered before is numbered below this. */
const FIRST = 1_001

/** Gives a player a year of answers, whatever they have answered by hand. */
export const givePast = (userId: string, year: Year): Promise<void> =>
  withDatabase(async (db) => {
    const statements = yearStatements(userId, year, FIRST)
    for (let from = 0; from < statements.length; from += PART)
      await db.transaction((tx) => tx.write(statements.slice(from, from + PART)))
  })
