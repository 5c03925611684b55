import { describe, expect, it } from 'vitest'
import { NOTHING_LIVE } from '../../../renderer/clients/live/live.ts'
import { noticeOf } from '../../../renderer/clients/live/notice.ts'
import { cancelOwed, owed } from '../../../renderer/clients/live/owed.ts'
import { lost, open, start, stateAfter } from './live-steps.ts'
import { MATCH, OTHER_MATCH, START, serverMessage, state, welcome } from './transcript.ts'

const unavailable = (refused: string) =>
  serverMessage('error', { code: 'unavailable', message: 'Busy.', refused, state: null })

describe('searching and challenges', () => {
  const wish = { subject: 'Torts', botDifficulty: 'easy' } as const
  const sent = {
    challengeId: OTHER_MATCH,
    targetUsername: 'Nerissa',
    subject: 'Torts',
    expiresInMs: 60_000,
  } as const

  it('asks again to be queued when the server has forgotten it', () => {
    const searching = stateAfter([
      open,
      { type: 'queued', wish, at: 0 },
      serverMessage('queue:waiting', { ...wish, waitedMs: 0, botInMs: 10_000 }),
    ])
    expect(owed(searching)).toEqual([])
    expect(owed(stateAfter([lost, open, welcome()], searching))).toEqual([
      { type: 'queue:join', payload: wish },
    ])
  })

  it('asks again to be queued though the server still holds the search of the socket that broke', () => {
    const waiting = { ...wish, waitedMs: 0, botInMs: 10_000 }
    const searching = stateAfter([
      open,
      { type: 'queued', wish, at: 0 },
      serverMessage('queue:waiting', waiting),
    ])
    const back = stateAfter([lost, open, welcome({ queue: waiting })], searching)
    expect(back.queue).toMatchObject(wish)
    expect(owed(back)).toEqual([{ type: 'queue:join', payload: wish }])
    // Another tab's search is only known, and stays with that tab.
    const other = stateAfter([open, welcome({ queue: waiting })])
    expect(other.queue).toMatchObject(wish)
    expect(owed(other)).toEqual([])
  })

  it('knows a search that another tab took over from one that was left here', () => {
    const left = serverMessage('queue:left', {})
    const searching = stateAfter([
      open,
      { type: 'queued', wish, at: 0 },
      serverMessage('queue:waiting', { ...wish, waitedMs: 0, botInMs: 10_000 }),
    ])
    expect(stateAfter([left], searching)).toMatchObject({ queue: null, searchTaken: true })
    expect(stateAfter([{ type: 'unqueued' }, left], searching).searchTaken).toBe(false)
    expect(stateAfter([left, { type: 'queued', wish, at: 0 }], searching).searchTaken).toBe(false)
  })

  it('leaves a search that was given up while the wire was gone', () => {
    const waiting = { ...wish, waitedMs: 0, botInMs: 10_000 }
    const searching = stateAfter([
      open,
      { type: 'queued', wish, at: 0 },
      serverMessage('queue:waiting', waiting),
    ])
    const left = stateAfter([lost, { type: 'unqueued' }, open, welcome({ queue: waiting })], searching)
    expect(left.queue).toBeNull()
    expect(owed(left)).toEqual([{ type: 'queue:join', payload: wish }, { type: 'queue:leave' }])
    expect(owed(stateAfter([serverMessage('queue:left', {})], left))).toEqual([])
    expect(owed(stateAfter([welcome()], left))).toEqual([])
    const again = stateAfter([{ type: 'queued', wish, at: 0 }], left)
    expect(owed(again)).toEqual([{ type: 'queue:join', payload: wish }])
  })

  it('leaves a search anew that the server could not end (found: it went on and began a duel)', () => {
    const left = stateAfter([open, { type: 'queued', wish, at: 0 }, { type: 'unqueued' }])
    const busy = stateAfter([unavailable('queue:leave')], left)
    expect(owed(busy)).toEqual([{ type: 'queue:join', payload: wish }, { type: 'queue:leave' }])
    expect(owed(stateAfter([serverMessage('queue:left', {})], busy))).toEqual([])
  })

  it('cancels anew what the server could not cancel, and says nothing where it is gone by then', () => {
    const challenged = stateAfter([
      { type: 'challenged', targetUsername: 'Nerissa', subject: 'Torts' },
      serverMessage('challenge:sent', sent),
    ])
    const busy = stateAfter(
      [{ type: 'challenge-withdrawn', sent: true }, unavailable('challenge:cancel')],
      challenged,
    )
    expect(owed(busy)).toEqual([{ type: 'challenge:cancel', payload: { challengeId: OTHER_MATCH } }])
    const gone = serverMessage('error', {
      code: 'challenge_gone',
      message: 'Gone.',
      refused: 'challenge:cancel',
      state: null,
    })
    expect(owed(stateAfter([gone], busy))).toEqual([])
    expect(noticeOf(gone)).toBeNull()
  })

  it.each(['challenge:accept', 'challenge:decline'] as const)(
    'brings a challenge back where the server could not take %s, and says so',
    (type) => {
      const received = serverMessage('challenge:received', {
        challengeId: OTHER_MATCH,
        challengerName: 'Nerissa',
        challenger: START.opponent,
        subject: 'Torts',
        expiresInMs: 60_000,
      })
      const taken = stateAfter([received, { type: 'challenge-answered', challengeId: OTHER_MATCH }])
      expect(taken.incoming).toEqual([])
      expect(stateAfter([unavailable(type)], taken).incoming).toHaveLength(1)
      expect(noticeOf(unavailable(type))).not.toBeNull()
    },
  )

  it('ends with a duel that began in another tab', () => {
    const searching = stateAfter([open, { type: 'queued', wish, at: 0 }])
    const live = stateAfter([serverMessage('duel:state', state({ seat: 'elsewhere' }), 4)], searching)
    expect(live).toMatchObject({
      queue: null,
      begun: null,
      begunElsewhere: MATCH,
      duel: { seat: 'elsewhere' },
    })
  })

  it('shows a challenge until it is answered, withdrawn or expired', () => {
    const challengeId = OTHER_MATCH
    const received = serverMessage('challenge:received', {
      challengeId,
      challengerName: 'Nerissa',
      challenger: START.opponent,
      subject: 'Torts',
      expiresInMs: 60_000,
    })
    const live = stateAfter([received, received])
    expect(live.incoming).toHaveLength(1)
    const gone = [
      serverMessage('challenge:cancelled', { challengeId }),
      serverMessage('challenge:expired', {
        challengeId,
        targetUsername: 'Portia',
        challengerName: 'Nerissa',
      }),
    ]
    for (const message of gone) expect(stateAfter([message], live).incoming).toEqual([])
    expect(stateAfter([start], live).incoming).toEqual([])
  })

  it('cancels a challenge that was withdrawn before the server had taken it', () => {
    const cancel = [{ type: 'challenge:cancel', payload: { challengeId: OTHER_MATCH } }]
    const withdrawn = stateAfter([
      open,
      { type: 'challenged', targetUsername: 'nerissa', subject: 'Torts' },
      { type: 'challenge-withdrawn', sent: false },
    ])
    const taken = stateAfter([serverMessage('challenge:sent', sent)], withdrawn)
    expect(taken.outgoing).toBeNull()
    expect(cancelOwed(taken)).toEqual(cancel)
    const ended = serverMessage('challenge:cancelled', { challengeId: OTHER_MATCH })
    expect(cancelOwed(stateAfter([ended], taken))).toEqual([])
    // The wire broke meanwhile: the welcome names it.
    const back = stateAfter([lost, open, welcome({ challengeSent: sent })], withdrawn)
    expect(back.outgoing).toBeNull()
    expect(owed(back)).toEqual(cancel)
    // Another friend is called by then: that one is waited for, and only the first is canceled.
    const other = stateAfter([{ type: 'challenged', targetUsername: 'Portia', subject: 'Torts' }], withdrawn)
    const both = stateAfter([serverMessage('challenge:sent', sent)], other)
    expect(both.outgoing).toMatchObject({ targetUsername: 'Portia', challengeId: null })
    expect(cancelOwed(both)).toEqual(cancel)
    // A page that knows of none, after a reload, takes it up.
    expect(stateAfter([open, welcome({ challengeSent: sent })]).outgoing).toMatchObject({
      challengeId: OTHER_MATCH,
    })
  })

  it('forgets its own challenge when it is declined', () => {
    const live = stateAfter([
      { type: 'challenged', targetUsername: 'Nerissa', subject: 'Torts' },
      serverMessage('challenge:sent', sent),
    ])
    expect(live.outgoing).toMatchObject({ challengeId: OTHER_MATCH })
    const declined = serverMessage('challenge:declined', {
      challengeId: OTHER_MATCH,
      targetUsername: 'Nerissa',
    })
    expect(stateAfter([declined], live).outgoing).toBeNull()
  })

  it('leaves nothing of a player behind when the link is off', () => {
    const live = stateAfter([open, welcome(), start, { type: 'link', status: { at: 'off' } }])
    expect(live).toEqual(NOTHING_LIVE)
  })
})

describe('boards that are pushed', () => {
  const push = (period: 'all' | 'weekly') => serverMessage('leaderboard:update', { period, leaderboard: [] })

  it('count as pushed from their first update, as long as the connection holds', () => {
    expect(stateAfter([open, welcome()]).boardsPushed).toEqual([])
    const live = stateAfter([open, welcome(), push('weekly'), push('all'), push('weekly')])
    expect(live.boardsPushed).toEqual(['weekly', 'all'])
    expect(stateAfter([lost], live).boardsPushed).toEqual([])
    expect(stateAfter([lost, open], live).boardsPushed).toEqual([])
  })
})
