import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './player.ts'

const THEMES = ['chambers', 'parchment'] as const

/** WCAG 2.2 AA on the page as it stands, in both themes; `where` names it in a failure. */
export async function clean(page: Page, where: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((choice) => {
      document.documentElement.dataset.theme = choice
    }, theme)
    // Colours fade from one theme to the other; axe must see the end.
    await settled(page)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
    expect(found, `${where}, ${theme}`).toEqual([])
  }
}
