import { countedInWords } from '#protocol/figures.ts'
import { isolated } from '#protocol/isolated.ts'
import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { ToClient, ToClientPayload } from '#protocol/live/to-client.ts'
import type { ToServerWire } from '#protocol/live/to-server.ts'
import { newsWords } from '#protocol/news-words.ts'
import { ABANDONED_AFTER } from '#rules/match/outcome.ts'
import { newsOfGame } from './desktop-news.ts'

/** The words of a toast, and how it is shown. */
export interface Notice {
  readonly title: string
  readonly description: string
  readonly variant?: 'success' | 'destructive'
}

/** Refusals that the fresh snapshot already explains. */
const UNSAID: ReadonlySet<LiveErrorCode> = new Set([
  'answer_early',
  'answer_late',
  'answer_stale',
  'already_answered',
  'duel_over',
  'opponent_playing',
  'hello_first',
  'in_duel',
  'seat_taken',
])

/** Requests that are not sent again by themselves when the server could not take them just now (owed.ts). */
const NOT_OWED: ReadonlySet<string> = new Set([
  'queue:bot',
  'challenge:accept',
  'challenge:decline',
  'rematch:offer',
  'rematch:accept',
  'rematch:decline',
] satisfies ToServerWire['type'][])

function isUnsaid(code: LiveErrorCode, refused: string | null): boolean {
  if (code === 'unavailable') return !NOT_OWED.has(refused ?? '')
  // A challenge to withdraw that is gone is as it was wanted.
  return UNSAID.has(code) || (code === 'challenge_gone' && refused === 'challenge:cancel')
}

const titleOf = (refused: string | null): string => {
  if (refused?.startsWith('challenge:')) return 'Failed to Start Game'
  return refused === 'duel:resign' ? 'Resign Failed' : 'Error'
}

/** How a duel ended that this page had left. */
function endWords(over: ToClientPayload<'presence:duel_over'>): string {
  const { winner, ended, scores } = over
  const opponentName = isolated(over.opponentName)
  if (ended === 'abandoned')
    return `Neither you nor ${opponentName} answered for ${countedInWords(ABANDONED_AFTER, 'round', 'rounds')}. It doesn’t count.`
  const score = `${scores[0]}–${scores[1]}`
  if (winner === -1) return `You and ${opponentName} tied, ${score}.`
  const how = ended === 'resigned' ? ' by resignation' : ended === 'forfeit' ? ' by forfeit' : ''
  return winner === 0 ? `You beat ${opponentName}${how}, ${score}.` : `${opponentName} won${how}, ${score}.`
}

/** Returns the toast a message brings (spec section 8), or null for a message that a screen shows by itself. */
export function noticeOf(message: ToClient): Notice | null {
  switch (message.type) {
    case 'challenge:declined':
      return {
        title: 'Challenge Declined',
        description: `@${message.payload.targetUsername} can’t take your challenge right now.`,
      }
    case 'challenge:expired':
      return {
        title: 'Challenge Expired',
        description: `@${message.payload.targetUsername} didn’t answer in time.`,
      }
    case 'presence:duel_over':
      return {
        title: 'Your duel is over',
        description: endWords(message.payload),
        ...(message.payload.winner === 0 ? { variant: 'success' } : {}),
      }
    case 'async:turn_notification':
    case 'async:match_over': {
      const news = newsOfGame(message)
      const { title, body } = newsWords(news)
      const isWon = news.about === 'match_over' && news.winner === 0 && news.ended !== 'declined'
      return { title, description: body, ...(isWon ? { variant: 'success' } : {}) }
    }
    case 'error': {
      const { code, refused, message: words } = message.payload
      if (isUnsaid(code, refused)) return null
      const title = titleOf(refused)
      const fallback = refused?.startsWith('challenge:') ? 'Could not start game with this user' : words
      return { title, description: words || fallback, variant: 'destructive' }
    }
    default:
      return null
  }
}
