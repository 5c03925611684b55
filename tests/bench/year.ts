import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { cloudScreens, localScreens, type OpenScreen } from './year-screens.ts'

/** Every screen of a player with a year behind them opens within this time of the server's. */
const BUDGET_MS = 100
const ANSWERS = 10_000
const WARM_UP = 5
const OPENINGS = 40

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b)
const quantile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN
const ms = (time: number): string => `${time.toFixed(1)} ms`.padStart(10)

const folder = mkdtempSync(path.join(tmpdir(), 'bar-duel-year-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
const hosts = [await localScreens(folder, ANSWERS), await cloudScreens(ANSWERS)]
const times = new Map<OpenScreen, number[]>()
for (const { screens } of hosts) for (const screen of screens) times.set(screen, [])
for (let i = 0; i < WARM_UP; i++) for (const screen of times.keys()) await screen.open()
// Taken in turn, so that whatever else this machine does falls on all of them.
for (let i = 0; i < OPENINGS; i++)
  for (const [screen, taken] of times) {
    const start = performance.now()
    await screen.open()
    taken.push(performance.now() - start)
  }

console.log(
  `\n${ANSWERS.toLocaleString('en')} answers in a year: every call a screen opens with, over HTTP on the loopback`,
)
let worst = 0
for (const { kind, screens, close } of hosts) {
  const [floor] = screens
  console.log(
    `\n${kind.padEnd(30)}${'median'.padStart(10)}${'p95'.padStart(10)}${'worst'.padStart(10)}${'÷ empty call'.padStart(14)}`,
  )
  const least = quantile(times.get(floor as OpenScreen) ?? [], 0.5)
  for (const screen of screens) {
    const taken = times.get(screen) ?? []
    const median = quantile(taken, 0.5)
    const p95 = quantile(taken, 0.95)
    worst = Math.max(worst, p95)
    const ratio = `${(median / least).toFixed(1)}×`.padStart(14)
    console.log(`${screen.name.padEnd(30)}${ms(median)}${ms(p95)}${ms(quantile(taken, 1))}${ratio}`)
  }
  await close()
}
const met = worst <= BUDGET_MS
console.log(
  `\nBudget: every screen ≤ ${BUDGET_MS} ms at p95: ${worst.toFixed(1)} ms, ${met ? 'met' : 'MISSED'}`,
)
if (!met) process.exitCode = 1
