import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { isKey } from '../study/bank-builder.ts'
import { diskAlone } from './disk.ts'
import { httpPlay } from './http-play.ts'
import { rawStatements } from './raw-statements.ts'
import { type Seed, seededFile } from './seeded-file.ts'
import { type Asked, GAMES, type Play, type Turn } from './turn.ts'

/** Budgets of design section 11: pick + answer through HTTP on SQLite, median; and its growth with 1M attempts stored. */
const BUDGET_MS = 3
const BUDGET_GROWTH = 1.3

const WARM_UP_TURNS = 100
const BLOCKS = 12
const TURNS_A_BLOCK = 25

const SEEDS: Record<string, Seed> = {
  '10,000 attempts': { attempts: 10_000, seen: 'half' },
  '1,000,000 attempts': { attempts: 1_000_000, seen: 'half' },
  '1,000,000, all seen': { attempts: 1_000_000, seen: 'all' },
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN
const pair = ({ pickMs, answerMs }: Turn): number => pickMs + answerMs
const ms = (time: number): string => `${time.toFixed(2)} ms`
const times = (ratio: number): string => `${ratio.toFixed(2)}×`

/** One game under test, played through HTTP and by raw statements in turn; both go on where the other left off. */
async function gameUnderTest(http: Play & { start(): Promise<Asked> }, raw: Play) {
  let asked = await http.start()
  const measured = { http: [] as Turn[], raw: [] as Turn[] }

  async function play(by: Play, turns: number): Promise<Turn[]> {
    const played: Turn[] = []
    for (let i = 0; i < turns; i++) {
      const turn = await by.turn(asked, asked.choices.findIndex(isKey))
      played.push(turn)
      asked = turn.next
    }
    return played
  }

  await play(http, WARM_UP_TURNS)
  await play(raw, WARM_UP_TURNS)
  return {
    measured,
    async block() {
      measured.http.push(...(await play(http, TURNS_A_BLOCK)))
      measured.raw.push(...(await play(raw, TURNS_A_BLOCK)))
    },
  }
}

async function underTest(file: string) {
  const http = await httpPlay(file)
  const raw = await rawStatements(file)
  return {
    solo: await gameUnderTest(http.solo, raw.solo),
    practice: await gameUnderTest(http.practice, raw.practice),
    async close() {
      await raw.close()
      await http.close()
    },
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'bar-duel-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
const files = new Map<string, Awaited<ReturnType<typeof underTest>>>()
for (const [name, seed] of Object.entries(SEEDS)) {
  const { file, items, loadMs, seedMs } = await seededFile(folder, String(files.size), seed)
  const load = `${items.toLocaleString('en')} questions loaded in ${ms(loadMs)}`
  console.log(`${name}: ${load}, seeded in ${(seedMs / 1000).toFixed(1)} s`)
  files.set(name, await underTest(file))
}
const disk = diskAlone(folder)
const flushed: number[] = []
for (let i = 0; i < BLOCKS; i++)
  for (const one of files.values())
    for (const game of GAMES) {
      await one[game].block()
      flushed.push(disk.turn())
    }
disk.close()

console.log(
  `\nThe disk alone, two writes of 56 KB flushed, median of ${flushed.length}: ${ms(median(flushed))}`,
)

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED')
for (const game of GAMES) {
  console.log(
    `\nPick + answer of ${game} on SQLite, medians of ${BLOCKS * TURNS_A_BLOCK} turns each, interleaved`,
  )
  console.log(
    `${'stored'.padEnd(22)}${'pick'.padStart(9)}${'answer'.padStart(9)}${'both'.padStart(9)}${'raw'.padStart(9)}${'HTTP÷raw'.padStart(10)}`,
  )
  const both = new Map<string, number>()
  for (const [name, one] of files) {
    const { measured } = one[game]
    const http = median(measured.http.map(pair))
    const raw = median(measured.raw.map(pair))
    const pick = median(measured.http.map((turn) => turn.pickMs))
    const answer = median(measured.http.map((turn) => turn.answerMs))
    const cells = [pick, answer, http, raw].map((time) => ms(time).padStart(9)).join('')
    console.log(`${name.padEnd(22)}${cells}${times(http / raw).padStart(10)}`)
    both.set(name, http)
  }
  const [few = Number.NaN, ...many] = both.values()
  const worst = Math.max(few, ...many)
  const growth = Math.max(...many) / few
  console.log(`Budget: median ≤ ${BUDGET_MS} ms: ${ms(worst)}, ${verdict(worst <= BUDGET_MS)}`)
  console.log(
    `Budget: 1,000,000 ÷ 10,000 ≤ ${BUDGET_GROWTH}×: ${times(growth)}, ${verdict(growth <= BUDGET_GROWTH)}`,
  )
  if (worst > BUDGET_MS || growth > BUDGET_GROWTH) process.exitCode = 1
}
for (const one of files.values()) await one.close()
