import { peopleOf } from '../model/setup.ts'
import { readPlayers } from '../store/players.ts'
import type { Closed } from '../store/settlement.ts'
import type { FriendGames } from './games.ts'
import type { Game } from './redact.ts'

/** Tells whoever sent an invitation that it was declined. */
export async function tellDeclined({ hub, failed }: FriendGames, { setup, profiles }: Game): Promise<void> {
  const payload = {
    matchId: setup.id,
    opponentName: profiles[1].displayName,
    subject: setup.subject,
    winner: -1,
    ended: 'declined',
  } as const
  await hub.toUser(setup.players[0], { type: 'async:match_over', seq: 0, payload }).catch(failed)
}

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
