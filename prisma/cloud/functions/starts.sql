-- The queue of players who look for a duel, and the start of live duels. Rows are written by sets: duels that begin
-- together cost as many statements as one. What is found is found by its key (see rounds.sql).

-- Starts duels, given as a JSON array. A duel begins with its face-off, the pause of `face_off_ms` before round 1: a reveal
-- with no round before it, which ends as every reveal does. Without such a pause round 1 opens here, and what move_matches
-- writes when it opens one is written. Returns the matches that have begun, with their seq. A duel does not begin when one of its players is in another duel
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
  SELECT array_agg(duel.id), array_agg(duel.player1_id) || array_agg(duel.player2_id) INTO ids, players
  FROM json_to_recordset(duels) AS duel(id UUID, player1_id UUID, player2_id UUID);
  PERFORM FROM queue_tickets WHERE user_id = ANY(players) ORDER BY user_id FOR UPDATE;
  at := game_clock();
  -- A queued duel needs the ticket of each player, and takes its tab from there.
  WITH wanted AS MATERIALIZED (
    SELECT duel.*, ticket1.socket_id AS tab1, ticket2.socket_id AS tab2
    FROM json_to_recordset(duels) AS duel(id UUID, kind TEXT, room_code TEXT, subject TEXT,
        player1_id UUID, player2_id UUID, bot_level TEXT, rounds INTEGER, win_at INTEGER, answer_window_ms INTEGER,
        reveal_ms INTEGER, silence TEXT, silent_limit INTEGER, rated BOOLEAN, item_ids JSONB, option_orders JSONB,
        keys INTEGER[], bot_places INTEGER[], bot_after_ms INTEGER[],
        bot_pause_ms INTEGER[], training BOOLEAN[], origin TEXT, seat1 UUID, seat2 UUID, face_off_ms INTEGER, queued BOOLEAN)
      LEFT JOIN queue_tickets ticket1 ON duel.queued AND ticket1.user_id = duel.player1_id
      LEFT JOIN queue_tickets ticket2 ON duel.queued AND ticket2.user_id = duel.player2_id
    WHERE NOT duel.queued
      OR (ticket1.user_id IS NOT NULL AND (duel.player2_id IS NULL OR ticket2.user_id IS NOT NULL))
  ), begun AS (
    INSERT INTO matches AS m (id, kind, room_code, subject, player1_id, player2_id, bot_level, status, rounds, win_at,
      answer_window_ms, reveal_ms, silence, silent_limit, rated, item_ids, option_orders, keys, bot_places, bot_after_ms,
      bot_pause_ms, training, origin, seat1, seat2, created_at, phase, current_round, seq, round_opened_at, due_at, bot_due_at)
    SELECT id, kind, room_code, subject, player1_id, player2_id, bot_level, 'active', rounds, win_at,
      answer_window_ms, reveal_ms, silence, silent_limit, rated, item_ids, option_orders, keys, bot_places, bot_after_ms,
      bot_pause_ms, training, origin, COALESCE(tab1, seat1), COALESCE(tab2, seat2), at,
      CASE WHEN faces THEN 'reveal' ELSE 'question' END, CASE WHEN faces THEN 0 ELSE 1 END, 1,
      CASE WHEN NOT faces THEN at END,
      at + CASE WHEN faces THEN face_off_ms ELSE answer_window_ms END * interval '1 millisecond',
      CASE WHEN NOT faces THEN at + bot_after_ms[1] * interval '1 millisecond' END
    FROM wanted CROSS JOIN LATERAL (SELECT COALESCE(wanted.face_off_ms, 0) > 0 AS faces) opening
    ON CONFLICT (id) DO NOTHING
    RETURNING m.id, LEAST(m.due_at, m.bot_due_at) AS due, m.player1_id, m.player2_id
  ), clocks AS (
    INSERT INTO match_clocks (match_id, due_at) SELECT id, due FROM begun
  ), seated AS (
    -- Nobody takes a second seat: the row of a player in another duel stays as it is.
    INSERT INTO duel_players AS seat (user_id, match_id)
    SELECT player.user_id, begun.id
    FROM begun CROSS JOIN LATERAL (VALUES (begun.player1_id), (begun.player2_id)) AS player(user_id)
    WHERE player.user_id IS NOT NULL
    ORDER BY player.user_id, array_position(ids, begun.id)
    ON CONFLICT DO NOTHING
    RETURNING seat.match_id
  )
  SELECT array_agg(begun.id ORDER BY array_position(ids, begun.id)) INTO lacking
  FROM begun LEFT JOIN
    (SELECT seated.match_id, count(*) AS seats FROM seated GROUP BY seated.match_id) taken ON taken.match_id = begun.id
  WHERE COALESCE(taken.seats, 0) < num_nonnulls(begun.player1_id, begun.player2_id);
  IF lacking IS NOT NULL THEN
    DELETE FROM matches WHERE id = ANY(lacking);
    -- What stood in the way of one may have been another that could not begin either.
    IF cardinality(ids) > 1 THEN
      PERFORM start_duels(json_build_array(duel)) FROM unnest(lacking) WITH ORDINALITY AS again(id, n)
        JOIN json_array_elements(duels) AS duel ON (duel ->> 'id')::UUID = again.id ORDER BY again.n;
    END IF;
  END IF;
  DELETE FROM queue_tickets ticket USING duel_players seat
  WHERE ticket.user_id = ANY(players) AND seat.user_id = ticket.user_id AND seat.match_id = ANY(ids);
  RETURN QUERY SELECT id, seq FROM matches WHERE id = ANY(ids);
END $$;

-- The tickets a node may pair now, longest waiting first: at most `most`, of tabs seen in the last `stale_ms`, of
-- players in no duel. Only the node that gets the advisory lock `pairing` receives any; the lock goes with its
-- transaction. `blocked` names the players in the queue whom the ticket's player has blocked.
CREATE OR REPLACE FUNCTION tickets_to_pair(pairing BIGINT, stale_ms INTEGER, most INTEGER)
RETURNS TABLE (player UUID, socket UUID, rating INTEGER, subject TEXT, bot_level TEXT, blocked TEXT[], queued_ms FLOAT8,
  now_ms FLOAT8) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  at TIMESTAMPTZ;
BEGIN
  IF NOT pg_try_advisory_xact_lock(pairing) THEN RETURN; END IF;
  at := game_clock();
  RETURN QUERY SELECT ticket.user_id, ticket.socket_id, ticket.rating, ticket.subject, ticket.bot_level,
    -- The look-up is a value, so that the planner cannot make a join of it.
    ARRAY(SELECT block.blocked_id::TEXT FROM blocks block WHERE block.user_id = ticket.user_id
      AND (SELECT 1 FROM queue_tickets other WHERE other.user_id = block.blocked_id) IS NOT NULL),
    (EXTRACT(EPOCH FROM ticket.queued_at) * 1000)::FLOAT8, (EXTRACT(EPOCH FROM at) * 1000)::FLOAT8
  FROM queue_tickets ticket WHERE ticket.seen_at >= at - stale_ms * interval '1 millisecond'
    AND NOT EXISTS (SELECT FROM duel_players seat WHERE seat.user_id = ticket.user_id)
  ORDER BY ticket.queued_at, ticket.user_id LIMIT most;
END $$;
