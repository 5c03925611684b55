import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { BankItem } from '#protocol/bank.ts'

let made = 0

/** A name nobody has in this run's database. */
export function newPlayer() {
  made++
  const username = `Player ${Date.now() % 100_000} ${made}`
  return { username, email: `player${Date.now()}${made}@example.test`, password: 'quality of mercy' }
}

export type Player = ReturnType<typeof newPlayer>

/** From the landing page through both steps of signing up, to the home menu. */
export async function signUp(page: Page, player: Player): Promise<void> {
  await page.goto('/')
  const start = page
    .getByRole('form', { name: 'Get Started' })
    .or(page.locator('form').filter({ hasText: 'Create Account & Avatar' }))
  await start.getByLabel('Username').fill(player.username)
  await start.getByLabel('Email').fill(player.email)
  await start.getByRole('button', { name: 'Create Account & Avatar' }).click()
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(player.password)
  await page.getByRole('combobox', { name: 'Law School' }).click()
  await page.getByRole('option', { name: 'Yale' }).click()
  await page.getByRole('button', { name: /Constitutional Scholar/ }).click()
  await page.locator('label').filter({ hasText: 'Strict Scrutiny Sphinx' }).click()
  await page.getByRole('button', { name: 'Create Account & Start Dueling' }).click()
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
}

/** A character, so that none is asked for first. */
export const CHARACTER = {
  archetypeId: 'gideon-crow',
  base: 'beast',
  palette: 'statute_silver',
  props: ['constitution'],
  accessories: [],
  level: 1,
}

/** The browser has a session of this new player, and no page is open yet. */
export async function register(page: Page, { username, email, password }: Player): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health')).url())
  const made = await page.request.post('/api/auth/register', {
    headers: { origin },
    data: {
      username,
      email,
      displayName: username,
      password,
      confirmPassword: password,
      lawSchool: 'Yale',
      avatarData: CHARACTER,
    },
  })
  expect(made.status()).toBe(200)
}

/** At the home menu as this new player; signing up by hand is the story's own test. */
export async function enter(page: Page, player: Player): Promise<void> {
  await register(page, player)
  await page.goto('/')
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
}

export async function signIn(page: Page, player: Player): Promise<void> {
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await fillSignIn(page, player.username, player.password)
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
}

export async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: /^Sign In/ }).click()
}

let pool: BankItem[] | null = null

/** Returns the practice pool as the server under test has it. A script that builds the bank may begin without one. */
export function practicePool(): BankItem[] {
  pool ??= JSON.parse(readFileSync('out/bank/practice.json', 'utf8')) as BankItem[]
  return pool
}

/** Text as the bank has it: the page sets curly quotes. */
const plain = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

/** From the home menu into the solo challenge: its setup, or its end while the wait lasts. */
export async function openSolo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Start Solo Challenge|Resume Solo Challenge|See Solo Challenge Result)$/ })
    .click()
}

/** Returns the letter of a right or wrong choice of the question with these words, from the bank's own file. */
export function letterAmong(
  words: string,
  choices: readonly string[],
  right: boolean,
  items: readonly BankItem[] = practicePool(),
): string {
  const body = plain(words)
  // The whole stem: variants of a family begin alike and end otherwise.
  const item = items.find(({ stem }) => body.includes(plain(stem)))
  if (!item) throw new Error(`the question shown is not in the bank: ${body.slice(0, 200)}`)
  const key = plain(item.choices[item.correctIndex] ?? '')
  const at = choices.findIndex((text) => plain(text).includes(key))
  if (at < 0) throw new Error(`the right option is not on the page: ${key}`)
  return 'ABCD'[right ? at : (at + 1) % 4] ?? 'A'
}

/** The letter of a right or wrong choice for the question now shown. */
export async function letterFor(
  page: Page,
  right: boolean,
  items: readonly BankItem[] = practicePool(),
  around = page.locator('article').first(),
): Promise<string> {
  const buttons = page.getByRole('list', { name: 'Answer choices' }).getByRole('button')
  await expect(buttons.first()).toBeVisible()
  // Beside a choice may stand a button with a sign alone.
  const choices = (await buttons.allInnerTexts()).filter((text) => text.trim() !== '')
  return letterAmong(await around.innerText(), choices, right, items)
}

/** From the home menu into a new run, at its first question. */
export async function beginRun(page: Page): Promise<void> {
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
}

/** Continues from a result as soon as it takes the key: the Enter that submitted does not count twice. */
export async function proceed(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Continue|See results)/ })).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** Waits until the screen itself stands, not the spinner before it, whose words are a heading too. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^(?!Loading)/ })).toBeVisible()
}

/**
 * Waits, in a page, until its fonts are there and no animation that has an end is running; the end of one may start the next,
 * as color handed down does. An animation that runs for longer is a clock. An element that isn't drawn, as in a closed
 * disclosure, stands still: its animation begins as soon as anything reads its color, and never ends.
 */
export async function standStill(): Promise<void> {
  const clockMs = 5_000
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const running = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime
      const isDrawn = effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return isDrawn && playState === 'running' && typeof end === 'number' && end < clockMs
    })
  await document.fonts.ready
  for (let quiet = 0; quiet < 2; ) {
    await frame()
    const ending = running()
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
    quiet = ending.length > 0 ? 0 : quiet + 1
  }
}

/** Waits until nothing on the page moves or fades any more. */
export const settled = (page: Page): Promise<void> => page.evaluate(standStill)

/**
 * Presses a key as soon as the choices of the next question, or what else is to be seen, stand in the document, before anything
 * else has its turn.
 */
export async function pressAtFirstSight(
  page: Page,
  key: string,
  sight = '[aria-label="Answer choices"]',
): Promise<void> {
  await page.evaluate(
    ([pressed, sight]) => {
      const holds = (node: Node) =>
        node instanceof Element && (node.matches(sight) || node.querySelector(sight))
      const observer = new MutationObserver((changes) => {
        if (!changes.some(({ addedNodes }) => [...addedNodes].some(holds))) return
        observer.disconnect()
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
        )
      })
      observer.observe(document.body, { childList: true, subtree: true })
    },
    [key, sight] as const,
  )
}

/**
 * Submits the choice made, by keyboard, and stays on its result: after a correct answer that leaves in three seconds, which a slow
 * machine may spend on the way to the key that holds it.
 */
export async function submitAndStay(page: Page): Promise<void> {
  await pressAtFirstSight(page, 'p', '[data-reading]')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
}
