import { expect, test } from './app.ts'
import { call, signUp } from './call.ts'

test('the engine answers the page, with and without the server', async ({ desktop, cloud }) => {
  const { page } = await desktop()
  expect(await call(page, 'GET', '/api/auth/me')).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  expect(await call(page, 'GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  const { username } = await signUp(page)
  await cloud.stop()
  expect(await call(page, 'GET', '/api/auth/me')).toMatchObject({ status: 200, body: { username } })
  expect(await call(page, 'GET', '/api/health')).toMatchObject({ status: 503, body: { code: 'offline' } })
  const start = await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Torts' })
  expect(start).toMatchObject({ status: 200, body: { challenge: { round: 1 }, resumed: false } })
})

test('sign-in and sign-out; the token never reaches the page', async ({ desktop }) => {
  const { page } = await desktop()
  const { username, password } = await signUp(page)
  expect(await call(page, 'POST', '/api/auth/logout')).toMatchObject({ status: 200 })
  expect((await call(page, 'GET', '/api/auth/me')).status).toBe(401)
  expect(await call(page, 'POST', '/api/auth/login', { username, password: 'wrong words' })).toMatchObject({
    status: 401,
    body: { code: 'wrong_credentials' },
  })
  const signedIn = await call(page, 'POST', '/api/auth/login', { username, password })
  expect(signedIn).toMatchObject({ status: 200, body: { username } })
  expect(Object.keys(signedIn.headers)).not.toContain('x-bar-duel-session')
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('bodies over 64 KB are refused with a code, and the engine lives on', async ({ desktop }) => {
  const { page } = await desktop()
  const huge = { username: 'x'.repeat(70_000), password: 'y' }
  expect(await call(page, 'POST', '/api/auth/login', huge)).toMatchObject({
    status: 413,
    body: { code: 'too_large' },
  })
  expect((await call(page, 'GET', '/api/health')).status).toBe(200)
})

test('odd methods and addresses are answered plainly', async ({ desktop }) => {
  const { page } = await desktop()
  expect((await call(page, 'OPTIONS', '/api/auth/me')).body).toMatchObject({ code: 'not_found' })
  expect((await call(page, 'HEAD', '/api/health')).status).toBe(200)
  expect((await call(page, 'GET', '/api/nowhere')).body).toMatchObject({ code: 'not_found' })
  expect((await call(page, 'GET', '/test/duel-next')).body).toMatchObject({ code: 'not_found' })
  expect((await call(page, 'POST', '/')).status).toBe(405)
})

test('two players on one machine do not meet', async ({ desktop }) => {
  const { page } = await desktop()
  await signUp(page)
  await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Torts' })
  await call(page, 'POST', '/api/auth/logout')
  await signUp(page)
  expect((await call(page, 'GET', '/api/solo-challenge/status')).body).toMatchObject({ open: null, best: 0 })
})
