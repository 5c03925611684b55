import type { DuelProfile } from '#protocol/live/profile.ts'
import type { DuelHint, DuelQuestion } from '#protocol/live/question.ts'
import type { DuelEnd, RoundResult } from '#protocol/live/result.ts'
import type { DuelStart, DuelState } from '#protocol/live/state.ts'
import { healthAfter } from '#rules/match/health.ts'
import type { Side } from '#rules/match/match.ts'
import { HINTS_PER_DUEL } from '#rules/match/settings.ts'
import { rightAnswers, scoredRounds } from '../model/answers.ts'
import {
  answerIn,
  closedRounds,
  type DuelCard,
  isOpen,
  type MatchCard,
  type MatchView,
  of,
  other,
  qidOf,
} from '../model/match.ts'
import type { DuelItem } from '../store/items.ts'
import { effectOf, type Progress } from './progress.ts'

/** A match of any kind with its questions and players, keys included. */
export interface Match {
  card: MatchCard
  view: MatchView
  items: readonly DuelItem[]
  /** player 1's, then player 2's */
  profiles: readonly [DuelProfile, DuelProfile]
}

/** A duel with all that telling its players of it takes. Nothing but this file turns it into messages. */
export interface Duel extends Match {
  card: DuelCard
  /** how the players get on; absent for a bot, and for a player no tab of this node plays for */
  progress: Partial<Record<Side, Progress>>
}

const pairFor = <T>(pair: readonly [T, T], side: Side): [T, T] => [of(pair, side), of(pair, other(side))]

export function startFor({ card, profiles }: Duel, side: Side): DuelStart {
  return {
    matchId: card.id,
    roomCode: card.roomCode,
    subject: card.subject,
    kind: card.kind,
    rated: card.rated,
    rounds: card.rounds,
    hintsPerDuel: HINTS_PER_DUEL,
    opponent: of(profiles, other(side)),
  }
}

/** ms left of the present phase. */
const remaining = (view: MatchView): number =>
  Math.max(0, Math.round(view.remainingMs - (performance.now() - view.readAt)))

/** The open question: the same for both players, and never with its key; null when none is open. */
export function openQuestion({ card, view, items }: Duel): DuelQuestion | null {
  const item = items[view.round - 1]
  const order = card.orders[view.round - 1]
  if (!isOpen(view) || !item || !order) return null
  return {
    matchId: card.id,
    qid: qidOf(card.id, view.round),
    subject: item.subject,
    stem: item.stem,
    choices: order.map((own) => item.choices[own] ?? ''),
    difficulty: item.difficulty,
    round: view.round,
    rounds: card.rounds,
    timeLimitSec: card.windowMs / 1000,
    timeLimit: card.windowMs,
    deadlineTs: Math.round(view.dueAt ?? 0),
    remainingMs: remaining(view),
    training: card.training[view.round - 1] ?? false,
  }
}

/** A closed round for one player; null when it is not closed, so that no key can leave early. */
export function resultFor(duel: Duel, side: Side, round: number): RoundResult | null {
  const { card, view, items } = duel
  const item = items[round - 1]
  const order = card.orders[round - 1]
  const correctIndex = card.keys[round - 1]
  if (round < 1 || round > closedRounds(view) || !item || !order || correctIndex === undefined) return null
  const scores: [number, number] = [
    rightAnswers(card, view, side, round),
    rightAnswers(card, view, other(side), round),
  ]
  const hp: [number, number] = [healthAfter(round - scores[0]), healthAfter(round - scores[1])]
  const mine = answerIn(view, side, round)?.place ?? -1
  const theirs = answerIn(view, other(side), round)?.place ?? -1
  const progress = duel.progress[side]
  const effect =
    progress &&
    effectOf(progress, round, (from) => scoredRounds(card, view, items, side, { from, to: round }))
  return {
    matchId: card.id,
    qid: qidOf(card.id, round),
    round,
    rounds: card.rounds,
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
    nextInMs:
      view.status === 'active' && view.phase === 'reveal' && view.round === round ? remaining(view) : 0,
  }
}

/** The hint a player took on a question; null when they took none. */
export function hintFor({ card, view, items }: Duel, side: Side, round: number): DuelHint | null {
  const taken = of(view.hints, side)
  if (!taken.includes(round)) return null
  return {
    matchId: card.id,
    qid: qidOf(card.id, round),
    text: items[round - 1]?.hint ?? '',
    hintsUsed: taken.length,
    hintsLeft: Math.max(0, HINTS_PER_DUEL - taken.length),
  }
}

/** The end with the stored figures; null until it is settled. */
export const endFor = ({ view }: Match, side: Side): DuelEnd | null =>
  view.outcomes ? of(view.outcomes, side) : null

export const opponentHere = ({ card, view }: Duel, side: Side): boolean =>
  card.kind === 'bot' || of(view.seats, other(side)) !== null

/** The whole duel for one player's tab, as far as that player may know it. */
export function stateFor(duel: Duel, side: Side, socketId: string): DuelState {
  const { view } = duel
  const closed = closedRounds(view)
  const last = resultFor(duel, side, closed)
  const open = openQuestion(duel)
  const seat = of(view.seats, side)
  const phase =
    view.status === 'active' ? view.phase : endFor(duel, side) ? ('over' as const) : ('settling' as const)
  return {
    ...startFor(duel, side),
    phase,
    round: view.round,
    question: open,
    yourAnswer: open ? (answerIn(view, side, view.round)?.place ?? null) : null,
    opponentAnswered: open !== null && answerIn(view, other(side), view.round) !== null,
    opponentHere: opponentHere(duel, side),
    scores: pairFor(view.scores, side),
    hp: last?.hp ?? [healthAfter(0), healthAfter(0)],
    hintsUsed: of(view.hints, side).length,
    hint: open ? hintFor(duel, side, view.round) : null,
    lastResult: last,
    end: endFor(duel, side),
    seat: seat === socketId ? 'here' : seat === null ? 'free' : 'elsewhere',
  }
}
