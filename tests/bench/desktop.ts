// npm run bench:desktop: how long the desktop app takes to its window and to its first question, and what its processes
// hold, beside a bare app of the same runtime started in the same run.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { inProject } from '../../scripts/project.mjs'
import { call, registration } from '../desktop/call.ts'
import { cloudServer } from '../desktop/cloud.ts'
import { runtimeName, runtimeProgram } from '../desktop/runtime.ts'

const STARTS = 5
const MB = 1024

interface Started {
  app: ElectronApplication
  page: Page
  /** ms from the start of the process to the first page shown */
  window: number
}

async function start(folder: string, env: Record<string, string>): Promise<Started> {
  const began = performance.now()
  const app = await _electron.launch({
    executablePath: runtimeProgram(),
    args: [folder],
    cwd: inProject(),
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const page = await app.firstWindow()
  await page.locator('body > *').first().waitFor({ state: 'visible' })
  return { app, page, window: performance.now() - began }
}

/** Resident memory (MB) of a process and of all it started, by name (Linux). */
async function memoryOf(root: number): Promise<Map<string, number>> {
  const all = new Map<number, { parent: number; name: string; rss: number }>()
  for (const entry of await readdir('/proc')) {
    const text = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '') : ''
    const field = (name: string) => new RegExp(`^${name}:\\s+(.+)$`, 'm').exec(text)?.[1] ?? ''
    if (text)
      all.set(Number(entry), {
        parent: Number(field('PPid')),
        name: field('Name'),
        rss: Number.parseInt(field('VmRSS'), 10) || 0,
      })
  }
  const sums = new Map<string, number>()
  const isOurs = (pid: number): boolean => pid === root || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0))
  for (const [pid, { name, rss }] of all) if (isOurs(pid)) sums.set(name, (sums.get(name) ?? 0) + rss / MB)
  return sums
}

async function bareApp(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-bare-'))
  await writeFile(path.join(folder, 'package.json'), '{"name":"bare","version":"1.0.0","main":"main.cjs"}')
  await writeFile(
    path.join(folder, 'main.cjs'),
    `const { app, BrowserWindow, protocol } = require('electron')
    protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
    app.whenReady().then(() => {
      protocol.handle('app', async () => new Response('<p>bare', { headers: { 'content-type': 'text/html' } }))
      new BrowserWindow().loadURL('app://bare/')
    })`,
  )
  return folder
}

const median = (all: number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
const total = (memory: Map<string, number>): number => [...memory.values()].reduce((sum, one) => sum + one, 0)
const shown = (memory: Map<string, number>): string =>
  [...memory].map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`).join(', ')

const cloud = await cloudServer()
const bare = await bareApp()
const data = await mkdtemp(path.join(tmpdir(), 'bar-duel-bench-'))
const env = { BARDUEL_SERVER_URL: cloud.url, BARDUEL_DATA_FOLDER: data, BARDUEL_REMEMBER_SIGN_IN: '0' }
const windows: number[] = []
const bareWindows: number[] = []
const questions: number[] = []
const player = registration()
let memory = new Map<string, number>()
let bareMemory = new Map<string, number>()

for (let i = 0; i <= STARTS; i++) {
  const nothing = await start(bare, {})
  bareMemory = await memoryOf(nothing.app.process().pid ?? 0)
  await nothing.app.close()
  const ours = await start('.', env)
  const { username, password } = player
  await call(
    ours.page,
    'POST',
    `/api/auth/${i === 0 ? 'register' : 'login'}`,
    i === 0 ? player : { username, password },
  )
  const signedIn = performance.now()
  const asked = await call(ours.page, 'POST', '/api/solo-challenge/start', { subject: 'Torts' })
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
  memory = await memoryOf(ours.app.process().pid ?? 0)
  // The first start of each warms the disk.
  if (i > 0) {
    bareWindows.push(nothing.window)
    windows.push(ours.window)
    questions.push(ours.window + performance.now() - signedIn)
  }
  await ours.app.close()
}
console.log(`Desktop on ${runtimeName()}, median of ${STARTS} warm starts`)
console.log(
  `window shown    ${median(windows).toFixed(0)} ms, bare app ${median(bareWindows).toFixed(0)} ms: ${(median(windows) / median(bareWindows)).toFixed(2)}×`,
)
console.log(`first question  ${median(questions).toFixed(0)} ms after the start, signing in left out`)
console.log(
  `memory          ${total(memory).toFixed(0)} MB (${shown(memory)}), bare app ${total(bareMemory).toFixed(0)} MB: ${(total(memory) / total(bareMemory)).toFixed(2)}×`,
)
await cloud.remove()
await rm(bare, { recursive: true })
await rm(data, { recursive: true, force: true, maxRetries: 3 })
