import { expect, type Page, test } from '@playwright/test'
import { beginRun, enter, letterFor, newPlayer, settled } from './player.ts'

/** Long after any result would have left. */
const A_MINUTE = 60_000

const goOn = (page: Page) => page.getByRole('button', { name: /^(Continue|See results)/ })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' })
const ring = (page: Page) => page.locator('[data-ring]')
const keepReading = (page: Page) => page.getByRole('button', { name: 'Keep reading' })

/** A run is open at its first question, on a clock that the test can wind on. */
async function begin(page: Page): Promise<void> {
  await page.clock.install()
  await enter(page, newPlayer())
  await beginRun(page)
}

/** Submits a right or wrong choice by keyboard, and waits for the result. */
async function answer(page: Page, right: boolean): Promise<void> {
  await page.keyboard.press(await letterFor(page, right))
  await page.keyboard.press('Enter')
  await expect(goOn(page)).toBeVisible()
}

/** The result still stands a minute later; then Continue leaves it. */
async function stays(page: Page): Promise<void> {
  await expect(ring(page)).toHaveCount(0)
  const stem = await page.locator('article').first().innerText()
  await page.clock.fastForward(A_MINUTE)
  await expect(goOn(page)).toBeVisible()
  expect(await page.locator('article').first().innerText()).toBe(stem)
  await goOn(page).click()
  await expect(submit(page)).toBeVisible()
}

/** Takes pictures of what is on the screen, on a clock that may stand still. */
async function inBothThemes(page: Page, name: string, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    if (before) await page.setViewportSize({ ...before, width })
    for (const theme of ['chambers', 'parchment']) {
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
      }, theme)
      await page.screenshot({
        path: `test-results/screenshots/${name}-${theme}-${width}.png`,
        animations: 'disabled',
      })
    }
  }
  if (before) await page.setViewportSize(before)
}

test('after a miss nothing moves by itself', async ({ page }) => {
  await begin(page)
  await answer(page, false)
  await expect(keepReading(page)).toHaveCount(0)
  await stays(page)
})

test('after a correct answer a ring counts the three seconds, and not less', async ({ page }) => {
  await begin(page)
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/next-question')) asked.push(1)
  })
  await page.clock.pauseAt(Date.now() + A_MINUTE)
  await answer(page, true)
  await expect(ring(page)).toBeVisible()
  // The ruling stands beside the buttons and under none of them.
  const [ruling, first] = [
    await page.locator('footer [data-reading]').boundingBox(),
    await keepReading(page).boundingBox(),
  ]
  expect((ruling?.x ?? 0) + (ruling?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0)
  await inBothThemes(page, 'solo-ring', [360, 768, 1280, 1920])
  await expect(ring(page).locator('circle').last()).toHaveCSS('animation-name', 'drain')
  await expect(ring(page).locator('circle').last()).toHaveCSS('animation-duration', '3s')
  await page.clock.runFor(2_900)
  await expect(ring(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.clock.runFor(200)
  await expect(submit(page)).toBeVisible()
  expect(asked).toEqual([1])
})

for (const [how, read] of [
  ['scrolling', (page: Page) => page.mouse.wheel(0, 200)],
  ['pointing at the explanation', (page: Page) => page.getByText('Atticus explains').hover()],
  ['moving the focus', (page: Page) => page.keyboard.press('Tab')],
  ['P', (page: Page) => page.keyboard.press('p')],
  ['Keep reading', (page: Page) => keepReading(page).click()],
] as const) {
  test(`a result that is read stays: ${how}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 })
    await begin(page)
    // The ring has three seconds of this clock, which a slow machine would spend on the way to what stops it.
    await page.clock.pauseAt(Date.now() + A_MINUTE)
    await answer(page, true)
    await expect(ring(page)).toBeVisible()
    await read(page)
    await stays(page)
  })
}

for (const width of [360, 768, 1280, 1920])
  test(`Save and exit stays under the press that stops the ring, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    await begin(page)
    // The result leaves after three seconds of this clock, which a slow machine would spend on the way to the press.
    await page.clock.pauseAt(Date.now() + A_MINUTE)
    await answer(page, true)
    await expect(keepReading(page)).toBeVisible()
    const exit = page.getByRole('button', { name: 'Save and exit' })
    const before = await exit.boundingBox()
    if (!before) throw new Error('the way out is not on the page')
    // One line has them all: on a phone a second one would be taken from what is read.
    const middle = before.y + before.height / 2
    for (const other of [keepReading(page), goOn(page)]) {
      const box = await other.boundingBox()
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - middle)).toBeLessThan(8)
    }
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await expect(keepReading(page)).toBeHidden()
    expect(await exit.boundingBox()).toEqual(before)
    await expect(page.getByText('Your answer: correct')).toBeVisible()
    await page.clock.resume()
    await page.mouse.up()
    await expect(page.getByRole('link', { name: 'My Stats' })).toBeVisible()
  })

test('Enter pressed twice, or held down, submits and does not continue', async ({ page }) => {
  await begin(page)
  await page.keyboard.press(await letterFor(page, true))
  await page.clock.pauseAt(Date.now() + A_MINUTE)
  await page.keyboard.down('Enter')
  await expect(goOn(page)).toBeVisible()
  // A second Enter within the guard, then the repeats of a key that stays down.
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await page.clock.runFor(590)
  await page.keyboard.press('Enter')
  await expect(goOn(page)).toBeDisabled()
  await page.keyboard.down('Enter')
  await page.clock.runFor(100)
  await expect(goOn(page)).toBeEnabled()
  await page.keyboard.down('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
  await expect(goOn(page)).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeVisible()
})

test('a held Enter on the button itself does not continue either', async ({ page }) => {
  await begin(page)
  await page.keyboard.press(await letterFor(page, true))
  await submit(page).focus()
  await page.clock.pauseAt(Date.now() + A_MINUTE)
  await page.keyboard.down('Enter')
  await expect(goOn(page)).toBeFocused()
  await page.clock.runFor(700)
  await expect(goOn(page)).toBeEnabled()
  await page.keyboard.down('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
  await expect(goOn(page)).toBeFocused()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeVisible()
})

test('the setting: every result leaves, or none does, and the browser remembers it', async ({ page }) => {
  await begin(page)
  const choose = async (label: string) => {
    await page.getByRole('button', { name: 'Play settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Play settings' })
    await dialog.getByText(label, { exact: true }).click()
    await expect(dialog.getByRole('radio', { name: label })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await choose('Only when I continue')
  await page.reload()
  await expect(submit(page)).toBeVisible()
  await answer(page, true)
  await stays(page)

  await choose('After every answer')
  // Two minutes were wound on by now, at the most.
  await page.clock.pauseAt(Date.now() + 3 * A_MINUTE)
  await answer(page, false)
  await expect(ring(page)).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect(submit(page)).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`at ${width}×${height} the way on, the ruling and its reason are in the window at every scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await begin(page)
    await expect(submit(page)).toBeInViewport({ ratio: 1 })
    await answer(page, false)
    const footer = page.locator('footer')
    for (const part of [
      goOn(page),
      footer.getByText('Incorrect', { exact: true }),
      footer.getByText(/^[A-D]\. \S/),
    ])
      for (const end of [0, 1]) {
        await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), end)
        await expect(part).toBeInViewport({ ratio: 1 })
      }
    // The ruling and the rule begin side by side with the reasons where there is room: no half stands empty.
    const heading = page.getByRole('heading', { name: /^Not quite\. The answer is [A-D]\.$/ })
    await settled(page)
    const rule = await page.getByText('Atticus explains').locator('..').boundingBox()
    const result = await heading.locator('..').boundingBox()
    expect(rule && result && rule.width / result.width).toBeGreaterThan(width < 1024 ? 0.95 : 0.44)
    await inBothThemes(page, 'solo-reading', [width])
  })
}
