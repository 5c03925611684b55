import { describe, expect, it } from 'vitest'
import { noticeOf } from '../../../renderer/clients/live/notice.ts'
import { MATCH, START, serverMessage } from './transcript.ts'

describe('toasts of the live socket', () => {
  it('are the ones of spec section 8', () => {
    const challengeId = MATCH
    const titles = [
      serverMessage('challenge:declined', { challengeId, targetUsername: 'Nerissa' }),
      serverMessage('challenge:expired', {
        challengeId,
        targetUsername: 'Nerissa',
        challengerName: 'Portia',
      }),
      serverMessage('async:turn_notification', {
        matchId: MATCH,
        opponentName: 'Nerissa',
        subject: 'Torts',
        round: 2,
      }),
    ].map((message) => noticeOf(message)?.title)
    expect(titles).toEqual(['Challenge Declined', 'Challenge Expired', 'Your Turn!'])
  })

  it('leave the beginning of a duel to its face-off', () => {
    expect(noticeOf(serverMessage('duel:start', START))).toBeNull()
    expect(
      noticeOf(serverMessage('duel:friend_match_start', { ...START, opponentName: 'Nerissa' })),
    ).toBeNull()
  })

  it('word the end of a friend game as it was', () => {
    const over = (winner: 0 | 1 | -1, ended: 'played' | 'resigned' | 'forfeit') =>
      noticeOf(
        serverMessage('async:match_over', {
          matchId: MATCH,
          opponentName: 'Nerissa',
          subject: 'Torts',
          winner,
          ended,
        }),
      )
    expect(over(0, 'played')?.title).toBe('Victory')
    expect(over(0, 'resigned')).toMatchObject({ title: 'Victory', description: 'Nerissa resigned.' })
    expect(over(1, 'played')?.title).toBe('Defeat')
    expect(over(-1, 'played')?.title).toBe('Draw')
    expect(over(-1, 'forfeit')?.title).toBe('Expired')
  })

  it('word a challenge that cannot be sent, with a fallback', () => {
    const refused = (message: string) =>
      noticeOf(
        serverMessage('error', { code: 'no_such_player', message, refused: 'challenge:send', state: null }),
      )
    expect(refused('Nobody is called that.')).toMatchObject({
      title: 'Failed to Start Game',
      description: 'Nobody is called that.',
      variant: 'destructive',
    })
    expect(refused('')?.description).toBe('Could not start game with this user')
  })

  it('say nothing that the fresh snapshot shows by itself', () => {
    for (const code of ['answer_late', 'answer_stale', 'already_answered', 'in_duel'] as const)
      expect(
        noticeOf(serverMessage('error', { code, message: 'x', refused: 'duel:answer', state: null })),
      ).toBeNull()
    expect(noticeOf(serverMessage('queue:left', {}))).toBeNull()
  })
})
