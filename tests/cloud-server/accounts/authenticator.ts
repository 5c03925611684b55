import { expect } from 'vitest'
import { codeAt, stepAt } from '../../../cloud-server/accounts/totp.ts'
import { type Browser, portia, type TestServer } from '../server.ts'

/** A phone with an authenticator app, and what was shown when it was set up. */
export interface Authenticator {
  secret: string
  link: string
  recoveryCodes: string[]
  /** The code of so many steps from now. */
  code(steps?: number): string
}

/** Turns two-factor sign-in of a signed-in account on, as its settings do. */
export async function turnOnTwoFactor(
  { clock }: Pick<TestServer, 'clock'>,
  page: Browser,
  password = portia.password,
): Promise<Authenticator> {
  const setup = await page.send('POST', '/api/account/two-factor/setup', { password })
  expect(setup.statusCode, setup.body).toBe(200)
  const { secret, link } = setup.json<{ secret: string; link: string }>()
  const code = (steps = 0) => codeAt(secret, stepAt(clock.now) + steps)
  const on = await page.send('POST', '/api/account/two-factor/on', { code: code() })
  expect(on.statusCode, on.body).toBe(200)
  return { secret, link, recoveryCodes: on.json().recoveryCodes, code }
}
