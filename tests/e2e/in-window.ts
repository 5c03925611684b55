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
    // In whole pixels: what was scrolled to lies where a screen can draw it, not at its exact fraction.
    return {
      left: Math.round(box.left),
      top: Math.round(box.top),
      overRight: Math.round(box.right - innerWidth),
      overBottom: Math.round(box.bottom - innerHeight),
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

/** Two things that can be pressed have no point in common. */
export async function apart(one: Locator, other: Locator, where: string): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error(`${where}: not both are drawn`)
  const overlap = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  expect.soft(overlap, `${where}: one lies over the other`).toBe(false)
}
