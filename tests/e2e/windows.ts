import type { Page } from '@playwright/test'
import type { Theme } from './axe.ts'
import { settled } from './player.ts'

/** A phone, a tablet, a laptop and a desk. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

export const THEMES: readonly Theme[] = ['chambers', 'parchment']

/** Looks at the page in each window and each theme, from its top, and keeps a picture of it. */
export async function inEachWindow(
  page: Page,
  name: string,
  look: (where: string, width: number) => Promise<void>,
): Promise<void> {
  for (const window of WINDOWS)
    for (const theme of THEMES) {
      await page.setViewportSize(window)
      // A picture on the page follows the system.
      await page.emulateMedia({ colorScheme: theme === 'chambers' ? 'dark' : 'light' })
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
        scrollTo(0, 0)
      }, theme)
      await settled(page)
      const where = `${name}-${theme}-${window.width}`
      await page.screenshot({
        path: `test-results/windows/${where}.png`,
        animations: 'disabled',
        fullPage: true,
      })
      await look(where, window.width)
    }
}
