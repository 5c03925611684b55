import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { fetchNode } from '../../scripts/install/fetched-node.mjs'
import { readMarker } from '../../scripts/install/marker.mjs'
import { pidLives } from '../../scripts/process/living.mjs'
import { withFirstOnPath } from '../../scripts/process/path.mjs'
import { inOut, inProject, isWindows, root } from '../../scripts/project.mjs'
import { TOOLS } from '../../scripts/tools.mjs'
import { createDatabase } from '../support/postgres.ts'

const FETCH_LIMIT_MS = 320_000
const LIMIT_MS = 60_000

const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts
const PROGRAM = 'tests/scripts/task-program.ts'

let oldNode = ''
const folders: string[] = []

/** Where the registry has no Node 24 for this system, an older Node cannot start the product at all. */
const isPackaged = readMarker()?.runtime === 'packaged'

// The oldest Node that package.json allows comes from the registry once, and stays in out/.
beforeAll(async () => {
  const node = isPackaged ? await fetchNode('18', 'node-18') : process.execPath
  if (!node) throw new Error('Node 18, which these tests run on, could not be fetched from the registry.')
  oldNode = node
}, FETCH_LIMIT_MS)

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

interface Where {
  cwd?: string
  env?: Record<string, string>
}

/** Runs a line as npm does: in the system's shell, here with the old Node first on the PATH. */
function start(line: string, { cwd = root, env = {} }: Where = {}): ChildProcess {
  const { VITEST: _vitest, NODE_ENV: _mode, ...own } = process.env
  return spawn(line, {
    cwd,
    env: withFirstOnPath(path.dirname(oldNode), { ...own, npm_lifecycle_event: 'x', ...env }),
    shell: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function outcome(child: ChildProcess, input = '') {
  const { stdin, stdout, stderr } = child
  if (!stdin || !stdout || !stderr) throw new Error('the streams of a child are pipes')
  stdin.end(input)
  const [said, complained, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')])
  return { code, said, complained }
}

const npmRun = (name: string, args = '', where?: Where) => outcome(start(`${SCRIPTS[name]} ${args}`, where))

/** Starts a task that stays, and waits until its program runs. */
async function stayingTask(mode: 'wait' | 'tidy') {
  const task = spawn(oldNode, ['scripts/task.mjs', PROGRAM, mode], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  task.stdout.on('data', (chunk) => {
    said += chunk
  })
  await expect.poll(() => said).toContain('runs as')
  const pid = Number(/runs as (\d+)/.exec(said)?.[1])
  const ended = once(task, 'close')
  return { task, pid, ended, said: () => said }
}

describe('every npm script', () => {
  const lines = Object.entries(SCRIPTS)

  test.each(lines)('%s begins with a script that any Node runs', (_name, line) => {
    expect(line).toMatch(/^node scripts\/(start|test|task)\.mjs( |$)/)
  })

  test.each(lines.filter(([, line]) => line.includes('task.mjs')))(
    '%s names what is there',
    (_name, line) => {
      const program = line.split(' ')[2] ?? ''
      expect(program in TOOLS || existsSync(inProject(program))).toBe(true)
    },
  )

  test('and every tool is where it is looked for', () => {
    expect(Object.values(TOOLS).filter((file) => !existsSync(inProject(file)))).toEqual([])
  })
})

describe('under the oldest Node that can start the product', { timeout: LIMIT_MS }, () => {
  it.runIf(isPackaged)('TypeScript needs a newer one', async () => {
    const { code, complained } = await outcome(start(`node ${PROGRAM} report`))
    expect(code).not.toBe(7)
    expect(complained).toContain('ERR_UNKNOWN_FILE_EXTENSION')
  })

  it('a program in TypeScript runs', async () => {
    const { code, said } = await npmRun('routes')
    expect([code, said]).toEqual([0, expect.stringContaining('/api/health')])
  })

  it('a program gets its arguments and its input, runs on the Node of the product, and ends with its own code', async () => {
    const child = start(`node scripts/task.mjs ${PROGRAM} report "two words" --flag=1 -- x`)
    const { code, said } = await outcome(child, 'typed in')
    expect(code).toBe(7)
    expect(JSON.parse(said)).toEqual({
      args: ['two words', '--flag=1', '--', 'x'],
      node: process.version,
      input: 'typed in',
    })
  })

  it('a script that starts a program in TypeScript runs', async () => {
    const database = await createDatabase()
    try {
      const { code, said } = await npmRun('admin', 'users', { env: { DATABASE_URL: database.url } })
      expect([code, said]).toEqual([0, expect.stringContaining('0 accounts in all')])
    } finally {
      await database.drop()
    }
  })

  it.each([
    ['dev:web', '--version', /^vite\/.* node-v24/],
    ['lint', '--help', /biome ci/],
    ['types', '--version', /^Version 7\S*\s+Version 7/],
    ['test:deep', '--help', /vitest run/],
  ])('a tool runs: %s %s', async (name, args, output) => {
    const { code, said } = await npmRun(name, args)
    expect([code, said]).toEqual([0, expect.stringMatching(output)])
  })

  it('npm test and npm start come to their second half', async () => {
    const tests = await npmRun('test', '--only nothing')
    expect([tests.code, tests.complained]).toEqual([1, expect.stringContaining('--only takes lint, types')])
    const data = mkdtempSync(inOut('npm-scripts-test-'))
    folders.push(data)
    const started = await npmRun('start', '--no-open', { env: { PORT: 'no port', DATA_DIR: data } })
    expect([started.code, started.complained]).toEqual([1, expect.stringContaining('PORT must be')])
  })

  it('where nothing was installed yet, a task says in one line what to do', async () => {
    const bare = mkdtempSync(inOut('npm-scripts-test-'))
    folders.push(bare)
    for (const part of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(inProject(part), path.join(bare, part), { recursive: true })
    const { code, said, complained } = await npmRun('routes', '', { cwd: bare })
    expect([code, said]).toEqual([1, ''])
    expect(complained).toMatch(/^The packages aren’t installed[^\n]*npm start[^\n]*\n$/)
  })
})

describe.runIf(!isWindows)('a task that is asked to stop', { timeout: LIMIT_MS }, () => {
  it('ends its program, and says by its exit code that a signal did', async () => {
    const { task, pid, ended } = await stayingTask('wait')
    task.kill('SIGTERM')
    expect(await ended).toEqual([143, null])
    expect(pidLives(pid)).toBe(false)
  })

  it('lets its program end in order, asks it once, and ends with its code', async () => {
    const { task, ended, said } = await stayingTask('tidy')
    task.kill('SIGTERM')
    task.kill('SIGTERM')
    expect(await ended).toEqual([5, null])
    expect(said().match(/asked to stop/g)).toHaveLength(1)
  })

  it('takes its program along when it is killed', async () => {
    const { task, pid } = await stayingTask('tidy')
    task.kill('SIGKILL')
    await expect.poll(() => pidLives(pid)).toBe(false)
  })
})
