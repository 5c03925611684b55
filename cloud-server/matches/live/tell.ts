import type { ToClient } from '#protocol/live/to-client.ts'
import type { Side } from '#rules/match/match.ts'
import { answerIn, closedRounds, isOpen, other } from '../model/match.ts'
import { type Duel, endFor, openQuestion, opponentHere, resultFor, startFor } from './redact.ts'

/** What a tab has been told of its duel. What the duel is now, less this, is what to send: no message is made twice. */
export interface Told {
  started: boolean
  /** the last round whose result it has, and whose question */
  result: number
  question: number
  /** the round in which it was told that the opponent has answered */
  opponent: number
  opponentHere: boolean
  end: boolean
}

export const toldNothing = (): Told => ({
  started: false,
  result: 0,
  question: 0,
  opponent: 0,
  opponentHere: true,
  end: false,
})

/** What a tab knows that has the snapshot. */
export function toldState(duel: Duel, side: Side): Told {
  const { view } = duel
  return {
    started: true,
    result: closedRounds(view),
    question: isOpen(view) ? view.round : closedRounds(view),
    opponent: answerIn(view, other(side), view.round) ? view.round : 0,
    opponentHere: opponentHere(duel, side),
    end: endFor(duel, side) !== null,
  }
}

/** The messages that bring a tab from what it was told to where the duel stands; `told` moves on. */
export function tidings(duel: Duel, side: Side, told: Told): ToClient[] {
  const { card, view } = duel
  const { seq, round } = view
  const matchId = card.id
  const news: ToClient[] = []

  if (!told.started) {
    const payload = startFor(duel, side)
    if (card.origin === 'challenge') {
      const opponentName = payload.opponent.displayName
      news.push({ type: 'duel:friend_match_start', seq, payload: { ...payload, opponentName } })
    } else news.push({ type: 'duel:start', seq, payload })
    told.started = true
  }
  for (let closed = told.result + 1; closed <= closedRounds(view); closed++) {
    const payload = resultFor(duel, side, closed)
    if (payload) news.push({ type: 'duel:result', seq, payload })
    told.result = closed
  }
  const question = openQuestion(duel)
  if (question && told.question < round) {
    news.push({ type: 'duel:question', seq, payload: question })
    told.question = round
  }
  if (question && told.opponent < round && answerIn(view, other(side), round)) {
    news.push({ type: 'duel:opponent', seq, payload: { matchId, round, status: 'answered' } })
    if (card.kind === 'bot') news.push({ type: 'duel:botAnswer', seq, payload: { matchId, round } })
    told.opponent = round
  }
  const here = opponentHere(duel, side)
  if (here !== told.opponentHere && view.status === 'active') {
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
