import type { BotLevel } from '#rules/match/result.ts'
import type { MatchKind } from '#rules/match/settings.ts'
import type { Side } from '#rules/match/side.ts'
import type { PlayableSubject } from '#rules/subjects.ts'

export type Origin = 'queue' | 'bot' | 'challenge' | 'rematch'

/** The part of a match that never changes. Pairs are player 1's, then player 2's. */
export interface MatchSetup {
  id: string
  kind: MatchKind
  /** null for a friend game */
  origin: Origin | null
  roomCode: string
  subject: PlayableSubject
  /** player 2 is null where a bot plays */
  players: readonly [string, string | null]
  botLevel: BotLevel | null
  rated: boolean
  rounds: number
  /** ms an answer may take */
  windowMs: number
  itemIds: readonly string[]
  /** order[i] of a round is the item's own index of the option at shownIndex i */
  orders: readonly (readonly number[])[]
  /** for each round, the shownIndex of the right option */
  keys: readonly number[]
  training: readonly boolean[]
  /** instant in ms */
  createdAt: number
}

/** A match played live, in one go: the kind the socket serves. */
export type DuelSetup = MatchSetup & { kind: 'live' | 'bot' }

export const isDuel = (setup: MatchSetup): setup is DuelSetup => setup.kind !== 'friend'

/** Returns the side a player plays; null when they play neither. */
export const sideOf = (setup: Pick<MatchSetup, 'players'>, userId: string): Side | null => {
  if (setup.players[0] === userId) return 1
  return setup.players[1] === userId ? 2 : null
}

/** Returns the ids of those who play: one where a bot plays, else two. */
export const peopleOf = ({ players }: Pick<MatchSetup, 'players'>): string[] =>
  players.filter((id) => id !== null)
