// npm run load:api -- [--players N] [--step MS]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hash } from '@node-rs/argon2'
import { MOST_AT_ONCE } from '../../cloud-server/plugins/overload.ts'
import { item, spread } from '../study/bank-builder.ts'
import { startNode } from '../swarm/nodes.ts'
import { makeWorld } from '../swarm/world.ts'
import { type Answered, askFor, askMeanwhile, type Reply, sender } from './api-callers.ts'
import { mixedCaller, PASSWORD } from './api-mix.ts'

const { values } = parseArgs({
  options: { players: { type: 'string', default: '600' }, step: { type: 'string', default: '3000' } },
})
const [players, stepMs] = [values.players, values.step].map(Number) as [number, number]

/** Callers at once, step by step up to what a node works on. */
const STEPS = [1, 2, 4, 8, 16, 32, 64, 128]
/** The knee is the first step that reaches this share of the best rate: more callers only wait longer. */
const KNEE_SHARE = 0.95
const FLOOD_MS = 6_000
const RECOVERY_LIMIT_MS = 10_000
const LOOK_MS = 250
const MB = 1024 * 1024

type Caller = () => Promise<Reply>

const rateOf = ({ times, seconds }: Answered): number => times.count / seconds
const ms = (time: number): string => `${time.toFixed(1)} ms`

async function startBare(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const entry = fileURLToPath(new URL('./bare-http-node.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { ...process.env, BARE_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return {
    url: `http://127.0.0.1:${String(line).split(' ')[1]}`,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Asks with ever more callers. Returns each step, and the place of the knee. */
async function climb(callers: readonly Caller[]): Promise<{ steps: Answered[]; knee: number }> {
  const steps: Answered[] = []
  for (const step of STEPS) steps.push(await askFor(callers.slice(0, step), stepMs))
  const best = Math.max(...steps.map(rateOf))
  return { steps, knee: steps.findIndex((one) => rateOf(one) >= KNEE_SHARE * best) }
}

/** Asks as at the knee until nobody is turned away and the 99th percentile is near the knee's again. Returns how long it took. */
async function recover(callers: readonly Caller[], kneeMs: number): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < RECOVERY_LIMIT_MS) {
    const look = await askFor(callers, LOOK_MS)
    if (look.turnedAway === 0 && look.times.at(0.99) <= 2 * kneeMs) break
  }
  return performance.now() - began
}

/** Watches the health of a node while work goes on. Returns how many answers were not good. */
async function healthWhile<T>(ask: Caller, work: Promise<T>): Promise<{ done: T; unwell: number }> {
  let going = true
  const watched = askMeanwhile([ask], () => going)
  const done = await work
  going = false
  const { turnedAway, wrong } = await watched
  return { done, unwell: turnedAway + [...wrong.values()].reduce((sum, n) => sum + n, 0) }
}

const daily = Array.from({ length: 8 }, (_, i) => item(`daily-${i}`, { pool: 'daily', difficulty: 8 }))
const practice = spread({ each: 40, subjects: ['Torts'] })
const world = await makeWorld('load-api-cluster', players, { practice, daily })
await world.sql('update users set password = $1, points = 10 + floor(random() * 1000)', [
  await hash(PASSWORD),
])
const node = await startNode('1', { databaseUrl: world.databaseUrl, busLoss: 0, answerWindowMs: 60_000 })
const bare = await startBare(world.databaseUrl)
const api = sender(node.url.replace('ws:', 'http:'))
const reference = sender(bare.url)
const callers = world.members.map((member, i) => mixedCaller(api.send, member, `s${i + 1}`))
const bareCallers = callers.map(() => () => reference.send('GET', '/'))

console.log(
  `one node, ${availableParallelism()} cores, load generator included; at most ${MOST_AT_ONCE} at once`,
)
// Everybody opens the day's case and a run first, so that no step pays for another's first time.
await askFor(callers.slice(0, MOST_AT_ONCE), stepMs)
const { steps, knee } = await climb(callers)
const atKnee = steps[knee] as Answered
const kneeCallers = STEPS[knee] ?? 1
const bareAt = await askFor(bareCallers.slice(0, kneeCallers), stepMs)
const again = await askFor(callers.slice(0, kneeCallers), stepMs)
const heldBefore = await node.held()
const flood = await healthWhile(() => api.send('GET', '/api/health'), askFor(callers, FLOOD_MS))
const recoveredMs = await recover(callers.slice(0, kneeCallers), atKnee.times.at(0.99))
const heldAfter = await node.held()

console.log('\n| callers | good replies | p50 | p99 |\n|---|---|---|---|')
for (const [i, step] of steps.entries())
  console.log(
    `| ${STEPS[i]}${i === knee ? ' (knee)' : ''} | ${rateOf(step).toFixed(0)}/s | ${ms(step.times.at(0.5))} | ${ms(step.times.at(0.99))} |`,
  )

const { done: past, unwell } = flood
const rows: [string, string][] = [
  ['knee', `${kneeCallers} callers, ${rateOf(atKnee).toFixed(0)}/s, p99 ${ms(atKnee.times.at(0.99))}`],
  [
    'bare node:http + one read, as many callers',
    `${rateOf(bareAt).toFixed(0)}/s, p99 ${ms(bareAt.times.at(0.99))}`,
  ],
  ['rate / bare rate', `${(rateOf(again) / rateOf(bareAt)).toFixed(2)}×`],
  ['p99 / bare p99', `${(again.times.at(0.99) / bareAt.times.at(0.99)).toFixed(2)}×`],
  [
    `past it: ${players} callers`,
    `${rateOf(past).toFixed(0)}/s good, p99 ${ms(past.times.at(0.99))}, ${(past.turnedAway / past.seconds).toFixed(0)}/s turned away`,
  ],
  ['turned away without Retry-After', String(past.silent)],
  ['health checks that failed meanwhile', String(unwell)],
  ['memory held, before and after', `${(heldBefore / MB).toFixed(0)} MB, ${(heldAfter / MB).toFixed(0)} MB`],
  ['back to the knee’s pace', `${(recoveredMs / 1_000).toFixed(1)} s`],
]
console.log('\n| what | measured |\n|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
const wrong = [...steps, again, past].flatMap((one) => [...one.wrong])
console.log(`\nother replies: ${wrong.map(([status, n]) => `${status} ${n} times`).join(', ') || 'none'}`)

api.close()
reference.close()
await bare.stop()
await node.stop()
await world.close()
const isSound = wrong.length === 0 && past.turnedAway > 0 && past.silent === 0 && unwell === 0
process.exit(isSound && recoveredMs < RECOVERY_LIMIT_MS ? 0 : 1)
