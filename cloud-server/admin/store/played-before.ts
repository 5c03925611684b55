import { sql } from '#database/sql.ts'
import { HOUR_MS, utcDate, utcWeekStart } from '#rules/days.ts'
import { isCountedBy, PAIR_HOURS, shareAfter } from '#rules/match/counted.ts'
import { resultOf } from '#rules/match/outcome.ts'
import { matchPoints } from '#rules/match/points.ts'
import { opposite, SIDES, type Side } from '#rules/match/side.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'

/** A match of two people that was settled before matches had to be played to count. */
interface OldMatch {
  id: string
  kind: 'live' | 'friend'
  ended: 'played' | 'resigned' | 'forfeit' | 'abandoned'
  winner: Side | null
  rounds: number
  players: [string, string]
  /** rounds that closed in which each answered, answers that were right, and points paid */
  answered: [number, number]
  right: [number, number]
  paid: [number, number]
  /** instant in ms */
  finishedAt: number
}

/** The amounts by which a player's record is too high. */
export interface Excess {
  userId: string
  points: number
  wins: number
  losses: number
  /** points by the week's board, named by its Monday */
  weeks: Map<string, number>
}

/** A match's points by the rules of today. */
interface Mended {
  id: string
  counted: boolean
  share: number
  points: [number, number]
}

const readOld = (db: Pick<PostgresTransaction, 'query'>): Promise<OldMatch[]> =>
  db.query<OldMatch>(sql`
    select m.id, m.kind, m.ended, m.winner, m.rounds, array[m.player1_id::text, m.player2_id::text] as players,
      array[played.one, played.two] as answered, array[m.player1_score, m.player2_score] as "right",
      array[m.player1_points, m.player2_points] as paid,
      (extract(epoch from m.finished_at) * 1000)::float8 as "finishedAt"
    from matches m cross join lateral (
      select count(*) filter (where a.selected <> -1)::int as one, count(*) filter (where b.selected <> -1)::int as two
      from match_answers a join match_answers b on b.match_id = a.match_id and b.round = a.round and b.player = 2
      where a.match_id = m.id and a.player = 1) played
    where m.settled_at is not null and m.kind in ('live', 'friend') and m.player2_id is not null
      and m.outcome1 is not null and not (m.outcome1 ? 'counted')
    order by m.finished_at, m.id`)

const weekOf = (at: number): string => utcDate(utcWeekStart(at))

/** Judges old matches, the earliest first, by the rules of today. Pure. */
function judge(matches: readonly OldMatch[]): { mended: Mended[]; excesses: Excess[] } {
  const excesses = new Map<string, Excess>()
  const earlier = new Map<string, number[]>()
  const excessOf = (userId: string): Excess => {
    const one = excesses.get(userId) ?? { userId, points: 0, wins: 0, losses: 0, weeks: new Map() }
    excesses.set(userId, one)
    return one
  }
  const mended = matches.map((match): Mended => {
    const { players, kind, winner, finishedAt } = match
    const pair = [...players].sort().join()
    const lately = (earlier.get(pair) ?? []).filter((at) => at > finishedAt - PAIR_HOURS * HOUR_MS)
    const counted = isCountedBy(match.answered, match.rounds)
    const share = shareAfter(lately.length)
    if (counted) earlier.set(pair, [...lately, finishedAt])
    const points = SIDES.map((side) => {
      const due = counted ? matchPoints(kind, resultOf(side, match), match.right[side - 1] ?? 0, share) : 0
      const paid = match.paid[side - 1] ?? 0
      const over = Math.max(0, paid - due)
      const excess = excessOf(players[side - 1] ?? '')
      excess.points += over
      excess.weeks.set(weekOf(finishedAt), (excess.weeks.get(weekOf(finishedAt)) ?? 0) + over)
      if (!counted && winner === side) excess.wins += 1
      if (!counted && winner === opposite(side)) excess.losses += 1
      return paid - over
    })
    return { id: match.id, counted, share, points: [points[0] ?? 0, points[1] ?? 0] }
  })
  const wrong = [...excesses.values()].filter(({ points, wins, losses }) => points + wins + losses > 0)
  return { mended, excesses: wrong }
}

/** Returns the players whose record holds more than their matches are worth by the rules of today, the most points first. */
export async function excessesOf(db: Database): Promise<{ matches: number; excesses: Excess[] }> {
  const { mended, excesses } = judge(await readOld(db))
  return { matches: mended.length, excesses: excesses.sort((a, b) => b.points - a.points) }
}

/** Takes the excesses off records and boards in one transaction; asked again it finds none. XP, levels and ratings stand. */
export function mendRecords(db: Database): Promise<{ matches: number; excesses: Excess[] }> {
  return db.transaction(async (tx) => {
    const { mended, excesses } = judge(await readOld(tx))
    for (const { userId, points, wins, losses, weeks } of excesses) {
      await tx.execute(sql`
        update users set points = greatest(0, points - ${points}::int), total_wins = greatest(0, total_wins - ${wins}::int),
          total_losses = greatest(0, total_losses - ${losses}::int) where id = ${userId}::uuid`)
      await tx.execute(sql`
        update board_rows b set points = u.points from users u
        where b.user_id = u.id and u.id = ${userId}::uuid and b.period = 'all'`)
      for (const [week, over] of weeks)
        await tx.execute(sql`
          update board_rows set points = greatest(0, points - ${over}::int)
          where user_id = ${userId}::uuid and period = ${week}`)
      await tx.execute(sql`delete from board_rows where user_id = ${userId}::uuid and points = 0`)
    }
    for (const { id, counted, share, points } of mended)
      await tx.execute(sql`
        update matches set player1_points = ${points[0]}::int, player2_points = ${points[1]}::int,
          weighed = ${counted},
          outcome1 = outcome1 || jsonb_build_object('counted', ${counted}::boolean, 'share', ${share}::float8),
          outcome2 = outcome2 || jsonb_build_object('counted', ${counted}::boolean, 'share', ${share}::float8)
        where id = ${id}::uuid`)
    return { matches: mended.length, excesses }
  })
}
