import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { DuelStart } from '#protocol/live/state.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import { BOT_NAMES } from '#rules/match/result.ts'

/** The words of a toast, and how it is shown. */
export interface Notice {
  readonly title: string
  readonly description: string
  readonly variant?: 'success' | 'destructive'
  /** Milliseconds on screen. */
  readonly duration?: number
}

/** Refusals that the fresh snapshot already explains, or that sending again puts right. */
const UNSAID: ReadonlySet<LiveErrorCode> = new Set([
  'answer_early',
  'answer_late',
  'answer_stale',
  'already_answered',
  'duel_over',
  'hello_first',
  'in_duel',
  'seat_taken',
  'unavailable',
])

const titleOf = (refused: string | null): string => {
  if (refused?.startsWith('challenge:')) return 'Failed to Start Game'
  return refused === 'duel:resign' ? 'Resign Failed' : 'Error'
}

/** Read at a glance, and out of the way of the first question. */
const STARTING_MS = 3_000

/** Names the player who takes the other bench; a bot is called one. */
const caption = ({ opponent }: DuelStart): string =>
  opponent.botLevel
    ? `${opponent.displayName} takes the other bench. It is a bot: ${BOT_NAMES[opponent.botLevel]}.`
    : `${opponent.displayName}, level ${opponent.level}, takes the other bench.`

/** Returns the toast a message brings (spec section 8), or null for a message that a screen shows by itself. */
export function noticeOf(message: ToClient): Notice | null {
  switch (message.type) {
    case 'challenge:declined':
      return {
        title: 'Challenge Declined',
        description: `@${message.payload.targetUsername} cannot take your challenge now.`,
      }
    case 'challenge:expired':
      return {
        title: 'Challenge Expired',
        description: `The challenge of @${message.payload.challengerName} to @${message.payload.targetUsername} was not answered in time.`,
      }
    case 'duel:start':
    case 'duel:friend_match_start':
      return {
        title: 'Match Starting!',
        description: caption(message.payload),
        variant: 'success',
        duration: STARTING_MS,
      }
    case 'async:turn_notification':
      if (message.payload.invitation)
        return {
          title: 'New Friend Game',
          description: `${message.payload.opponentName} invites you to a game of ${message.payload.subject}. You have three days to accept.`,
        }
      return {
        title: 'Your Turn!',
        description: `${message.payload.opponentName} is waiting for your answer in ${message.payload.subject}.`,
      }
    case 'async:match_over': {
      const { opponentName, winner, ended, subject } = message.payload
      const game = `Your game of ${subject} with ${opponentName}`
      if (ended === 'declined')
        return { title: 'Game Declined', description: `${opponentName} declined your game of ${subject}.` }
      if (winner === 0)
        return {
          title: 'Victory',
          description:
            ended === 'played'
              ? `${game} is won.`
              : ended === 'resigned'
                ? `${opponentName} has resigned.`
                : `${opponentName} let the 24 hours pass.`,
          variant: 'success',
        }
      if (winner === 1)
        return {
          title: 'Defeat',
          description: ended === 'forfeit' ? `${game} ran out of time.` : `${game} is lost.`,
        }
      return ended === 'forfeit'
        ? { title: 'Expired', description: `${game} ended with no winner.` }
        : { title: 'Draw', description: `${game} ended even.` }
    }
    case 'error': {
      const { code, refused, message: words } = message.payload
      if (UNSAID.has(code)) return null
      const title = titleOf(refused)
      const fallback = refused?.startsWith('challenge:') ? 'Could not start game with this user' : words
      return { title, description: words || fallback, variant: 'destructive' }
    }
    default:
      return null
  }
}
