import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { removeDeadPipes } from '../../../electron/main/dead-pipes.ts'
import { privatePipe } from '../../../electron/main/private-pipe.ts'
import { isWindows } from '../../../scripts/project.mjs'

let temporary: string
const servers: net.Server[] = []
beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'bar-duel-pipes-'))
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((one) => new Promise((closed) => one.close(closed))))
  await rm(temporary, { recursive: true, force: true })
})

/** A pipe that is listened on, as an engine does. */
async function listening(): Promise<string> {
  const { path: at } = await privatePipe(temporary)
  const server = net.createServer()
  servers.push(server)
  await new Promise<void>((done) => server.listen(at, done))
  return path.basename(path.dirname(at))
}

/** The folder of a pipe whose engine was killed: its socket is there, and nobody listens. */
async function killed(): Promise<string> {
  const { path: at } = await privatePipe(temporary)
  const server = net.createServer()
  await new Promise<void>((done) => server.listen(`${at}.live`, done))
  await rename(`${at}.live`, at)
  await new Promise((closed) => server.close(closed))
  return path.basename(path.dirname(at))
}

test.runIf(!isWindows)(
  'pipes on which nobody listens are removed; one in use, one just made and others’ folders stay',
  async () => {
    const alive = await listening()
    const dead = await killed()
    const { path: at } = await privatePipe(temporary)
    const starting = path.basename(path.dirname(at))
    await mkdir(path.join(temporary, 'bd-notes-of-mine'))
    await writeFile(path.join(temporary, 'bd-abcdef'), 'a file')
    await removeDeadPipes(temporary)
    const left = await readdir(temporary)
    expect(left).toEqual(expect.arrayContaining([alive, starting, 'bd-notes-of-mine', 'bd-abcdef']))
    expect(left).not.toContain(dead)
    await removeDeadPipes(temporary, Date.now() + 2 * HOUR)
    expect(await readdir(temporary)).toEqual(expect.arrayContaining([alive]))
    expect(await readdir(temporary)).not.toContain(starting)
  },
)

test('a temporary folder that cannot be read stops nothing', async () => {
  await expect(removeDeadPipes(path.join(temporary, 'none'))).resolves.toBeUndefined()
})
