import type { Page } from '@playwright/test'

/** How long a person takes: to read a question and choose, for each click, and for each letter typed. */
const HUMAN = { answerMs: 35_000, clickMs: 1_500, letterMs: 200 }

/** What a person did on the way, beside the clicks. */
export interface Way {
  letters: number
  answers: number
  /** time (ms) that the product itself takes */
  waitMs?: number
}

/** Counts the clicks on this page from now on, and the time. */
export async function stopwatch(page: Page) {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => event.isTrusted && event.detail > 0 && Reflect.get(window, 'countClick')(),
      true,
    )
  })
  const began = Date.now()
  const personMs = ({ letters, answers, waitMs = 0 }: Way): number =>
    clicks * HUMAN.clickMs + letters * HUMAN.letterMs + answers * HUMAN.answerMs + waitMs
  return {
    clicks: () => clicks,
    /** how long (ms) a person takes for what was clicked, typed and answered so far */
    personMs,
    /** Prints the clicks so far, and the seconds they took here and take a person. */
    print(where: string, way: Way): void {
      const seconds = (ms: number) => Math.round(ms / 1_000)
      console.log(
        `${where}: ${clicks} clicks, ${seconds(Date.now() - began)} s at machine speed, ` +
          `some ${seconds(personMs(way))} s for a person`,
      )
    },
  }
}
