import { sql } from '#database/sql.ts'
import { hashOf, ratingsIn } from '#study/ratings-file.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { ratingsHash, saveRatings } from '#study/store/ratings.ts'
import type { Database } from './database.ts'

/** The versions of what this file holds of the server's. */
export interface Versions {
  /** the version of the practice questions in this file */
  practiceBank(): Promise<string | null>
  /** the version of the ratings in this file */
  ratings(): Promise<string | null>
  /** Keeps the text of ratings in place of those held; `now` in ms. */
  saveRatings(text: string, now: number): Promise<void>
}

export const versions = (db: Database, userId: string, changes: PlayerTransactions): Versions => ({
  async practiceBank() {
    const [row] = await db.query<{ hash: string }>(
      sql`select hash from bank_versions where pool = 'practice'`,
    )
    return row?.hash ?? null
  },
  ratings: () => ratingsHash(db),
  async saveRatings(text, now) {
    const { size } = ratingsIn(text)
    await changes(userId, (change) => change.write([saveRatings({ hash: hashOf(text), text }, size, now)]))
  },
})
