import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './player.ts'

export type Theme = 'chambers' | 'parchment'
const THEMES: readonly Theme[] = ['chambers', 'parchment']

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns what axe finds on elements that stay: a toast that goes while axe looks is half faded, and nobody reads it. */
async function faults(page: Page, part: string): Promise<string[]> {
  // Colors fade from one theme to the other; axe must see the end.
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(TAGS)
    // All rules, in this page itself: only frames of other origins, which the app has none of, need a second page.
    .setLegacyMode(true)
    .analyze()
  if (violations.length === 0) return []
  await settled(page)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  )
  return page.evaluate(
    (all) => all.flatMap(({ id, target }) => (document.querySelector(target) ? [`${id}: ${target}`] : [])),
    found,
  )
}

/**
 * WCAG 2.2 AA on the page as it stands, or on the part a selector names, in each of the themes; `where` names it in a
 * failure. The page then has its own theme again.
 */
export async function clean(
  page: Page,
  where: string,
  { part = 'html', themes = THEMES }: { part?: string; themes?: readonly Theme[] } = {},
): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
  for (const theme of themes) {
    await show(page, theme)
    expect(await faults(page, part), `${where}, ${theme}`).toEqual([])
  }
  await show(page, own)
}

const show = (page: Page, theme: string): Promise<void> =>
  page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice
  }, theme)
