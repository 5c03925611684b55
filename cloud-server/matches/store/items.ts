import type { Rows } from '#database/postgres/duel-database.ts'
import { type Statement, sql } from '#database/sql.ts'
import type { Candidate } from '#rules/drawing/choose-question.ts'
import type { Shelf } from '#rules/drawing/looks.ts'
import type { Pool } from '#study/item.ts'
import { itemColumns, itemIn } from '#study/store/items.ts'
import type { DuelItem, ItemsById } from '../model/item.ts'

/** Returns items by id; missing ones are left out. */
export async function readItems(db: Rows, ids: readonly string[]): Promise<DuelItem[]> {
  const rows = await db.query<Record<string, unknown> & { hint: string }>(sql`
    select ${itemColumns.postgresql}, q.hint from questions q where q.id = any(${ids})`)
  return rows.flatMap((row) => {
    const item = itemIn(row)
    return item ? [{ ...item, hint: row.hint }] : []
  })
}

const KEPT = 5_000

/** Items this process has read, kept while they are few: an item never changes under its id while it is asked. */
export function itemCache(db: Rows, kept = KEPT): ItemsById {
  const cache = new Map<string, DuelItem>()
  return async (ids) => {
    // Held here as well: a full cache is cleared, by this call or by another while this one reads.
    const held = new Map(ids.map((id) => [id, cache.get(id)]))
    const missing = [...held.keys()].filter((id) => !held.get(id))
    if (missing.length > 0) {
      if (cache.size + missing.length > kept) cache.clear()
      for (const item of await readItems(db, missing)) {
        held.set(item.id, item)
        cache.set(item.id, item)
      }
    }
    return ids.map((id) => {
      const item = held.get(id)
      if (!item) throw new Error(`the item ${id} of a duel is not in the bank`)
      return item
    })
  }
}

/** The day's date, as the days of daily cases are named. */
const TODAY = sql`to_char(game_clock() at time zone 'UTC', 'YYYY-MM-DD')`

/** An item that is some day's daily case enters no duel before its day has passed (design section 5). */
const DAILY = sql`array(select d.question_id from daily_questions d where d.date_utc >= (select ${TODAY}))`

/**
 * The items of the unfinished matches of some players: the end of one would tell the key of another that holds it. The
 * orders change nothing; by them alone a connection that plans this while no friend game is played yet takes the index
 * of the side that is asked.
 */
const openItems = (userIds: Statement): Statement => sql`array(
  select jsonb_array_elements_text(m.item_ids) from unnest(${userIds}) as u(id) cross join lateral (
    (select f.item_ids from matches f
     where f.kind = 'friend' and f.player1_id = u.id and f.finished_at is null order by f.finished_at)
    union all
    (select f.item_ids from matches f
     where f.kind = 'friend' and f.player2_id = u.id and f.finished_at is null order by f.finished_at)
    union all
    select l.item_ids from duel_players p join matches l on l.id = p.match_id
     where p.user_id = u.id and l.finished_at is null) m)`

/** Returns whether a player has one of these items in an unfinished match. */
export async function isOpenTo(db: Rows, userId: string, itemIds: readonly string[]): Promise<boolean> {
  const [row] = await db.query<{ open: boolean }>(sql`
    select ${itemIds}::text[] && ${openItems(sql`array[${userId}::uuid]`)} as open`)
  return row?.open ?? false
}

/** Whether a player has seen an item lately. Asked as a value, so that PostgreSQL cannot make a join of it. */
const unseenBy = (userId: Statement): Statement => sql`(select 1 from question_seen s
  where s.user_id = ${userId} and s.question_id = q.id and s.last_seen > o.since) is null`

/** The two players of a search. */
const ONE = sql`w.one`
const TWO = sql`w.two`

/**
 * One stretch of a shelf's ring. `family` is two conditions, for PostgreSQL looks nothing up by a value that may be null,
 * and takes the order of an index with nulls only where the order names their column. The sum keeps it off the index on
 * levels, by which it would look up every item of the shelf for both players, sort them, and keep a few.
 */
const stretch = (pool: Pool, family: Statement, compare: Statement): Statement => sql`(
  select q.id, q.path, q.family, q.subtopic, q.difficulty from questions q
  where q.pool = ${pool} and q.subject = c.subject and ${family} and q.rnd ${compare} w.pivot
    and q.difficulty + 0 between c.low and c.high
    and q.retired_at is null and q.id <> all (o.items)
    and ${unseenBy(ONE)} and ${unseenBy(TWO)}
  order by q.family, q.rnd limit c.most)`

const OF_FAMILY = sql`q.family = c.family`
const BY_HAND = sql`c.family is null and q.family is null`

/** Whether a player has met another item of this path. One written by hand is a path of its own. */
const metBy = (userId: Statement): Statement => sql`(select 1 from question_seen p
  where p.user_id = ${userId} and p.path = i.path and p.path <> p.question_id limit 1) is not null`

/** Where one match looks for items. */
export interface Search {
  /** the same shelf once */
  shelves: readonly Shelf[]
  /** at most two: none of them may have seen an item lately, or have it in an unfinished match */
  userIds: readonly string[]
  /** in [0,1): where on each ring the search begins */
  pivot: number
}

/**
 * Returns unseen items for each search, in one statement: walks the index on (pool, subject, family, rnd), never the table.
 * `days` is how long an item counts as seen. Values that hold for a whole search are read once (`offset 0` keeps them values);
 * each player is looked up by themselves, since PostgreSQL takes twice as long to look for one of two.
 */
export async function unseenItems(
  db: Rows,
  { pool, days, searches }: { pool: Pool; days: number; searches: readonly Search[] },
): Promise<Candidate[][]> {
  const shelves = searches.flatMap((search, i) => search.shelves.map((shelf) => ({ ...shelf, n: i + 1 })))
  const rows = await db.query<Candidate & { n: number }>(sql`
    select c.n, i.id, i.path, i.family, c.subject, i.subtopic, i.difficulty,
      i.family is not null and (${metBy(ONE)} or ${metBy(TWO)}) as met, false as training
    from (select game_clock() - ${days} * interval '1 day' as since, ${DAILY} as daily offset 0) t
      cross join unnest(${searches.map(({ userIds }) => userIds[0] ?? null)}::uuid[],
        ${searches.map(({ userIds }) => userIds[1] ?? null)}::uuid[],
        ${searches.map(({ pivot }) => pivot)}::float8[]) with ordinality as w(one, two, pivot, n)
      cross join lateral (
        select t.since, t.daily || ${openItems(sql`array[w.one, w.two]`)} as items offset 0) o
      join unnest(${shelves.map(({ n }) => n)}::int[], ${shelves.map(({ subject }) => subject)}::text[],
        ${shelves.map(({ family }) => family)}::text[], ${shelves.map(({ levels }) => levels[0])}::int[],
        ${shelves.map(({ levels }) => levels[1])}::int[], ${shelves.map(({ most }) => most)}::int[])
        as c(n, subject, family, low, high, most) on c.n = w.n
      cross join lateral (
        select * from (${stretch(pool, OF_FAMILY, sql`>=`)} union all ${stretch(pool, OF_FAMILY, sql`<`)}
          union all ${stretch(pool, BY_HAND, sql`>=`)} union all ${stretch(pool, BY_HAND, sql`<`)}) ring
        limit c.most) i`)
  const found = searches.map((): Candidate[] => [])
  for (const { n, ...candidate } of rows) found[n - 1]?.push(candidate)
  return found
}

/** Returns the families that each of these subjects has in a pool, looked up one after the other in the index. */
export async function familiesOf(
  db: Rows,
  pool: Pool,
  subjects: readonly string[],
): Promise<Map<string, string[]>> {
  const first = (after: Statement) => sql`(select q.family from questions q
    where q.pool = ${pool} and q.subject = s.subject and ${after} order by q.family limit 1)`
  const rows = await db.query<{ subject: string; family: string }>(sql`
    select s.subject, f.family from unnest(${subjects}::text[]) as s(subject) cross join lateral (
      with recursive one(family) as (
        ${first(sql`q.family is not null`)}
        union all
        select ${first(sql`q.family > one.family`)} from one where one.family is not null)
      select family from one where family is not null) f`)
  const families = new Map<string, string[]>(subjects.map((subject) => [subject, []]))
  for (const { subject, family } of rows) families.get(subject)?.push(family)
  return families
}

/** Returns items of a subject that a player has seen and none has in an unfinished match, the one seen longest ago first. */
export const seenItems = (
  db: Rows,
  pool: Pool,
  subject: string,
  userIds: readonly string[],
  most: number,
): Promise<Candidate[]> =>
  db.query<Candidate>(sql`
    select q.id, q.path, q.family, q.subject, q.subtopic, q.difficulty, true as met, true as training
    from (select question_id, max(last_seen) as seen from question_seen
          where user_id = any(${userIds}) and pool = ${pool} and subject = ${subject} group by question_id) s
      join questions q on q.id = s.question_id
    where q.pool = ${pool} and q.subject = ${subject} and q.retired_at is null
      and q.id <> all (${DAILY} || ${openItems(sql`${userIds}::uuid[]`)})
    order by s.seen, q.id limit ${most}`)
