import { expect, type Page } from '@playwright/test'
import { settled } from './player.ts'
import { THEMES } from './windows.ts'

/** Returns the words of elements that hide a part of them, and how far the page is wider than its window. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const hides = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, display } =
        getComputedStyle(element)
      // Read out only, or shortened with a sign that says so and the whole of it elsewhere. A flex box draws no such sign.
      if (display === 'none' || clipPath === 'inset(50%)') return false
      if ((textOverflow === 'ellipsis' && !display.includes('flex')) || webkitLineClamp !== 'none')
        return false
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

interface Twice {
  kind: string
  width: number
  height: number
  /** size of the text */
  text: string
}

const LAPTOP: readonly Twice[] = [
  { kind: 'zoomed-1280', width: 640, height: 430, text: '100%' },
  { kind: 'large-text-1280', width: 1280, height: 860, text: '200%' },
]

/** A phone makes its text alone larger, and by half: its zoom moves a smaller window over the page. */
const EVERYWHERE: readonly Twice[] = [
  ...LAPTOP,
  { kind: 'large-text-360', width: 360, height: 740, text: '150%' },
  { kind: 'zoomed-768', width: 384, height: 512, text: '100%' },
  { kind: 'zoomed-1920', width: 960, height: 540, text: '100%' },
]

/**
 * At twice the size, of the whole page and of its text alone, everything is there to be read and reached: on a laptop, or
 * `everywhere` and in both themes.
 */
export async function standsTwiceTheSize(page: Page, name: string, everywhere = false): Promise<void> {
  const before = page.viewportSize()
  const themeBefore = await page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
  for (const { kind, width, height, text } of everywhere ? EVERYWHERE : LAPTOP) {
    await page.setViewportSize({ width, height })
    for (const theme of everywhere ? THEMES : THEMES.slice(0, 1)) {
      await page.evaluate(
        ([size, choice]) => {
          document.documentElement.style.fontSize = size
          document.documentElement.dataset.theme = choice
        },
        [text, theme] as const,
      )
      await settled(page)
      await page.screenshot({
        path: `test-results/windows/${kind}-${name}-${theme}.png`,
        animations: 'disabled',
        fullPage: true,
      })
      expect.soft(await hiddenParts(page), `${name}, ${kind}, ${theme}`).toEqual({ sideways: 0, cutOff: [] })
    }
  }
  await page.evaluate((choice) => {
    document.documentElement.style.removeProperty('font-size')
    document.documentElement.dataset.theme = choice
  }, themeBefore)
  if (before) await page.setViewportSize(before)
}
