// npm run faults -- [--players N] [--seconds S]
import { parseArgs } from 'node:util'
import { type Acknowledged, audit } from '../swarm/audit.ts'
import { type SwarmNode, startNode } from '../swarm/nodes.ts'
import { type VirtualPlayer, virtualPlayer } from '../swarm/virtual-player.ts'
import { makeWorld } from '../swarm/world.ts'

const { values } = parseArgs({
  options: { players: { type: 'string', default: '300' }, seconds: { type: 'string', default: '40' } },
})
const players = Number(values.players)
const seconds = Number(values.seconds)

/** How long an answer may take, and how long after the last start everything must be finished. */
const ANSWER_WINDOW_MS = 4_000
const FINISH_LIMIT_MS = 180_000

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const began = performance.now()
const say = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)

say(`making a database and ${players} players …`)
const world = await makeWorld('faults-cluster', players)
const settings = { databaseUrl: world.databaseUrl, busLoss: 0.1, answerWindowMs: ANSWER_WINDOW_MS }
const nodes: SwarmNode[] = [await startNode('A', settings), await startNode('B', settings)]

const acknowledged: Acknowledged[] = []
const refusals = new Map<string, number>()
let answersSent = 0
let ends = 0
let playing = true

const upNode = (): string | null => {
  const up = nodes.filter((node) => node.up)
  return up[Math.floor(Math.random() * up.length)]?.url ?? null
}

const virtualPlayers: VirtualPlayer[] = world.members.map((member) =>
  virtualPlayer({
    member,
    url: upNode,
    mischief: { silent: 0.01, drop: 0.01, double: 0.05 },
    beatMs: 2_000,
    think: () => 20 + Math.random() * 300,
    goOn: () => playing,
    witness: {
      asked: () => undefined,
      joined: () => undefined,
      started: () => undefined,
      answered: () => {
        answersSent++
      },
      acknowledged: (userId, matchId, round, place) => {
        acknowledged.push({ userId, matchId, round, place })
      },
      closed: () => undefined,
      ended: () => {
        ends++
      },
      refused: (code) => refusals.set(code, (refusals.get(code) ?? 0) + 1),
    },
  }),
)
for (const one of virtualPlayers) one.start()
say(
  `${players} players through two nodes; 1 % silent, 1 % dropped after an answer, 5 % doubled or reordered, bus loses 10 %`,
)

const share = (part: number) => pause(seconds * 1000 * part)

await share(0.2)
const [a, b] = nodes as [SwarmNode, SwarmNode]
a.up = false
a.process.kill('SIGKILL')
say('node A killed with kill -9')
await share(0.1)
nodes.push(await startNode('C', settings))
say('node C joined')

await share(0.1)
b.process.kill('SIGSTOP')
say('node B paused (SIGSTOP)')
await pause(6_000)
b.process.kill('SIGCONT')
say('node B goes on')

await share(0.2)
say('the database is stopped hard (SIGQUIT)')
await world.crash()
await pause(500)
await world.revive()
say('the database has recovered and runs')

await share(0.2)
const c = nodes[2] as SwarmNode
await c.stop()
say('node C left (SIGTERM)')
nodes.push(await startNode('D', settings))
say('node D joined')
await share(0.2)

playing = false
say('no new duels; waiting for the last to finish')
const limit = performance.now() + FINISH_LIMIT_MS
const open = async (): Promise<number> =>
  (
    await world.sql<{ n: number }>(
      `select ((select count(*) from matches where settled_at is null) + (select count(*) from queue_tickets))::int as n`,
    )
  )[0]?.n ?? 0
while ((await open()) > 0 && performance.now() < limit) await pause(500)
for (const one of virtualPlayers) one.stop()
for (const node of nodes) await node.stop()

const [totals] = await world.sql<{ duels: number; answers: number; silent: number }>(
  `select (select count(*) from matches)::int as duels, (select count(*) from match_answers)::int as answers,
     (select count(*) from match_answers where selected = -1)::int as silent`,
)
const findings = await audit(world, acknowledged)
await world.close()

console.log(`
duels                      ${totals?.duels}
answers stored             ${totals?.answers} (${totals?.silent} of them silence)
answers sent               ${answersSent}
answers acknowledged       ${acknowledged.length}
ends told                  ${ends}
refusals                   ${[...refusals].map(([code, n]) => `${code} ${n}`).join(', ') || 'none'}
`)
for (const [what, n] of Object.entries(findings)) console.log(`${String(n).padStart(6)}  ${what}`)
const wrong = Object.values(findings).reduce((sum, n) => sum + Math.abs(n), 0)
const played = (totals?.duels ?? 0) > 0 && acknowledged.length > 0
console.log(wrong === 0 && played ? '\nAll zeros.' : '\nNOT all zeros.')
process.exit(wrong === 0 && played ? 0 : 1)
