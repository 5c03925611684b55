import { type ReplyOf, routes } from '#protocol/routes.ts'
import type { Cloud } from './cloud.ts'

const NOTEBOOK_MS = 2_500
const { reply } = routes['GET /api/notebook']

/**
 * The player's notebook as the cloud has it, for the questions of duels and days' cases: no desktop keeps those. Null where the
 * cloud can't be reached, or keeps the notebook closed.
 */
export async function cloudNotebook(server: Cloud): Promise<ReplyOf<'GET /api/notebook'> | null> {
  if (server.reach.isOffline()) return null
  const answer = await server.send('GET', '/api/notebook', null, NOTEBOOK_MS)
  return answer !== 'offline' && answer.status === 200 ? (reply.safeParse(answer.json).data ?? null) : null
}
