import type { BodyOf, ReplyOf } from '#protocol/routes.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import type { Inbox } from '../../clients/friend-games.ts'
import { CallError } from '../../clients/http.ts'

type Wish = BodyOf<'POST /api/async/create'>
type Invite = (wish: Wish) => Promise<ReplyOf<'POST /api/async/create'>>

/** Whether a failed call may have been carried out all the same: only a refusal says that it wasn't. */
const mayHaveArrived = (error: unknown): boolean => !(error instanceof CallError && error.status < 500)

const keyOf = ({ opponentUsername, subject }: Wish): string =>
  `${usernameKey(opponentUsername.replace(/^@/, ''))} ${subject}`

/**
 * Returns how to invite a player to a game. After a reply that was lost, the same press again looks for the invitation first, and
 * opens the one that arrived: sent again, it'd be two.
 */
export function inviteOnce(send: Invite, readInbox: () => Promise<Pick<Inbox, 'matches'>>): Invite {
  let lost: string | null = null
  return async (wish) => {
    const key = keyOf(wish)
    if (lost === key) {
      const arrived = (await readInbox()).matches.find(
        ({ invitation, opponent, subject }) =>
          invitation === 'sent' && keyOf({ opponentUsername: opponent, subject }) === key,
      )
      if (arrived) return { matchId: arrived.id, opponentUsername: arrived.opponent }
    }
    lost = null
    try {
      return await send(wish)
    } catch (error) {
      if (mayHaveArrived(error)) lost = key
      throw error
    }
  }
}
