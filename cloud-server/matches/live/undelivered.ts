import type { ToClient } from '#protocol/live/to-client.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import { opposite, type Side } from '#rules/match/side.ts'
import { answerIn, isOpen } from '../model/state.ts'
import { type Duel, endFor, openQuestion, opponentHere, resultFor, startFor } from './redact.ts'

/** The news of its duel that a tab has been sent. The duel as it is now, less this, is left to send: no message is made twice. */
export interface Delivered {
  started: boolean
  /** the last round whose result it has, and the last whose question */
  result: number
  question: number
  /** the round in which it learned that the opponent has answered */
  opponent: number
  opponentHere: boolean
  end: boolean
}

export const nothingDelivered = (): Delivered => ({
  started: false,
  result: 0,
  question: 0,
  opponent: 0,
  opponentHere: true,
  end: false,
})

/** Returns the record of a tab that has the snapshot. */
export function stateDelivered(duel: Duel, side: Side): Delivered {
  const { state } = duel
  return {
    started: true,
    result: closedRounds(state),
    question: isOpen(state) ? state.round : closedRounds(state),
    opponent: answerIn(state, opposite(side), state.round) ? state.round : 0,
    opponentHere: opponentHere(duel, side),
    end: endFor(duel, side) !== null,
  }
}

/** Returns the messages that bring a tab to where the duel stands; `delivered` moves on. */
export function undelivered(duel: Duel, side: Side, delivered: Delivered): ToClient[] {
  const { setup, state } = duel
  const { seq, round } = state
  const matchId = setup.id
  const news: ToClient[] = []

  if (!delivered.started) {
    const payload = startFor(duel, side)
    if (setup.origin === 'challenge') {
      const opponentName = payload.opponent.displayName
      news.push({ type: 'duel:friend_match_start', seq, payload: { ...payload, opponentName } })
    } else news.push({ type: 'duel:start', seq, payload })
    delivered.started = true
  }
  for (let closed = delivered.result + 1; closed <= closedRounds(state); closed++) {
    const payload = resultFor(duel, side, closed)
    if (payload) news.push({ type: 'duel:result', seq, payload })
    delivered.result = closed
  }
  const question = openQuestion(duel)
  if (question && delivered.question < round) {
    news.push({ type: 'duel:question', seq, payload: question })
    delivered.question = round
  }
  if (question && delivered.opponent < round && answerIn(state, opposite(side), round)) {
    news.push({ type: 'duel:opponent', seq, payload: { matchId, round, status: 'answered' } })
    if (setup.kind === 'bot') news.push({ type: 'duel:botAnswer', seq, payload: { matchId, round } })
    delivered.opponent = round
  }
  const here = opponentHere(duel, side)
  if (here !== delivered.opponentHere && state.status === 'active') {
    news.push({ type: 'duel:opponent', seq, payload: { matchId, round, status: here ? 'back' : 'left' } })
    delivered.opponentHere = here
  }
  const end = endFor(duel, side)
  if (end && !delivered.end) {
    news.push({ type: 'duel:end', seq, payload: end })
    delivered.end = true
  }
  return news
}
