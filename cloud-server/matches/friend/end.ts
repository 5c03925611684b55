import { peopleOf } from '../model/setup.ts'
import { readPlayers } from '../store/players.ts'
import type { Closed } from '../store/settlement.ts'
import type { FriendGames } from './games.ts'

/** Tells both players of a game that has been settled. */
export async function tellEnd(
  { db, hub }: Pick<FriendGames, 'db' | 'hub'>,
  { setup, decided }: Closed,
): Promise<void> {
  const players = await readPlayers(db, peopleOf(setup))
  for (const { userId, outcome } of decided) {
    const opponent = players.find(({ id }) => id !== userId)
    await hub.toUser(userId, {
      type: 'async:match_over',
      seq: 0,
      payload: {
        matchId: setup.id,
        opponentName: opponent?.displayName ?? '',
        subject: setup.subject,
        winner: outcome.end.winner,
        ended: outcome.end.ended,
      },
    })
  }
}
