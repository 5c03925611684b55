import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Times } from './times.ts'

/** What the disk alone makes a write wait while the run goes on: no answer can be durable sooner. */
export interface Disk {
  /** measures until told to end; the times are ms */
  begin(): void
  end(): void
  times: Times
  stop(): Promise<void>
}

const ENTRY = fileURLToPath(new URL('./disk-probe.ts', import.meta.url))

/** `folder` lies on the disk of the database. */
export async function startDisk(folder: string): Promise<Disk> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ENTRY, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const times = new Times()
  let measuring = false
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (measuring) times.add(Number(line))
  })
  await once(child, 'spawn')
  return {
    times,
    begin() {
      measuring = true
    },
    end() {
      measuring = false
    },
    async stop() {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
