import type { DuelQuestion } from '../../../protocol/live/question.ts'
import type { DuelEnd, RoundResult } from '../../../protocol/live/result.ts'
import type { DuelStart, DuelState } from '../../../protocol/live/state.ts'
import type { ToClient, ToClientPayload, ToClientType } from '../../../protocol/live/to-client.ts'

export const MATCH = '0193c0de-0000-7000-8000-000000000001'
export const OTHER_MATCH = '0193c0de-0000-7000-8000-000000000002'

/** A message of the server. Messages are spelled here as the wire has them. */
export const serverMessage = <T extends ToClientType>(
  type: T,
  payload: ToClientPayload<T>,
  seq = 0,
): ToClient => ({ type, seq, payload }) as ToClient

export const START: DuelStart = {
  matchId: MATCH,
  roomCode: 'QUORUM',
  subject: 'Evidence',
  kind: 'live',
  rated: true,
  rounds: 10,
  hintsPerDuel: 3,
  opponent: {
    userId: '0193c0de-0000-7000-8000-00000000000b',
    username: 'Nerissa',
    displayName: 'Nerissa',
    level: 4,
    levelTitle: 'Novice Scribe',
    points: 120,
    rating: null,
    avatarData: { base: 'humanoid', palette: 'lawyer_navy', props: [] },
    botLevel: null,
  },
}

export const question = (round: number, change: Partial<DuelQuestion> = {}): DuelQuestion => ({
  matchId: MATCH,
  qid: `q${round}`,
  subject: 'Evidence',
  stem: `Stem ${round}?`,
  choices: ['one', 'two', 'three', 'four'],
  difficulty: 4,
  round,
  rounds: 10,
  timeLimitSec: 60,
  timeLimit: 60_000,
  deadlineTs: 1_000_000,
  remainingMs: 60_000,
  training: false,
  ...change,
})

export const result = (round: number, change: Partial<RoundResult> = {}): RoundResult => ({
  matchId: MATCH,
  qid: `q${round}`,
  round,
  rounds: 10,
  correctIndex: 2,
  yourAnswer: 2,
  opponentAnswer: 1,
  correct: true,
  opponentCorrect: false,
  explanation: 'Because.',
  why: ['a', 'b', 'c', 'd'],
  authorities: ['FRE 801'],
  scores: [1, 0],
  hp: [100, 80],
  progressResult: {
    xpGained: 12,
    streakBonus: 0,
    masteryDelta: 0.5,
    subject: 'Evidence',
    subtopic: 'Hearsay',
  },
  nextInMs: 4_500,
  ...change,
})

export const END: DuelEnd = {
  matchId: MATCH,
  winner: 0,
  ended: 'played',
  scores: [6, 4],
  correctAnswers: 6,
  total: 10,
  yourXPChange: 132,
  yourNewXP: 32,
  yourTotalXP: 132,
  level: 2,
  levelTitle: 'Novice Scribe',
  leveledUp: true,
  counted: true,
  share: 1,
  rated: true,
  yourRatingChange: 20,
  yourNewRating: 1220,
  pointsEarned: 42,
  yourNewPoints: 42,
  totalWins: 1,
  totalLosses: 0,
  streakWins: 1,
  shieldUsed: false,
  lossShieldActive: false,
  doubled: false,
  masteryChanges: [],
}

/** A snapshot in round 3, question open, nothing answered; `change` makes it another. */
export const state = (change: Partial<DuelState> = {}): DuelState => ({
  ...START,
  phase: 'question',
  round: 3,
  question: question(3, { remainingMs: 25_000 }),
  yourAnswer: null,
  opponentAnswered: false,
  opponentHere: true,
  scores: [1, 1],
  hp: [80, 80],
  hintsUsed: 1,
  hint: null,
  lastResult: result(2),
  end: null,
  seat: 'here',
  ...change,
})

export const welcome = (change: Partial<ToClientPayload<'presence:welcome'>> = {}, seq = 0): ToClient =>
  serverMessage(
    'presence:welcome',
    {
      protocol: 1,
      userId: '0193c0de-0000-7000-8000-00000000000a',
      duel: null,
      queue: null,
      challenges: [],
      challengeSent: null,
      ...change,
    },
    seq,
  )
