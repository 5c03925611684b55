import { describe, expect, it } from 'vitest'
import { NOTHING_LIVE } from '../../../renderer/clients/live/live.ts'
import { cancelOwed, owed } from '../../../renderer/clients/live/owed.ts'
import { lost, open, start, told } from './live-steps.ts'
import { OTHER_MATCH, START, said, welcome } from './transcript.ts'

describe('searching and challenges', () => {
  const wish = { subject: 'Torts', botDifficulty: 'easy' } as const
  const sent = {
    challengeId: OTHER_MATCH,
    targetUsername: 'Nerissa',
    subject: 'Torts',
    expiresInMs: 60_000,
  } as const

  it('asks again to be queued when the server has forgotten it', () => {
    const searching = told([
      open,
      { type: 'queued', wish, at: 0 },
      said('queue:waiting', { ...wish, waitedMs: 0, botInMs: 10_000 }),
    ])
    expect(owed(searching)).toEqual([])
    expect(owed(told([lost, open, welcome()], searching))).toEqual([{ type: 'queue:join', payload: wish }])
  })

  it('asks again to be queued though the server still holds the search of the socket that broke', () => {
    const waiting = { ...wish, waitedMs: 0, botInMs: 10_000 }
    const searching = told([open, { type: 'queued', wish, at: 0 }, said('queue:waiting', waiting)])
    const back = told([lost, open, welcome({ queue: waiting })], searching)
    expect(back.queue).toMatchObject(wish)
    expect(owed(back)).toEqual([{ type: 'queue:join', payload: wish }])
    // Another tab's search is only known, and stays with that tab.
    const other = told([open, welcome({ queue: waiting })])
    expect(other.queue).toMatchObject(wish)
    expect(owed(other)).toEqual([])
  })

  it('leaves a search that was given up while the wire was gone', () => {
    const waiting = { ...wish, waitedMs: 0, botInMs: 10_000 }
    const searching = told([open, { type: 'queued', wish, at: 0 }, said('queue:waiting', waiting)])
    const left = told([lost, { type: 'unqueued', sent: false }, open, welcome({ queue: waiting })], searching)
    expect(left.queue).toBeNull()
    expect(owed(left)).toEqual([{ type: 'queue:join', payload: wish }, { type: 'queue:leave' }])
    expect(owed(told([said('queue:left', {})], left))).toEqual([])
    expect(owed(told([welcome()], left))).toEqual([])
    const again = told([{ type: 'queued', wish, at: 0 }], left)
    expect(owed(again)).toEqual([{ type: 'queue:join', payload: wish }])
  })

  it('shows a challenge until it is answered, withdrawn or expired', () => {
    const challengeId = OTHER_MATCH
    const received = said('challenge:received', {
      challengeId,
      challengerName: 'Nerissa',
      challenger: START.opponent,
      subject: 'Torts',
      expiresInMs: 60_000,
    })
    const live = told([received, received])
    expect(live.incoming).toHaveLength(1)
    const gone = [
      said('challenge:cancelled', { challengeId }),
      said('challenge:expired', { challengeId, targetUsername: 'Portia', challengerName: 'Nerissa' }),
    ]
    for (const message of gone) expect(told([message], live).incoming).toEqual([])
    expect(told([start], live).incoming).toEqual([])
  })

  it('cancels a challenge that was withdrawn before the server had taken it', () => {
    const cancel = [{ type: 'challenge:cancel', payload: { challengeId: OTHER_MATCH } }]
    const withdrawn = told([
      open,
      { type: 'challenged', targetUsername: 'nerissa', subject: 'Torts' },
      { type: 'challenge-withdrawn', sent: false },
    ])
    const taken = told([said('challenge:sent', sent)], withdrawn)
    expect(taken.outgoing).toBeNull()
    expect(cancelOwed(taken)).toEqual(cancel)
    const ended = said('challenge:cancelled', { challengeId: OTHER_MATCH })
    expect(cancelOwed(told([ended], taken))).toEqual([])
    // The wire broke meanwhile: the welcome names it.
    const back = told([lost, open, welcome({ challengeSent: sent })], withdrawn)
    expect(back.outgoing).toBeNull()
    expect(owed(back)).toEqual(cancel)
    // Another friend is called by then: that one is waited for, and only the first is cancelled.
    const other = told([{ type: 'challenged', targetUsername: 'Portia', subject: 'Torts' }], withdrawn)
    const both = told([said('challenge:sent', sent)], other)
    expect(both.outgoing).toMatchObject({ targetUsername: 'Portia', challengeId: null })
    expect(cancelOwed(both)).toEqual(cancel)
    // A page that knows of none, after a reload, takes it up.
    expect(told([open, welcome({ challengeSent: sent })]).outgoing).toMatchObject({
      challengeId: OTHER_MATCH,
    })
  })

  it('forgets its own challenge when it is declined', () => {
    const live = told([
      { type: 'challenged', targetUsername: 'Nerissa', subject: 'Torts' },
      said('challenge:sent', sent),
    ])
    expect(live.outgoing).toMatchObject({ challengeId: OTHER_MATCH })
    const declined = said('challenge:declined', { challengeId: OTHER_MATCH, targetUsername: 'Nerissa' })
    expect(told([declined], live).outgoing).toBeNull()
  })

  it('leaves nothing of a player behind when the link is off', () => {
    const live = told([open, welcome(), start, { type: 'link', status: { at: 'off' } }])
    expect(live).toEqual(NOTHING_LIVE)
  })
})

describe('boards that are pushed', () => {
  const push = (period: 'all' | 'weekly') => said('leaderboard:update', { period, leaderboard: [] })

  it('count as pushed from their first update, as long as the connection holds', () => {
    expect(told([open, welcome()]).boardsPushed).toEqual([])
    const live = told([open, welcome(), push('weekly'), push('all'), push('weekly')])
    expect(live.boardsPushed).toEqual(['weekly', 'all'])
    expect(told([lost], live).boardsPushed).toEqual([])
    expect(told([lost, open], live).boardsPushed).toEqual([])
  })
})
