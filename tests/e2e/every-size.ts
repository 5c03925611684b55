import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { BankItem } from '#protocol/bank.ts'
import { inWindow } from './in-window.ts'
import { settled } from './player.ts'

export const SIZES = [
  [360, 740],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const
export const THEMES = ['chambers', 'parchment'] as const

export const ranked: BankItem[] = JSON.parse(readFileSync('out/bank/ranked.json', 'utf8'))

/** The question with the longest text in its choices: whatever fits it fits every other. */
export const longest = ranked.reduce((most, item) =>
  item.choices.join('').length > most.choices.join('').length ? item : most,
)

/** The longest reason of a correct choice, which stands in a round's result. */
export const longestReason = ranked
  .map(({ why, correctIndex }) => why[correctIndex] ?? '')
  .reduce((most, one) => (one.length > most.length ? one : most))

export const choices = (page: Page) => page.getByRole('list', { name: 'Answer choices' }).getByRole('button')

/** Looks at the page at every size and in both themes, and takes a picture of it each time. */
export async function everySize(
  page: Page,
  name: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const theme of THEMES) {
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
      }, theme)
      await settled(page)
      await page.screenshot({
        path: `test-results/screenshots/${name.replaceAll(' ', '-')}-${theme}-${width}.png`,
        animations: 'disabled',
      })
      await look(`${name} at ${width}×${height}, ${theme}`)
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 })
}

export async function allInWindow(parts: Record<string, Locator>, where: string): Promise<void> {
  for (const [part, locator] of Object.entries(parts)) await inWindow(locator, `${where}: ${part}`)
}

/** The arena at every size and in both themes: `parts` and the choices are in the window each time. */
export async function atEverySize(
  page: Page,
  name: string,
  parts: Record<string, Locator>,
  also: (page: Page, where: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await everySize(page, name, async (where) => {
    await allInWindow(parts, where)
    for (const [place, choice] of (await choices(page).all()).entries())
      await inWindow(choice, `${where}: choice ${place + 1}`)
    await also(page, where)
  })
}

/** Nothing of the page is outside the window, so that it has nothing to scroll to. */
export async function pageStands(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ])
  expect.soft(over, `${where}: the page itself does not scroll`).toEqual([0, 0])
}
