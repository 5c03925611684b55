import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { WatchedDuel } from '#protocol/http/duels.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import { SIDES } from '#rules/match/side.ts'
import { type Limit, limit } from '../../plugins/limit.ts'
import type { DuelDatabase, Rows } from '../../store/database.ts'
import { sideOf } from '../model/setup.ts'
import { answerIn } from '../model/state.ts'
import { OPEN_ELSEWHERE, toldItems } from '../model/told-items.ts'
import { isOpenTo } from '../store/items.ts'
import { isShown, markWatched } from '../store/watching.ts'
import type { DuelLoader } from './load.ts'
import type { Match } from './redact.ts'
import { reviewedItem } from './review.ts'

/** Finished duels of others a player may look at a minute, over all nodes: each shows ten questions of the ranked pool. */
const WATCHED: Limit = { most: 20, windowMs: MINUTE_MS }

/** The same for a match that is not there, not over, or not shown: nothing is told of it. */
const NOT_SHOWN = refuse('not_found', 'We can’t show a duel here')

/** Returns a finished match as anyone may see it. */
function watchedDuel({ setup, state, items, profiles }: Match): WatchedDuel {
  return {
    matchId: setup.id,
    kind: setup.kind,
    subject: setup.subject,
    players: [...profiles],
    winner: state.winner === null ? -1 : state.winner === 1 ? 0 : 1,
    ended: state.ended ?? 'played',
    scores: [...state.scores],
    finishedAt: new Date(state.finishedAt ?? setup.createdAt).toISOString(),
    rounds: items.slice(0, closedRounds(state)).map((item, i) => {
      const [one, two] = SIDES.map((side) => answerIn(state, side, i + 1))
      return {
        ...reviewedItem(setup, item, i),
        answers: [one?.shownIndex ?? -1, two?.shownIndex ?? -1],
        timesMs: [one?.responseMs ?? 0, two?.responseMs ?? 0],
      }
    }),
  }
}

/**
 * A finished match for any player, where those who played it let others look. Its questions count as seen by whoever
 * looks, and nobody looks at a question that waits for their own answer.
 */
export function watchRoute(
  app: FastifyInstance,
  parts: { identify: Identify; loader: DuelLoader; db: DuelDatabase; requests: Rows },
): void {
  const { identify, loader, db, requests } = parts
  serve(app, identify, 'GET /api/duels/:id', async ({ params, caller: { userId } }) => {
    const refused = await limit(requests, `watch:${userId}`, WATCHED)
    if (refused) return refused
    const matchId = params.id.toLowerCase()
    if (!(await isShown(db, matchId))) return NOT_SHOWN
    const match = await loader.match(matchId)
    if (!match) return NOT_SHOWN
    const asked = toldItems(match)
    if (await isOpenTo(db, userId, asked)) return OPEN_ELSEWHERE
    if (sideOf(match.setup, userId) === null) await markWatched(db, userId, asked)
    return watchedDuel(match)
  })
}
