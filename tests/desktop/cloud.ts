import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inOut, inProject } from '../../scripts/project.mjs'
import { makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'

const READY = /ready on http:\/\/localhost:(\d+)/

/** The port the server says it is ready on. */
function readyPort(server: ChildProcess): Promise<number> {
  return new Promise((ready, failed) => {
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    if (!server.stdout) return failed(new Error('the server has no output'))
    createInterface(server.stdout).on('line', (line) => {
      const port = READY.exec(line)?.[1]
      if (port) ready(Number(port))
    })
  })
}

/**
 * The real server as a process on a database of its own, which tests stop and start again at the same address. `settings` are
 * variables of its environment beside those.
 */
export async function cloudServer(settings: Record<string, string> = {}) {
  const cluster = await testCluster()
  const database = await makeDatabase(cluster.url, await migratedTemplate(cluster.url))
  let server: ChildProcess | null = null
  let port = 0

  async function start(): Promise<void> {
    if (server) return
    server = spawn(process.execPath, ['cloud-server/server.ts'], {
      cwd: inProject(),
      env: {
        ...process.env,
        DATA_DIR: inOut('test-data'),
        DATABASE_URL: database.url,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: '',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    port = await readyPort(server)
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = server
    server = null
    if (running?.exitCode !== null) return
    const gone = new Promise((exited) => running.once('exit', exited))
    running.kill(signal)
    await gone
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    start,
    stop,
    async remove(): Promise<void> {
      await stop()
      await database.drop()
      await cluster.stop()
    },
  }
}

export type CloudServer = Awaited<ReturnType<typeof cloudServer>>
