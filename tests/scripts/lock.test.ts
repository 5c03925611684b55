import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markLives, ownMark } from '../../scripts/process/living.mjs'
import { tryLock, underLock } from '../../scripts/process/lock.mjs'
import { inOut } from '../../scripts/project.mjs'
import type { Race } from './lock-taker.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(inOut('lock-test-'))
  file = path.join(folder, 'test.lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The pid of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

const deadLock = async () => JSON.stringify({ pid: await deadPid(), born: '', note: '' })

function makeOld(lock: string): void {
  const long = new Date(Date.now() - 60_000)
  utimesSync(lock, long, long)
}

/** Lets several threads try each lock at once. @returns how many took it, lock by lock */
async function race(files: string[], takers = 2): Promise<number[]> {
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  const workers = Array.from(
    { length: takers },
    () =>
      new Worker(new URL('./lock-taker.ts', import.meta.url), {
        workerData: { files, takers, arrived } satisfies Race,
      }),
  )
  const taken: boolean[][] = await Promise.all(
    workers.map(async (worker) => (await once(worker, 'message'))[0]),
  )
  return files.map((_, round) => taken.filter((tries) => tries[round]).length)
}

describe('a lock', () => {
  it('is held by one, who tells the other what it is for', () => {
    const first = tryLock(file, 'http://localhost:4600')
    const second = tryLock(file)
    expect('release' in first).toBe(true)
    expect(second).toEqual({
      holder: expect.objectContaining({ pid: process.pid, note: 'http://localhost:4600' }),
    })
  })

  it('is free again when released', () => {
    const first = tryLock(file)
    if ('release' in first) first.release()
    expect(existsSync(file)).toBe(false)
    expect('release' in tryLock(file)).toBe(true)
  })

  it('left by a dead process is taken, and nothing stays beside it', async () => {
    writeFileSync(file, await deadLock())
    expect('release' in tryLock(file)).toBe(true)
    expect(readdirSync(folder)).toEqual(['test.lock'])
  })

  it('cut off in the writing is taken once it is old', () => {
    writeFileSync(file, '')
    expect('release' in tryLock(file)).toBe(false)
    expect(readdirSync(folder)).toEqual(['test.lock'])
    makeOld(file)
    expect('release' in tryLock(file)).toBe(true)
  })

  it('left by a dead process is taken by one of two takers', async () => {
    const text = await deadLock()
    const files = Array.from({ length: 200 }, (_, round) => `${file}-${round}`)
    for (const lock of files) writeFileSync(lock, text)
    expect(new Set(await race(files))).toEqual(new Set([1]))
  })

  it('cut off in the writing is taken by one of two takers', async () => {
    const files = Array.from({ length: 100 }, (_, round) => `${file}-${round}`)
    for (const lock of files) {
      writeFileSync(lock, '{"pid":')
      makeOld(lock)
    }
    expect(new Set(await race(files))).toEqual(new Set([1]))
  })

  it('left by a dead process is refused while another process removes it', async () => {
    const text = await deadLock()
    writeFileSync(file, text)
    const removal = tryLock(`${file}.removal`, 'http://localhost:4601')
    expect(tryLock(file)).toEqual({ holder: expect.objectContaining({ note: 'http://localhost:4601' }) })
    expect(readFileSync(file, 'utf8')).toBe(text)
    if ('release' in removal) removal.release()
    expect('release' in tryLock(file)).toBe(true)
  })

  it('is taken though a process died while removing it', async () => {
    writeFileSync(file, await deadLock())
    writeFileSync(`${file}.removal`, await deadLock())
    expect('release' in tryLock(file)).toBe(true)
    expect(readdirSync(folder)).toEqual(['test.lock'])
  })

  it('taken over by another process is not released by the first', () => {
    const first = tryLock(file, 'first')
    rmSync(file)
    const second = tryLock(file, 'second')
    if ('release' in first) first.release()
    expect(tryLock(file)).toEqual({ holder: expect.objectContaining({ note: 'second' }) })
    if ('release' in second) second.release()
    expect(existsSync(file)).toBe(false)
  })

  it('makes work wait for its turn', async () => {
    const order: string[] = []
    const work = (name: string) =>
      underLock(file, async () => {
        order.push(`${name} in`)
        await new Promise(setImmediate)
        order.push(`${name} out`)
      })
    await Promise.all([work('a'), work('b')])
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out'])
  })
})

describe('the mark of a process', () => {
  it('lives while the process does', async () => {
    expect(markLives(ownMark())).toBe(true)
    expect(markLives({ pid: await deadPid(), born: '' })).toBe(false)
  })

  it('does not take a process with a reused pid for the one that left it', () => {
    expect(markLives({ ...ownMark(), born: 'another boot:1' })).toBe(false)
  })
})
