import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packageApp } from '../../scripts/package/app-package.mjs'
import { inProject } from '../../scripts/project.mjs'
import { sizeOf } from '../electron/support/files.ts'
import { expect, test } from './app.ts'
import { call, signUp } from './call.ts'
import { runtimeFolder } from './runtime.ts'
import { choose, field, press, restarted, USE } from './server-choice.ts'

const PROGRAMS: Record<string, string> = {
  darwin: path.join('Bar Duel.app', 'Contents', 'MacOS', 'Bar Duel'),
  win32: 'Bar Duel.exe',
}

/** The app's own part with every practice question, without Electron: 43 MB when this was written, half of it questions. */
const APP_LIMIT = 48 * 1024 * 1024

let output: string
let program: string
let resources: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  output = await mkdtemp(path.join(tmpdir(), 'bar-duel-packaged-'))
  const bank = inProject('out', 'bank')
  const unpacked = await packageApp({ bank, output, electronDist: runtimeFolder(), keepInspect: true })
  program = path.join(unpacked, PROGRAMS[process.platform] ?? 'bar-duel')
  const beside = process.platform === 'darwin' ? path.join('..', 'Resources') : 'resources'
  resources = path.join(path.dirname(program), beside)
})
test.afterAll(() => rm(output, { recursive: true, force: true }))

/** The start of an installed app on a new data folder, which no variable of ours names. Linux has it by XDG_CONFIG_HOME. */
async function installed() {
  const home = path.join(output, 'home')
  const folder = path.join(home, 'Bar Duel')
  await mkdir(folder, { recursive: true })
  // Without a secret service the sign-in stays out of the tester's own keychain; other systems have no such switch.
  const env = { XDG_CONFIG_HOME: home, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }
  return { folder, start: { program, env, args: [`--user-data-dir=${folder}`] } }
}

test('with all the practice questions the app’s own part stays small', async () => {
  expect(await sizeOf(path.join(resources, 'bank'))).toBeGreaterThan(1024 * 1024)
  expect(await sizeOf(resources)).toBeLessThan(APP_LIMIT)
})

test('the packaged app asks for its server, signs a player up, and serves questions with the server gone', async ({
  desktop,
  cloud,
}) => {
  const { folder, start } = await installed()
  const first = await desktop(start)
  expect(await first.app.evaluate(({ app }) => [app.isPackaged, app.getPath('userData')])).toEqual([
    true,
    folder,
  ])
  await expect(first.page.getByText('Enter your study server’s address.')).toBeVisible()
  await expect(field(first.page)).toHaveValue('')
  await press(first.app, USE)
  await restarted(first.app, () => choose(first.page, cloud.url))

  const { page, env } = await desktop(start)
  await expect(page.getByText('Connected to a Bar Duel server.')).toBeVisible()
  const { username } = await signUp(page)
  await cloud.stop()
  const run = await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Evidence' })
  expect(run).toMatchObject({ status: 200, body: { question: { subject: 'Evidence' } } })
  await page.reload()
  await expect(page.getByText(`@${username}`)).toBeVisible()
  // The fixture names another folder and a server by the environment, which an installed app doesn't read.
  expect(await readdir(env.BARDUEL_DATA_FOLDER ?? '')).toEqual([])
})
