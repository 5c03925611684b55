import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packageApp } from '../../scripts/package/app-package.mjs'
import { inProject } from '../../scripts/project.mjs'
import { expect, test } from './app.ts'
import { call, signUp } from './call.ts'
import { runtimeFolder } from './runtime.ts'

const PROGRAMS: Record<string, string> = {
  darwin: path.join('Bar Duel.app', 'Contents', 'MacOS', 'Bar Duel'),
  win32: 'Bar Duel.exe',
}

let output: string
let program: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  output = await mkdtemp(path.join(tmpdir(), 'bar-duel-packaged-'))
  const bank = inProject('out', 'bank')
  const unpacked = await packageApp({ bank, output, electronDist: runtimeFolder(), keepInspect: true })
  program = path.join(unpacked, PROGRAMS[process.platform] ?? 'bar-duel')
})
test.afterAll(() => rm(output, { recursive: true, force: true }))

test('the packaged app starts, signs a player up, and serves questions with the server gone', async ({
  desktop,
  cloud,
}) => {
  const { app, page } = await desktop({ program })
  expect(await app.evaluate(({ app }) => app.isPackaged)).toBe(true)
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  const { username } = await signUp(page)
  await cloud.stop()
  const start = await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Evidence' })
  expect(start).toMatchObject({ status: 200, body: { question: { subject: 'Evidence' } } })
  await page.reload()
  await expect(page.getByText(`@${username}`)).toBeVisible()
})
