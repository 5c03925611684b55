import { instant, type Reader, type Statement, sql } from '#database/sql.ts'
import type { Calibration } from '#rules/calibration/rating.ts'
import { calibrationIn, type RatingsText } from '../ratings-file.ts'

/** The ratings' place among the versions of the bank. */
export const RATINGS = 'ratings'

/** Returns the SHA-256 of the ratings held, or null. */
export async function ratingsHash(db: Reader): Promise<string | null> {
  const [row] = await db.query<{ hash: string }>(sql`select hash from bank_versions where pool = ${RATINGS}`)
  return row?.hash ?? null
}

/** Returns the text of the ratings held in a place among the versions, or null. */
export async function heldRatings(db: Reader, place = RATINGS): Promise<string | null> {
  const [row] = await db.query<{ body: string | null }>(
    sql`select body from bank_versions where pool = ${place}`,
  )
  return row?.body ?? null
}

/** Stores ratings in place of those held. */
export const saveRatings = (
  { hash, text }: RatingsText,
  count: number,
  now: number,
  place = RATINGS,
): Statement => sql`
  insert into bank_versions (pool, hash, count, loaded_at, body)
  values (${place}, ${hash}, ${count}, ${instant(now)}, ${text})
  on conflict (pool) do update set hash = excluded.hash, count = excluded.count, loaded_at = excluded.loaded_at,
    body = excluded.body`

/** Returns a reader of the ratings and weights held; it reads them again when they've changed. */
export function calibrationReader(db: Reader): () => Promise<Calibration> {
  let held: string | null = null
  let calibration = calibrationIn('{}')
  return async () => {
    const hash = await ratingsHash(db)
    if (hash !== held) {
      calibration = calibrationIn((await heldRatings(db)) ?? '{}')
      held = hash
    }
    return calibration
  }
}
