import { expect, test } from './app.ts'
import { call } from './call.ts'

interface Bridge {
  about(): Promise<unknown>
  managed(): Promise<unknown>
}

test('a verb called too often is refused by its code; the others and the app go on', async ({ desktop }) => {
  const { page } = await desktop()
  const { refusals, other } = await page.evaluate(async () => {
    const { barDuelDesktop: bridge } = window as unknown as { barDuelDesktop: Bridge }
    const calls = await Promise.allSettled(Array.from({ length: 200 }, () => bridge.about()))
    const reasons = calls.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
    return { refusals: reasons, other: await bridge.managed() }
  })
  expect(refusals.length).toBeGreaterThan(100)
  expect(new Set(refusals)).toEqual(new Set(['rate_limited']))
  expect(other).toMatchObject({ isManaged: false })
  expect((await call(page, 'GET', '/api/health')).status).toBe(200)
})
