import { describe, expect, it } from 'vitest'
import { accessTable, socketRows } from '#protocol/access.ts'
import { ERROR_CODES, ERROR_STATUS } from '#protocol/error.ts'
import { LIVE_ACCESS } from '#protocol/live/access.ts'
import { toServer } from '#protocol/live/to-server.ts'

describe('HTTP’s status of a refusal', () => {
  it('is known of every code', () => {
    expect(Object.keys(ERROR_STATUS).sort()).toEqual([...ERROR_CODES].sort())
    for (const code of ERROR_CODES) expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400)
  })

  it.each([
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['rate_limited', 429],
    ['client_too_old', 426],
    ['internal', 500],
  ] as const)('of %s is %i', (code, status) => {
    expect(ERROR_STATUS[code]).toBe(status)
  })
})

describe('a message of the socket', () => {
  const rows = accessTable(socketRows(toServer, LIVE_ACCESS))
    .split('\n')
    .map((line) => line.split(/\s{2,}/))

  it.each([
    ['duel:answer', 'not_your_duel'],
    ['duel:resign', 'not_your_duel'],
    ['challenge:accept', 'challenge_gone'],
    ['queue:join', 'allowed'],
  ])('%s is a player’s; anybody else is answered %s', (name, refusal) => {
    const row = rows.find((cells) => cells[1] === name)
    expect(row?.slice(2)).toEqual(['unauthenticated', 'allowed', refusal, refusal, refusal])
  })

  it('is for those who are signed in, whatever it is', () => {
    expect(new Set(Object.values(LIVE_ACCESS).map(({ access }) => access))).toEqual(new Set(['player']))
  })
})
