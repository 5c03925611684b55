// npm run lighthouse: the scores of the landing page and of home, signed in, as Lighthouse gives them to a phone on a slow
// network. It fails where one is too low, and leaves its reports in out/lighthouse. Run it on a machine with nothing else to do.
import { mkdirSync, writeFileSync } from 'node:fs'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import { build } from '../../scripts/build/build.mjs'
import { inOut } from '../../scripts/project.mjs'
import { findBrowser } from '../../scripts/test/browser.mjs'
import { cloudServer } from '../desktop/cloud.ts'
import { CHARACTER, newPlayer } from '../e2e/player.ts'

const LEAST_SCORE = 95
const MOST_LCP_MS = 2_000

const FLAGS: Flags = { logLevel: 'error', formFactor: 'mobile', output: 'html' }

/** Returns what a person could mend: the names of the audits that cost points, by category. */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `    ${title}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  )
}

/** Prints the page's scores. Returns whether they are good enough. */
function report(name: string, result: Result): boolean {
  const scores = Object.values(result.categories).map(({ title, score }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
  }))
  const lcp = result.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY
  const text = scores.map(({ title, score }) => `${title} ${score}`).join(', ')
  console.log(`${name}: ${text}; LCP ${(lcp / 1_000).toFixed(1)} s`)
  for (const fault of faultsOf(result)) console.log(fault)
  return lcp <= MOST_LCP_MS && scores.every(({ score }) => score >= LEAST_SCORE)
}

async function scoresOf(name: string, url: string, page: Page): Promise<boolean> {
  const run = await lighthouse(url, FLAGS, undefined, page)
  if (!run) throw new Error(`Lighthouse has no result of ${name}`)
  mkdirSync(inOut('lighthouse'), { recursive: true })
  writeFileSync(inOut('lighthouse', `${name}.html`), [run.report].flat().join(''))
  writeFileSync(inOut('lighthouse', `${name}.json`), JSON.stringify(run.lhr))
  return report(name, run.lhr)
}

/** Signs a new player up, and comes home once: what a page keeps of its player is there, as on every later day. */
async function comeHome(page: Page, url: string): Promise<void> {
  const { username, email, password } = newPlayer()
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch('/api/auth/register', { method: 'POST', headers, body })
      if (!reply.ok) throw new Error(`register: ${reply.status} ${await reply.text()}`)
    },
    JSON.stringify({
      username,
      email,
      password,
      confirmPassword: password,
      displayName: username,
      lawSchool: 'Yale',
      avatarData: CHARACTER,
    }),
  )
  await page.goto(url)
  await page.waitForSelector(`::-p-text(@${username})`)
}

const executablePath = await findBrowser()
if (!executablePath) throw new Error('no Chrome or Chromium is installed (CHROMIUM_PATH names one)')
await build('bank')
await build('renderer')
const cloud = await cloudServer()
const browser = await puppeteer.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage()
  const landing = await scoresOf('landing', cloud.url, page)
  await page.goto(cloud.url)
  await comeHome(page, cloud.url)
  const home = await scoresOf('home', cloud.url, page)
  process.exitCode = landing && home ? 0 : 1
} finally {
  await browser.close()
  await cloud.remove()
}
