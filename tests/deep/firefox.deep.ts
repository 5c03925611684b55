import { mkdirSync } from 'node:fs'
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_DUEL_ROUNDS } from '#rules/match/settings.ts'
import { SOLO_LIVES } from '#rules/solo/run.ts'
import { build } from '../../scripts/build/build.mjs'
import { inProject } from '../../scripts/project.mjs'
import { findFirefox } from '../../scripts/test/firefox.mjs'
import { type CloudServer, cloudServer } from '../desktop/cloud.ts'
import { letterAmong, newPlayer, standStill } from '../e2e/player.ts'
import { THEMES, WINDOWS } from '../e2e/windows.ts'

const START_MS = 300_000
const STORY_MS = 300_000
/** A bot may think for six seconds, and the pause with a result follows. */
const PATIENCE_MS = 30_000

const PICTURES = inProject('test-results/firefox')

let cloud: CloudServer
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  const executablePath = findFirefox()
  await build('bank')
  await build('renderer')
  cloud = await cloudServer()
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 860 })
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  mkdirSync(PICTURES, { recursive: true })
}, START_MS)

afterAll(async () => {
  await browser?.close()
  await cloud?.remove()
}, START_MS)

/** Finds a button, a link or a choice by its words. */
const pressable = (text: string) =>
  `::-p-xpath(//*[self::button or self::a or self::label or @role="option"][not(@aria-disabled="true")][contains(normalize-space(.), "${text}")])`
const press = (text: string) => page.locator(pressable(text)).click()
const heading = (text: string) => `::-p-xpath(//h1[contains(., "${text}")] | //h2[contains(., "${text}")])`
const containing = (text: string) => `::-p-xpath(//*[contains(normalize-space(.), "${text}")])`
const fill = (name: string, value: string) => page.locator(`input[name="${name}"]`).fill(value)

/** Takes a picture of the page in each window and each theme. */
async function picture(name: string): Promise<void> {
  const before = page.viewport()
  for (const window of WINDOWS)
    for (const theme of THEMES) {
      await page.setViewport(window)
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
      }, theme)
      await page.evaluate(standStill)
      await page.screenshot({ path: `${PICTURES}/${name}-${theme}-${window.width}.png` })
    }
  await page.setViewport(before)
}

test('a new player signs up in Firefox', { timeout: STORY_MS }, async () => {
  const player = newPlayer()
  await page.goto(cloud.url, { waitUntil: 'networkidle0' })
  await picture('landing')
  await fill('username', player.username)
  await fill('email', player.email)
  await press('Create Account & Avatar')
  await page.waitForSelector(heading('Create Your Account'))
  await fill('password', player.password)
  await fill('confirmPassword', player.password)
  await page.locator('button[role="combobox"]').click()
  await press('Yale')
  await press('Constitutional Scholar')
  await press('Strict Scrutiny Sphinx')
  await picture('signup')
  await press('Create Account & Start Dueling')
  await page.waitForSelector(`::-p-text(@${player.username})`)
  await picture('home')
  expect(complaints).toEqual([])
})

/** Chooses a wrong answer of the question shown. */
async function chooseWrong(): Promise<void> {
  const words = await page.$eval('article', (article) => article.innerText)
  const choices = await page.$$eval('[aria-label="Answer choices"] button', (all) =>
    all.map((choice) => choice.innerText),
  )
  await page.keyboard.press(letterAmong(words, choices, false).toLowerCase() as KeyInput)
}

test('plays a solo run to its end', { timeout: STORY_MS }, async () => {
  await press('Start Solo Challenge')
  await press('Start Challenge')
  for (let question = 1; question <= SOLO_LIVES; question += 1) {
    await page.waitForSelector(containing(`Question ${question}`))
    await chooseWrong()
    await press('Submit Answer')
    await page.waitForSelector(containing('Your answer: incorrect'))
    if (question === 1) await picture('solo-result')
    await press(question < SOLO_LIVES ? 'Continue' : 'See results')
  }
  await page.waitForSelector(heading('Court is adjourned'))
  await picture('solo-end')
  expect(complaints).toEqual([])
})

test('plays a duel against the bot to its verdict', { timeout: STORY_MS }, async () => {
  await page.goto(cloud.url)
  await press('Live Duel')
  await press('Start Live Duel')
  await press('Play the bot now')
  for (let round = 1; round <= FIRST_DUEL_ROUNDS; round += 1) {
    await page.waitForSelector(`::-p-text(Round ${round}/${FIRST_DUEL_ROUNDS})`)
    await page.locator('[aria-label="Answer choices"] button:not([disabled])').click()
    if (round === 1) await picture('duel')
  }
  await page.waitForSelector(
    '::-p-xpath(//h1[normalize-space(.) = "VICTORY" or normalize-space(.) = "DEFEAT" or normalize-space(.) = "DRAW"])',
  )
  await picture('verdict')
  expect(complaints).toEqual([])
})
