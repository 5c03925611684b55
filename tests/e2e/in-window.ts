import { expect, type Locator } from '@playwright/test'

/** Its box lies in the window, no scrolling part cuts it off, and nothing lies over its middle. */
export async function inWindow(what: Locator, where: string): Promise<void> {
  await expect(what, where).toBeVisible()
  const found = await what.evaluate(async (element) => {
    const box = element.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const shown = await new Promise<number>((tell) => {
      new IntersectionObserver(([entry], observer) => {
        observer.disconnect()
        tell(entry?.intersectionRatio ?? 0)
      }).observe(element)
    })
    return {
      left: box.left,
      top: box.top,
      overRight: box.right - innerWidth,
      overBottom: box.bottom - innerHeight,
      shown,
      uncovered: top !== null && (element.contains(top) || top.contains(element)),
    }
  })
  expect.soft(found.left, `${where}: left`).toBeGreaterThanOrEqual(0)
  expect.soft(found.top, `${where}: top`).toBeGreaterThanOrEqual(0)
  expect.soft(found.overRight, `${where}: right`).toBeLessThanOrEqual(0)
  expect.soft(found.overBottom, `${where}: bottom`).toBeLessThanOrEqual(0)
  expect.soft(found.shown, `${where}: cut off`).toBeGreaterThan(0.98)
  expect.soft(found.uncovered, `${where}: uncovered`).toBe(true)
}
