import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import { pidLives } from '../../scripts/process/living.mjs'
import { tcpPortsOf } from '../electron/support/listening.ts'
import { expect, test } from './app.ts'
import { call, signUp } from './call.ts'
import { enginePid, pipeOf } from './processes.ts'

const pidOf = (app: { process(): { pid?: number | undefined } }): number => app.process().pid ?? 0

/** The status of a call on the pipe, made by a process other than main. */
function statusOnPipe(pipe: string, secret: string | null): Promise<number | undefined> {
  const headers = secret === null ? {} : { [HEADER_ENGINE_SECRET]: secret }
  return new Promise((answered, failed) => {
    http
      .get({ socketPath: pipe, path: '/api/health', headers }, (reply) => {
        reply.resume()
        answered(reply.statusCode)
      })
      .on('error', failed)
  })
}

// Handles and pipes of other processes can be read on Linux alone.
if (process.platform === 'linux') {
  test('main and engine listen on no TCP port of their own', async ({ desktop }) => {
    const { app, page } = await desktop()
    await call(page, 'GET', '/api/health')
    expect(tcpPortsOf(enginePid(pidOf(app)))).toBe(0)

    // An app that does nothing has the ports that the runtime and the test driver open by themselves.
    const bare = await mkdtemp(path.join(tmpdir(), 'bar-duel-bare-'))
    await writeFile(path.join(bare, 'package.json'), '{"name":"bare","version":"1.0.0","main":"main.cjs"}')
    await writeFile(
      path.join(bare, 'main.cjs'),
      `const { app, BrowserWindow, protocol } = require('electron')
      protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
      app.whenReady().then(() => {
        protocol.handle('app', async () => new Response('<p>bare', { headers: { 'content-type': 'text/html' } }))
        new BrowserWindow().loadURL('app://bare/')
      })`,
    )
    const nothing = await desktop({ folder: bare })
    expect(tcpPortsOf(pidOf(app))).toBe(tcpPortsOf(pidOf(nothing.app)))
    await rm(bare, { recursive: true })
  })

  test('the pipe answers nobody without the secret', async ({ desktop }) => {
    const { app, page } = await desktop()
    expect((await call(page, 'GET', '/api/health')).status).toBe(200)
    const pipe = pipeOf(enginePid(pidOf(app)))
    for (const secret of [null, '', 'a guess', 'x'.repeat(43)])
      expect(await statusOnPipe(pipe, secret)).toBe(403)
  })

  test('an engine that dies comes back, and the player is still signed in', async ({ desktop }) => {
    const { app, page } = await desktop()
    const { username } = await signUp(page)
    const first = enginePid(pidOf(app))
    process.kill(first, 'SIGKILL')
    await expect.poll(async () => (await call(page, 'GET', '/api/health')).status).toBe(200)
    expect(await call(page, 'GET', '/api/auth/me')).toMatchObject({ status: 200, body: { username } })
    expect(enginePid(pidOf(app))).not.toBe(first)
  })

  test('quitting takes the engine along, within bounds', async ({ desktop }) => {
    const { app, page, quit } = await desktop()
    await call(page, 'GET', '/api/health')
    const engine = enginePid(pidOf(app))
    const began = performance.now()
    await quit()
    expect(performance.now() - began).toBeLessThan(8_000)
    // A dead process keeps its number until the system has noticed.
    await expect.poll(() => pidLives(engine)).toBe(false)
  })
}
