import { expect, type Page, test } from '@playwright/test'
import { sql } from '#database/sql.ts'
import { addPlayer, pay } from '../cloud-server/leaderboard/players.ts'
import { clean } from './axe.ts'
import { withDatabase } from './database.ts'
import { apart, inWindow } from './in-window.ts'
import { onOneDay } from './one-day.ts'
import { enter, newPlayer, register } from './player.ts'
import { inEachWindow } from './windows.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)
test.beforeEach(onOneDay)

/** The names of all buttons and links in the gold of the theme. */
const goldButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.className = 'bg-brass'
    const gold = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === gold)
      .map((one) => one.innerText.trim())
  })

const PHONE = 360
const TWO_SCREENS = 2 * 740

/** Nothing loads any more. */
async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Live Duel' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function looksRight(page: Page, name: string, gold: string): Promise<void> {
  await stands(page)
  await inEachWindow(page, name, async (where, width) => {
    expect.soft(await goldButtons(page), where).toEqual([gold])
    const main = page.getByRole('button', { name: gold }).or(page.getByRole('link', { name: gold }))
    for (const press of [main, page.getByRole('button', { name: 'Live Duel' })]) {
      await inWindow(press, where)
      await apart(press, page.getByRole('button', { name: 'Ask Atticus' }), where)
    }
    const { wide, high } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { wide: scrollWidth - innerWidth, high: scrollHeight }
    })
    expect.soft(wide, where).toBeLessThanOrEqual(0)
    if (width === PHONE) expect.soft(high, where).toBeLessThanOrEqual(TWO_SCREENS)
  })
}

/** The place at which the right option of a question stands before its player. */
const placeOfKey = (showingId: string): Promise<number> =>
  withDatabase(async (db) => {
    const [row] = await db.query<{ place: number }>(sql`
      select o.place::int - 1 as place from showings s join questions q on q.id = s.question_id,
        jsonb_array_elements(s."order") with ordinality as o (own, place)
      where s.id = ${showingId}::uuid and o.own::text::int = q.correct_index`)
    if (!row) throw new Error('no such question is shown')
    return row.place
  })

test('one thing to do now, in gold and in the first screen, and the duel beside it, at every size', async ({
  page,
}) => {
  // A board with more players than a phone shows.
  await withDatabase(async (db) => {
    for (let place = 1; place <= 6; place++)
      await pay(db, await addPlayer(db, `Bassanio ${place} ${Date.now() % 10_000}`), place * 100)
  })
  await enter(page, newPlayer())
  await expect(page.getByText('Answer today to start a streak.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Daily Casefile' }).getByRole('timer')).toHaveText(
    /^Closes in/,
  )
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem').first()).toBeVisible()
  await looksRight(page, 'home-case', 'Take Challenge')
  await clean(page, 'home with the case to answer')

  const { origin } = new URL(page.url())
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { headers: { origin }, data })
    expect(reply.status()).toBe(200)
    return reply.json()
  }
  const { question } = await (await page.request.get('/api/daily-question')).json()
  const key = await placeOfKey(question.id)
  await post('/api/daily-answer', { questionId: question.id, choiceIndex: key })
  await page.reload()
  await expect(page.getByText(/^Done for today\. Your streak stands at 1 day\.$/)).toBeVisible()
  await looksRight(page, 'home-duel', 'Live Duel')
  await clean(page, 'home with the case answered')

  const { question: asked } = await post('/api/practice/next', {})
  const missed = ((await placeOfKey(asked.id)) + 1) % 4
  await post('/api/practice/answer', { questionId: asked.id, userAnswer: missed })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Due for review' })).toContainText('1 rule due for review')
  await looksRight(page, 'home-review', 'Start review')
  await clean(page, 'home with a rule due')
})

test('a streak that can’t be read costs nobody the way on, and the next day asks anew', async ({ page }) => {
  await register(page, newPlayer())
  await page.route('**/api/daily-streak', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await expect(page.getByText('We couldn’t load your streak. It’s safe.')).toBeVisible()
  await expect.poll(() => goldButtons(page)).toEqual(['Live Duel'])
  await page.unroute('**/api/daily-streak')
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByText('Answer today to start a streak.')).toBeVisible()
  await expect.poll(() => goldButtons(page)).toEqual(['Take Challenge'])
})

test('on a phone the way back from a duel shows that it goes on, and the menu keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE, height: 740 })
  await enter(page, newPlayer())
  const main = page.getByRole('main')
  await page.getByRole('button', { name: 'Live Duel' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Live Duel Setup' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to menu' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Character' })).toBeVisible()
  await expect(main).toBeFocused()

  // The setup is left at its end, which is where its button is.
  await page.getByRole('button', { name: 'Live Duel' }).click()
  await page.getByRole('button', { name: 'Start Live Duel' }).click()
  await page.getByRole('button', { name: 'Play the bot now' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Live Duel Setup' })).toBeVisible()
  await inWindow(page.getByRole('button', { name: 'Return to your duel' }), 'setup while a duel goes on')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Edit Character' })).toBeVisible()
  await expect(main).toBeFocused()
})
