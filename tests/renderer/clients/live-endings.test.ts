import { describe, expect, it } from 'vitest'
import { isRunning } from '../../../renderer/clients/live/duel.ts'
import { liveAfter } from '../../../renderer/clients/live/live-reducer.ts'
import { noticeOf } from '../../../renderer/clients/live/notice.ts'
import { owedByDuel } from '../../../renderer/clients/live/owed.ts'
import { answered, asked, duelOf, lost, open, start, stateAfter } from './live-steps.ts'
import { END, MATCH, question, result, START, serverMessage, state, welcome } from './transcript.ts'

const FACE_OFF = {
  you: START.opponent,
  stake: { rating: { win: 18, loss: -14 }, points: { win: 30, loss: 5 }, xp: { win: 60, loss: -15 } },
  remainingMs: 3_000,
}

describe('a face-off', () => {
  it('lasts as long as the server says, and ends with the first question', () => {
    const message = serverMessage('duel:start', { ...START, faceOff: FACE_OFF }, 1)
    const live = liveAfter(stateAfter([open, welcome()]), { type: 'message', message, at: 500 })
    expect(duelOf(live)).toMatchObject({
      phase: 'opening',
      faceOff: { endsAt: 3_500, stake: FACE_OFF.stake },
    })
    expect(duelOf(stateAfter([asked(1, 2)], live))).toMatchObject({ phase: 'question', faceOff: null })
  })

  it('shows its rest to a page that comes back', () => {
    const snapshot = state({
      phase: 'reveal',
      round: 0,
      question: null,
      lastResult: null,
      faceOff: { ...FACE_OFF, remainingMs: 900 },
    })
    const live = liveAfter(stateAfter([open]), {
      type: 'message',
      message: welcome({ duel: snapshot }),
      at: 100,
    })
    expect(duelOf(live)).toMatchObject({ phase: 'opening', faceOff: { endsAt: 1_000 } })
  })

  it('is none with a server that opens round 1 at once', () => {
    expect(duelOf(stateAfter([start])).faceOff).toBeNull()
  })
})

describe('an answer that came too late', () => {
  const given = stateAfter([start, asked(1, 2), answered(3)])

  it('is told by the result of its round', () => {
    const silent = result(1, { yourAnswer: -1, correct: false })
    expect(duelOf(stateAfter([serverMessage('duel:result', silent, 3)], given)).lateRound).toBe(1)
  })

  it('is told on return, in a later round, until the next answer', () => {
    const back = state({ round: 3, question: question(3), yourAnswer: null, yourAnswers: [-1, -1] })
    const live = stateAfter([serverMessage('duel:state', back, 9)], given)
    expect(duelOf(live).lateRound).toBe(1)
    expect(duelOf(stateAfter([answered(0)], live)).lateRound).toBeNull()
  })

  it('is not told of one that was stored, or of a silence', () => {
    const stored = state({ round: 3, question: question(3), yourAnswer: null, yourAnswers: [3, -1] })
    expect(duelOf(stateAfter([serverMessage('duel:state', stored, 9)], given)).lateRound).toBeNull()
    const silent = stateAfter([start, asked(1, 2), answered(-1)])
    const missed = serverMessage('duel:result', result(1, { yourAnswer: -1, correct: false }), 3)
    expect(duelOf(stateAfter([missed], silent)).lateRound).toBeNull()
  })
})

describe('a claim', () => {
  const claimable = stateAfter([
    start,
    asked(2, 2),
    serverMessage('duel:result', result(2, { claimable: true }), 3),
  ])

  it('is possible when the server says so, until the opponent answers', () => {
    const open = stateAfter([asked(3, 4)], claimable)
    expect(duelOf(open).claimable).toBe(true)
    const back = serverMessage('duel:opponent', { matchId: MATCH, round: 3, status: 'answered' }, 5)
    expect(duelOf(stateAfter([back], open)).claimable).toBe(false)
  })

  it('is under way once made, until it is refused', () => {
    const made = stateAfter([{ type: 'duel', intent: { type: 'claimed' } }], claimable)
    expect(duelOf(made).claiming).toBe(true)
    const no = { code: 'opponent_playing', message: 'No.', refused: 'duel:claim', state: null } as const
    expect(duelOf(stateAfter([serverMessage('error', no)], made)).claiming).toBe(false)
  })
})

describe('a claim on its way', () => {
  const claim = [{ type: 'duel:claim', payload: { matchId: MATCH } }]
  const made = stateAfter([
    start,
    asked(2, 2),
    serverMessage('duel:result', result(2, { claimable: true }), 3),
    { type: 'duel', intent: { type: 'claimed' } },
  ])

  it('is sent again until the server has taken it (found: “Claiming...” for the rest of the duel)', () => {
    const busy = { code: 'unavailable', message: 'Busy.', refused: 'duel:claim', state: null } as const
    expect(owedByDuel(stateAfter([serverMessage('error', busy)], made))).toEqual(claim)
    const snapshot = state({ round: 3, question: question(3), claimable: true, seat: 'here' })
    expect(owedByDuel(stateAfter([lost, open, welcome({ duel: snapshot }, 4)], made))).toEqual(claim)
  })

  it('ends with a round after which it is no longer possible', () => {
    const missed = serverMessage('duel:result', result(3, { claimable: false }), 6)
    expect(duelOf(stateAfter([asked(3, 5), missed], made)).claiming).toBe(false)
  })
})

describe('a rematch offer that is gone', () => {
  const over = stateAfter([start, asked(10, 2), serverMessage('duel:end', END, 3)])
  const offeredBy = (from: 'you' | 'opponent') =>
    stateAfter([serverMessage('rematch:offer', { matchId: MATCH, from, expiresInMs: 60_000 })], over)
  const gone = (why: 'declined' | 'left') => serverMessage('rematch:expired', { matchId: MATCH, why })

  it('says why to the one who made it', () => {
    for (const why of ['declined', 'left'] as const)
      expect(duelOf(stateAfter([gone(why)], offeredBy('you'))).rematch).toEqual({ from: 'gone', why })
  })

  it('is none after a new connection, unless the server tells of it again', () => {
    for (const from of ['you', 'opponent'] as const)
      expect(duelOf(stateAfter([lost, open, welcome()], offeredBy(from))).rematch).toBeNull()
    const left = stateAfter([gone('left')], offeredBy('you'))
    expect(duelOf(stateAfter([lost, open, welcome()], left)).rematch).toEqual({ from: 'gone', why: 'left' })
  })

  it('says nothing of one’s own Decline', () => {
    expect(duelOf(stateAfter([gone('declined')], offeredBy('opponent'))).rematch).toBeNull()
  })
})

describe('a duel that this page left', () => {
  const over = (winner: 0 | 1 | -1, ended: 'played' | 'resigned' | 'forfeit' | 'abandoned') =>
    serverMessage(
      'presence:duel_over',
      { matchId: MATCH, opponentName: 'Nerissa', winner, ended, scores: [6, 4] },
      30,
    )

  it('runs no more once it is over', () => {
    const left = stateAfter([start, asked(1, 2), { type: 'duel', intent: { type: 'left' } }])
    expect(isRunning(duelOf(left))).toBe(true)
    expect(isRunning(duelOf(stateAfter([over(0, 'resigned')], left)))).toBe(false)
  })

  it('is told as it ended', () => {
    const words = [over(0, 'resigned'), over(1, 'forfeit'), over(-1, 'played')].map(noticeOf)
    expect(words.map((said) => said?.description)).toEqual([
      'You beat Nerissa by resignation, 6–4.',
      'Nerissa won by forfeit, 6–4.',
      'You and Nerissa tied, 6–4.',
    ])
    expect(noticeOf(over(-1, 'abandoned'))?.description).toContain('doesn’t count')
  })
})
