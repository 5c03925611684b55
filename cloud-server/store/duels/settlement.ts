import { randomUUID } from 'node:crypto'
import { utcDayStart } from '#rules/days.ts'
import type { Side } from '#rules/duel/match.ts'
import { uuidv7 } from '#rules/uuidv7.ts'
import { savePlayer } from '#study/store/player.ts'
import { standingsOf } from '#study/store/standings.ts'
import { saveStats } from '#study/store/subject-stats.ts'
import { saveTopics } from '#study/store/topic-stats.ts'
import type { ShowingContext } from '#study/store.ts'
import type { ScoredRound } from '../../duels/answers.ts'
import type { MatchCard, MatchView } from '../../duels/match.ts'
import type { Before, Outcome, Record } from '../../duels/outcome.ts'
import type { DuelDatabase, DuelTransaction } from './database.ts'
import { readMatchCards, readViews } from './matches.ts'

/** One person of a finished duel as the settlement finds them, their row locked. */
export interface Party {
  userId: string
  side: Side
  before: Before
}

export interface Settled {
  userId: string
  side: Side
  rounds: readonly ScoredRound[]
  outcome: Outcome
}

/** A match as its settlement left it. */
export interface Closed {
  card: MatchCard
  seq: number
  settled: readonly Settled[]
}

export type Decide = (card: MatchCard, view: MatchView, parties: readonly Party[]) => Promise<Settled[]>

interface PartyRow extends Record {
  id: string
  soloBest: number
  eventSeq: number
  firstOfDay: boolean
}

/** The rows of both players, locked in id order, so that two settlements never wait for each other. */
const lockParties = (tx: DuelTransaction, card: MatchCard): Promise<PartyRow[]> =>
  tx.rows<PartyRow>(
    `select u.id, u.points, u.total_wins as "totalWins", u.total_losses as "totalLosses",
       u.streak_wins as "streakWins", u.best_streak as "bestStreak", u.loss_shield_active as "lossShieldActive",
       u.overall_elo as "overallElo", u.placement_matches as "placementMatches", u.is_ranked as "isRanked",
       u.solo_best as "soloBest", u.event_seq as "eventSeq",
       not exists (select from matches x where x.kind in ('live', 'bot') and x.player1_id = u.id
           and x.created_at >= $2 and (x.created_at, x.id) < ($3::timestamptz, $4::uuid))
         and not exists (select from matches x where x.kind = 'live' and x.player2_id = u.id
           and x.created_at >= $2 and (x.created_at, x.id) < ($3::timestamptz, $4::uuid)) as "firstOfDay"
     from users u where u.id = any($1) order by u.id for update of u`,
    [
      card.players.filter((id) => id !== null),
      new Date(utcDayStart(card.createdAt)).toISOString(),
      new Date(card.createdAt).toISOString(),
      card.id,
    ],
  )

/**
 * Settles one finished match in one transaction: attempts, showings, statistics, XP, level, points, rating, wins and
 * streaks of both players, and frees them for the next. Null when it is not finished, is settled, or is being settled.
 */
export function settleDuel(db: DuelDatabase, matchId: string, decide: Decide): Promise<Closed | null> {
  return db.transaction(async (tx) => {
    const locked = await tx.rows(
      `select from matches where id = $1 and settled_at is null and finished_at is not null for update skip locked`,
      [matchId],
    )
    if (locked.length === 0) return null
    const [card] = await readMatchCards(tx, [matchId])
    const [view] = await readViews(tx, [matchId])
    if (!card || !view) return null
    const rows = await lockParties(tx, card)
    const parties: Party[] = []
    for (const { id, firstOfDay, soloBest: _, eventSeq: __, ...record } of rows) {
      const standings = await standingsOf(tx.change, id)
      parties.push({
        userId: id,
        side: card.players[0] === id ? 1 : 2,
        before: { standings, record, firstOfDay },
      })
    }
    const settled = await decide(card, view, parties)
    for (const one of settled) {
      const row = rows.find(({ id }) => id === one.userId)
      const party = parties.find(({ userId }) => userId === one.userId)
      if (row && party) await writePlayer(tx, card, one, row, party.before)
    }
    await writeAnswers(tx, card, settled, new Map(rows.map((row) => [row.id, row.eventSeq])))
    return close(tx, card, settled)
  })
}

async function writePlayer(
  tx: DuelTransaction,
  card: MatchCard,
  settled: Settled,
  row: PartyRow,
  before: Before,
): Promise<void> {
  const { userId, rounds, outcome } = settled
  const { standings, record } = outcome
  const at = rounds.at(-1)?.facts.at ?? Date.now()
  const subjects = standings.subjects.filter((one) => !before.standings.subjects.includes(one))
  const topics = standings.topics.filter((one) => !before.standings.topics.includes(one))
  await tx.change.write([
    savePlayer(userId, {
      progress: standings.progress,
      soloBest: row.soloBest,
      eventSeq: row.eventSeq + rounds.length,
    }),
    ...subjects.map((stats) => saveStats(userId, stats, at)),
    ...(topics.length > 0 ? [saveTopics(userId, topics)] : []),
  ])
  await tx.rows(
    `update users set points = $2, total_wins = $3, total_losses = $4, streak_wins = $5, best_streak = $6,
       loss_shield_active = $7, overall_elo = $8, placement_matches = $9, is_ranked = $10,
       first_duel_of_day = first_duel_of_day and $11
     where id = $1`,
    [
      userId,
      record.points,
      record.totalWins,
      record.totalLosses,
      record.streakWins,
      record.bestStreak,
      record.lossShieldActive,
      record.overallElo,
      record.placementMatches,
      record.isRanked,
      card.kind === 'friend',
    ],
  )
}

/** The showings and attempts of both players, and that they have seen the items. */
async function writeAnswers(
  tx: DuelTransaction,
  card: MatchCard,
  settled: readonly Settled[],
  seqs: ReadonlyMap<string, number>,
): Promise<void> {
  const records = settled.flatMap(({ userId, rounds, outcome }) =>
    rounds.map(({ round, item, order, place, correct, facts }, i) => ({
      id: uuidv7(facts.at, randomUUID),
      showing_id: randomUUID(),
      user_id: userId,
      seq: (seqs.get(userId) ?? 0) + i + 1,
      question_id: item.id,
      match_id: card.id,
      order,
      round,
      subject: facts.subject,
      subtopic: facts.subtopic,
      area: facts.area,
      selected_answer: order[place] ?? -1,
      is_correct: correct,
      hint_used: facts.hintUsed,
      time_spent: facts.timeSpent,
      difficulty: facts.difficulty,
      xp_gained: outcome.effects[i]?.xpGained ?? 0,
      streak_bonus: outcome.effects[i]?.streakBonus ?? 0,
      mastery_delta: outcome.effects[i]?.masteryDelta ?? 0,
      shown_at: new Date(facts.at - facts.timeSpent).toISOString(),
      answered_at: new Date(facts.at).toISOString(),
    })),
  )
  if (records.length === 0) return
  const written = JSON.stringify(records)
  const context: ShowingContext = card.kind === 'friend' ? 'friend' : 'duel'
  await tx.rows(
    `insert into showings (id, user_id, question_id, "order", context, match_id, round, hint_used, shown_at, answered_at)
     select showing_id, user_id, question_id, "order", $2, match_id, round, hint_used, shown_at, answered_at
     from jsonb_to_recordset($1) as r(showing_id uuid, user_id uuid, question_id text, "order" jsonb, match_id uuid,
       round int, hint_used boolean, shown_at timestamptz, answered_at timestamptz)`,
    [written, context],
  )
  // A friend game's question counted as seen when it was first shown.
  await tx.rows(
    `insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
     select r.user_id, q.id, q.pool, q.subject, q.difficulty, q.path, r.shown_at
     from jsonb_to_recordset($1) as r(user_id uuid, question_id text, shown_at timestamptz)
       join questions q on q.id = r.question_id
     on conflict (user_id, question_id) do update set last_seen = excluded.last_seen,
       times = question_seen.times + case when $2::text = 'friend' then 0 else 1 end, pool = excluded.pool, subject = excluded.subject,
       difficulty = excluded.difficulty, path = excluded.path`,
    [written, context],
  )
  await tx.rows(
    `insert into question_attempts (id, user_id, seq, showing_id, question_id, match_id, context, subject, subtopic,
       area, selected_answer, is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta,
       created_at)
     select id, user_id, seq, showing_id, question_id, match_id, $2, subject, subtopic, area, selected_answer,
       is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta, answered_at
     from jsonb_to_recordset($1) as r(id uuid, user_id uuid, seq int, showing_id uuid, question_id text, match_id uuid,
       subject text, subtopic text, area text, selected_answer int, is_correct boolean, hint_used boolean,
       time_spent int, difficulty int, xp_gained int, streak_bonus int, mastery_delta float8, answered_at timestamptz)`,
    [written, context],
  )
}

async function close(tx: DuelTransaction, card: MatchCard, settled: readonly Settled[]): Promise<Closed> {
  const of = (side: Side) => settled.find((one) => one.side === side)?.outcome
  await tx.rows('delete from duel_players where match_id = $1', [card.id])
  const [row] = await tx.rows<{ seq: number }>(
    `update matches set settled_at = game_clock(), seq = seq + 1, outcome1 = $2, outcome2 = $3,
       player1_points = $4, player2_points = $5
     where id = $1 returning seq`,
    [
      card.id,
      JSON.stringify(of(1)?.end ?? null),
      JSON.stringify(of(2)?.end ?? null),
      of(1)?.points ?? 0,
      of(2)?.points ?? 0,
    ],
  )
  return { card, seq: row?.seq ?? 0, settled }
}
