-- The queue of players who look for a duel, and the start of live duels. Rows are written by sets: duels that begin
-- together cost as many statements as one. What is found is found by its key (see rounds.sql).

-- Starts duels, given as a JSON array, and opens their first rounds; writes what move_matches writes when it opens one.
-- Returns the matches that have begun, with their seq. A duel does not begin when one of its players is in another duel
-- or (a `queued` one) has left the queue; of two duels of one player the first begins. A duel that began before is
-- returned as it stands: asking again, when the reply was lost, starts no second one.
--
-- The tickets of all players are locked first, in the order of players, as everybody who holds several does, so that
-- nobody waits in a circle.
CREATE OR REPLACE FUNCTION start_duels(duels JSON)
RETURNS TABLE (match_id UUID, match_seq INTEGER) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  ids UUID[];
  players UUID[];
  lacking UUID[];
  at TIMESTAMPTZ;
BEGIN
  SELECT array_agg(d.id), array_agg(d.player1_id) || array_agg(d.player2_id) INTO ids, players
  FROM json_to_recordset(duels) AS d(id UUID, player1_id UUID, player2_id UUID);
  PERFORM FROM queue_tickets WHERE user_id = ANY(players) ORDER BY user_id FOR UPDATE;
  at := game_clock();
  WITH wanted AS MATERIALIZED (
    SELECT d.*, t1.socket_id AS tab1, t2.socket_id AS tab2
    FROM json_to_recordset(duels) AS d(id UUID, kind TEXT, room_code TEXT, subject TEXT, player1_id UUID, player2_id UUID,
        bot_level TEXT, rounds INTEGER, win_at INTEGER, answer_window_ms INTEGER, reveal_ms INTEGER, silence TEXT,
        silent_limit INTEGER, rated BOOLEAN, item_ids JSONB, option_orders JSONB, keys INTEGER[], bot_places INTEGER[],
        bot_after_ms INTEGER[], training BOOLEAN[], origin TEXT, seat1 UUID, seat2 UUID, queued BOOLEAN)
      LEFT JOIN queue_tickets t1 ON d.queued AND t1.user_id = d.player1_id
      LEFT JOIN queue_tickets t2 ON d.queued AND t2.user_id = d.player2_id
    WHERE NOT d.queued OR (t1.user_id IS NOT NULL AND (d.player2_id IS NULL OR t2.user_id IS NOT NULL))
  ), begun AS (
    INSERT INTO matches AS m (id, kind, room_code, subject, player1_id, player2_id, bot_level, status, rounds, win_at,
      answer_window_ms, reveal_ms, silence, silent_limit, rated, item_ids, option_orders, keys, bot_places, bot_after_ms,
      training, origin, seat1, seat2, created_at, phase, current_round, seq, round_opened_at, due_at, bot_due_at)
    SELECT id, kind, room_code, subject, player1_id, player2_id, bot_level, 'active', rounds, win_at,
      answer_window_ms, reveal_ms, silence, silent_limit, rated, item_ids, option_orders, keys, bot_places, bot_after_ms,
      training, origin, COALESCE(tab1, seat1), COALESCE(tab2, seat2), at, 'question', 1, 1, at,
      at + answer_window_ms * interval '1 millisecond', at + bot_after_ms[1] * interval '1 millisecond'
    FROM wanted
    ON CONFLICT (id) DO NOTHING
    RETURNING m.id, LEAST(m.due_at, m.bot_due_at) AS due, m.player1_id, m.player2_id
  ), clocks AS (
    INSERT INTO match_clocks (match_id, due_at) SELECT id, due FROM begun
  ), seated AS (
    INSERT INTO duel_players AS p (user_id, match_id)
    SELECT x.user_id, b.id FROM begun b CROSS JOIN LATERAL (VALUES (b.player1_id), (b.player2_id)) AS x(user_id)
    WHERE x.user_id IS NOT NULL
    ORDER BY x.user_id, array_position(ids, b.id)
    ON CONFLICT DO NOTHING
    RETURNING p.match_id
  )
  SELECT array_agg(b.id ORDER BY array_position(ids, b.id)) INTO lacking
  FROM begun b LEFT JOIN (SELECT s.match_id, count(*) AS held FROM seated s GROUP BY s.match_id) h ON h.match_id = b.id
  WHERE COALESCE(h.held, 0) < num_nonnulls(b.player1_id, b.player2_id);
  IF lacking IS NOT NULL THEN
    DELETE FROM matches WHERE id = ANY(lacking);
    -- What stood in the way of one may have been another that could not begin either.
    IF cardinality(ids) > 1 THEN
      PERFORM start_duels(json_build_array(d)) FROM unnest(lacking) WITH ORDINALITY AS l(id, n)
        JOIN json_array_elements(duels) AS d ON (d ->> 'id')::UUID = l.id ORDER BY l.n;
    END IF;
  END IF;
  DELETE FROM queue_tickets t USING duel_players p
  WHERE t.user_id = ANY(players) AND p.user_id = t.user_id AND p.match_id = ANY(ids);
  RETURN QUERY SELECT id, seq FROM matches WHERE id = ANY(ids);
END $$;

-- The tickets a node may pair now, longest waiting first: at most `most`, of tabs seen in the last `stale_ms`, of players
-- in no duel. Only the node that gets the advisory lock `pairing` receives any; the lock goes with its transaction.
-- `blocked` names the players in the queue whom the ticket's player has blocked.
CREATE OR REPLACE FUNCTION tickets_to_pair(pairing BIGINT, stale_ms INTEGER, most INTEGER)
RETURNS TABLE (player UUID, socket UUID, rating INTEGER, subject TEXT, bot_level TEXT, blocked TEXT[], queued_ms FLOAT8,
  now_ms FLOAT8) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  at TIMESTAMPTZ;
BEGIN
  IF NOT pg_try_advisory_xact_lock(pairing) THEN RETURN; END IF;
  at := game_clock();
  RETURN QUERY SELECT t.user_id, t.socket_id, t.rating, t.subject, t.bot_level,
    ARRAY(SELECT b.blocked_id::TEXT FROM blocks b
          WHERE b.user_id = t.user_id AND (SELECT 1 FROM queue_tickets o WHERE o.user_id = b.blocked_id) IS NOT NULL),
    (EXTRACT(EPOCH FROM t.queued_at) * 1000)::FLOAT8, (EXTRACT(EPOCH FROM at) * 1000)::FLOAT8
  FROM queue_tickets t WHERE t.seen_at >= at - stale_ms * interval '1 millisecond'
    AND NOT EXISTS (SELECT FROM duel_players p WHERE p.user_id = t.user_id)
  ORDER BY t.queued_at, t.user_id LIMIT most;
END $$;
