import type { DuelDatabase } from '#database/postgres/duel-database.ts'
import { unnestRows, uuids } from '#database/postgres/unnest-rows.ts'
import { type Statement, sql } from '#database/sql.ts'
import type { DuelItem, ItemsById } from '../model/item.ts'
import type { MatchSetup } from '../model/setup.ts'
import type { MatchState } from '../model/state.ts'
import type { Moved } from './matches.ts'
import { pairRecords } from './pairs.ts'
import { lockMatches } from './parties.ts'
import type { Decided, Party, Settled } from './settled.ts'
import { answersOf, INSERT_ATTEMPTS, INSERT_SHOWINGS, MARK_SEEN } from './settled-answers.ts'
import { saveMastery, savePlayers, saveSubjects } from './settled-players.ts'
import { standingsIn } from './standings.ts'
import { readStates } from './states.ts'

/** Returns the outcome of a match for each of its people; `items` are those of its rounds. Pure. */
export type Decide = (
  setup: MatchSetup,
  state: MatchState,
  items: readonly DuelItem[],
  parties: readonly Party[],
) => Decided[]

/** A match as its settlement left it. */
export interface Closed {
  setup: MatchSetup
  seq: number
  decided: readonly Decided[]
}

/**
 * Settles finished matches in one transaction: attempts, showings, statistics, XP, level, points, rating, wins and streaks
 * of both players of each, and frees them for the next. Leaves matches that are not finished, are settled, or are being settled.
 */
export function settleDuels(
  db: DuelDatabase,
  matchIds: readonly string[],
  itemsOf: ItemsById,
  decide: Decide,
): Promise<Closed[]> {
  return db.transaction(async (tx) => {
    const locked = await lockMatches(tx, matchIds)
    if (locked.length === 0) return []
    const matches = await Promise.all(
      locked.map(async (match) => ({ ...match, items: await itemsOf(match.setup.itemIds) })),
    )
    const ids = matches.map(({ setup }) => setup.id)
    const states = await readStates(tx, ids)
    const pairs = await pairRecords(tx, ids)
    const standings = await standingsIn(
      tx,
      matches.flatMap(({ players, items }) => players.map((player) => ({ ...player, items }))),
    )
    const settled = matches.flatMap(({ setup, players, items }): Settled[] => {
      const state = states.find(({ id }) => id === setup.id)
      const pair = pairs.get(setup.id)
      if (!state || !pair) throw new Error(`the duel ${setup.id} is locked and has gone`)
      const parties = players.map(({ userId, eventSeq, progress, account, firstOfDay }): Party => {
        const { subjects, topics } = standings(userId)
        return {
          userId,
          side: setup.players[0] === userId ? 1 : 2,
          eventSeq,
          before: { standings: { progress, subjects, topics }, account, firstOfDay },
          earlier: pair.earlier,
          headToHead: pair.headToHead,
        }
      })
      return decide(setup, state, items, parties).map((one) => {
        const party = parties.find(({ userId }) => userId === one.userId)
        if (!party) throw new Error(`${one.userId} has no part in the duel ${setup.id}`)
        return { ...one, setup, party }
      })
    })
    const moved = await tx.query<Moved>(
      closing(
        matches.map(({ setup }) => setup),
        settled,
      ),
    )
    return matches.map(({ setup }) => ({
      setup,
      seq: moved.find(({ matchId }) => matchId === setup.id)?.seq ?? 0,
      decided: settled.filter((one) => one.setup === setup),
    }))
  })
}

/** All that settled matches change, in one statement: each costs PostgreSQL more than most of the rows it touches. */
function closing(setups: readonly MatchSetup[], settled: readonly Settled[]): Statement {
  const outcomeOf = (setup: MatchSetup, side: number) =>
    settled.find((one) => one.setup === setup && one.side === side)?.outcome
  /** a bot is told no end */
  const endOf = (setup: MatchSetup, side: number) => {
    const outcome = outcomeOf(setup, side)
    return outcome ? JSON.stringify(outcome.end) : null
  }
  const weighs = (setup: MatchSetup) =>
    [1, 2].some((side) => {
      const end = outcomeOf(setup, side)?.end
      return end?.counted === true || end?.rated === true
    })
  const ids = uuids(setups.map(({ id }) => id))
  return sql`
    with r as materialized (${answersOf(settled)}),
    shown as (${INSERT_SHOWINGS}),
    seen as (${MARK_SEEN}),
    attempted as (${INSERT_ATTEMPTS}),
    paid as (${savePlayers(settled)}),
    studied as (${saveSubjects(settled)}),
    practiced as (${saveMastery(settled)}),
    freed as (delete from duel_players where match_id = any(${ids}))
    update matches m set settled_at = game_clock(), seq = m.seq + 1, outcome1 = e.outcome1::jsonb,
      outcome2 = e.outcome2::jsonb, player1_points = e.points1, player2_points = e.points2, weighed = e.weighed
    from (select * from ${unnestRows(setups, {
      id: ['uuid', (setup) => setup.id],
      outcome1: ['text', (setup) => endOf(setup, 1)],
      outcome2: ['text', (setup) => endOf(setup, 2)],
      points1: ['int', (setup) => outcomeOf(setup, 1)?.points ?? 0],
      points2: ['int', (setup) => outcomeOf(setup, 2)?.points ?? 0],
      weighed: ['boolean', weighs],
    })}) e
    where m.id = e.id and m.id = any(${ids}) returning m.id as "matchId", m.seq`
}
