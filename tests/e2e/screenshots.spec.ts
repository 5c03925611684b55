import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { yearOf } from '../bench/seeded-year.ts'
import { givePast } from './database.ts'
import { askOrdinary } from './ordinary-question.ts'
import { enter, letterFor, newPlayer, openSolo, practicePool, settled, submitAndStay } from './player.ts'
import { PATIENCE_MS } from './screen-reader.ts'
import { wireOf } from './wire.ts'

/** Pictures for the README and the landing page: kept beside the test's results, or in place when README_SCREENSHOTS is set. */
const isKept = Boolean(process.env.README_SCREENSHOTS)
const folder = isKept ? 'docs/images' : 'test-results/screenshots'
const landing = isKept ? 'renderer/screens/landing' : 'test-results/screenshots'

/** The landing page's picture of the arena, as ArenaPicture.tsx says. */
const ARENA = { width: 1120, height: 704 }
/** Text stays sharp, and both pictures stay small. */
const WEBP_QUALITY = 70
const MOST_BYTES = 60_000

/** Takes a picture of the arena in both themes, as WebP. */
async function shootArena(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const before = page.viewportSize()
  await page.setViewportSize(ARENA)
  for (const [theme, colorScheme] of [
    ['parchment', 'light'],
    ['chambers', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY })
    const picture = Buffer.from(data, 'base64')
    expect(picture.length).toBeLessThan(MOST_BYTES)
    await mkdir(landing, { recursive: true })
    await writeFile(`${landing}/arena-${theme}.webp`, picture)
  }
  if (before) await page.setViewportSize(before)
}

/** Answers of the player whose statistics are shown. */
const PAST = 2_000

test.setTimeout(120_000)

test('the screens of the README', async ({ page }) => {
  /** Takes the picture once `shown`, which only the screen itself has, is there and nothing loads any more. */
  const shoot = async (name: string, shown: Locator) => {
    await expect(shown).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    // Portraits and pictures come after the page.
    await page.waitForLoadState('networkidle')
    await settled(page)
    const picture = await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' })
    expect(picture.length).toBeGreaterThan(20_000)
  }
  const wire = await wireOf(page)
  askOrdinary(wire)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await shoot('landing-chambers', page.getByRole('heading', { name: 'Court is in session.' }))
  await enter(page, { ...newPlayer(), username: 'Portia' })
  await shoot('home-chambers', page.getByText('@Portia'))
  await page.getByRole('button', { name: 'Live Duel' }).click()
  await page.getByRole('button', { name: 'Start Live Duel' }).click()
  await page.getByRole('button', { name: 'Play the bot now' }).click()
  const choices = page.getByRole('list', { name: 'Answer choices' })
  await expect(choices).toBeVisible()
  await shootArena(page)
  await page.keyboard.press('h')
  await expect(page.getByRole('note', { name: 'Hint' })).toBeVisible()
  await shoot('arena-question-chambers', choices)
  await page.emulateMedia({ colorScheme: 'light' })
  wire.hold()
  await page.keyboard.press('b')
  const result = page.getByRole('region', { name: 'Result of the round' })
  await expect(result).toBeVisible({ timeout: PATIENCE_MS })
  await shoot('arena-result-parchment', result)
  wire.release()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Resign', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click()
  await page.getByRole('button', { name: 'Return Home' }).click()
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await shoot('solo-question-parchment', page.getByRole('list', { name: 'Answer choices' }))
  await page.keyboard.press(await letterFor(page, true))
  await submitAndStay(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot('solo-result-chambers', page.getByText('Authority:'))

  const { id } = await (await page.request.get('/api/auth/me')).json()
  await givePast(id, yearOf(id, practicePool(), PAST, Date.now()))
  await page.goto('/stats?tab=analytics')
  const chart = page.getByRole('region', { name: 'Accuracy over time' }).first()
  await expect(chart.locator('svg.recharts-surface')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 1120 })
  await shoot('stats-analytics-chambers', chart.locator('svg.recharts-surface'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/stats?tab=mastery')
  await shoot('stats-mastery-parchment', page.getByRole('heading', { name: 'Path to Victory' }))
})
