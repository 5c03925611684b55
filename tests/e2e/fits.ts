import { expect, type Page } from '@playwright/test'

/** Waits until nothing is wider than the window: a chart takes its width from it a moment later. */
export const noWider = (page: Page, where: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: where })
    .toBeLessThanOrEqual(0)

/** Nothing may be wider than the window: no sideways scrolling at any width (design section 10). */
export async function fits(page: Page, where: string): Promise<void> {
  for (const width of [360, 640, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await noWider(page, `${where} at ${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 860 })
}
