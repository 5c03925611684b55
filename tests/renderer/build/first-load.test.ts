import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { FIRST_LOADS, type FirstLoads } from '#protocol/web-files.ts'
import { build } from '../../../scripts/build/build.mjs'

/** Budgets of design section 11, in KB: brotli JS + CSS by screen, and the fonts a page may ask for. */
const CODE_BUDGETS = [
  ['LandingScreen', 150],
  ['HomeScreen', 190],
] as const
const FONT_BUDGET = 60 * 1024
/** Each is a request, and a browser makes six at a time. */
const MOST_SCRIPTS = 8

const root = 'out/renderer'
const assets = path.join(root, 'assets')

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length

/** Static imports of a built module, as the browser follows them. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    (m) => m[1] ?? '',
  )

/** Everything one entry pulls in before it can run. */
function closure(entries: string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...importsOf(path.join(assets, next)))
  }
  return seen
}

const namedAs = (start: string): string[] =>
  readdirSync(assets).filter((file) => file.startsWith(`${start}-`) && file.endsWith('.js'))

describe('the built web app', () => {
  let html: string

  beforeAll(async () => {
    await build('renderer')
    html = readFileSync(path.join(root, 'index.html'), 'utf8')
  }, 120_000)

  const linked = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((m) => m[1] ?? '')

  test.each(CODE_BUDGETS)('first load with %s fits %d KB of brotli JS and CSS', (screen, budget) => {
    const scripts = closure([...linked(/src="\/assets\/([^"]+\.js)"/g), ...namedAs(screen)])
    const styles = linked(/href="\/assets\/([^"]+\.css)"/g)
    expect(scripts.size).toBeGreaterThan(2)
    expect(styles.length).toBeGreaterThan(0)
    const bytes = [...scripts, ...styles].reduce((sum, file) => sum + brotli(path.join(assets, file)), 0)
    console.log(`first load with ${screen}: ${(bytes / 1024).toFixed(1)} KB of ${budget} KB`)
    expect(bytes).toBeLessThanOrEqual(budget * 1024)
  })

  test.each([
    ['visitor', 'LandingScreen'],
    ['player', 'HomeScreen'],
  ] as const)('a %s’s first page is a few scripts, and the page’s head names all of them', (who, screen) => {
    const loads: FirstLoads = JSON.parse(readFileSync(path.join(root, FIRST_LOADS), 'utf8'))
    const head = linked(/(?:src|modulepreload" crossorigin href)="\/assets\/([^"]+\.js)"/g)
    const named = [...head, ...[...loads.every, ...loads[who]].map((file) => path.basename(file))]
    const needed = closure([...linked(/src="\/assets\/([^"]+\.js)"/g), ...namedAs(screen)])
    expect(named.length).toBeLessThanOrEqual(MOST_SCRIPTS)
    expect(named).toEqual(expect.arrayContaining([...needed]))
  })

  test('all fonts together fit 60 KB', () => {
    const fonts = readdirSync(assets).filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(1)
    const bytes = fonts.reduce((sum, file) => sum + statSync(path.join(assets, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(FONT_BUDGET)
  })

  test('zod and the charts are not in the first load', () => {
    const loads: FirstLoads = JSON.parse(readFileSync(path.join(root, FIRST_LOADS), 'utf8'))
    const app = loads.every.map((file) => path.basename(file))
    expect(app.length).toBeGreaterThan(1)
    for (const file of closure([...linked(/src="\/assets\/([^"]+\.js)"/g), ...app])) {
      const text = readFileSync(path.join(assets, file), 'utf8')
      expect(text, file).not.toMatch(/ZodError|recharts/)
    }
  })

  test('no inline script or style, which the content security policy would block', () => {
    expect(html).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/)
    expect(html).not.toMatch(/<style|style="/)
  })
})
