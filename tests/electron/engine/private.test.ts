import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '#http/errors.ts'
import { HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import { splitKey } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { computer, type Desk, desk, SECRET } from '../support/desk.ts'

/** An address where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9'

let home: Awaited<ReturnType<typeof computer>>
let engine: Desk
beforeAll(async () => {
  home = await computer(1)
  engine = await desk(NOWHERE, home)
})
afterAll(async () => {
  await engine.quit()
  await home.remove()
})

const paths = Object.keys(routes).map(splitKey)

describe('the secret', () => {
  const wrong = [
    undefined,
    '',
    'wrong',
    SECRET.slice(1),
    `${SECRET} `,
    SECRET.toUpperCase(),
    'é'.repeat(SECRET.length),
  ]

  it.each(wrong)('%j opens nothing', async (secret) => {
    for (const { method, path } of [
      ...paths,
      { method: 'GET', path: '/nowhere' },
      { method: 'OPTIONS', path: '/' },
    ]) {
      const headers =
        secret === undefined ? {} : { [HEADER_ENGINE_SECRET]: Buffer.from(secret).toString('latin1') }
      const reply = await engine.app.inject({ method: method as 'GET', url: path, headers })
      expect(reply.statusCode).toBe(403)
      expect(reply.json()).toEqual({ code: 'forbidden', message: 'This pipe is private' })
    }
  })
})

const filled = (path: string) =>
  path.replace(':id', '7b1f2a52-0a3c-4d27-9d0b-1f6f3b1c2d3e').replace(/:\w+/g, 'f'.repeat(64))

it('serves every route of the contracts from its home: here, through the server, or to no page', async () => {
  const all = Object.entries(routes).map(([key, route]) => ({ ...splitKey(key), home: route.home }))
  expect(new Set(all.map(({ home }) => home))).toEqual(
    new Set(['engine', 'desktop', 'cloud', 'cloud, else sealed or cached', 'cloud, for the engine']),
  )
  for (const { method, path, home } of all) {
    const { body } = await engine.send(method as 'GET', filled(path))
    if (home === 'engine' || home === 'desktop') expect([path, body.code]).not.toEqual([path, 'offline'])
    const forNoPage = home === 'cloud, for the engine'
    expect([path, body.code === 'not_found']).toEqual([path, forNoPage])
    if (home === 'cloud') expect([path, body.code]).toEqual([path, 'offline'])
  }
})

it('answers in words what is not there, not read, or too large', async () => {
  const secret = { [HEADER_ENGINE_SECRET]: SECRET }
  const headers = { ...secret, 'content-type': 'application/json' }
  const post = (payload: string, more = {}) =>
    engine.app.inject({ method: 'POST', url: '/api/auth/login', headers: { ...headers, ...more }, payload })
  expect((await engine.send('GET', '/api/nowhere')).body.code).toBe('not_found')
  expect(
    (await engine.app.inject({ method: 'OPTIONS', url: '/api/auth/me', headers: secret })).statusCode,
  ).toBe(404)
  expect((await post('{"username":')).json()).toMatchObject({ code: 'invalid' })
  expect((await post('x', { 'content-type': 'text/xml' })).json()).toMatchObject({ code: 'invalid' })
  expect((await post('{"username":3}')).json()).toMatchObject({ code: 'invalid', field: 'username' })
  const large = await post(JSON.stringify({ username: 'x'.repeat(BODY_LIMIT) }))
  expect(large.statusCode).toBe(413)
  expect(large.json()).toMatchObject({ code: 'too_large' })
})

it('is asked by nobody before a sign-in', async () => {
  for (const [method, url] of [
    ['GET', '/api/auth/me'],
    ['GET', '/api/solo-challenge/status'],
  ] as const)
    expect(await engine.send(method, url)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(await engine.send('POST', '/api/auth/logout')).toMatchObject({ status: 200 })
})
