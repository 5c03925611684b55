import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { markLives, ownMark } from '../../scripts/process/living.mjs'
import { tryLock, underLock } from '../../scripts/process/lock.mjs'
import { inOut } from '../../scripts/project.mjs'

const file = inOut(`lock-test-${process.pid}`)

afterEach(() => rmSync(file, { force: true }))

/** The pid of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
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

  it('left by a dead process is taken', async () => {
    writeFileSync(file, JSON.stringify({ pid: await deadPid(), born: '', note: '' }))
    expect('release' in tryLock(file)).toBe(true)
  })

  it('cut off in the writing is taken once it is old', () => {
    writeFileSync(file, '')
    expect('release' in tryLock(file)).toBe(false)
    const long = new Date(Date.now() - 60_000)
    utimesSync(file, long, long)
    expect('release' in tryLock(file)).toBe(true)
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
