import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inOut } from '../../scripts/project.mjs'

export interface ServerProcess {
  server: ChildProcess
  port: number
  /** every line it has printed so far */
  lines: string[]
}

/** The real server on a free port, once it says that it is ready. */
export async function startServer(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['cloud-server/server.ts'], {
    env: { ...process.env, DATA_DIR: inOut('test-data'), DATABASE_URL: databaseUrl, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('the server has no output')
  const lines: string[] = []
  const output = createInterface(server.stdout)
  const port = await new Promise<number>((ready, failed) => {
    output.on('line', (line) => {
      lines.push(line)
      const said = line.match(/^Bar Duel is ready on http:\/\/localhost:(\d+)$/)?.[1]
      if (said) ready(Number(said))
    })
    output.on('close', () => failed(new Error(`the server ended before it was ready: ${lines.join('; ')}`)))
  })
  return { server, port, lines }
}
