import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { cloudApp } from '../../cloud-server/app.ts'
import { DUEL_SETTINGS } from '../../cloud-server/matches/settings.ts'
import { openDatabase } from '../../cloud-server/store/database.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { lossy } from './lossy.ts'
import { swarmSettings } from './settings.ts'

/**
 * One node of a swarm: the real server, with the pause between rounds and the limits set for a run of machines
 * (NODE_SETTINGS, JSON). Says `listening PORT`, then `usage …` each second.
 */
const told = z
  .object({ port: z.int(), databaseUrl: z.string(), busLoss: z.number(), answerWindowMs: z.int() })
  .parse(JSON.parse(process.env.NODE_SETTINGS ?? '{}'))

const app = await cloudApp({
  db: openDatabase(told.databaseUrl),
  databaseUrl: told.databaseUrl,
  config: { publicUrl: null },
  webRoot: null,
  requestLimits: NO_LIMITS,
  leastAnswerMs: 0,
  ...(process.env.NODE_LOG === '1' ? { log: 'warn' } : {}),
  duels: {
    settings: { ...DUEL_SETTINGS, ...swarmSettings(told.answerWindowMs) },
    ...(told.busLoss > 0 ? { wrapBus: (bus) => lossy(bus, told.busLoss, Math.random) } : {}),
  },
})
await app.listen({ port: told.port, host: '127.0.0.1' })
console.log(`listening ${(app.server.address() as AddressInfo).port}`)

const usage = setInterval(() => {
  const { user, system } = process.cpuUsage()
  const sockets = app.websocketServer.clients.size
  console.log(`usage ${JSON.stringify({ cpuUs: user + system, sockets })}`)
}, 1_000)

// The memory that is held, without garbage that only waits to be collected.
process.on('message', () => {
  gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})

process.once('SIGTERM', async () => {
  clearInterval(usage)
  await app.close()
  process.exit(0)
})
