import { expect, test, vi } from 'vitest'
import type { Inbox } from '../../../../renderer/clients/friend-games.ts'
import { CallError, NetworkError } from '../../../../renderer/clients/http.ts'
import { inviteOnce } from '../../../../renderer/features/versus/invite-once.ts'

const WISH = { opponentUsername: '@otto marsh', subject: 'Torts' } as const
const OTHER = { ...WISH, subject: 'Evidence' } as const
const game = (id: string, opponent: string, subject: string, invitation: string | null) =>
  ({ id, opponent, subject, invitation }) as Inbox['matches'][number]

/** A server that takes an invitation, and its inbox; `fail` with the call's end. */
function ground() {
  const matches: Inbox['matches'] = []
  const known: Pick<Inbox, 'matches'> = { matches: [] }
  const fail: { by: unknown } = { by: null }
  const send = vi.fn(async () => {
    if (fail.by) throw fail.by
    return { matchId: 'new' }
  })
  return {
    matches,
    known,
    fail,
    send,
    invite: inviteOnce(
      send,
      async () => ({ matches }),
      () => known,
    ),
  }
}

test('an invitation whose reply was lost is found again and not sent twice', async () => {
  const { matches, fail, send, invite } = ground()
  fail.by = new NetworkError('gone')
  await expect(invite(WISH)).rejects.toThrow()
  fail.by = null
  matches.push(game('g1', 'Otto Marsh', 'Evidence', 'sent'), game('g2', 'Otto Marsh', 'Torts', 'received'))
  matches.push(game('g3', 'Otto Marsh', 'Torts', 'sent'))
  expect(await invite(WISH)).toEqual({ matchId: 'g3', opponentUsername: 'Otto Marsh' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('where it never arrived, or where another is meant, it’s sent', async () => {
  const { matches, fail, send, invite } = ground()
  fail.by = new CallError(504, 'gateway', {})
  await expect(invite(WISH)).rejects.toThrow()
  fail.by = null
  expect(await invite(WISH)).toEqual({ matchId: 'new' })
  matches.push(game('g3', 'Otto Marsh', 'Torts', 'sent'), game('g1', 'Otto Marsh', 'Evidence', 'sent'))
  expect(await invite(WISH)).toEqual({ matchId: 'new' })
  fail.by = new NetworkError('gone')
  await expect(invite(WISH)).rejects.toThrow()
  fail.by = null
  expect(await invite(OTHER)).toEqual({ matchId: 'new' })
  expect(send).toHaveBeenCalledTimes(5)
})

test('a refusal says that nothing was sent', async () => {
  const { matches, fail, invite } = ground()
  matches.push(game('g3', 'Otto Marsh', 'Torts', 'sent'))
  fail.by = new CallError(409, 'full', {})
  await expect(invite(WISH)).rejects.toThrow('409')
  fail.by = null
  expect(await invite(WISH)).toEqual({ matchId: 'new' })
})

test('an older invitation to the same player isn’t taken for the one that was lost', async () => {
  const { matches, known, fail, send, invite } = ground()
  matches.push(game('g1', 'Otto Marsh', 'Torts', 'sent'))
  known.matches = [...matches]
  fail.by = new NetworkError('gone')
  await expect(invite(WISH)).rejects.toThrow()
  fail.by = null
  expect(await invite(WISH)).toEqual({ matchId: 'new' })
  expect(send).toHaveBeenCalledTimes(2)
})
