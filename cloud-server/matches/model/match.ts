import type { DuelEnd } from '#protocol/live/result.ts'
import type { Side } from '#rules/match/match.ts'
import type { BotLevel } from '#rules/match/result.ts'
import type { MatchKind } from '#rules/match/settings.ts'
import type { PlayableSubject } from '#rules/subjects.ts'

export type Origin = 'queue' | 'bot' | 'challenge' | 'rematch'

/** What of a match never changes. Pairs are player 1's, then player 2's. */
export interface MatchCard {
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
  /** order[i] of a round is the item's own index of the option at place i */
  orders: readonly (readonly number[])[]
  /** place of the right option, a round */
  keys: readonly number[]
  training: readonly boolean[]
  /** instant in ms */
  createdAt: number
}

/** A match played live, in one go: what the socket serves. */
export type DuelCard = MatchCard & { kind: 'live' | 'bot' }

export const isDuel = (card: MatchCard): card is DuelCard => card.kind !== 'friend'

export interface StoredAnswer {
  round: number
  side: Side
  /** -1 for silence */
  place: number
  /** from shown to received, by the database's clock */
  responseMs: number
  /** instant in ms */
  at: number
}

/** Where a duel stands, as the database said at one moment. */
export interface MatchView {
  id: string
  seq: number
  status: 'active' | 'over' | 'abandoned'
  phase: 'question' | 'reveal'
  /** 1-based */
  round: number
  scores: readonly [number, number]
  winner: Side | null
  ended: 'played' | 'resigned' | 'forfeit' | 'abandoned' | null
  /** sockets that play for the players */
  seats: readonly [string | null, string | null]
  /** rounds in which each took a hint */
  hints: readonly [readonly number[], readonly number[]]
  answers: readonly StoredAnswer[]
  /** instant in ms at which the phase ends by itself, by the database's clock */
  dueAt: number | null
  /** ms until then when it was read */
  remainingMs: number
  /** this process's clock when it was read */
  readAt: number
  /** instant in ms, null while it runs */
  finishedAt: number | null
  /** written by the settlement; null before */
  outcomes: readonly [DuelEnd | null, DuelEnd | null] | null
}

export const other = (side: Side): Side => (side === 1 ? 2 : 1)

export const sideOf = (card: Pick<MatchCard, 'players'>, userId: string): Side | null => {
  if (card.players[0] === userId) return 1
  return card.players[1] === userId ? 2 : null
}

/** A pair's part that is a side's. */
export const of = <T>(pair: readonly [T, T], side: Side): T => (side === 1 ? pair[0] : pair[1])

/** Rounds that are scored. */
export const closedRounds = (view: Pick<MatchView, 'phase' | 'round'>): number =>
  view.phase === 'reveal' ? view.round : view.round - 1

export const answerIn = (view: Pick<MatchView, 'answers'>, side: Side, round: number): StoredAnswer | null =>
  view.answers.find((answer) => answer.side === side && answer.round === round) ?? null

/** Whether the open round waits for answers. */
export const isOpen = (view: MatchView): boolean => view.status === 'active' && view.phase === 'question'

/** The name of a question of a duel, as clients carry it back. */
export const qidOf = (matchId: string, round: number): string => `${matchId}.${round}`

const QID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([1-9]\d?)$/

export function readQid(qid: string): { matchId: string; round: number } | null {
  const [, matchId, round] = QID.exec(qid) ?? []
  return matchId && round ? { matchId, round: Number(round) } : null
}
