import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import type { ChallengeReceived } from '#protocol/live/challenge.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { BotLevel } from '#rules/match/result.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { DuelIntent, LiveDuel } from './duel.ts'
import type { LinkStatus } from './link.ts'

export interface Wish {
  readonly subject: PlayableSubject
  readonly botDifficulty: BotLevel
}

/** Looking for an opponent. The instants are of the page's clock; null until the server has the wish. */
export interface Queue extends Wish {
  readonly since: number
  readonly botAt: number | null
}

export type Incoming = ChallengeReceived & { readonly endsAt: number }

/** The challenge this player sent; without an id while it is on its way. */
export interface Outgoing {
  readonly targetUsername: string
  readonly subject: PlayableSubject
  readonly challengeId: string | null
  readonly endsAt: number | null
}

export interface GivenUp {
  /** a search that was left, until the server says that it is */
  readonly queue: Wish | null
  /** the username whose challenge was withdrawn while it was on its way or the wire was gone */
  readonly target: string | null
  /** a challenge that the server holds open and nobody here waits for */
  readonly challengeId: string | null
  /** the challenge received that was accepted or declined last; it comes back where the server could not take that */
  readonly answered: Incoming | null
}

export const NOTHING_GIVEN_UP: GivenUp = { queue: null, target: null, challengeId: null, answered: null }

/** The whole state of the socket's news, in one value. */
export interface Live {
  readonly link: LinkStatus
  /** Whether the server has said where the player stands since the link opened. */
  readonly welcomed: boolean
  readonly queue: Queue | null
  /** Whether another tab of the player took over the search that this one had. */
  readonly searchTaken: boolean
  readonly incoming: readonly Incoming[]
  readonly outgoing: Outgoing | null
  /** Searches and challenges given up before the server could be told; it may still hold them open. */
  readonly givenUp: GivenUp
  readonly duel: LiveDuel | null
  /** Boards whose changes the server sends by itself over the open link. */
  readonly boardsPushed: readonly BoardPeriod[]
  /** The duel that has just begun: the screen moves to it, from wherever it is. */
  readonly begun: string | null
  /** The duel that began in another tab of this player while this one was open: it's not led to. */
  readonly begunElsewhere: string | null
}

export const NOTHING_LIVE: Live = {
  link: { at: 'off' },
  welcomed: false,
  queue: null,
  searchTaken: false,
  incoming: [],
  outgoing: null,
  givenUp: NOTHING_GIVEN_UP,
  duel: null,
  boardsPushed: [],
  begun: null,
  begunElsewhere: null,
}

export type LiveEvent =
  | { type: 'link'; status: LinkStatus }
  | { type: 'message'; message: ToClient; at: number }
  | { type: 'queued'; wish: Wish; at: number }
  | { type: 'unqueued' }
  | { type: 'challenged'; targetUsername: string; subject: PlayableSubject }
  /** A challenge to this player was answered, or its time ran out on the page. */
  | { type: 'challenge-answered'; challengeId: string }
  /** `sent`: the message went out over an open connection. */
  | { type: 'challenge-withdrawn'; sent: boolean }
  | { type: 'duel'; intent: DuelIntent }
  /** The end of a duel, asked for because its message was missed. */
  | { type: 'end-read'; end: DuelEnd }
  | { type: 'start-seen' }
  /** The player has left the finished duel. */
  | { type: 'duel-closed' }
