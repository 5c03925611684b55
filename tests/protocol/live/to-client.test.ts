import { describe, expect, it } from 'vitest'
import { challengeReceived, challengeSent } from '#protocol/live/challenge.ts'
import { LIVE_ERROR_CODES } from '#protocol/live/error.ts'
import { boardUpdate } from '#protocol/live/leaderboard.ts'
import { type ToClientPayload, type ToClientType, toClient } from '#protocol/live/to-client.ts'
import { ENDED } from '../bounds.ts'
import { holds, ID } from '../contract.ts'
import { END_MAY_MISS, end, hint, profile, question, result, row, start, state } from '../samples.ts'

const matchId = ID
const challengeId = ID
const queue = { subject: 'Torts', botDifficulty: 'medium', waitedMs: 2_000, botInMs: 8_000 } as const
const sent = { challengeId, targetUsername: 'bob', subject: 'Torts', expiresInMs: 30_000 } as const
const received = {
  challengeId,
  challengerName: 'ada',
  challenger: profile,
  subject: 'Torts',
  expiresInMs: 30_000,
} as const
const board = { period: 'weekly', leaderboard: [row] } as const

/** One full payload of each message. */
const PAYLOADS: { [T in ToClientType]: ToClientPayload<T> } = {
  'presence:welcome': {
    protocol: 1,
    userId: ID,
    duel: state,
    queue,
    challenges: [received],
    challengeSent: sent,
  },
  'presence:pong': {},
  'presence:duel_over': { matchId, opponentName: 'bob', winner: 1, ended: 'forfeit', scores: [1, 3] },
  'queue:waiting': queue,
  'queue:left': {},
  'duel:start': start,
  'duel:friend_match_start': { ...start, opponentName: 'bob' },
  'duel:question': question,
  'duel:ack': { matchId, qid: 'q1', round: 2, place: -1 },
  'duel:opponent': { matchId, round: 2, status: 'answered' },
  'duel:botAnswer': { matchId, round: 2 },
  'duel:hint': hint,
  'duel:result': result,
  'duel:end': end,
  'duel:state': state,
  'duel:seat_taken': { matchId },
  'challenge:sent': sent,
  'challenge:received': received,
  'challenge:declined': { challengeId, targetUsername: 'bob' },
  'challenge:expired': { challengeId, targetUsername: 'bob', challengerName: 'ada' },
  'challenge:cancelled': { challengeId },
  'rematch:offer': { matchId, from: 'you', expiresInMs: 20_000 },
  'rematch:expired': { matchId, why: 'declined' },
  'leaderboard:update': { period: 'weekly', leaderboard: [row] },
  'async:turn_notification': { matchId, opponentName: 'bob', subject: 'Torts', round: 3 },
  'async:match_over': { matchId, opponentName: 'bob', subject: 'Torts', winner: -1, ended: 'forfeit' },
  reminder: { id: matchId, reminder: { task: 'streak', days: 5, hoursLeft: 2 } },
  error: { code: 'answer_late', message: 'Too late', refused: 'duel:answer', state },
}
/** Fields that a payload kept by an older version, or sent by an older server, lacks. */
const MAY_MISS: { [T in ToClientType]?: readonly string[] } = {
  'duel:start': ['faceOff'],
  'duel:friend_match_start': ['faceOff'],
  'duel:state': ['faceOff', 'claimable', 'yourAnswers'],
  'duel:result': ['claimable'],
  'duel:end': END_MAY_MISS,
  'rematch:expired': ['why'],
}

const messages = Object.entries(PAYLOADS).map(([type, payload]) => ({ type, seq: 7, payload }))
const isMessage = (value: unknown) => toClient.safeParse(value).success

describe('a message to the client', () => {
  it.each(messages)('$type keeps every field', (message) => {
    expect(toClient.parse(message)).toEqual(message)
  })

  it.each(messages)('$type asks for every field of its payload', (message) => {
    const mayMiss = MAY_MISS[message.type as ToClientType] ?? []
    const without = (name: string) =>
      Object.fromEntries(Object.entries(message.payload).filter(([other]) => other !== name))
    const fields = Object.keys(message.payload)
    expect(fields.filter((name) => isMessage({ ...message, payload: without(name) }))).toEqual(mayMiss)
    expect(isMessage({ ...message, payload: undefined })).toBe(false)
  })

  it('has a type of the list', () => {
    const types = ['', 'duel:begin', 'presence:hello', undefined]
    expect(types.filter((type) => isMessage({ type, seq: 0, payload: {} }))).toEqual([])
  })

  it.each(['presence:pong', 'duel:start'] as const)('%s has a whole number from 0', (type) => {
    const numbers = [-1, 0, 1, 12, 0.5, '1', undefined, null]
    expect(numbers.filter((seq) => isMessage({ type, seq, payload: PAYLOADS[type] }))).toEqual([0, 1, 12])
  })

  it.each<[ToClientType, string, readonly unknown[], readonly unknown[]]>([
    ['duel:opponent', 'status', ['answered', 'left', 'back'], ['', 'gone']],
    ['rematch:offer', 'from', ['you', 'opponent'], ['', 'me']],
    ['async:match_over', 'winner', [0, 1, -1], [2, '1']],
    ['async:match_over', 'ended', ...ENDED],
    ['error', 'code', LIVE_ERROR_CODES, ['', 'wrong']],
    ['error', 'refused', ['duel:hint', null], [5]],
    ['error', 'state', [null], [{}]],
    ['presence:welcome', 'duel', [null], [{}]],
    ['presence:welcome', 'queue', [null], [{}]],
    ['presence:welcome', 'challengeSent', [null], [{}]],
    ['presence:welcome', 'challenges', [[]], [[{}], null]],
    ['queue:waiting', 'botDifficulty', ['easy', 'medium', 'hard'], ['', null]],
    ['duel:seat_taken', 'matchId', [ID], ['', 'm1']],
    ['challenge:cancelled', 'challengeId', [ID], ['', 'c1']],
  ])('%s bounds %s', (type, field, taken, refused) => {
    const isTaken = (value: unknown) =>
      isMessage({ type, seq: 0, payload: { ...PAYLOADS[type], [field]: value } })
    expect([...taken, ...refused].filter(isTaken)).toEqual(taken)
  })
})

holds('a challenge as the challenged sees it', challengeReceived, received, { heldElsewhere: ['challenger'] })
holds('a challenge as the challenger sees it', challengeSent, sent)
holds(
  'a push of a board',
  boardUpdate,
  { ...board, leaderboard: [row] },
  {
    heldElsewhere: ['leaderboard'],
    values: [['period', ['all', 'weekly'], ['', 'daily']]],
  },
)
