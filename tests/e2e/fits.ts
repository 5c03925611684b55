import { expect, type Page } from '@playwright/test'

/** Nothing may be wider than the window: no sideways scrolling at any width (design section 10). */
export async function fits(page: Page, where: string): Promise<void> {
  for (const width of [360, 640, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${where} at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 860 })
}
