import type { Page } from '@playwright/test'

/**
 * Keeps what the page reads out from its next load on: each message stays on it for three seconds, which a slow machine may
 * spend elsewhere. Returns what was read out so far, oldest first.
 */
export async function hearing(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
}
