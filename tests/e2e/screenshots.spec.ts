import { expect, test } from '@playwright/test'
import { arrived, letterFor, newPlayer, openSolo, settled, signUp } from './player.ts'

/** Pictures for the README: kept beside the test's results, or in docs/images when README_SCREENSHOTS is set. */
const folder = process.env.README_SCREENSHOTS ? 'docs/images' : 'test-results/screenshots'

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
  await signUp(page, { ...newPlayer(), username: 'Portia' })
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
})
