import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './player.ts'

export type Theme = 'chambers' | 'parchment'
const THEMES: readonly Theme[] = ['chambers', 'parchment']

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A slow machine takes seconds for one look at a long page (ms). */
const LOOK_MS = 30_000

/**
 * Returns what axe finds. Colors fade from one theme to the other, and a toast that goes while axe looks fades too; it must see
 * the end.
 */
async function faults(page: Page, part: string): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(TAGS)
    // All rules, in this page itself: only frames of other origins, which the app has none of, need a second page.
    .setLegacyMode(true)
    .analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
}

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
    await expect
      .poll(() => faults(page, part), { message: `${where}, ${theme}`, timeout: LOOK_MS })
      .toEqual([])
  }
}
