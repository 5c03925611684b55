import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { selfSigned } from '../electron/support/self-signed.ts'
import { expect, test } from './app.ts'
import { signUp } from './call.ts'
import { asked, CANCEL, choose, field, press, restarted, USE } from './server-choice.ts'

/** No server is fixed by the environment: the one in force is the player's to choose. */
const FREE = { BARDUEL_SERVER_URL: '' }

const servers: Server[] = []
async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))))
})

test('a player chooses the server on the first page, and the app starts again on it', async ({
  desktop,
  cloud,
}) => {
  const first = await desktop({ env: FREE })
  await expect(field(first.page)).toHaveValue('http://localhost:4600')
  await press(first.app, CANCEL)
  await choose(first.page, cloud.url)
  await expect(first.page.getByText('Nothing changed.')).toBeVisible()
  expect((await asked(first.app)).restarts).toBe(0)

  await press(first.app, USE)
  await restarted(first.app, () => first.page.getByRole('button', { name: 'Change server' }).click())
  const second = await desktop({ env: FREE })
  await expect(field(second.page)).toHaveValue(cloud.url)
  await expect(second.page.getByText('Connected to a Bar Duel server.')).toBeVisible()
  await signUp(second.page)
})

test('the dialog names the server, and a server that fails its check is told in words and not kept', async ({
  desktop,
}) => {
  const { app, page, env } = await desktop({ env: FREE })
  await press(app, USE)
  await choose(page, 'http://law.example')
  await expect(page.getByText('Enter an address that starts with https://')).toBeVisible()
  expect((await asked(app)).questions).toEqual([])

  const other = await listening(createServer((_request, reply) => reply.end('<h1>Welcome</h1>')))
  await choose(page, `http://127.0.0.1:${other}/path`)
  await expect(page.getByText('Something answered, but it isn’t a Bar Duel server.')).toBeVisible()
  const { questions } = await asked(app)
  expect(questions).toMatchObject([
    { message: `Use the server http://127.0.0.1:${other}?`, buttons: ['Cancel', 'Use this server'] },
  ])

  const untrusted = await listening(createTlsServer(selfSigned, (_request, reply) => reply.end()))
  await choose(page, `https://localhost:${untrusted}`)
  await expect(page.getByText('This computer doesn’t trust the server’s certificate.')).toBeVisible()
  const gone = createServer()
  const silent = await listening(gone)
  await new Promise((closed) => gone.close(closed))
  await choose(page, `http://127.0.0.1:${silent}`)
  await expect(page.getByText('No answer from this server.')).toBeVisible()

  expect((await asked(app)).restarts).toBe(0)
  const settings = await readFile(path.join(env.BARDUEL_DATA_FOLDER ?? '', 'settings.json'), 'utf8').catch(
    () => '{}',
  )
  expect(JSON.parse(settings).serverUrl ?? null).toBeNull()
})

test('a page by itself changes no server', async ({ desktop, cloud }) => {
  const { app, page } = await desktop({ env: FREE })
  await press(app, CANCEL)
  const outcome = await page.evaluate((address) => {
    const { barDuelDesktop } = window as unknown as {
      barDuelDesktop: { chooseServer(address: string): Promise<string> }
    }
    return barDuelDesktop.chooseServer(address)
  }, cloud.url)
  expect(outcome).toBe('declined')
  expect((await asked(app)).questions).toHaveLength(1)
})

test('a server that the policy names is shown as managed, and nothing changes it', async ({
  desktop,
  cloud,
}) => {
  const policy = test.info().outputPath('policy.json')
  await writeFile(policy, JSON.stringify({ serverUrl: cloud.url }))
  const { app, page } = await desktop({ env: { ...FREE, BARDUEL_POLICY_FILE: policy } })
  await press(app, USE)
  await expect(field(page)).toHaveValue(cloud.url)
  await expect(field(page)).not.toBeEditable()
  await expect(page.getByText('Managed by your administrator. You can’t change it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change server' })).toHaveCount(0)
  const outcome = await page.evaluate(() => {
    const { barDuelDesktop } = window as unknown as {
      barDuelDesktop: { chooseServer(address: string): Promise<string> }
    }
    return barDuelDesktop.chooseServer('https://law.example')
  })
  expect(outcome).toBe('fixed')
  expect((await asked(app)).questions).toEqual([])
})
