import { randomUUID } from 'node:crypto'
import { utcDayStart } from '#rules/days.ts'
import type { Side } from '#rules/duel/match.ts'
import type { AllStandings } from '#rules/progress/standings.ts'
import { uuidv7 } from '#rules/uuidv7.ts'
import { savePlayer } from '#study/store/player.ts'
import { standingsOfAll } from '#study/store/standings.ts'
import { saveAllStats } from '#study/store/subject-stats.ts'
import { saveAllTopics } from '#study/store/topic-stats.ts'
import type { ShowingContext } from '#study/store.ts'
import type { ScoredRound } from '../../duels/answers.ts'
import type { MatchCard, MatchView } from '../../duels/match.ts'
import type { Before, Outcome, Record } from '../../duels/outcome.ts'
import { readMatchCards } from './cards.ts'
import type { DuelDatabase, DuelTransaction } from './database.ts'
import type { Moved } from './matches.ts'
import { readViews } from './views.ts'

/** One person of a finished duel as the settlement finds them, their row locked. */
export interface Party {
  userId: string
  side: Side
  before: Before
}

/** What a duel comes to for one of them. */
export interface Decided {
  userId: string
  side: Side
  rounds: readonly ScoredRound[]
  outcome: Outcome
}

export type Decide = (card: MatchCard, view: MatchView, parties: readonly Party[]) => Promise<Decided[]>

interface Settled extends Decided {
  card: MatchCard
  before: AllStandings
}

/** A match as its settlement left it. */
export interface Closed {
  card: MatchCard
  seq: number
  decided: readonly Decided[]
}

interface PartyRow extends Record {
  id: string
  matchId: string
  soloBest: number
  eventSeq: number
  firstOfDay: boolean
}

/** The rows of all players, locked in id order, so that two settlements never wait for each other. */
function lockParties(tx: DuelTransaction, cards: readonly MatchCard[]): Promise<PartyRow[]> {
  const parties = cards.flatMap((card) =>
    card.players.flatMap((userId) => (userId === null ? [] : [{ userId, card }])),
  )
  return tx.rows<PartyRow>(
    `select u.id, t.match_id as "matchId", u.points, u.total_wins as "totalWins", u.total_losses as "totalLosses",
       u.streak_wins as "streakWins", u.best_streak as "bestStreak", u.loss_shield_active as "lossShieldActive",
       u.overall_elo as "overallElo", u.placement_matches as "placementMatches", u.is_ranked as "isRanked",
       u.solo_best as "soloBest", u.event_seq as "eventSeq",
       not exists (select from matches x where x.kind in ('live', 'bot') and x.player1_id = u.id
           and x.created_at >= t.day and (x.created_at, x.id) < (t.created_at, t.match_id))
         and not exists (select from matches x where x.kind = 'live' and x.player2_id = u.id
           and x.created_at >= t.day and (x.created_at, x.id) < (t.created_at, t.match_id)) as "firstOfDay"
     from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[]) as t(user_id, match_id, created_at, day)
       join users u on u.id = t.user_id
     order by u.id for no key update of u`,
    [
      parties.map(({ userId }) => userId),
      parties.map(({ card }) => card.id),
      parties.map(({ card }) => new Date(card.createdAt).toISOString()),
      parties.map(({ card }) => new Date(utcDayStart(card.createdAt)).toISOString()),
    ],
  )
}

/** Duels none of whose players is in two of them; the others wait for the next settlement. */
function apart(cards: readonly MatchCard[]): MatchCard[] {
  const taken = new Set<string>()
  return cards.filter(({ players }) => {
    const mine = players.filter((id) => id !== null)
    if (mine.some((id) => taken.has(id))) return false
    for (const id of mine) taken.add(id)
    return true
  })
}

/**
 * Settles finished matches in one transaction: attempts, showings, statistics, XP, level, points, rating, wins and streaks
 * of both players of each, and frees them for the next. Leaves what is not finished, is settled, or is being settled.
 */
export function settleDuels(
  db: DuelDatabase,
  matchIds: readonly string[],
  decide: Decide,
): Promise<Closed[]> {
  return db.transaction(async (tx) => {
    const locked = await tx.rows<{ id: string }>(
      `select id from matches where id = any($1) and settled_at is null and finished_at is not null
       order by id for update skip locked`,
      [matchIds],
    )
    if (locked.length === 0) return []
    const cards = apart(
      await readMatchCards(
        tx,
        locked.map(({ id }) => id),
      ),
    )
    const views = await readViews(
      tx,
      cards.map(({ id }) => id),
    )
    const rows = await lockParties(tx, cards)
    const standings = await standingsOfAll(
      tx.change,
      rows.map(({ id }) => id),
    )
    const settled: Settled[] = []
    for (const card of cards) {
      const view = views.find(({ id }) => id === card.id)
      if (!view) throw new Error(`the duel ${card.id} is locked and has gone`)
      const parties = rows
        .filter((row) => row.matchId === card.id)
        .map(({ id, matchId, soloBest, eventSeq, firstOfDay, ...record }): Party => {
          const before = standings.get(id)
          if (!before) throw new Error(`the player ${id} of a duel has gone`)
          const side = card.players[0] === id ? 1 : 2
          return { userId: id, side, before: { standings: before, record, firstOfDay } }
        })
      for (const one of await decide(card, view, parties))
        settled.push({ ...one, card, before: standings.get(one.userId) as AllStandings })
    }
    await writePlayers(tx, settled, new Map(rows.map((row) => [row.id, row])))
    await writeAnswers(tx, settled, new Map(rows.map((row) => [row.id, row.eventSeq])))
    return close(tx, cards, settled)
  })
}

async function writePlayers(
  tx: DuelTransaction,
  settled: readonly Settled[],
  rows: ReadonlyMap<string, PartyRow>,
): Promise<void> {
  const at = ({ rounds, card }: Settled): number => rounds.at(-1)?.facts.at ?? card.createdAt
  const stats = settled.flatMap((one) =>
    one.outcome.standings.subjects
      .filter((subject) => !one.before.subjects.includes(subject))
      .map((subject) => ({ userId: one.userId, stats: subject, at: at(one) })),
  )
  const topics = settled.flatMap((one) =>
    one.outcome.standings.topics
      .filter((topic) => !one.before.topics.includes(topic))
      .map((topic) => ({ userId: one.userId, topic })),
  )
  await tx.change.write([
    ...settled.map(({ userId, rounds, outcome }) => {
      const row = rows.get(userId)
      return savePlayer(userId, {
        progress: outcome.standings.progress,
        soloBest: row?.soloBest ?? 0,
        eventSeq: (row?.eventSeq ?? 0) + rounds.length,
      })
    }),
    ...(stats.length > 0 ? [saveAllStats(stats)] : []),
    ...(topics.length > 0 ? [saveAllTopics(topics)] : []),
  ])
  await tx.rows(
    `update users u set points = r.points, total_wins = r."totalWins", total_losses = r."totalLosses",
       streak_wins = r."streakWins", best_streak = r."bestStreak", loss_shield_active = r."lossShieldActive",
       overall_elo = r."overallElo", placement_matches = r."placementMatches", is_ranked = r."isRanked",
       first_duel_of_day = u.first_duel_of_day and r.friend
     from jsonb_to_recordset($1) as r(id uuid, friend boolean, points int, "totalWins" int, "totalLosses" int, "streakWins" int,
       "bestStreak" int, "lossShieldActive" boolean, "overallElo" int, "placementMatches" int, "isRanked" boolean)
     where u.id = r.id and u.id = any($2)`,
    [
      JSON.stringify(
        settled.map(({ userId, outcome, card }) => ({
          id: userId,
          friend: card.kind === 'friend',
          ...outcome.record,
        })),
      ),
      settled.map(({ userId }) => userId),
    ],
  )
}

const contextOf = (card: MatchCard): ShowingContext => (card.kind === 'friend' ? 'friend' : 'duel')

/** The showings and attempts of both players, and that they have seen the items: one statement, so that they are read once. */
async function writeAnswers(
  tx: DuelTransaction,
  settled: readonly Settled[],
  seqs: ReadonlyMap<string, number>,
): Promise<void> {
  const records = settled.flatMap(({ userId, rounds, outcome, card }) =>
    rounds.map(({ round, item, order, place, correct, facts }, i) => ({
      id: uuidv7(facts.at, randomUUID),
      showing_id: randomUUID(),
      user_id: userId,
      seq: (seqs.get(userId) ?? 0) + i + 1,
      question_id: item.id,
      match_id: card.id,
      context: contextOf(card),
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
  await tx.rows(
    `with r as materialized (
       select * from json_to_recordset($1) as r(id uuid, showing_id uuid, user_id uuid, seq int, question_id text,
         match_id uuid, context text, "order" jsonb, round int, subject text, subtopic text, area text,
         selected_answer int, is_correct boolean, hint_used boolean, time_spent int, difficulty int, xp_gained int,
         streak_bonus int, mastery_delta float8, shown_at timestamptz, answered_at timestamptz)
     ), shown as (
       insert into showings (id, user_id, question_id, "order", context, match_id, round, hint_used, shown_at,
         answered_at)
       select showing_id, user_id, question_id, "order", context, match_id, round, hint_used, shown_at, answered_at
       from r
     ), seen as (
       insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
       select r.user_id, q.id, q.pool, q.subject, q.difficulty, q.path, r.shown_at
       from r join questions q on q.id = r.question_id
       on conflict (user_id, question_id) do update set
         last_seen = greatest(question_seen.last_seen, excluded.last_seen),
         -- A friend game's question counted as seen when it was first shown.
         times = question_seen.times + case when question_seen.last_seen >= excluded.last_seen then 0 else 1 end,
         pool = excluded.pool, subject = excluded.subject, difficulty = excluded.difficulty, path = excluded.path
     )
     insert into question_attempts (id, user_id, seq, showing_id, question_id, match_id, context, subject, subtopic,
       area, selected_answer, is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta,
       created_at)
     select id, user_id, seq, showing_id, question_id, match_id, context, subject, subtopic, area, selected_answer,
       is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta, answered_at
     from r`,
    [JSON.stringify(records)],
  )
}

async function close(
  tx: DuelTransaction,
  cards: readonly MatchCard[],
  settled: readonly Settled[],
): Promise<Closed[]> {
  const ends = cards.map((card) => {
    const of = (side: Side) => settled.find((one) => one.card === card && one.side === side)?.outcome
    return {
      id: card.id,
      outcome1: of(1)?.end ?? null,
      outcome2: of(2)?.end ?? null,
      points1: of(1)?.points ?? 0,
      points2: of(2)?.points ?? 0,
    }
  })
  await tx.rows('delete from duel_players where match_id = any($1)', [cards.map(({ id }) => id)])
  const rows = await tx.rows<Moved>(
    `update matches m set settled_at = game_clock(), seq = m.seq + 1, outcome1 = r.outcome1, outcome2 = r.outcome2,
       player1_points = r.points1, player2_points = r.points2
     from jsonb_to_recordset($1) as r(id uuid, outcome1 jsonb, outcome2 jsonb, points1 int, points2 int)
     where m.id = r.id and m.id = any($2) returning m.id as "matchId", m.seq`,
    [JSON.stringify(ends), ends.map(({ id }) => id)],
  )
  return cards.map((card) => ({
    card,
    seq: rows.find(({ matchId }) => matchId === card.id)?.seq ?? 0,
    decided: settled.filter((one) => one.card === card),
  }))
}
