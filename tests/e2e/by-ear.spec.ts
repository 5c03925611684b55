import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { BankItem } from '#protocol/bank.ts'
import { letterAmong, newPlayer, practicePool, register } from './player.ts'
import { screenReader } from './screen-reader.ts'
import { inEachWindow } from './windows.ts'

const ALL = [
  'heading',
  'button',
  'link',
  'textbox',
  'combobox',
  'radio',
  'timer',
  'progressbar',
  'StaticText',
]

type Reader = Awaited<ReturnType<typeof screenReader>>

/** Looks at the page that is read out, which nobody has to scroll sideways. */
const show = (page: Page, name: string) =>
  inEachWindow(page, name, async (where) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, where).toBeLessThanOrEqual(0)
  })

/** Keeps the whole page as it's read out, for people to read. */
async function keep(reader: Reader, name: string): Promise<void> {
  await mkdir('test-results/transcripts', { recursive: true })
  await writeFile(`test-results/transcripts/${name}.txt`, `${(await reader.transcript(...ALL)).join('\n')}\n`)
}

const items: BankItem[] = [...practicePool(), ...JSON.parse(readFileSync('out/bank/daily.json', 'utf8'))]

/** Hears the four choices in their order; returns the letter of a wrong one. */
async function wrongLetter(reader: Reader): Promise<string> {
  const choices = (await reader.transcript('button')).filter((line) => /^button [A-D] ?\./.test(line))
  expect(choices.map((line) => line.charAt('button '.length))).toEqual(['A', 'B', 'C', 'D'])
  const words = (await reader.tree()).filter(({ role }) => role === 'StaticText')
  return letterAmong(words.map(({ name }) => name).join(''), choices, false, items)
}

async function signedIn(page: Page, path: string): Promise<Reader> {
  await register(page, newPlayer())
  await page.goto(path)
  return screenReader(page)
}

test('signing up, as a screen reader has it', async ({ page }) => {
  const player = newPlayer()
  await page.goto('/')
  const reader = await screenReader(page)
  await reader.hears('heading', /^Court is in session/)
  await keep(reader, 'landing')
  await reader.tabTo('textbox', /^Username$/)
  await reader.type(player.username)
  await reader.tabTo('textbox', /^Email$/)
  await reader.type(player.email)
  await reader.tabTo('button', /^Create Account & Avatar$/)
  await reader.press('Enter')
  await reader.hears('heading', /^Create Your Account$/)
  await keep(reader, 'signup')
  expect(await reader.transcript('textbox', 'combobox')).toEqual([
    'textbox Username',
    'textbox Email',
    'textbox Display Name',
    'textbox Password',
    'textbox Confirm Password',
    'combobox Law School',
  ])
  await reader.tabTo('textbox', /^Password$/)
  await reader.type('short')
  await reader.tabTo('textbox', /^Confirm Password$/)
  await reader.type('short')
  await reader.tabTo('combobox', /^Law School$/)
  await reader.press('Enter')
  // The list takes the focus a moment after it opens, and gives it back a moment after it closes.
  await reader.isAt('option', /./)
  await reader.type('Yale')
  await reader.isAt('option', /^Yale$/)
  await reader.press('Enter')
  await reader.isAt('combobox', /^Law School$/)
  await reader.tabTo('button', /^Constitutional Scholar/)
  await reader.press('Enter')
  await reader.tabTo('radio', /./)
  await reader.press('Space')
  await reader.tabTo('button', /^Create Account & Start Dueling$/)
  await reader.press('Enter')
  await reader.hearsWords(/Password must be at least \d+ characters/)
  await show(page, 'signup')
  await reader.tabTo('textbox', /^Password$/)
  await reader.press('ControlOrMeta+a')
  await reader.type(player.password)
  await reader.tabTo('textbox', /^Confirm Password$/)
  await reader.press('ControlOrMeta+a')
  await reader.type(player.password)
  await reader.tabTo('button', /^Create Account & Start Dueling$/)
  await reader.press('Enter')
  await reader.hearsWords(`@${player.username}`)
  await keep(reader, 'home')
})

test('the solo challenge, as a screen reader has it', async ({ page }) => {
  const reader = await signedIn(page, '/')
  await reader.tabTo('button', /^Start Solo Challenge$/)
  await reader.press('Enter')
  await reader.hears('button', /^Start Challenge$/)
  await show(page, 'solo-setup')
  await reader.tabTo('button', /^Start Challenge$/)
  await reader.press('Enter')
  await reader.hearsWords('Question 1')
  await reader.hears('button', /^A ?\./)
  await keep(reader, 'solo-question')
  await show(page, 'solo-question')
  await reader.tabTo('button', new RegExp(`^${await wrongLetter(reader)} ?\\.`))
  await reader.press('Enter')
  await reader.tabTo('button', /^Submit Answer/)
  await reader.press('Enter')
  await reader.hears('heading', /^Not quite/)
  await reader.hearsWords('Authority:')
  await keep(reader, 'solo-result')
  await show(page, 'solo-result')
  await reader.tabTo('button', /^Continue/)
  // The Enter that submitted doesn't count twice.
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeEnabled()
  await reader.press('Enter')
  await reader.hearsWords('Question 2')
})

test('the Daily Casefile, as a screen reader has it', async ({ page }) => {
  const reader = await signedIn(page, '/daily')
  await reader.hears('timer', /^Time left: \d+ seconds$/)
  await keep(reader, 'daily-question')
  await show(page, 'daily-question')
  await reader.tabTo('button', new RegExp(`^${await wrongLetter(reader)} ?\\.`))
  await reader.press('Enter')
  await reader.tabTo('button', /^Submit/)
  await reader.press('Enter')
  await reader.hears('heading', /^Not quite/)
  await reader.hearsWords('Authority:')
  await keep(reader, 'daily-result')
  await show(page, 'daily-result')
})
