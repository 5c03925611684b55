import { expect, test } from '@playwright/test'
import { yearOf } from '../bench/seeded-year.ts'
import { givePast } from './database.ts'
import { arrived, bank, enter, letterFor, newPlayer, openSolo, settled } from './player.ts'

/** Pictures for the README: kept beside the test's results, or in docs/images when README_SCREENSHOTS is set. */
const folder = process.env.README_SCREENSHOTS ? 'docs/images' : 'test-results/screenshots'

/** Answers of the player whose statistics are shown. */
const PAST = 2_000

test('the screens of the README', async ({ page }) => {
  const shoot = async (name: string) => {
    await settled(page)
    const picture = await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' })
    expect(picture.length).toBeGreaterThan(20_000)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await arrived(page)
  await shoot('landing-chambers')
  await enter(page, { ...newPlayer(), username: 'Portia' })
  await shoot('home-chambers')
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await shoot('solo-question-parchment')
  await page.keyboard.press(await letterFor(page, true))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
  await page.keyboard.press('p')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot('solo-result-chambers')

  const { id } = await (await page.request.get('/api/auth/me')).json()
  await givePast(id, yearOf(id, bank, PAST, Date.now()))
  await page.goto('/stats?tab=analytics')
  const chart = page.getByRole('region', { name: 'Accuracy over time' }).first()
  await expect(chart.locator('svg.recharts-surface')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 1120 })
  await shoot('stats-analytics-chambers')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/stats?tab=mastery')
  await expect(page.getByRole('heading', { name: 'Path to Victory' })).toBeVisible()
  await shoot('stats-mastery-parchment')
})
