import type { FriendGame, FriendGameDetail, FriendGameTurn, InboxGame } from '#protocol/http/friend-games.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import type { Side } from '#rules/match/match.ts'
import { answerIn, closedRounds, isOpen, type MatchCard, type MatchView, of, other } from '../model/match.ts'
import type { GameLine } from '../store/friend-games.ts'
import type { DuelItem } from '../store/items.ts'

/** A friend game with all that telling its players of it takes, keys included. Only this file turns it into replies. */
export interface Game {
  card: MatchCard & { players: readonly [string, string] }
  view: MatchView
  items: readonly DuelItem[]
  /** player 1's, then player 2's */
  profiles: readonly [DuelProfile, DuelProfile]
}

const SIDES = [1, 2] as const

const scoresOf = (players: readonly [string, string], scores: readonly [number, number]) => ({
  [players[0]]: scores[0],
  [players[1]]: scores[1],
})

const remaining = (view: MatchView): number =>
  Math.max(0, Math.round(view.remainingMs - (performance.now() - view.readAt)))

function gameOf({ card, view }: Game, side: Side): FriendGame {
  const timeLeft = view.status === 'active' ? remaining(view) : 0
  return {
    id: card.id,
    subject: card.subject,
    round: view.round,
    rounds: card.rounds,
    status: view.status === 'active' ? 'active' : 'over',
    ended: view.ended,
    yourTurn: isOpen(view) && timeLeft > 0 && answerIn(view, side, view.round) === null,
    timeLeft,
    scores: scoresOf(card.players, view.scores),
    winnerId: view.winner === null ? null : of(card.players, view.winner),
  }
}

/** One round as this player may know it: until both have answered, their own answer and nothing else of it. */
function turnOf({ card, view, items }: Game, side: Side, round: number): FriendGameTurn | null {
  const item = items[round - 1]
  const order = card.orders[round - 1]
  const key = card.keys[round - 1]
  if (!item || !order || key === undefined) return null
  const revealed = round <= closedRounds(view)
  const answers: FriendGameTurn['answers'] = {}
  const given = SIDES.flatMap((each) => answerIn(view, each, round) ?? [])
  // The first answer gave the other 24 hours anew, whoever gave it.
  const deadlineTs = Math.min(...given.map((answer) => answer.at)) + card.windowMs
  for (const answer of given)
    if (revealed || answer.side === side)
      answers[of(card.players, answer.side)] = { idx: answer.place, deadlineTs }
  return {
    round,
    subject: item.subject,
    subtopic: revealed ? item.subtopic : null,
    stem: item.stem,
    choices: order.map((own) => item.choices[own] ?? ''),
    revealed,
    correctIndex: revealed ? key : null,
    explanation: revealed ? item.explanation : null,
    why: revealed ? order.map((own) => item.why[own] ?? '') : [],
    authorities: revealed ? [...item.authorities] : [],
    answers,
  }
}

/** A game for one of its players; the open question only where it counts as shown to them. */
export function gameFor(game: Game, side: Side, showOpen: boolean): FriendGameDetail {
  const { card, view, profiles } = game
  const last = closedRounds(view) + (showOpen && isOpen(view) ? 1 : 0)
  return {
    ...gameOf(game, side),
    players: SIDES.map((each) => ({
      id: of(card.players, each),
      username: of(profiles, each).username ?? '',
    })),
    opponent: of(profiles, other(side)),
    turns: Array.from({ length: last }, (_, i) => i + 1).flatMap((round) => turnOf(game, side, round) ?? []),
    deadlineTs: view.status === 'active' && view.dueAt !== null ? Math.round(view.dueAt) : null,
    end: view.outcomes ? of(view.outcomes, side) : null,
  }
}

/** A line of an inbox. */
export function lineFor(line: GameLine, opponent: DuelProfile): InboxGame {
  return {
    id: line.id,
    subject: line.subject,
    round: line.round,
    rounds: line.rounds,
    status: line.status === 'active' ? 'active' : 'over',
    ended: line.ended,
    yourTurn: line.yourTurn,
    timeLeft: line.status === 'active' ? line.timeLeftMs : 0,
    scores: scoresOf(line.players, line.scores),
    winnerId: line.winnerId,
    opponent: opponent.username ?? '',
    opponentProfile: opponent,
    finishedAt: line.finishedAt === null ? null : new Date(line.finishedAt).toISOString(),
  }
}
