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
 * opens the one that arrived: sent again, it'd be two. `known` is the inbox as it was last read: an older one isn't taken for it.
 */
export function inviteOnce(
  send: Invite,
  readInbox: () => Promise<Pick<Inbox, 'matches'>>,
  known: () => Pick<Inbox, 'matches'> | undefined,
): Invite {
  let lost: string | null = null
  let before: ReadonlySet<string> = new Set()
  return async (wish) => {
    const key = keyOf(wish)
    if (lost === key) {
      const arrived = (await readInbox()).matches.find(
        ({ id, invitation, opponent, subject }) =>
          invitation === 'sent' && !before.has(id) && keyOf({ opponentUsername: opponent, subject }) === key,
      )
      if (arrived) return { matchId: arrived.id, opponentUsername: arrived.opponent }
    }
    lost = null
    before = new Set(known()?.matches.map(({ id }) => id))
    try {
      return await send(wish)
    } catch (error) {
      if (mayHaveArrived(error)) lost = key
      throw error
    }
  }
}
