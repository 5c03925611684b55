import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Access, accessRows, accessTable, answerTo, ROLES, socketRows } from '#protocol/access.ts'

describe('the answer to each role', () => {
  it.each<[Access, string[]]>([
    [{ access: 'anyone' }, ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    [{ access: 'player' }, ['unauthenticated', 'allowed', 'allowed', 'allowed', 'allowed']],
    [{ access: 'admin' }, ['unauthenticated', 'forbidden', 'forbidden', 'two_factor_needed', 'allowed']],
    [
      { access: 'player', own: 'not_found' },
      ['unauthenticated', 'allowed', 'not_found', 'not_found', 'not_found'],
    ],
    [{ access: 'anyone', own: 'forbidden' }, ['allowed', 'allowed', 'forbidden', 'forbidden', 'forbidden']],
  ])(
    '%j: anonymous, player, another player, admin without and with two-factor sign-in',
    (access, answers) => {
      expect(ROLES.map((role) => answerTo(role, access))).toEqual(answers)
    },
  )
})

describe('the table of access', () => {
  const contracts = {
    'GET /api/health': { access: 'anyone' },
    'GET /api/own/:id': { access: 'player', own: 'not_found' },
  } satisfies Record<string, Access>

  it('has a row for each route, and nothing of a route but its access', () => {
    const [health] = accessRows('http', contracts)
    expect(health).toEqual({ kind: 'http', name: 'GET /api/health', access: 'anyone', own: undefined })
    const route = { access: 'admin', summary: 'not told here' } as const
    expect(accessRows('http', { 'GET /x': route })).toEqual([
      { kind: 'http', name: 'GET /x', access: 'admin', own: undefined },
    ])
  })

  it('has a row for each message of a socket', () => {
    const messages = z.union([z.object({ type: z.literal('hello') }), z.object({ type: z.literal('leave') })])
    const rows = socketRows(messages, { hello: { access: 'anyone' }, leave: { access: 'player' } })
    expect(rows).toMatchObject([
      { kind: 'socket', name: 'hello', access: 'anyone' },
      { kind: 'socket', name: 'leave', access: 'player' },
    ])
  })

  it('stands in columns as wide as their widest cell, with no space at a line’s end', () => {
    expect(accessTable(accessRows('http', contracts)).split('\n')).toEqual([
      '      route or message  anonymous        player   another player  unproved admin  admin',
      'http  GET /api/health   allowed          allowed  allowed         allowed         allowed',
      'http  GET /api/own/:id  unauthenticated  allowed  not_found       not_found       not_found',
    ])
  })
})
