// npm run cluster -- --nodes 2: several nodes on one database, behind one port.
import { parseArgs } from 'node:util'
import { build } from '../build/build.mjs'
import { exitPlainly } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { dataFolder } from '../start/data-folder.mjs'
import { startDatabase } from '../start/database.mjs'
import { startServer } from '../start/server.mjs'
import { frontDoor } from './front-door.mjs'

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '2' } } })
const wanted = Math.max(1, Number(values.nodes) || 2)
const port = Number(process.env.PORT || 4600)
const signal = stopSignal()

/** @typedef {import('./front-door.mjs').Behind & { name: string, stop: () => Promise<void> }} Node */

async function startNode(/** @type {string} */ name, /** @type {NodeJS.ProcessEnv} */ settings) {
  const server = startServer({ ...settings, PORT: '0', DATA_DIR: dataFolder() })
  const address = await server.ready
  if (address === null) throw new Error(`node ${name} ended before it was ready`)
  const node = { name, port: Number(new URL(address).port), up: true, stop: server.stop }
  console.log(`Node ${name}: process ${server.pid}, port ${node.port} (kill -9 ${server.pid} ends it)`)
  server.ended.then(() => {
    node.up = false
    if (!signal.aborted) console.log(`Node ${name} is gone. Its players continue on the others.`)
  })
  return node
}

await exitPlainly(async () => {
  /** @type {(() => Promise<unknown> | void)[]} */
  const stops = []
  try {
    await build('bank', signal)
    await build('renderer', signal)
    /** @type {NodeJS.ProcessEnv} */
    let settings = process.env
    if (!settings.DATABASE_URL) {
      const database = await step('Starting the database', startDatabase)
      stops.push(database.stop)
      settings = { ...settings, ...database.env }
    }
    /** @type {Node[]} */
    const nodes = []
    // One after the other: the first brings the database up to date.
    for (let i = 0; i < wanted && !signal.aborted; i++) {
      const node = await startNode(String.fromCharCode(65 + (i % 26)), settings)
      nodes.push(node)
      stops.push(node.stop)
    }
    const door = frontDoor(nodes)
    await new Promise((open, failed) =>
      door.once('error', failed).listen(port, '127.0.0.1', () => open(null)),
    )
    stops.push(() => void door.close())
    console.log(`Bar Duel is ready on http://localhost:${port} (${nodes.length} nodes behind it)`)
    if (!signal.aborted) await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
    console.log('Stopping...')
    return 0
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
})
