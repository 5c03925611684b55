import type { DuelProfile } from '#protocol/live/profile.ts'
import type { DuelHint, DuelQuestion } from '#protocol/live/question.ts'
import type { DuelEnd, RoundResult } from '#protocol/live/result.ts'
import type { DuelStart, DuelState, FaceOff } from '#protocol/live/state.ts'
import { mayClaim } from '#rules/match/claim.ts'
import { healthAfter } from '#rules/match/health.ts'
import { closedRounds, scoreAfter } from '#rules/match/rounds.ts'
import { HINTS_PER_DUEL } from '#rules/match/settings.ts'
import { bySide, opposite, type Side } from '#rules/match/side.ts'
import type { Stake } from '#rules/match/stake.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import type { Snapshot } from '../../sockets/refusal.ts'
import { scoredRounds } from '../model/answers.ts'
import type { DuelItem } from '../model/item.ts'
import { qidOf } from '../model/question-id.ts'
import type { DuelSetup, MatchSetup } from '../model/setup.ts'
import { answerIn, isFacingOff, isOpen, type MatchState, remainingIn } from '../model/state.ts'
import { effectOf, type Progress } from './progress.ts'

/** A match of any kind with its questions and players, keys included. */
export interface Match {
  setup: MatchSetup
  state: MatchState
  items: readonly DuelItem[]
  /** player 1's, then player 2's */
  profiles: readonly [DuelProfile, DuelProfile]
}

/** A duel with everything its players' messages are made of. Only this file makes them. */
export interface Duel extends Match {
  setup: DuelSetup
  /** how the players get on; absent for a bot, and for a player for whom no tab of this node plays */
  progress: Partial<Record<Side, Progress>>
  /** what the result is worth to player 1, and to player 2; null when round 1 had opened before it was loaded */
  stakes: readonly [Stake, Stake] | null
}

/** A duel and the side one of its players plays. */
export interface PlayersDuel {
  duel: Duel
  side: Side
}

const pairFor = <T>(pair: readonly [T, T], side: Side): [T, T] => [
  bySide(pair, side),
  bySide(pair, opposite(side)),
]

/** The face-off while it lasts, else null. */
function faceOffFor({ state, profiles, stakes }: Duel, side: Side): FaceOff | null {
  if (!isFacingOff(state) || !stakes) return null
  return { you: bySide(profiles, side), stake: bySide(stakes, side), remainingMs: remainingIn(state) }
}

export function startFor(duel: Duel, side: Side): DuelStart {
  const { setup, profiles } = duel
  return {
    matchId: setup.id,
    roomCode: setup.roomCode,
    subject: setup.subject,
    kind: setup.kind,
    rated: setup.rated,
    rounds: setup.rounds,
    hintsPerDuel: HINTS_PER_DUEL,
    opponent: bySide(profiles, opposite(side)),
    faceOff: faceOffFor(duel, side),
  }
}

/** The open question: the same for both players, and never with its key; null when none is open. */
export function openQuestion({ setup, state, items }: Duel): DuelQuestion | null {
  const item = items[state.round - 1]
  const order = setup.orders[state.round - 1]
  if (!isOpen(state) || !item || !order) return null
  return {
    matchId: setup.id,
    qid: qidOf(setup.id, state.round),
    subject: item.subject,
    stem: item.stem,
    choices: order.map((own) => item.choices[own] ?? ''),
    difficulty: item.difficulty,
    round: state.round,
    rounds: setup.rounds,
    timeLimitSec: setup.windowMs / 1000,
    timeLimit: setup.windowMs,
    deadlineTs: Math.round(state.dueAt ?? 0),
    remainingMs: remainingIn(state),
    training: setup.training[state.round - 1] ?? false,
  }
}

/** A closed round for one player; null when it is not closed, so that no key can leave early. */
export function resultFor(duel: Duel, side: Side, round: number): RoundResult | null {
  const { setup, state, items } = duel
  const item = items[round - 1]
  const order = setup.orders[round - 1]
  const correctIndex = setup.keys[round - 1]
  if (round < 1 || round > closedRounds(state) || !item || !order || correctIndex === undefined) return null
  const scores = pairFor(scoreAfter(round, state.answers, setup.keys), side)
  const hp: [number, number] = [healthAfter(round - scores[0]), healthAfter(round - scores[1])]
  const mine = answerIn(state, side, round)?.shownIndex ?? -1
  const theirs = answerIn(state, opposite(side), round)?.shownIndex ?? -1
  const progress = duel.progress[side]
  const effect =
    progress &&
    effectOf(progress, round, (from) => scoredRounds(setup, state, items, side, { from, to: round }))
  return {
    matchId: setup.id,
    qid: qidOf(setup.id, round),
    round,
    rounds: setup.rounds,
    correctIndex,
    yourAnswer: mine,
    opponentAnswer: theirs,
    correct: mine === correctIndex,
    opponentCorrect: theirs === correctIndex,
    explanation: item.explanation,
    why: order.map((own) => item.why[own] ?? ''),
    authorities: item.authorities,
    scores,
    hp,
    progressResult: {
      xpGained: effect?.xpGained ?? 0,
      streakBonus: effect?.streakBonus ?? 0,
      masteryDelta: effect?.masteryDelta ?? 0,
      subject: item.subject,
      subtopic: item.subtopic,
    },
    claimable: isClaimable(duel, side),
    nextInMs:
      state.status === 'active' && state.phase === 'reveal' && state.round === round ? remainingIn(state) : 0,
  }
}

/** Whether the database would take a claim of this side now. */
const isClaimable = ({ setup, state }: Duel, side: Side): boolean =>
  setup.kind === 'live' && state.status === 'active' && mayClaim(state, side)

/** The hint a player took on a question; null when they took none. */
export function hintFor({ setup, state, items }: Duel, side: Side, round: number): DuelHint | null {
  const taken = bySide(state.hints, side)
  if (!taken.includes(round)) return null
  return {
    matchId: setup.id,
    qid: qidOf(setup.id, round),
    text: items[round - 1]?.hint ?? '',
    hintsUsed: taken.length,
    hintsLeft: Math.max(0, HINTS_PER_DUEL - taken.length),
  }
}

/** The end with the stored figures; null until it is settled. */
export const endFor = ({ state }: Match, side: Side): DuelEnd | null =>
  state.outcomes ? bySide(state.outcomes, side) : null

export const opponentHere = ({ setup, state }: Duel, side: Side): boolean =>
  setup.kind === 'bot' || bySide(state.seats, opposite(side)) !== null

/** The whole duel for one player's tab, as far as that player may know it. */
export function stateFor(duel: Duel, side: Side, socketId: string): DuelState {
  const { state } = duel
  const closed = closedRounds(state)
  const last = resultFor(duel, side, closed)
  const open = openQuestion(duel)
  const seat = bySide(state.seats, side)
  const phase =
    state.status === 'active' ? state.phase : endFor(duel, side) ? ('over' as const) : ('settling' as const)
  return {
    ...startFor(duel, side),
    phase,
    round: state.round,
    question: open,
    yourAnswer: open ? (answerIn(state, side, state.round)?.shownIndex ?? null) : null,
    opponentAnswered: open !== null && answerIn(state, opposite(side), state.round) !== null,
    opponentHere: opponentHere(duel, side),
    claimable: isClaimable(duel, side),
    yourAnswers: Array.from({ length: closed }, (_, i) => answerIn(state, side, i + 1)?.shownIndex ?? -1),
    scores: pairFor(state.scores, side),
    hp: last?.hp ?? [healthAfter(0), healthAfter(0)],
    hintsUsed: bySide(state.hints, side).length,
    hint: open ? hintFor(duel, side, state.round) : null,
    lastResult: last,
    end: endFor(duel, side),
    seat: seat === socketId ? 'here' : seat === null ? 'free' : 'elsewhere',
  }
}

/** Returns the snapshot that a refusal brings; null without a duel. */
export const snapshotFor = (mine: PlayersDuel | null, socket: LiveSocket): Snapshot | null =>
  mine && { seq: mine.duel.state.seq, state: stateFor(mine.duel, mine.side, socket.id) }
