import type { DuelDatabase } from '#database/postgres/duel-database.ts'
import { unnestRows, uuids } from '#database/postgres/unnest-rows.ts'
import { type Statement, sql } from '#database/sql.ts'
import type { MatchCard, MatchView } from '../model/match.ts'
import type { DuelItem } from './items.ts'
import type { Moved } from './matches.ts'
import { lockMatches } from './parties.ts'
import type { Decided, Party, Settled } from './settled.ts'
import { answersOf, INSERT_ATTEMPTS, INSERT_SHOWINGS, MARK_SEEN } from './settled-answers.ts'
import { saveMastery, savePlayers, saveSubjects } from './settled-players.ts'
import { standingsIn } from './standings.ts'
import { readViews } from './views.ts'

/** What a match comes to for its people; `items` are those of its rounds. Pure. */
export type Decide = (
  card: MatchCard,
  view: MatchView,
  items: readonly DuelItem[],
  parties: readonly Party[],
) => Decided[]

/** A match as its settlement left it. */
export interface Closed {
  card: MatchCard
  seq: number
  decided: readonly Decided[]
}

/**
 * Settles finished matches in one transaction: attempts, showings, statistics, XP, level, points, rating, wins and streaks
 * of both players of each, and frees them for the next. Leaves what is not finished, is settled, or is being settled.
 */
export function settleDuels(
  db: DuelDatabase,
  matchIds: readonly string[],
  itemsOf: (ids: readonly string[]) => Promise<DuelItem[]>,
  decide: Decide,
): Promise<Closed[]> {
  return db.transaction(async (tx) => {
    const locked = await lockMatches(tx, matchIds)
    if (locked.length === 0) return []
    const matches = await Promise.all(
      locked.map(async (match) => ({ ...match, items: await itemsOf(match.card.itemIds) })),
    )
    const views = await readViews(
      tx,
      matches.map(({ card }) => card.id),
    )
    const standings = await standingsIn(
      tx,
      matches.flatMap(({ players, items }) => players.map((player) => ({ ...player, items }))),
    )
    const settled = matches.flatMap(({ card, players, items }): Settled[] => {
      const view = views.find(({ id }) => id === card.id)
      if (!view) throw new Error(`the duel ${card.id} is locked and has gone`)
      const parties = players.map(({ userId, eventSeq, progress, account, firstOfDay }): Party => {
        const { subjects, topics } = standings(userId)
        return {
          userId,
          side: card.players[0] === userId ? 1 : 2,
          eventSeq,
          before: { standings: { progress, subjects, topics }, record: account, firstOfDay },
        }
      })
      return decide(card, view, items, parties).map((one) => {
        const party = parties.find(({ userId }) => userId === one.userId)
        if (!party) throw new Error(`${one.userId} has no part in the duel ${card.id}`)
        return { ...one, card, party }
      })
    })
    const moved = await tx.query<Moved>(
      closing(
        matches.map(({ card }) => card),
        settled,
      ),
    )
    return matches.map(({ card }) => ({
      card,
      seq: moved.find(({ matchId }) => matchId === card.id)?.seq ?? 0,
      decided: settled.filter((one) => one.card === card),
    }))
  })
}

/** All that settled matches change, in one statement: each costs PostgreSQL more than most of the rows it touches. */
function closing(cards: readonly MatchCard[], settled: readonly Settled[]): Statement {
  const outcomeOf = (card: MatchCard, side: number) =>
    settled.find((one) => one.card === card && one.side === side)?.outcome
  /** nobody is told an end where a bot plays */
  const endOf = (card: MatchCard, side: number) => {
    const outcome = outcomeOf(card, side)
    return outcome ? JSON.stringify(outcome.end) : null
  }
  const ids = uuids(cards.map(({ id }) => id))
  return sql`
    with r as materialized (${answersOf(settled)}),
    shown as (${INSERT_SHOWINGS}),
    seen as (${MARK_SEEN}),
    attempted as (${INSERT_ATTEMPTS}),
    paid as (${savePlayers(settled)}),
    studied as (${saveSubjects(settled)}),
    practised as (${saveMastery(settled)}),
    freed as (delete from duel_players where match_id = any(${ids}))
    update matches m set settled_at = game_clock(), seq = m.seq + 1, outcome1 = e.outcome1::jsonb,
      outcome2 = e.outcome2::jsonb, player1_points = e.points1, player2_points = e.points2
    from (select * from ${unnestRows(cards, {
      id: ['uuid', (card) => card.id],
      outcome1: ['text', (card) => endOf(card, 1)],
      outcome2: ['text', (card) => endOf(card, 2)],
      points1: ['int', (card) => outcomeOf(card, 1)?.points ?? 0],
      points2: ['int', (card) => outcomeOf(card, 2)?.points ?? 0],
    })}) e
    where m.id = e.id and m.id = any(${ids}) returning m.id as "matchId", m.seq`
}
