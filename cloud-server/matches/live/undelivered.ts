import type { ToClient } from '#protocol/live/to-client.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import { opposite, type Side } from '#rules/match/side.ts'
import { answerIn, isOpen } from '../model/state.ts'
import { type Duel, endFor, openQuestion, opponentHere, resultFor, startFor } from './redact.ts'

/** What a tab has been told of its duel. What the duel is now, less this, is what to send: no message is made twice. */
export interface Delivered {
  started: boolean
  /** the last round whose result it has, and whose question */
  result: number
  question: number
  /** the round in which it was told that the opponent has answered */
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

/** What a tab knows that has the snapshot. */
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

/** The messages that bring a tab from what it was told to where the duel stands; `told` moves on. */
export function undelivered(duel: Duel, side: Side, told: Delivered): ToClient[] {
  const { setup, state } = duel
  const { seq, round } = state
  const matchId = setup.id
  const news: ToClient[] = []

  if (!told.started) {
    const payload = startFor(duel, side)
    if (setup.origin === 'challenge') {
      const opponentName = payload.opponent.displayName
      news.push({ type: 'duel:friend_match_start', seq, payload: { ...payload, opponentName } })
    } else news.push({ type: 'duel:start', seq, payload })
    told.started = true
  }
  for (let closed = told.result + 1; closed <= closedRounds(state); closed++) {
    const payload = resultFor(duel, side, closed)
    if (payload) news.push({ type: 'duel:result', seq, payload })
    told.result = closed
  }
  const question = openQuestion(duel)
  if (question && told.question < round) {
    news.push({ type: 'duel:question', seq, payload: question })
    told.question = round
  }
  if (question && told.opponent < round && answerIn(state, opposite(side), round)) {
    news.push({ type: 'duel:opponent', seq, payload: { matchId, round, status: 'answered' } })
    if (setup.kind === 'bot') news.push({ type: 'duel:botAnswer', seq, payload: { matchId, round } })
    told.opponent = round
  }
  const here = opponentHere(duel, side)
  if (here !== told.opponentHere && state.status === 'active') {
    news.push({ type: 'duel:opponent', seq, payload: { matchId, round, status: here ? 'back' : 'left' } })
    told.opponentHere = here
  }
  const end = endFor(duel, side)
  if (end && !told.end) {
    news.push({ type: 'duel:end', seq, payload: end })
    told.end = true
  }
  return news
}
