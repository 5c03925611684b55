import { expect, test } from './app.ts'
import { call, registration } from './call.ts'

test('shots', async ({ desktop, cloud }) => {
  const { page } = await desktop()
  const avatarData = {
    archetypeId: 'covenant-golem',
    base: 'construct',
    palette: 'lawyer_navy',
    props: ['gavel'],
  }
  await call(page, 'POST', '/api/auth/register', { ...registration(), avatarData })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sync: Synced' })).toBeVisible()
  for (const [w, h] of [
    [360, 740],
    [768, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width: w, height: h }).catch(() => undefined)
    await page.screenshot({ path: `out//sync-shots/home-${w}.png` })
  }
  await cloud.stop()
  const start = await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Torts' })
  const { challenge, question } = start.body as { challenge: { id: string }; question: { id: string } }
  await call(page, 'POST', '/api/solo-challenge/answer', {
    challengeId: challenge.id,
    questionId: question.id,
    userAnswer: 0,
  })
  await expect(page.getByRole('button', { name: /Sync: Offline, 1 waiting/ })).toBeVisible({ timeout: 20000 })
  await page.getByRole('button', { name: /Sync: Offline/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const [w, h] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width: w, height: h }).catch(() => undefined)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `out//sync-shots/dialog-${w}.png` })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.screenshot({ path: `out//sync-shots/dialog-light.png` })
})
