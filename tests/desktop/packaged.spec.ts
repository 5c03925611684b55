import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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

/** The data folder of an installed app, which no variable of ours names. Linux has it by XDG_CONFIG_HOME. */
async function installedData(server: string) {
  const home = path.join(output, 'home')
  const folder = path.join(home, 'Bar Duel')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'settings.json'), JSON.stringify({ serverUrl: server }))
  // Without a secret service the sign-in stays out of the tester's own keychain; other systems have no such switch.
  const env = { XDG_CONFIG_HOME: home, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }
  return { folder, env, args: [`--user-data-dir=${folder}`] }
}

test('the packaged app starts, signs a player up, and serves questions with the server gone', async ({
  desktop,
  cloud,
}) => {
  // The same server by another name than the one in the environment.
  const server = cloud.url.replace('localhost', '127.0.0.1')
  const { folder, env, args } = await installedData(server)
  const { app, page, env: given } = await desktop({ program, args, env })
  expect(await app.evaluate(({ app }) => [app.isPackaged, app.getPath('userData')])).toEqual([true, folder])
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
  const chosen = await page.evaluate(() => {
    const { barDuelDesktop } = window as unknown as { barDuelDesktop: { server(): Promise<unknown> } }
    return barDuelDesktop.server()
  })
  expect(chosen).toEqual({ address: server, fixed: false, own: null })
  const { username } = await signUp(page)
  await cloud.stop()
  const start = await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Evidence' })
  expect(start).toMatchObject({ status: 200, body: { question: { subject: 'Evidence' } } })
  await page.reload()
  await expect(page.getByText(`@${username}`)).toBeVisible()
  expect(await readdir(given.BARDUEL_DATA_FOLDER ?? '')).toEqual([])
})
