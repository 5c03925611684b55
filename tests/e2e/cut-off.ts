import { expect, type Page } from '@playwright/test'
import { settled } from './player.ts'

/** Returns the words of elements that hide a part of them, and how far the page is wider than its window. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const hides = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, textOverflow, clipPath, display } = getComputedStyle(element)
      // Read out only, or shortened with a sign that says so and the whole of it elsewhere.
      if (display === 'none' || clipPath === 'inset(50%)' || textOverflow === 'ellipsis') return false
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }
    const hiding = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => !element.closest('.sr-only') && element.checkVisibility() && hides(element),
    )
    const words = hiding.filter(
      (element) => ownText(element) || [...element.querySelectorAll('*')].some(ownText),
    )
    return {
      sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      cutOff: words.map((element) => `${element.tagName} "${element.innerText.slice(0, 60)}"`),
    }
  })

/** At twice the size, of the whole page and of its text alone, everything is there to be read and reached. */
export async function standsTwiceTheSize(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  const sizes = [
    { kind: 'zoomed', width: 640, height: 430, text: '100%' },
    { kind: 'large-text', width: 1280, height: 860, text: '200%' },
  ]
  for (const { kind, width, height, text } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    await settled(page)
    await page.screenshot({
      path: `test-results/screenshots/${kind}-${name}.png`,
      animations: 'disabled',
      fullPage: true,
    })
    expect.soft(await hiddenParts(page), `${name}, ${kind}`).toEqual({ sideways: 0, cutOff: [] })
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
}
