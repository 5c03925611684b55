import type { Rows } from '#database/postgres/duel-database.ts'
import type { Item, Pool } from '#study/item.ts'
import { itemColumns, itemIn } from '#study/store/items.ts'

/** An item with its hint, key included. */
export interface DuelItem extends Item {
  hint: string
}

const ITEM = itemColumns.postgresql.text

/** Items by id; missing ones are left out. */
export async function readItems(db: Rows, ids: readonly string[]): Promise<DuelItem[]> {
  const rows = await db.rows<Record<string, unknown> & { hint: string }>(
    `select ${ITEM}, q.hint from questions q where q.id = any($1)`,
    [ids],
  )
  return rows.flatMap((row) => {
    const item = itemIn(row)
    return item ? [{ ...item, hint: row.hint }] : []
  })
}

const KEPT = 5_000

/** Items this process has read, kept while they are few: an item never changes under its id while it is asked. */
export function itemShelf(db: Rows, kept = KEPT): (ids: readonly string[]) => Promise<DuelItem[]> {
  const shelf = new Map<string, DuelItem>()
  return async (ids) => {
    // Held here as well: a full shelf is cleared, by this call or by another while this one reads.
    const held = new Map(ids.map((id) => [id, shelf.get(id)]))
    const missing = [...held.keys()].filter((id) => !held.get(id))
    if (missing.length > 0) {
      if (shelf.size + missing.length > kept) shelf.clear()
      for (const item of await readItems(db, missing)) {
        held.set(item.id, item)
        shelf.set(item.id, item)
      }
    }
    return ids.map((id) => {
      const item = held.get(id)
      if (!item) throw new Error(`the item ${id} of a duel is not in the bank`)
      return item
    })
  }
}

/** Items of one subject and difficulty. */
export interface Cell {
  subject: string
  difficulty: number
}

interface Candidate extends Cell {
  id: string
  /** the legal path it takes; an item of no family is a path of its own */
  path: string
}

export interface UnseenCandidate extends Candidate {
  /** whether one of the players has met another item of its path */
  met: boolean
}

/** The day's date, as the days of daily cases are named. */
const TODAY = `to_char(game_clock() at time zone 'UTC', 'YYYY-MM-DD')`

/** An item that is some day's daily case enters no duel before its day has passed (design section 5). */
const DAILY = `array(select d.question_id from daily_questions d where d.date_utc >= (select ${TODAY}))`

/**
 * The items of the unfinished matches of some players: the end of one would tell the key of another that holds it. The
 * orders change nothing; by them alone a connection that plans this while no friend game is played yet takes the index
 * of the side that is asked.
 */
const openItems = (userIds: string): string => `array(
  select jsonb_array_elements_text(m.item_ids) from unnest(${userIds}) as u(id) cross join lateral (
    (select f.item_ids from matches f
     where f.kind = 'friend' and f.player1_id = u.id and f.finished_at is null order by f.finished_at)
    union all
    (select f.item_ids from matches f
     where f.kind = 'friend' and f.player2_id = u.id and f.finished_at is null order by f.finished_at)
    union all
    select l.item_ids from duel_players p join matches l on l.id = p.match_id
     where p.user_id = u.id and l.finished_at is null) m)`

/** Whether a player has seen an item lately. Asked as a value, so that PostgreSQL cannot make a join of it. */
const unseenBy = (userId: string): string => `(select 1 from question_seen s
  where s.user_id = ${userId} and s.question_id = q.id and s.last_seen > o.since) is null`

/** One stretch of a cell's ring. */
const stretch = (compare: '>=' | '<'): string => `(
  select q.id, q.path from questions q
  where q.pool = $1 and q.subject = c.subject and q.difficulty = c.difficulty and q.rnd ${compare} w.pivot
    and q.retired_at is null and q.id <> all (o.items)
    and ${unseenBy('w.one')} and ${unseenBy('w.two')}
  order by q.rnd limit c.most)`

/** Whether a player has met another item of a candidate's path. */
const metBy = (userId: string): string => `(select 1 from question_seen p
  where p.user_id = ${userId} and p.path = i.path and p.path <> p.question_id limit 1) is not null`

/** Where one match looks for items. */
export interface Search {
  /** the same cell once; `most`: of its items, at most */
  cells: readonly (Cell & { most: number })[]
  /** at most two: none of them may have seen an item lately, or have it in an unfinished match */
  userIds: readonly string[]
  /** in [0,1): where on each ring the search begins */
  pivot: number
}

/**
 * Unseen items for each search, in one statement: walks the index on (pool, subject, difficulty, rnd), never the table.
 * `days` is how long an item counts as seen. What holds for a whole search is read once (`offset 0` keeps it a value);
 * each player is looked up by themselves, since PostgreSQL takes twice as long to look for one of two.
 */
export async function unseenItems(
  db: Rows,
  { pool, days, searches }: { pool: Pool; days: number; searches: readonly Search[] },
): Promise<UnseenCandidate[][]> {
  const cells = searches.flatMap((search, i) => search.cells.map((cell) => ({ ...cell, n: i + 1 })))
  const rows = await db.rows<UnseenCandidate & { n: number }>(
    `select c.n, i.id, i.path, c.subject, c.difficulty, ${metBy('w.one')} or ${metBy('w.two')} as met
     from (select game_clock() - $2 * interval '1 day' as since, ${DAILY} as daily offset 0) t
       cross join unnest($3::uuid[], $4::uuid[], $5::float8[]) with ordinality as w(one, two, pivot, n)
       cross join lateral (
         select t.since, t.daily || ${openItems('array[w.one, w.two]')} as items offset 0) o
       join unnest($6::int[], $7::text[], $8::int[], $9::int[]) as c(n, subject, difficulty, most) on c.n = w.n
       cross join lateral (
         select id, path from (${stretch('>=')} union all ${stretch('<')}) ring limit c.most) i`,
    [
      pool,
      days,
      searches.map(({ userIds }) => userIds[0] ?? null),
      searches.map(({ userIds }) => userIds[1] ?? null),
      searches.map(({ pivot }) => pivot),
      cells.map(({ n }) => n),
      cells.map(({ subject }) => subject),
      cells.map(({ difficulty }) => difficulty),
      cells.map(({ most }) => most),
    ],
  )
  const found = searches.map((): UnseenCandidate[] => [])
  for (const { n, ...candidate } of rows) found[n - 1]?.push(candidate)
  return found
}

/** Items of a subject that some of the players have seen and none has in an unfinished match, the one seen longest ago first. */
export const seenItems = (
  db: Rows,
  pool: Pool,
  subject: string,
  userIds: readonly string[],
  most: number,
): Promise<Candidate[]> =>
  db.rows<Candidate>(
    `select q.id, q.path, q.subject, q.difficulty
     from (select question_id, max(last_seen) as seen from question_seen
           where user_id = any($3) and pool = $1 and subject = $2 group by question_id) s
       join questions q on q.id = s.question_id
     where q.pool = $1 and q.subject = $2 and q.retired_at is null
       and q.id <> all (${DAILY} || ${openItems('$3::uuid[]')})
     order by s.seen, q.id limit $4`,
    [pool, subject, userIds, most],
  )
