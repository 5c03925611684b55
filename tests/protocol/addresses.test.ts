import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { APP_ORIGIN, APP_SCHEME, BRIDGE_NAME, CALL_CHANNEL, LIVE_CHANNEL } from '#protocol/bridge.ts'
import { contentSecurityPolicy, NO_CONTENT_POLICY, NONCE_MARK } from '#protocol/content-security.ts'
import { CALL_BODY_LIMIT, HEADER_ENGINE_SECRET, LAB_WAITING } from '#protocol/engine-messages.ts'
import { errorBody } from '#protocol/error.ts'
import { matchRoutes } from '#protocol/http/matches.ts'
import { LIVE_PATH } from '#protocol/live/version.ts'
import { routeSchema, splitKey } from '#protocol/route.ts'
import { isScreen, SCREENS } from '#protocol/screens.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT, HEADER_SESSION } from '#protocol/session.ts'

describe('the screens (spec section 2)', () => {
  it.each([...Object.values(SCREENS), '/daily/', '/stats/ada%20l', '/stats/x/'])('%s is one', (path) => {
    expect(isScreen(path)).toBe(true)
  })

  it.each(['', '/x', '/dailyx', '/x/daily', '/daily/x', '/stats/a/b', '/admin', 'daily'])(
    '%j is none',
    (path) => {
      expect(isScreen(path)).toBe(false)
    },
  )
})

describe('a route', () => {
  it('has a method and a path in its key', () => {
    expect(splitKey('PATCH /api/users/:id')).toEqual({ method: 'PATCH', path: '/api/users/:id' })
  })

  it('is Fastify’s schema, refusals included; parts it lacks are not named', () => {
    const [reply, params, query, body] = [z.string(), z.string(), z.string(), z.string()]
    const route = { home: 'cloud', uses: 'nothing', access: 'anyone', summary: 'Says it', reply } as const
    const response = { 200: reply, '4xx': errorBody, '5xx': errorBody }
    expect(routeSchema(route)).toStrictEqual({ summary: 'Says it', response })
    expect(routeSchema({ ...route, params, query, body })).toStrictEqual({
      summary: 'Says it',
      params,
      querystring: query,
      body,
      response,
    })
  })
})

describe('a refusal', () => {
  it('has a code, words, and where there is one the field at fault', () => {
    const refusal = { code: 'invalid', message: 'No', field: 'email' }
    expect(errorBody.parse(refusal)).toEqual(refusal)
  })
})

describe('a place in the list of matches', () => {
  const { before } = matchRoutes['GET /api/matches'].query.shape
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'

  it.each([`1_${id}`, `123456789012345_${id}`])('%s is one', (place) => {
    expect(before.parse(place)).toBe(place)
  })

  it.each([
    `_${id}`,
    `1234567890123456_${id}`,
    `1_${id} `,
    ` 1_${id}`,
    `x_${id}`,
    `1_${id.toUpperCase()}`,
    `1-${id}`,
  ])('%j is none, and is refused in words', (place) => {
    expect(before.safeParse(place).error?.issues[0]?.message).toBe('Not a place in the list')
  })
})

/** Both ends read these names; an app already installed knows no others. */
it('names that the apps and the server agreed on', () => {
  expect([HEADER_CLIENT, DESKTOP_CLIENT, HEADER_SESSION]).toEqual([
    'x-bar-duel-client',
    'desktop',
    'x-bar-duel-session',
  ])
  expect([HEADER_ENGINE_SECRET, LAB_WAITING, CALL_BODY_LIMIT]).toEqual([
    'x-bar-duel-engine',
    'waiting',
    65_536,
  ])
  expect([LIVE_CHANNEL, CALL_CHANNEL, BRIDGE_NAME]).toEqual([
    'bar-duel:live',
    'bar-duel:call',
    'barDuelDesktop',
  ])
  expect([APP_SCHEME, APP_ORIGIN, LIVE_PATH]).toEqual(['app', 'app://barduel', '/ws'])
})

describe('the policy of content (design section 8)', () => {
  it('lets the document load our own files, with the nonce for styles', () => {
    expect(contentSecurityPolicy('n0nce').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-n0nce'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ])
  })

  it('lets nothing else load or be framed', () => {
    expect(NO_CONTENT_POLICY).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(NONCE_MARK).toBe('__CSP_NONCE__')
  })
})
