import type { Page } from '@playwright/test'
import { settled } from './player.ts'

const THEMES = ['chambers', 'parchment'] as const

/** Takes a picture of the page at four widths and in both themes. */
export async function pictures(page: Page, name: string, fullPage = true): Promise<void> {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of THEMES) {
      // A page without the app, and a picture on one, follow the system.
      await page.emulateMedia({ colorScheme: theme === 'chambers' ? 'dark' : 'light' })
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
      }, theme)
      await settled(page)
      const path = `test-results/screenshots/${name}-${theme}-${width}.png`
      await page.screenshot({ path, animations: 'disabled', fullPage })
    }
  }
  await page.setViewportSize({ width: 1280, height: 860 })
}
