import type { World } from './world.ts'

/** An answer a player was told is stored. */
export interface Acknowledged {
  userId: string
  matchId: string
  round: number
  place: number
}

/** Returns counts that must be zero: each is asked of the database after a run. */
export async function audit(
  world: Pick<World, 'sql'>,
  acknowledged: readonly Acknowledged[],
): Promise<Record<string, number>> {
  const count = async (text: string, values: unknown[] = []): Promise<number> => {
    const [row] = await world.sql<{ n: number }>(`select count(*)::int as n from (${text}) as found`, values)
    return row?.n ?? -1
  }
  const told = `unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[]) as t(user_id, match_id, round, place)
    join matches m on m.id = t.match_id
    left join match_answers a on a.match_id = t.match_id and a.round = t.round
      and a.player = case when m.player1_id = t.user_id then 1 else 2 end`
  const values = [
    acknowledged.map((one) => one.userId),
    acknowledged.map((one) => one.matchId),
    acknowledged.map((one) => one.round),
    acknowledged.map((one) => one.place),
  ]
  const kept = await count(`select t.user_id from ${told}`, values)
  const sums = (column: string, part: string) => `
    select u.id from users u left join (
      select user_id, sum(n) as n from (
        select player1_id as user_id, ${part.replaceAll('#', '1')} as n from matches
        union all select player2_id, ${part.replaceAll('#', '2')} from matches where player2_id is not null) x
      group by user_id) s on s.user_id = u.id
    where u.${column} <> coalesce(s.n, 0)`
  return {
    'acknowledged answers lost':
      acknowledged.length -
      kept +
      (await count(`select t.user_id from ${told} where a.match_id is null`, values)),
    'acknowledged answers changed': await count(
      `select t.user_id from ${told} where a.selected <> t.place`,
      values,
    ),
    'answers doubled': await count(
      `select a.match_id from question_attempts a join showings s on s.id = a.showing_id
       group by a.match_id, a.user_id, s.round having count(*) > 1`,
    ),
    'duels not finished': await count(`select id from matches where status = 'active'`),
    'duels not settled': await count(`select id from matches where settled_at is null`),
    'players still held': await count('select user_id from duel_players'),
    'rounds with an answer missing': await count(
      `select m.id, r from matches m, generate_series(1, m.current_round - case when m.phase = 'reveal' then 0 else 1 end) r
       where (select count(*) from match_answers a where a.match_id = m.id and a.round = r) <> 2`,
    ),
    'scores unequal to their answers': await count(
      `select m.id from matches m where
         m.player1_score <> (select count(*) from match_answers a where a.match_id = m.id and a.player = 1
           and a.selected = m.keys[a.round])
         or m.player2_score <> (select count(*) from match_answers a where a.match_id = m.id and a.player = 2
           and a.selected = m.keys[a.round])`,
    ),
    'attempts unequal to answers': await count(
      `select m.id from matches m where (select count(*) from question_attempts a where a.match_id = m.id)
         <> num_nonnulls(m.player1_id, m.player2_id) * (m.current_round - case when m.phase = 'reveal' then 0 else 1 end)`,
    ),
    'totals of answers wrong': await count(
      `select u.id from users u left join (
         select user_id, count(*) as n, count(*) filter (where is_correct) as r, max(seq) as s
         from question_attempts group by user_id) a on a.user_id = u.id
       where (u.total_questions_answered, u.total_correct_answers, u.event_seq)
         <> (coalesce(a.n, 0), coalesce(a.r, 0), coalesce(a.s, 0))`,
    ),
    'subject totals wrong': await count(
      `select p.user_id from player_subject_stats p join (
         select user_id, subject, count(*) as n, count(*) filter (where is_correct) as r
         from question_attempts group by user_id, subject) a on a.user_id = p.user_id and a.subject = p.subject
       where (p.questions_answered, p.correct_answers) <> (a.n, a.r)`,
    ),
    'XP unequal to its parts': await count(sums('total_xp', `coalesce((outcome#->>'yourXPChange')::int, 0)`)),
    'points unequal to their parts': await count(sums('points', 'player#_points')),
    'ratings unequal to their parts': await count(
      sums('overall_elo - 1200', `coalesce((outcome#->>'yourRatingChange')::int, 0)`),
    ),
    'wins unequal to duels won': await count(
      sums('total_wins', `case when kind <> 'bot' and winner = # then 1 else 0 end`),
    ),
    'losses unequal to duels lost': await count(
      sums('total_losses', `case when kind <> 'bot' and winner <> # then 1 else 0 end`),
    ),
  }
}
