import { expect, type Page } from '@playwright/test'
import { codeAt, stepAt } from '../../cloud-server/accounts/totp.ts'

/** The code that an authenticator app shows so many half minutes from now. */
export const appCode = (secret: string, steps = 0): string => codeAt(secret, stepAt(Date.now()) + steps)

/** Turns the two-factor sign-in of the page's player on, without a look at the settings. */
export async function turnOnTwoFactor(page: Page, password: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const post = (what: string, data: object) =>
    page.request.post(`/api/account/two-factor/${what}`, { headers, data })
  const setup = await post('setup', { password })
  expect(setup.status()).toBe(200)
  const { secret } = (await setup.json()) as { secret: string }
  expect((await post('on', { code: appCode(secret) })).status()).toBe(200)
}
