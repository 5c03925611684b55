import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { CLOSE_DEFEAT } from './close-defeat.ts'
import {
  allInWindow,
  atEverySize,
  choices,
  everySize,
  longest,
  longestReason,
  pageStands,
  ranked,
  SIZES,
  THEMES,
} from './every-size.ts'
import { inWindow } from './in-window.ts'
import { type TwoNodes, twoNodes } from './nodes.ts'
import { settled } from './player.ts'
import { seat } from './seat.ts'

const port = Number(process.env.E2E_PORT ?? 4690) + 4
const base = `http://localhost:${port}`
test.use({ baseURL: base })
test.setTimeout(180_000)

let nodes: TwoNodes
test.beforeAll(async () => {
  nodes = await twoNodes(port)
})
test.afterAll(() => nodes.stop())

const longestHint = ranked
  .map(({ hint }) => hint)
  .reduce((most, one) => (one.length > most.length ? one : most))

/** A round that only the opponent had, at this score and HP: you chose B, they chose A, which was right. */
const lost = (scores: readonly number[], hp: readonly number[]) => (payload: Record<string, unknown>) =>
  Object.assign(payload, {
    why: Array(4).fill(longestReason),
    correctIndex: 0,
    yourAnswer: 1,
    opponentAnswer: 0,
    correct: false,
    opponentCorrect: true,
    scores,
    hp,
    progressResult: { ...Object(payload.progressResult), xpGained: 3, streakBonus: 0, masteryDelta: -0.3 },
  })

/** The largest text of the settings. */
async function largerText(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    on ? '125%' : '',
  )
  await settled(page)
}

test('the face-off shows both players and the stake in every window and both themes', async ({ browser }) => {
  const [portia, shylock] = [await seat(browser, base), await seat(browser, base)]
  const { page, wire } = portia
  wire.keepBack('duel:question')
  for (const one of [portia, shylock]) {
    await one.page.getByRole('button', { name: 'Live Duel' }).click()
    await one.page.getByRole('button', { name: 'Start Live Duel' }).click()
  }
  const starting = page.getByText('Match Starting!').filter({ visible: true })
  await expect(starting).toBeVisible()
  const main = page.locator('main')
  const stake = main.getByText(/^Win \+\d+, lose −\d+$/)
  await everySize(page, 'face-off', (where) =>
    allInWindow(
      {
        starting,
        stake,
        you: main.getByText(portia.username, { exact: true }).last(),
        opponent: main.getByText(shylock.username, { exact: true }).last(),
        'your portrait': main.locator('[data-level]').first(),
        'their portrait': main.locator('[data-level]').last(),
        rating: main.getByText(/^Level 1 · Unranked$/).first(),
        school: main.getByText('Yale').first(),
      },
      where,
    ),
  )
  await expect(main.locator('[data-level]')).toHaveCount(2)
  // Its countdown is over: nothing comes in any more while it's looked at.
  await expect(page.getByText('Preparing the first question...')).toBeVisible()
  await clean(page, 'face-off', { part: 'main' })
  wire.release()
  await expect(page.getByText('Round 1/10')).toBeVisible()
  for (const { context } of [portia, shylock]) await context.close()
})

test('the longest question, its hint and its result fit every window in both themes', async ({ browser }) => {
  const [portia, shylock] = [await seat(browser, base), await seat(browser, base)]
  const { page, wire } = portia
  wire.change('duel:question', (payload) =>
    Object.assign(payload, { stem: longest.stem, choices: longest.choices }),
  )
  for (const one of [portia, shylock]) {
    await one.page.getByRole('button', { name: 'Live Duel' }).click()
    await one.page.getByRole('button', { name: 'Start Live Duel' }).click()
  }
  await expect(page.getByText('Round 1/10')).toBeVisible()
  const you = page.getByRole('region', { name: `You: ${portia.username}` })
  const opponent = page.getByRole('region', { name: `Opponent: ${shylock.username}` })
  const result = page.getByRole('region', { name: 'Result of the round' })
  const standing = {
    clock: page.getByRole('timer'),
    'your score': you.getByText('Your score').locator('..'),
    'their score': opponent.getByText('Their score').locator('..'),
    'your HP': you.getByRole('progressbar'),
    'their HP': opponent.getByRole('progressbar'),
  }

  await test.step('the question', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Rounds decide the duel.' })).toBeVisible()
    await expect(you.getByText('You', { exact: true })).toBeVisible()
    await expect(opponent.getByText('Opponent', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask Atticus' })).toHaveCount(0)
    await expect(page.getByText('Match Starting!')).toHaveCount(0)
    await atEverySize(
      page,
      'arena question',
      {
        ...standing,
        facts: page.getByRole('region', { name: 'Facts' }),
        'hint button': page.getByRole('button', { name: /^Hint, / }),
        resign: page.getByRole('button', { name: 'Resign' }),
      },
      pageStands,
    )
  })

  await test.step('on a phone the facts unfold, and every choice stays in reach', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const facts = page.getByRole('region', { name: 'Facts' })
    const before = (await facts.boundingBox())?.height ?? 0
    await page.getByRole('button', { name: 'Read the facts' }).click()
    await expect.poll(async () => (await facts.boundingBox())?.height ?? 0).toBeGreaterThan(before + 50)
    await settled(page)
    for (const choice of await choices(page).all()) await inWindow(choice, 'facts unfolded')
    await page.getByRole('button', { name: 'Read the facts' }).click()
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('with larger text on a phone the lines around the question stay lines, and choices show', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await largerText(page, true)
    for (const choice of (await choices(page).all()).slice(0, 2)) await inWindow(choice, 'larger text')
    const heights = await page.evaluate(() =>
      ['header', '.arena > footer'].map((part) => document.querySelector(part)?.clientHeight ?? 0),
    )
    expect(Math.max(...heights)).toBeLessThan(90)
    await pageStands(page, 'larger text')
    await largerText(page, false)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('a hint stands right above the choices, and is read out', async () => {
    wire.change('duel:hint', (payload) => Object.assign(payload, { text: longestHint }))
    await page.keyboard.press('h')
    const hint = page.getByRole('note', { name: 'Hint' })
    await expect(hint).toBeVisible()
    await expect.poll(() => portia.heard(/^Hint: /)).toHaveLength(1)
    await atEverySize(page, 'arena hint', { ...standing, hint }, pageStands)
    const [above, first] = [await hint.boundingBox(), await choices(page).first().boundingBox()]
    const gap = (first?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(16)
    await clean(page, 'arena with a hint', { part: 'main' })
  })

  await test.step('the result: both fates, the score, the blow, the right choice and its rule', async () => {
    wire.change('duel:result', lost([0, 1], [80, 100]))
    wire.hold()
    await page.keyboard.press('b')
    await shylock.page.keyboard.press('c')
    await expect(result.getByRole('heading', { name: 'They had it, you didn’t' })).toBeVisible()
    await expect(you.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '80 of 100 HP')
    await expect(you.getByText('−20 HP')).toHaveCount(1)
    await expect(opponent.getByText('−20 HP')).toHaveCount(0)
    await expect(standing['their score']).toContainText('1')
    const rule = result.getByText('Atticus explains: ').locator('..')
    await expect(page.getByRole('button', { name: /^\+\d+ XP$/ })).toHaveCount(1)
    // The sign on the first choice has room above it too.
    const sign = choices(page).first().getByText('Opponent', { exact: true })
    await atEverySize(page, 'arena result', { ...standing, result, rule, sign }, pageStands)
    await clean(page, 'arena with a result', { part: 'main' })
  })

  await test.step('a phone on its side scrolls, with the clock and the result in sight', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    for (const end of [0, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), end)
      if (end === 1) await expect(standing.clock).toBeInViewport({ ratio: 1 })
      await expect(result.getByRole('heading')).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('the one XP figure explains itself', async () => {
    await page.getByRole('button', { name: '+3 XP' }).click()
    await expect(result.getByText('You get +3 XP for answering. A correct answer pays +10 XP.')).toBeVisible()
  })

  await test.step('no HP left: on the ropes, and the duel goes on', async () => {
    wire.change('duel:result', lost([0, 2], [0, 100]))
    wire.release()
    await expect(page.getByText('Round 2/10')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Rounds decide the duel.' })).toHaveCount(0)
    await expect(shylock.page.getByText('Round 2/10')).toBeVisible()
    await page.keyboard.press('b')
    wire.hold()
    await shylock.page.keyboard.press('c')
    await expect(result).toBeVisible()
    await expect(you.getByText('On the ropes')).toBeVisible()
    await expect(you.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 100 HP, on the ropes')
    wire.release()
    await expect(page.getByText('Round 3/10')).toBeVisible()
  })

  await test.step('the verdict: what came of it, and the ways on in the first window', async () => {
    wire.change('duel:end', (payload) => Object.assign(payload, CLOSE_DEFEAT))
    await page.route('**/api/duels/*/review', async (route) => {
      const reply = await route.fetch()
      const review = await reply.json()
      for (const question of review.questions) question.yourAnswer = (question.correctIndex + 1) % 4
      await route.fulfill({ response: reply, json: review })
    })
    await page.getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'DEFEAT' })).toBeVisible()
    await expect(page.getByText('You lead', { exact: false })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^(Two|Three) to review$/ })).toBeVisible()
    const next = page.getByRole('button', { name: 'Next opponent' })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const theme of THEMES) {
        await page.evaluate((choice) => {
          document.documentElement.dataset.theme = choice
        }, theme)
        await settled(page)
        await page.evaluate(() => scrollTo(0, 0))
        const where = `verdict at ${width}×${height}, ${theme}`
        await inWindow(
          page.getByRole('button', { name: 'Rematch', exact: true }).first(),
          `${where}: rematch`,
        )
        await inWindow(next, `${where}: next opponent`)
        // The marks of ten rounds stay inside the card.
        const over = await page.getByRole('table', { name: 'How each round went' }).evaluate((strip) => {
          const room = strip.parentElement?.getBoundingClientRect().right ?? 0
          return strip.getBoundingClientRect().right - room
        })
        expect.soft(over, `${where}: rounds`).toBeLessThanOrEqual(0)
        await page.screenshot({
          path: `test-results/screenshots/verdict-${theme}-${width}.png`,
          animations: 'disabled',
          fullPage: true,
        })
      }
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await largerText(page, true)
    const hero = page.getByRole('region', { name: 'DEFEAT' })
    expect(await hero.evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0)
    await largerText(page, false)
    await clean(page, 'a close defeat')
  })
  for (const { context } of [portia, shylock]) await context.close()
})
