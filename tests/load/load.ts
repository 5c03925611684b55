// npm run load -- [--players N] [--seconds S] [--nodes K] [--think MS]
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ratingWindow } from '#rules/match/matching.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { inOut } from '../../scripts/project.mjs'
import { type Acknowledged, audit } from '../swarm/audit.ts'
import { type SwarmNode, startNode } from '../swarm/nodes.ts'
import { virtualPlayer, WELL_BEHAVED } from '../swarm/virtual-player.ts'
import { makeWorld } from '../swarm/world.ts'
import { startDisk } from './disk.ts'
import { type FloorResult, startFloor } from './floor.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { Times } from './times.ts'
import { type WalWritten, walAlso, walWritten } from './wal.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '800' },
    seconds: { type: 'string', default: '30' },
    nodes: { type: 'string', default: '2' },
    think: { type: 'string', default: '400' },
  },
})
const [players, seconds, nodeCount, thinkMs] = [
  values.players,
  values.seconds,
  values.nodes,
  values.think,
].map(Number) as [number, number, number, number]

/** Budgets of design section 11. */
const BUDGET = { answers: 2_500, resultMs: 25, waitMs: 300, socketKb: 80 }
const BLOCKS = 2
const FLOOR_MS = 4_000
const FLOOR_SOCKETS = 64
/** Measured from when so many play: the crowd of a start all at once is another test. */
const STEADY_SHARE = 0.9
const STEADY_LIMIT_MS = 30_000
const FIRST_RATING = 1200
const WIDEST_AFTER_MS = 10_000
const COME_A_SECOND = 200
const TOGETHER = 5
/** A round lasts as long as the slower of two who think evenly up to `thinkMs`, and never no time at all. */
const DUEL_MS = Math.max(1_000, MATCH_SETTINGS.live.rounds * (2 / 3) * thinkMs)
/** Players come over a whole number of duels, so that as many end at one time as at another. */
const COMING_MS = DUEL_MS * Math.ceil(((players / COME_A_SECOND) * 1_000) / DUEL_MS)

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const world = await makeWorld('load-cluster', players)
const settings = { databaseUrl: world.databaseUrl, busLoss: 0, answerWindowMs: 60_000 }
const nodes: SwarmNode[] = []
for (let i = 0; i < nodeCount; i++) nodes.push(await startNode(String(i + 1), settings))
const floor = await startFloor(world.databaseUrl)
const disk = await startDisk(inOut('.'))
await pause(1_500)
const heldBy = async () => (await Promise.all(nodes.map((node) => node.held()))).reduce((a, b) => a + b)
const idle = await heldBy()

const ack = new Times()
const result = new Times()
const wait = new Times()
const acknowledged: Acknowledged[] = []
const refusals = new Map<string, number>()
let measuring = false
let playing = false
let duels = 0
let answers = 0

const sentAt = new Map<string, number>()
const closers = new Map<string, { at: number; told: number }>()
const joinedAt = new Map<string, number>()
const ratings = new Map<string, number>()
const starts = new Map<string, { userId: string; at: number }[]>()

/** When two had each other for a partner: both looked, and their ratings lay in the window of the one who looked longer. */
function partneredAt(userIds: readonly string[]): number {
  const joined = userIds.map((id) => joinedAt.get(id) ?? 0)
  const [one = FIRST_RATING, two = FIRST_RATING] = userIds.map((id) => ratings.get(id) ?? FIRST_RATING)
  let waited = 0
  while (ratingWindow(waited) < Math.abs(one - two) && waited < WIDEST_AFTER_MS) waited += 1_000
  return Math.max(...joined, Math.min(...joined) + waited)
}

const virtualPlayers = world.members.map((member, i) =>
  virtualPlayer({
    member,
    url: () => nodes[i % nodes.length]?.url ?? null,
    mischief: WELL_BEHAVED,
    beatMs: null,
    think: () => Math.random() * thinkMs,
    goOn: () => playing,
    witness: {
      asked: () => undefined,
      joined: (userId, at) => joinedAt.set(userId, at),
      started(userId, matchId, at) {
        const both = [...(starts.get(matchId) ?? []), { userId, at }]
        if (both.length < 2) {
          starts.set(matchId, both)
          return
        }
        starts.delete(matchId)
        if (measuring)
          for (const one of both) wait.add(one.at - partneredAt(both.map(({ userId }) => userId)))
      },
      answered(userId, matchId, round, _place, at) {
        sentAt.set(`${userId} ${matchId} ${round}`, at)
        closers.set(`${matchId} ${round}`, { at, told: 0 })
      },
      acknowledged(userId, matchId, round, place, at) {
        acknowledged.push({ userId, matchId, round, place })
        const key = `${userId} ${matchId} ${round}`
        const sent = sentAt.get(key)
        sentAt.delete(key)
        if (!measuring || sent === undefined) return
        answers++
        ack.add(at - sent)
      },
      closed(_userId, matchId, round, at) {
        const key = `${matchId} ${round}`
        const closer = closers.get(key)
        if (!closer) return
        if (measuring) result.add(at - closer.at)
        closer.told++
        if (closer.told === 2) closers.delete(key)
      },
      ended(userId, _matchId, rating) {
        if (rating !== null) ratings.set(userId, rating)
        if (measuring) duels += 0.5
      },
      refused: (code) => refusals.set(code, (refusals.get(code) ?? 0) + 1),
    },
  }),
)

const floors: FloorResult[] = []
let measuredS = 0
let nodeCpuUs = 0
let postgresUs: number | null = 0
let wal: WalWritten = { bytes: 0, flushes: 0, segments: 0 }
let loaded: { kb: number; sockets: number } | null = null

async function drained(): Promise<void> {
  for (let i = 0; i < 120 && virtualPlayers.some((one) => !one.idle()); i++) await pause(250)
}

async function steady(): Promise<void> {
  const limit = performance.now() + STEADY_LIMIT_MS
  const inDuel = () => virtualPlayers.filter((one) => one.inDuel()).length
  while (inDuel() < STEADY_SHARE * players && performance.now() < limit) await pause(250)
}

const cpuOfNodes = () => nodes.reduce((sum, node) => sum + node.usage.cpuUs, 0)

console.log(
  `${players} players, ${nodeCount} nodes, ${availableParallelism()} cores, load generator included`,
)
for (let block = 0; block < BLOCKS; block++) {
  floors.push(await floor.run(FLOOR_SOCKETS, FLOOR_MS))
  playing = true
  const opened = performance.now()
  for (const [i, one] of virtualPlayers.entries()) {
    // A crowd that connects, or ends its duels, at once is another test.
    if (i % TOGETHER === 0) await pause(opened + (i / players) * COMING_MS - performance.now())
    one.start()
  }
  await steady()
  const before = { at: performance.now(), cpu: cpuOfNodes(), postgres: postgresCpu(world.postmaster()) }
  const walBefore = await walWritten(world.sql)
  measuring = true
  disk.begin()
  await pause((seconds * 1000) / BLOCKS)
  measuring = false
  disk.end()
  measuredS += (performance.now() - before.at) / 1000
  nodeCpuUs += cpuOfNodes() - before.cpu
  const after = postgresCpu(world.postmaster())
  postgresUs =
    postgresUs === null || after === null || before.postgres === null
      ? null
      : postgresUs + after - before.postgres
  wal = walAlso(wal, walBefore, await walWritten(world.sql))
  const sockets = nodes.reduce((sum, node) => sum + node.usage.sockets, 0)
  loaded = { kb: ((await heldBy()) - idle) / 1024 / Math.max(1, sockets), sockets }
  playing = false
  await drained()
}
floors.push(await floor.run(FLOOR_SOCKETS, FLOOR_MS))
for (const one of virtualPlayers) one.stop()
await pause(500)
const findings = await audit(world, acknowledged)
for (const node of nodes) await node.stop()
await floor.stop()
await disk.stop()
await world.close()

const floorTrips = new Times()
for (const one of floors) floorTrips.join(one.trips)
const floorRate =
  floors.reduce((sum, one) => sum + one.messages, 0) / floors.reduce((sum, one) => sum + one.seconds, 0)
const floorCpu =
  floors.reduce((sum, one) => sum + one.cpuUs, 0) /
  Math.max(
    1,
    floors.reduce((sum, one) => sum + one.messages, 0),
  )

const ms = (time: number): string => time.toFixed(1)
const spread = (times: Times): string =>
  `${ms(times.at(0.5))} / ${ms(times.at(0.99))} / ${ms(times.at(0.999))} ms`
const rate = answers / measuredS
const rows: [string, string, string][] = [
  ['answers, each durable', `${rate.toFixed(0)}/s`, `≥ ${BUDGET.answers}/s`],
  ['duels', `${(duels / measuredS).toFixed(1)}/s`, ''],
  ['ack, p50 / p99 / p99.9', spread(ack), ''],
  ['answer → result, p50 / p99 / p99.9', spread(result), `p99 ≤ ${BUDGET.resultMs} ms`],
  ['match wait with a partner, p50 / p99 / p99.9', spread(wait), `p99 ≤ ${BUDGET.waitMs} ms`],
  ['memory a socket', `${loaded?.kb.toFixed(0)} KB (${loaded?.sockets} sockets)`, `≤ ${BUDGET.socketKb} KB`],
  ['node CPU an answer', `${(nodeCpuUs / Math.max(1, answers)).toFixed(0)} µs`, ''],
  [
    'PostgreSQL CPU an answer',
    postgresUs === null ? 'not told here' : `${(postgresUs / Math.max(1, answers)).toFixed(0)} µs`,
    '',
  ],
  [
    'floor: echo + one INSERT',
    `${floorRate.toFixed(0)}/s, ${spread(floorTrips)}, ${floorCpu.toFixed(0)} µs`,
    `${FLOOR_SOCKETS} sockets`,
  ],
  ['the disk alone meanwhile: 4 KB', spread(disk.times), ''],
  [
    'log written for an answer',
    `${(wal.bytes / 1024 / Math.max(1, answers)).toFixed(1)} KB, ${(wal.flushes / Math.max(1, answers)).toFixed(2)} flushes, ${wal.segments.toFixed(0)} segments laid out`,
    '',
  ],
  ['answers / floor', `${(rate / floorRate).toFixed(2)}×`, ''],
  ['ack p50 / floor p50', `${(ack.at(0.5) / floorTrips.at(0.5)).toFixed(2)}×`, ''],
]
console.log(`\n| what | measured | budget |\n|---|---|---|`)
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
console.log(`\nrefusals: ${[...refusals].map(([code, n]) => `${code} ${n}`).join(', ') || 'none'}`)
const wrong = Object.entries(findings).filter(([, n]) => n !== 0)
console.log(
  wrong.length === 0 ? 'audit: all zeros' : `audit: ${wrong.map(([what, n]) => `${what} ${n}`).join(', ')}`,
)
process.exit(wrong.length === 0 && answers > 0 ? 0 : 1)
