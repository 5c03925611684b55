import { instant, type Statement, sql } from '#database/sql.ts'
import { DAILY_MIN_DIFFICULTY, ITEM_REST_DAYS, PATH_REST_DAYS } from '#rules/daily/casefile.ts'
import { chooseCase, type EligibleCase } from '#rules/daily/choose-case.ts'
import { addDays } from '#rules/days.ts'
import { difficultyWord } from '#rules/difficulty.ts'
import type { Random } from '#rules/shuffle.ts'
import type { DailySource } from '#study/daily/source.ts'
import type { Item } from '#study/item.ts'
import { itemColumns, itemIn } from '#study/store/items.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Database } from './database.ts'
import { firstItem, itemById } from './items.ts'

/** The items of the daily pool that may be asked on a date (design section 4, Daily), from a pivot on round the ring of `rnd`. */
const eligible = (date: string, pivot: number): Statement => sql`
  with year as (select d.subject, d.topic, count(*)::int as asked from daily_questions d
    where d.date_utc >= ${addDays(date, -ITEM_REST_DAYS)} group by d.subject, d.topic)
  select q.id, q.family, q.subject, q.subtopic, coalesce(year.asked, 0) as asked, q.stem, q.choices, q.why
  from questions q left join year on year.subject = q.subject and year.topic = q.subtopic
  where q.pool = 'daily' and q.difficulty >= ${DAILY_MIN_DIFFICULTY} and q.retired_at is null
    and not exists (select 1 from daily_questions d
      where d.question_id = q.id and d.date_utc >= ${addDays(date, -ITEM_REST_DAYS)})
    and not exists (select 1 from daily_questions d join questions asked on asked.id = d.question_id
      where asked.path = q.path and d.date_utc >= ${addDays(date, -PATH_REST_DAYS)})
  order by q.rnd < ${pivot}, q.rnd`

const chosenFor = (date: string): Statement => sql`
  select ${itemColumns.postgresql} from daily_questions d join questions q on q.id = d.question_id
  where d.date_utc = ${date}`

const choose = (date: string, item: Item, at: number): Statement => sql`
  insert into daily_questions (date_utc, question_id, subject, topic, difficulty, stem, choices, correct_index,
    explanation_long, rule_refs, created_at, updated_at)
  values (${date}, ${item.id}, ${item.subject}, ${item.subtopic}, ${difficultyWord(item.difficulty)}, ${item.stem},
    ${JSON.stringify(item.choices)}, ${item.correctIndex}, ${item.explanation},
    ${JSON.stringify(item.authorities)}, ${instant(at)}, ${instant(at)})`

/** The cases of all days, chosen once for everyone: the day's row is the choice. */
export function cloudDailySource(db: Database, random: Random, now: () => number): DailySource {
  const choosing = (date: string): Promise<Item | null> =>
    db.transaction(async (tx) => {
      // Nodes that choose at one moment choose one after the other, so that two days never take the same item.
      await tx.query(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.dailyCase}::bigint)`)
      const chosen = await firstItem(tx, chosenFor(date))
      if (chosen) return chosen
      const best = chooseCase(await tx.query<EligibleCase>(eligible(date, random())))
      const item = best && (await firstItem(tx, itemById(best.id)))
      if (item) await tx.execute(choose(date, item, now()))
      return item
    })

  // Everyone comes at midnight: one of them chooses for all who ask this node meanwhile.
  let under: { date: string; way: Promise<Item | null> } | null = null
  function chosenOnce(date: string): Promise<Item | null> {
    if (under?.date === date) return under.way
    const mine = { date, way: choosing(date) }
    under = mine
    const over = () => {
      if (under === mine) under = null
    }
    mine.way.then(over, over)
    return mine.way
  }

  return {
    caseOf: async (date) => (await firstItem(db, chosenFor(date))) ?? chosenOnce(date),
    async lastBefore(date) {
      const [row] = await db.query<{ date: string }>(sql`
        select d.date_utc as date, ${itemColumns.postgresql}
        from daily_questions d join questions q on q.id = d.question_id
        where d.date_utc < ${date} order by d.date_utc desc limit 1`)
      const item = row && itemIn(row)
      return item ? { date: row.date, item } : null
    },
  }
}
