import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'

/** A run of the duel test page, as far as it has come. */
export interface TestDuel {
  id: string
  subjects: string[]
  round: number
  /** names the question to the page */
  showingId: string
  itemId: string
  order: number[]
  answered: boolean
  /** items asked so far */
  asked: string[]
  scores: { player: number; bot: number }
}

const LASTS = sql`interval '1 hour'`

interface Row extends Omit<TestDuel, 'scores'> {
  player: number
  bot: number
}

export async function readTestDuel(db: Rows, id: string): Promise<TestDuel | null> {
  const [row] = await db.query<Row>(sql`
    select id, subjects, round, showing_id as "showingId", question_id as "itemId", "order", answered, asked,
      player_score as player, bot_score as bot
    from test_duels where id = ${id} and expires_at > now()`)
  if (!row) return null
  const { player, bot, ...rest } = row
  return { ...rest, scores: { player, bot } }
}

/**
 * Stores the first question of a run, or its next one after an answer. Of two that come at once one wins; the caller
 * reads which.
 */
export async function putTestQuestion(
  db: Rows,
  duel: Pick<TestDuel, 'id' | 'subjects' | 'round' | 'showingId' | 'itemId' | 'order' | 'asked'>,
): Promise<void> {
  const { id, subjects, round, showingId, itemId, order, asked } = duel
  await db.query(sql`delete from test_duels where id = ${id} and expires_at <= now()`)
  await db.query(sql`
    insert into test_duels as t (id, subjects, round, showing_id, question_id, "order", asked, expires_at)
    values (${id}, ${JSON.stringify(subjects)}, ${round}, ${showingId}, ${itemId}, ${JSON.stringify(order)},
      ${JSON.stringify(asked)}, now() + ${LASTS})
    on conflict (id) do update set round = excluded.round, showing_id = excluded.showing_id,
      question_id = excluded.question_id, "order" = excluded."order", asked = excluded.asked, answered = false,
      expires_at = excluded.expires_at
    where t.answered and t.round = excluded.round - 1`)
}

/** Counts an answer to the question now asked, once; null when it was answered already or is not asked. */
export async function answerTestQuestion(
  db: Rows,
  answer: { id: string; showingId: string; player: boolean; bot: boolean },
): Promise<TestDuel['scores'] | null> {
  const { id, showingId, player, bot } = answer
  const [row] = await db.query<{ player: number; bot: number }>(sql`
    update test_duels set answered = true, player_score = player_score + ${player ? 1 : 0},
      bot_score = bot_score + ${bot ? 1 : 0}
    where id = ${id} and showing_id = ${showingId} and not answered
    returning player_score as player, bot_score as bot`)
  return row ?? null
}

export async function forgetTestDuels(db: Rows): Promise<void> {
  await db.query(sql`delete from test_duels where expires_at <= now()`)
}
