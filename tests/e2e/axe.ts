import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './player.ts'

export type Theme = 'chambers' | 'parchment'
const THEMES: readonly Theme[] = ['chambers', 'parchment']

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * WCAG 2.2 AA on the page as it stands, or on the part a selector names, in each of the themes; `where` names it in a
 * failure.
 */
export async function clean(
  page: Page,
  where: string,
  { part = 'html', themes = THEMES }: { part?: string; themes?: readonly Theme[] } = {},
): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((choice) => {
      document.documentElement.dataset.theme = choice
    }, theme)
    // Colors fade from one theme to the other; axe must see the end.
    await settled(page)
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      .withTags(TAGS)
      // All rules, in this page itself: only frames of other origins, which the app has none of, need a second page.
      .setLegacyMode(true)
      .analyze()
    const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
    expect(found, `${where}, ${theme}`).toEqual([])
  }
}
