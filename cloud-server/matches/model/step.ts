import { answerIn, type MatchCard, type MatchView, type StoredAnswer } from './match.ts'

/** What one accepted answer changed, as the database told it with its verdict. */
export interface Step {
  matchId: string
  /** the duel's seq before it and after it; whoever knows the duel at another has to read it */
  from: number
  seq: number
  answer: StoredAnswer
  /** whether it was the round's last answer */
  closed: boolean
  /** where the duel stands after it */
  status: MatchView['status']
  phase: MatchView['phase']
  round: number
  ended: MatchView['ended']
  /** instant in ms, null when the duel is over */
  dueAt: number | null
}

/** The duel after a step, without reading it; null where something was missed in between. Pure but for the clock of `readAt`. */
export function afterStep(card: MatchCard, view: MatchView, step: Step): MatchView | null {
  const { answer, closed, from, seq, status, phase, round, ended, dueAt } = step
  if (view.seq !== from || view.status !== 'active') return null
  const answers = [...view.answers, answer].sort((a, b) => a.round - b.round || a.side - b.side)
  const key = card.keys[answer.round - 1]
  const right = (side: 1 | 2): number =>
    closed && answerIn({ answers }, side, answer.round)?.place === key ? 1 : 0
  const scores = [view.scores[0] + right(1), view.scores[1] + right(2)] as const
  const played = ended === 'played'
  return {
    ...view,
    seq,
    status,
    phase,
    round,
    ended,
    scores,
    answers,
    winner: !played || scores[0] === scores[1] ? null : scores[0] > scores[1] ? 1 : 2,
    dueAt,
    remainingMs: Math.max(0, Math.round((dueAt ?? answer.at) - answer.at)),
    readAt: performance.now(),
    finishedAt: ended === null ? null : answer.at,
  }
}
