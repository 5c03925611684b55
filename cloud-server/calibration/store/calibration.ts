import { setImmediate } from 'node:timers/promises'
import { instant, sql } from '#database/sql.ts'
import type { AnsweringPlayer, PlayersAnswer } from '#rules/calibration/first-answers.ts'
import type { ToldByPool } from '#rules/calibration/night.ts'
import type { Ratings } from '#rules/calibration/rating.ts'
import { utcDayStart } from '#rules/days.ts'
import { calibrationIn, type RatingsText, ratingsIn, ratingsText } from '#study/ratings-file.ts'
import { practiceContexts } from '#study/store/practice-contexts.ts'
import { heldRatings, RATINGS, saveRatings } from '#study/store/ratings.ts'
import type { Database } from '../../store/database.ts'

/** The place of the ranked questions' ratings among the versions of the bank. */
const RANKED_RATINGS = 'ranked-ratings'

/** Returns how hard ranked questions turned out to be. */
export const rankedRatings = async (db: Database): Promise<Ratings> =>
  ratingsIn((await heldRatings(db, RANKED_RATINGS)) ?? '{}')

/**
 * Claims the measuring of a UTC day for this node; `empty` is stored where there are no ratings yet. Returns what was told
 * until now, or null where that day's measuring was claimed before.
 */
export async function claimNight(db: Database, empty: RatingsText, now: number): Promise<ToldByPool | null> {
  const [claimed] = await db.query<{ body: string }>(sql`
    insert into bank_versions (pool, hash, count, loaded_at, body)
    values (${RATINGS}, ${empty.hash}, 0, ${instant(now)}::timestamptz, ${empty.text})
    on conflict (pool) do update set loaded_at = excluded.loaded_at
      where bank_versions.loaded_at < ${instant(utcDayStart(now))}::timestamptz
    returning body`)
  if (!claimed) return null
  const { ratings, shown } = calibrationIn(claimed.body)
  return { ratings: { practice: ratings, ranked: await rankedRatings(db) }, shown }
}

/** Tells hosts what was found, and keeps the ratings of ranked questions, which leave no server. */
export async function publish(db: Database, { ratings, shown }: ToldByPool, now: number): Promise<void> {
  const { practice, ranked } = ratings
  await db.transaction((tx) =>
    tx.write([
      saveRatings(ratingsText(practice, shown), practice.size, now),
      saveRatings(ratingsText(ranked), ranked.size, now, RANKED_RATINGS),
    ]),
  )
}

/** Players read at once: each may have thousands of answers. */
const PLAYERS_AT_ONCE = 8

interface PlayerRow {
  id: string
  createdAt: Date
}

interface AnswerRow extends Omit<PlayersAnswer, 'question' | 'at'> {
  userId: string
  id: string
  family: string | null
  path: string
  level: number
  pool: PlayersAnswer['question']['pool']
  at: Date
}

/** Returns the next players after an id, but those that an admin or fair play has set aside. */
const playersAfter = (db: Database, after: string): Promise<PlayerRow[]> =>
  db.query<PlayerRow & object>(sql`
    select id::text, created_at as "createdAt" from users
    where id > ${after}::uuid and role <> 'deleted' and held_at is null and suspended_at is null
    order by id limit ${PLAYERS_AT_ONCE}`)

/**
 * All answers of these players. On questions that stand, those in practice, exam blocks and solo measure practice questions, and
 * those in live duels between people measure ranked ones.
 */
const answersOf = (db: Database, ids: readonly string[]): Promise<AnswerRow[]> =>
  db.query<AnswerRow & object>(sql`
    select a.user_id::text as "userId", q.id, q.family, q.path, q.difficulty as level, q.pool, a.subject, a.subtopic, a.area,
      a.is_correct as "isRight", a.selected_answer < 0 as "timedOut", a.hint_used as "hintUsed", a.confidence,
      coalesce(a.time_spent, 0) as "spentMs", a.created_at as at,
      q.struck_at is null and case q.pool when 'practice' then (a.context in ${practiceContexts} or a.context = 'solo')
        when 'ranked' then coalesce(m.kind = 'live', false) else false end as measures
    from question_attempts a join questions q on q.id = a.question_id left join matches m on m.id = a.match_id
    where a.user_id = any(${ids}::uuid[]) order by a.user_id, a.created_at, a.id`)

const FIRST = '00000000-0000-0000-0000-000000000000'

/** The players with all their answers, a few read at a time. */
export async function* answeringPlayers(db: Database): AsyncGenerator<AnsweringPlayer> {
  let players = await playersAfter(db, FIRST)
  while (players.length > 0) {
    const byPlayer = new Map<string, PlayersAnswer[]>()
    const rows = await answersOf(
      db,
      players.map(({ id }) => id),
    )
    for (const { userId, id, family, path, level, pool, at, ...rest } of rows) {
      const answer = { ...rest, question: { id, family, path, level, pool }, at: at.getTime() }
      const held = byPlayer.get(userId)
      if (held) held.push(answer)
      else byPlayer.set(userId, [answer])
    }
    for (const { id, createdAt } of players) {
      // A player's answers take a while to go through, and whoever plays meanwhile isn't to wait for all of these.
      await setImmediate()
      yield { id, createdAt: createdAt.getTime(), answers: byPlayer.get(id) ?? [] }
    }
    players = await playersAfter(db, players.at(-1)?.id ?? FIRST)
  }
}
