import type { Page } from '@playwright/test'

export type Hearing = (words?: RegExp) => Promise<string[]>

/**
 * Keeps what the page reads out from its next load on: each message stays on it for three seconds, which a slow machine may
 * spend elsewhere. Returns what was read out since the page's last load, oldest first: all of it, or what matches `words`.
 */
export async function hearing(page: Page): Promise<Hearing> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[aria-live]'))
          for (const { textContent } of addedNodes) if (textContent) heard.push(textContent)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  return async (words = /(?:)/) => {
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
    return heard.filter((message) => words.test(message))
  }
}
