import type { z } from 'zod'
import type { AvatarData } from '#protocol/avatar.ts'
import type { DailyCase, DailyQuestion } from '#protocol/http/daily.ts'
import type { boardRow } from '#protocol/http/leaderboard.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import type { DuelHint, DuelQuestion } from '#protocol/live/question.ts'
import type { DuelEnd, RoundResult } from '#protocol/live/result.ts'
import type { DuelStart, DuelState, FaceOff } from '#protocol/live/state.ts'
import type { SessionUser } from '#protocol/user.ts'
import { DAY, ID } from './contract.ts'

export const avatar: AvatarData = { base: 'arcane', palette: 'lawyer_navy', props: ['gavel'] }
export const choices = ['Duty', 'Breach', 'Cause', 'Damage']
export const authorities = ['Restatement (Third) of Torts § 7']

export const profile: DuelProfile = {
  userId: ID,
  username: 'bob',
  displayName: 'Bob M',
  lawSchool: 'Yale',
  level: 9,
  levelTitle: 'Law Student',
  points: 410,
  rating: 1030,
  avatarData: avatar,
  botLevel: null,
}

export const question: DuelQuestion = {
  matchId: ID,
  qid: 'q1',
  subject: 'Torts',
  stem: 'Who owes what?',
  choices,
  difficulty: 4,
  round: 2,
  rounds: 5,
  timeLimitSec: 37.5,
  timeLimit: 37_500,
  deadlineTs: 1_795_000_000_000,
  remainingMs: 30_000,
  training: false,
}

export const hint: DuelHint = { matchId: ID, qid: 'q1', text: 'Think of duty.', hintsUsed: 1, hintsLeft: 2 }

export const result: RoundResult = {
  matchId: ID,
  qid: 'q1',
  round: 1,
  rounds: 5,
  correctIndex: 2,
  yourAnswer: 2,
  opponentAnswer: -1,
  correct: true,
  opponentCorrect: false,
  explanation: 'Because.',
  why: choices,
  authorities,
  scores: [1, 0],
  hp: [100, 80],
  progressResult: {
    xpGained: 10,
    streakBonus: 5,
    masteryDelta: 1.5,
    subject: 'Torts',
    subtopic: 'Negligence',
  },
  claimable: false,
  nextInMs: 4_000,
}

/** An end that was kept before these were told, or one of an older server, lacks them. */
export const END_MAY_MISS = [
  'counted',
  'share',
  'strip',
  'headToHead',
  'ranksReached',
  'levelBefore',
  'ratingBefore',
  'xpParts',
] as const

export const end: DuelEnd = {
  matchId: ID,
  winner: 0,
  ended: 'played',
  scores: [3, 2],
  correctAnswers: 3,
  total: 5,
  yourXPChange: 80,
  yourNewXP: 20,
  yourTotalXP: 920,
  level: 7,
  levelTitle: 'Law Student',
  leveledUp: true,
  counted: true,
  share: 0.5,
  rated: true,
  yourRatingChange: 16,
  yourNewRating: 1016,
  pointsEarned: 30,
  yourNewPoints: 370,
  totalWins: 5,
  totalLosses: 2,
  streakWins: 3,
  shieldUsed: false,
  lossShieldActive: true,
  doubled: false,
  masteryChanges: [{ subject: 'Torts', subtopic: 'Negligence', change: -0.5 }],
  strip: [['right', 'none']],
  headToHead: { you: 3, opponent: 1, ties: 0 },
  ranksReached: [{ subject: 'Torts', rank: 'Apprentice' }],
  levelBefore: 6,
  ratingBefore: 1000,
  xpParts: { answers: 20, streak: 0, result: 60, doubling: 0, floor: 0 },
}

export const facing: FaceOff = {
  you: profile,
  stake: { rating: { win: 18, loss: -14 }, points: { win: 30, loss: 5 }, xp: { win: 60, loss: -15 } },
  remainingMs: 2_800,
}

export const start: DuelStart = {
  matchId: ID,
  roomCode: 'ROOM',
  subject: 'Mixed Questions',
  kind: 'live',
  rated: true,
  rounds: 5,
  hintsPerDuel: 3,
  opponent: profile,
  faceOff: facing,
}

export const state: DuelState = {
  ...start,
  phase: 'question',
  round: 2,
  question,
  yourAnswer: 1,
  opponentAnswered: false,
  opponentHere: true,
  claimable: false,
  yourAnswers: [2],
  scores: [1, 0],
  hp: [100, 80],
  hintsUsed: 1,
  hint,
  lastResult: result,
  end,
  seat: 'here',
}

export const row: z.input<typeof boardRow> = {
  rank: 1,
  id: ID,
  username: 'ada',
  displayName: 'Ada L',
  lawSchool: 'Harvard',
  avatarData: avatar,
  level: 7,
  points: 340,
  totalWins: 4,
  totalLosses: 2,
  place: '340_1',
}

export const user: SessionUser = {
  id: ID,
  username: 'ada',
  displayName: 'Ada L',
  lawSchool: 'Harvard',
  level: 7,
  levelTitle: 'Law Student',
  xp: 20,
  points: 340,
  avatarData: avatar,
  totalWins: 4,
  totalLosses: 2,
  role: 'player',
}

/** A day's case before it is answered: nothing of the key. */
export const hiddenCase: DailyQuestion = {
  id: ID,
  subject: 'Torts',
  topic: 'Negligence',
  difficulty: 6,
  stem: 'Who owes what?',
  choices,
}

export const toldCase: DailyQuestion = {
  ...hiddenCase,
  correctIndex: 2,
  explanationLong: 'Because.',
  why: choices,
  authorities,
}

export const answeredDay: DailyCase = {
  dateUtc: DAY,
  question: toldCase,
  hasAttempted: true,
  attempt: {
    choiceIndex: 2,
    isCorrect: true,
    xpAwarded: 60,
    points: 30,
    masteryDelta: 1.5,
    streakBefore: 6,
    streakAfter: 7,
    streakMilestone: { level: 7, bonus: 50 },
  },
  remainingMs: 0,
  limitMs: 90_000,
  isClosed: false,
  timeToReset: 57_600,
}
