import type { FastifyInstance } from 'fastify'
import { refuse, SIGN_IN } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { BoardStore } from './store/boards.ts'
import { readPlace } from './store/place.ts'

/** Neighbors shown on each side of one's own row. */
const NEAR = 3

/** Boards (design section 4): anybody's rows, one's own with neighbors, schools, and hiding. */
export function leaderboardRoutes(
  app: FastifyInstance,
  { boards, identify }: { boards: BoardStore; identify: Identify },
): void {
  serve(app, identify, 'GET /api/leaderboard', async ({ query }) => {
    const { period, limit, school, after } = query
    const place = after === undefined ? null : readPlace(after)
    if (after !== undefined && !place)
      return refuse('invalid', 'That isn’t a place on the leaderboard', 'after')
    return boards.rows({ period, school }, limit, place)
  })

  serve(app, identify, 'GET /api/leaderboard/me', async ({ query, caller }) => {
    const [absence, rows] = await Promise.all([
      boards.absence(caller.userId),
      boards.around({ period: query.period, school: query.school }, caller.userId, NEAR),
    ])
    return { ...absence, rows }
  })

  serve(app, identify, 'PATCH /api/leaderboard/me', async ({ body, caller }) => {
    const known = await boards.hide(caller.userId, body.hidden)
    return known ? { hidden: body.hidden } : SIGN_IN
  })

  serve(app, identify, 'GET /api/leaderboard/schools', async ({ query }) => {
    const schools = await boards.schools(query.period)
    return schools.map((school, at) => ({ rank: at + 1, ...school }))
  })
}
