import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { expect } from '@playwright/test'
import pg from 'pg'
import { frontDoor } from '../../scripts/cluster/front-door.mjs'
import { databaseNote } from './database-note.ts'

/** Two servers on one database: one asked directly, the other behind a door that leads to the first once it is gone. */
export interface TwoNodes {
  /** the first node's address */
  first: string
  /** the address of the second, as long as it lives */
  second: string
  /** `kill -9` of the second */
  killSecond(): Promise<void>
  /** Moves the one clock that decides: the connections of both end, and the new ones keep the new time. */
  moveClock(shift: string): Promise<void>
  stop(): Promise<void>
}

interface NodeSettings {
  /** how long a question is open, ms; as long as a story takes where it is left out */
  answerWindowMs?: number
}

async function startNode(
  port: number,
  { answerWindowMs }: NodeSettings,
  databaseUrl?: string,
): Promise<ChildProcess> {
  const node = spawn(process.execPath, ['tests/e2e/serve-duels.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      ...(answerWindowMs ? { ANSWER_WINDOW_MS: String(answerWindowMs) } : {}),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: 'inherit',
  })
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/api/health`).then(
          (reply) => reply.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  return node
}

/** Ports from `port` to `port + 2` are theirs. */
export async function twoNodes(port: number, settings: NodeSettings = {}): Promise<TwoNodes> {
  const one = await startNode(port, settings)
  const databaseUrl = readFileSync(databaseNote(String(port)), 'utf8')
  const two = await startNode(port + 1, settings, databaseUrl)
  const behind = [
    { port: port + 1, up: true },
    { port, up: false },
  ]
  const door: Server = frontDoor(behind)
  await new Promise<void>((open) => door.listen(port + 2, 'localhost', () => open()))

  const end = async (node: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    if (node.exitCode !== null || node.signalCode !== null) return
    node.kill(signal)
    await once(node, 'exit')
  }
  return {
    first: `http://localhost:${port}`,
    second: `http://localhost:${port + 2}`,
    async killSecond() {
      for (const node of behind) node.up = !node.up
      await end(two, 'SIGKILL')
    },
    async moveClock(shift) {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      const database = new URL(databaseUrl).pathname.slice(1)
      await client.query(
        `alter database ${pg.escapeIdentifier(database)} set bar_duel.clock_shift = ${pg.escapeLiteral(shift)}`,
      )
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [database],
      )
      await client.end()
    },
    async stop() {
      door.close()
      await end(two, 'SIGTERM')
      await end(one, 'SIGTERM')
    },
  }
}
