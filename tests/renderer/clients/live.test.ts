import { describe, expect, it } from 'vitest'
import { liveAfter } from '../../../renderer/clients/live/live-reducer.ts'
import { owedByDuel, unacknowledged } from '../../../renderer/clients/live/owed.ts'
import { answered, asked, duelOf, lost, open, start, stateAfter } from './live-steps.ts'
import {
  END,
  MATCH,
  OTHER_MATCH,
  question,
  result,
  START,
  serverMessage,
  state,
  welcome,
} from './transcript.ts'

describe('a whole duel', () => {
  it('goes from its caption to its verdict', () => {
    const opening = stateAfter([open, welcome(), start])
    expect(duelOf(opening)).toMatchObject({ phase: 'opening', round: 0, scores: [0, 0], hp: [100, 100] })
    expect(opening.begun).toBe(MATCH)

    const first = stateAfter([asked(1, 2)], opening)
    expect(duelOf(first)).toMatchObject({ phase: 'question', round: 1, answer: null, result: null })

    const locked = stateAfter([answered(2)], first)
    expect(duelOf(locked).answer).toEqual({ shownIndex: 2, stored: false })
    const stored = stateAfter(
      [
        serverMessage('duel:ack', { matchId: MATCH, qid: 'q1', round: 1, place: 2 }, 3),
        serverMessage('duel:opponent', { matchId: MATCH, round: 1, status: 'answered' }, 4),
      ],
      locked,
    )
    expect(duelOf(stored)).toMatchObject({ answer: { shownIndex: 2, stored: true }, opponentAnswered: true })

    const revealed = stateAfter([serverMessage('duel:result', result(1), 5)], stored)
    expect(duelOf(revealed)).toMatchObject({ phase: 'reveal', scores: [1, 0], hp: [100, 80] })
    const second = stateAfter([asked(2, 6)], revealed)
    expect(duelOf(second)).toMatchObject({ round: 2, answer: null, opponentAnswered: false, result: null })

    const over = stateAfter(
      [serverMessage('duel:result', result(10, { nextInMs: 0 }), 40), serverMessage('duel:end', END, 41)],
      second,
    )
    expect(duelOf(over)).toMatchObject({ phase: 'over', scores: [6, 4], end: END })
  })

  it('asks no second answer: the first one given stands', () => {
    const live = stateAfter([start, asked(1, 2), answered(0), answered(3)])
    expect(duelOf(live).answer).toEqual({ shownIndex: 0, stored: false })
    expect(
      duelOf(stateAfter([serverMessage('duel:result', result(1), 3), answered(1)], live)).answer?.shownIndex,
    ).toBe(2)
  })
})

describe('messages out of order, doubled, or about another duel', () => {
  it('drops messages older than the duel shown', () => {
    const live = stateAfter([start, asked(1, 2), serverMessage('duel:result', result(1), 5), asked(2, 6)])
    expect(stateAfter([serverMessage('duel:result', result(1), 5)], live)).toEqual(live)
    expect(stateAfter([asked(1, 2)], live)).toEqual(live)
    expect(stateAfter([serverMessage('duel:state', state({ round: 1 }), 3)], live)).toEqual(live)
  })

  it('changes nothing when told the same twice', () => {
    const events = [
      asked(1, 2),
      serverMessage('duel:result', result(1), 5),
      serverMessage('duel:end', END, 6),
    ]
    let live = stateAfter([start])
    for (const event of events) {
      live = liveAfter(live, { type: 'message', message: event, at: 1_000 })
      expect(liveAfter(live, { type: 'message', message: event, at: 9_000 })).toEqual(live)
    }
  })

  it('keeps the earlier deadline when a question comes again late', () => {
    const first = liveAfter(stateAfter([start]), { type: 'message', message: asked(1, 2), at: 500 })
    const again = liveAfter(first, { type: 'message', message: asked(1, 2), at: 7_500 })
    expect(duelOf(again).question?.endsAt).toBe(60_500)
  })

  it('takes a hint and an acknowledgement by the question they name, wherever they come in line', () => {
    const live = stateAfter([
      start,
      asked(1, 2),
      { type: 'duel', intent: { type: 'hint-asked' } },
      serverMessage('duel:opponent', { matchId: MATCH, round: 1, status: 'answered' }, 9),
      serverMessage(
        'duel:hint',
        { matchId: MATCH, qid: 'q1', text: 'Think of intent.', hintsUsed: 1, hintsLeft: 2 },
        2,
      ),
      answered(1),
      serverMessage('duel:ack', { matchId: MATCH, qid: 'q1', round: 1, place: 1 }, 3),
    ])
    expect(duelOf(live)).toMatchObject({
      hint: { text: 'Think of intent.' },
      hintAsked: false,
      hintsUsed: 1,
      answer: { shownIndex: 1, stored: true },
    })
    const next = stateAfter([asked(2, 10)], live)
    expect(duelOf(next).hint).toBeNull()
    const stale = serverMessage(
      'duel:hint',
      { matchId: MATCH, qid: 'q1', text: 'x', hintsUsed: 1, hintsLeft: 2 },
      10,
    )
    expect(stateAfter([stale], next)).toEqual(next)
  })

  it('does not hear another duel', () => {
    const live = stateAfter([start, asked(1, 2)])
    const elsewhere = serverMessage('duel:end', { ...END, matchId: OTHER_MATCH }, 90)
    expect(stateAfter([elsewhere], live)).toEqual(live)
    expect(stateAfter([serverMessage('duel:result', result(1), 4)]).duel).toBeNull()
  })

  it('takes a rematch for a new duel, and its start told twice for the old news it is', () => {
    const over = stateAfter([start, serverMessage('duel:end', END, 41)])
    const again = stateAfter([serverMessage('duel:start', { ...START, matchId: OTHER_MATCH }, 1)], over)
    expect(duelOf(again)).toMatchObject({ phase: 'opening', end: null, seq: 1 })
    const seen = stateAfter([{ type: 'start-seen' }], again)
    expect(stateAfter([serverMessage('duel:start', { ...START, matchId: OTHER_MATCH }, 1)], seen)).toEqual(
      seen,
    )
  })
})

describe('a connection that breaks', () => {
  const playing = stateAfter([open, welcome(), start, asked(3, 7), answered(1), lost])

  it('keeps the duel on the page, and counts the answer given meanwhile as under way', () => {
    expect(duelOf(playing)).toMatchObject({ phase: 'question', answer: { shownIndex: 1, stored: false } })
    expect(playing.welcomed).toBe(false)
  })

  it('takes the right time left from the snapshot, and owes the answer the server has not', () => {
    const back = stateAfter([open, welcome({ duel: state() }, 7)], playing)
    expect(duelOf(back).question?.endsAt).toBe(1_000 + 25_000)
    expect(owedByDuel(back)).toEqual([{ type: 'duel:answer', payload: { qid: 'q3', idx: 1 } }])
    expect(unacknowledged(back)).toEqual(owedByDuel(back)[0])
  })

  it('says nothing of the duel before the seat is this tab’s again', () => {
    const back = stateAfter([open, welcome({ duel: state({ seat: 'free' }) }, 7)], playing)
    expect(owedByDuel(back)).toEqual([])
    const seated = stateAfter([serverMessage('duel:state', state(), 7)], back)
    expect(owedByDuel(seated)).toEqual([{ type: 'duel:answer', payload: { qid: 'q3', idx: 1 } }])
  })

  it('owes nothing when the answer had arrived', () => {
    const back = stateAfter([open, welcome({ duel: state({ yourAnswer: 1 }) }, 8)], playing)
    expect(duelOf(back).answer).toEqual({ shownIndex: 1, stored: true })
    expect(owedByDuel(back)).toEqual([])
  })

  it('owes nothing for a round that closed without it', () => {
    const back = stateAfter(
      [open, welcome({ duel: state({ round: 4, question: question(4) }) }, 12)],
      playing,
    )
    expect(duelOf(back)).toMatchObject({ round: 4, answer: null })
    expect(owedByDuel(back)).toEqual([])
  })

  it('keeps the stem of the round it comes back to while its result is shown', () => {
    const between = state({ phase: 'reveal', question: null, lastResult: result(3, { yourAnswer: -1 }) })
    const back = stateAfter([open, welcome({ duel: between }, 9)], playing)
    expect(duelOf(back)).toMatchObject({
      phase: 'reveal',
      question: { qid: 'q3' },
      result: { qid: 'q3' },
      answer: { shownIndex: -1 },
    })
    expect(owedByDuel(back)).toEqual([])
  })

  it('draws a reloaded page from the snapshot alone', () => {
    const fresh = stateAfter([open, welcome({ duel: state({ opponentAnswered: true }) }, 9)])
    expect(duelOf(fresh)).toMatchObject({ round: 3, scores: [1, 1], opponentAnswered: true, hintsUsed: 1 })
    expect(fresh.begun).toBeNull()
  })

  it('asks for the end of a duel that was over before the page came back', () => {
    const back = stateAfter([open, welcome()], playing)
    expect(duelOf(back)).toMatchObject({ phase: 'settling', end: null })
    const read = stateAfter([{ type: 'end-read', end: END }], back)
    expect(duelOf(read)).toMatchObject({ phase: 'over', end: END })
  })

  it('applies a welcome that carries no number of its own', () => {
    const back = stateAfter([open, welcome({ duel: state({ scores: [2, 1] }) })], playing)
    expect(duelOf(back)).toMatchObject({ scores: [2, 1], seq: 7 })
  })

  it('owes the resignation and the hint too', () => {
    const quitting = stateAfter([
      start,
      asked(3, 7),
      { type: 'duel', intent: { type: 'hint-asked' } },
      { type: 'duel', intent: { type: 'resigned' } },
      lost,
      open,
      welcome({ duel: state() }, 7),
    ])
    expect(owedByDuel(quitting).map(({ type }) => type)).toEqual(['duel:resign', 'duel:hint'])
  })
})

describe('refusals', () => {
  it('bring the fresh state: a late answer shows the round as it was closed', () => {
    const live = stateAfter([start, asked(3, 7), answered(1)])
    const late = serverMessage(
      'error',
      {
        code: 'answer_late',
        message: 'Too late.',
        refused: 'duel:answer',
        state: state({
          phase: 'reveal',
          question: null,
          lastResult: result(3, { yourAnswer: -1, correct: false }),
        }),
      },
      9,
    )
    expect(duelOf(stateAfter([late], live))).toMatchObject({
      phase: 'reveal',
      answer: { shownIndex: -1, stored: true },
    })
  })

  it('end a search, a challenge, a hint that cannot be; but not for a database away for a moment', () => {
    const wish = { subject: 'Torts', botDifficulty: 'easy' } as const
    const refusal = (refused: string, code: 'bank_empty' | 'unavailable' | 'no_such_player') =>
      serverMessage('error', { code, message: 'No.', refused, state: null })
    const searching = stateAfter([{ type: 'queued', wish, at: 0 }])
    expect(stateAfter([refusal('queue:join', 'bank_empty')], searching).queue).toBeNull()
    expect(stateAfter([refusal('queue:join', 'unavailable')], searching).queue).not.toBeNull()
    const inviting = stateAfter([{ type: 'challenged', targetUsername: 'Nobody', subject: 'Torts' }])
    expect(stateAfter([refusal('challenge:send', 'no_such_player')], inviting).outgoing).toBeNull()
  })
})

describe('the seat', () => {
  it('is told when another tab takes it', () => {
    const live = stateAfter([start, asked(1, 2), serverMessage('duel:seat_taken', { matchId: MATCH }, 2)])
    expect(duelOf(live).seat).toBe('elsewhere')
    expect(duelOf(stateAfter([{ type: 'duel', intent: { type: 'entered' } }], live)).seat).toBe('here')
  })

  it('shows an opponent who leaves and comes back', () => {
    const gone = stateAfter([
      start,
      asked(1, 2),
      serverMessage('duel:opponent', { matchId: MATCH, round: 1, status: 'left' }, 2),
    ])
    expect(duelOf(gone).opponentHere).toBe(false)
    const back = serverMessage('duel:opponent', { matchId: MATCH, round: 1, status: 'back' }, 2)
    expect(duelOf(stateAfter([back], gone)).opponentHere).toBe(true)
  })
})
