import type { FriendGame, FriendGameDetail, FriendGameTurn, InboxGame } from '#protocol/http/friend-games.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import { bySide, opposite, SIDES, type Side } from '#rules/match/side.ts'
import type { DuelItem } from '../model/item.ts'
import type { MatchSetup } from '../model/setup.ts'
import { answerIn, isOpen, type MatchState, remainingIn } from '../model/state.ts'
import type { GameLine } from '../store/friend-games.ts'

/** A friend game with everything its replies are made of, keys included. Only this file makes them. */
export interface Game {
  setup: MatchSetup & { players: readonly [string, string] }
  state: MatchState
  items: readonly DuelItem[]
  /** player 1's, then player 2's */
  profiles: readonly [DuelProfile, DuelProfile]
}

const scoresOf = (players: readonly [string, string], scores: readonly [number, number]) => ({
  [players[0]]: scores[0],
  [players[1]]: scores[1],
})

/** Returns why a game is over, an invitation included. */
const endedAs = ({ ended, invitation }: Pick<MatchState, 'ended' | 'invitation'>): FriendGame['ended'] =>
  ended ?? (invitation === 'open' ? null : invitation)

/** Returns what an open invitation is to one side: the first sent it, the second has it. */
const invitationTo = (side: Side, { invitation }: Pick<MatchState, 'invitation'>) => {
  if (invitation !== 'open') return null
  return side === 1 ? 'sent' : 'received'
}

function gameOf({ setup, state }: Game, side: Side): FriendGame {
  const timeLeft = state.status === 'active' ? remainingIn(state) : 0
  return {
    id: setup.id,
    subject: setup.subject,
    round: state.round,
    rounds: setup.rounds,
    status: state.status === 'active' ? 'active' : 'over',
    invitation: invitationTo(side, state),
    ended: endedAs(state),
    yourTurn: isOpen(state) && timeLeft > 0 && answerIn(state, side, state.round) === null,
    timeLeft,
    scores: scoresOf(setup.players, state.scores),
    winnerId: state.winner === null ? null : bySide(setup.players, state.winner),
  }
}

/**
 * Returns one round as this player may know it: until both have answered, their own answer and nothing else of it; and what
 * explains it when the game is over, since the next round may be its neighbor in the law.
 */
function turnOf({ setup, state, items }: Game, side: Side, round: number): FriendGameTurn | null {
  const item = items[round - 1]
  const order = setup.orders[round - 1]
  const key = setup.keys[round - 1]
  if (!item || !order || key === undefined) return null
  const revealed = round <= closedRounds(state)
  const explained = revealed && state.status !== 'active'
  const answers: FriendGameTurn['answers'] = {}
  const given = SIDES.flatMap((each) => answerIn(state, each, round) ?? [])
  // The first answer, whichever side gave it, started the 24 hours anew.
  const deadlineTs = Math.min(...given.map((answer) => answer.at)) + setup.windowMs
  for (const answer of given)
    if (revealed || answer.side === side)
      answers[bySide(setup.players, answer.side)] = { idx: answer.shownIndex, deadlineTs }
  return {
    round,
    subject: item.subject,
    subtopic: revealed ? item.subtopic : null,
    stem: item.stem,
    choices: order.map((own) => item.choices[own] ?? ''),
    revealed,
    correctIndex: revealed ? key : null,
    explanation: explained ? item.explanation : null,
    why: explained ? order.map((own) => item.why[own] ?? '') : [],
    authorities: explained ? [...item.authorities] : [],
    answers,
  }
}

/** Returns a game for one of its players; the open question only where it counts as shown to them. */
export function gameFor(game: Game, side: Side, showOpen: boolean): FriendGameDetail {
  const { setup, state, profiles } = game
  const last = closedRounds(state) + (showOpen && isOpen(state) ? 1 : 0)
  return {
    ...gameOf(game, side),
    players: SIDES.map((each) => ({
      id: bySide(setup.players, each),
      username: bySide(profiles, each).username ?? '',
    })),
    opponent: bySide(profiles, opposite(side)),
    turns: Array.from({ length: last }, (_, i) => i + 1).flatMap((round) => turnOf(game, side, round) ?? []),
    deadlineTs: state.status === 'active' && state.dueAt !== null ? Math.round(state.dueAt) : null,
    end: state.outcomes ? bySide(state.outcomes, side) : null,
  }
}

/** Returns a line of an inbox. */
export function lineFor(line: GameLine, opponent: DuelProfile): InboxGame {
  return {
    id: line.id,
    subject: line.subject,
    round: line.round,
    rounds: line.rounds,
    status: line.status === 'active' ? 'active' : 'over',
    invitation: invitationTo(line.side, line),
    ended: endedAs(line),
    yourTurn: line.yourTurn,
    timeLeft: line.status === 'active' ? line.timeLeftMs : 0,
    scores: scoresOf(line.players, line.scores),
    winnerId: line.winner === null ? null : bySide(line.players, line.winner),
    opponent: opponent.username ?? '',
    opponentProfile: opponent,
    finishedAt: line.finishedAt === null ? null : new Date(line.finishedAt).toISOString(),
  }
}
