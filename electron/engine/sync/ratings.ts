import { routes } from '#protocol/routes.ts'
import { hashOf } from '#study/ratings-file.ts'
import type { Cloud } from '../cloud.ts'
import type { Profiles } from '../profiles.ts'

const FETCH_MS = 60_000

/** Fetches the ratings a hash names and keeps them in the open file, unless it has them. Nothing unverified is kept. */
async function update(players: Profiles, server: Cloud, hash: string, now: () => number): Promise<void> {
  const profile = players.current()
  if (!profile || (await profile.sync.ratings()) === hash) return
  const answer = await server.send('GET', `/api/bank/ratings/${hash}`, null, FETCH_MS)
  if (answer === 'offline' || answer.status !== 200) return
  const { data } = routes['GET /api/bank/ratings/:hash'].reply.safeParse(answer.json)
  if (!data || hashOf(data.text) !== hash || players.current() !== profile) return
  await profile.sync.saveRatings(data.text, now())
}

/** Returns what takes in, in the background, the ratings that the server says it has. */
export const ratingUpdates =
  (players: Profiles, server: Cloud, now: () => number) =>
  (hash: string): void => {
    update(players, server, hash, now).catch((error: unknown) =>
      console.error('The ratings of questions could not be fetched:', error),
    )
  }
