import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import type { LiveEvent } from '#protocol/live-wire.ts'
import { type Engine, startEngine } from '../../../electron/main/engine-process.ts'
import { keychain } from '../../../electron/main/keychain.ts'
import { inProject } from '../../../scripts/project.mjs'
import { computer, MIGRATIONS } from '../support/desk.ts'
import { memoryEntry } from '../support/memory-keychain.ts'
import { nodeEngine } from '../support/node-engine.ts'
import { selfSigned } from '../support/self-signed.ts'

const SESSION = { userId: '018f6c1e-7b1a-4c3d-9e2f-000000000001', token: 'the token' }

let home: Awaited<ReturnType<typeof computer>>
let server: https.Server
let proxy: http.Server
/** what was asked of the proxy */
let tunnels: string[]
const open: Engine[] = []
const portOf = (listening: http.Server) => (listening.address() as AddressInfo).port
const listen = async (listening: http.Server) =>
  void (await once(listening.listen(0, '127.0.0.1'), 'listening'))

/** A server with a certificate that only this computer's system vouches for, and a proxy on the way to it. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  home = await computer()
  server = https.createServer(selfSigned, (_request, reply) => reply.end('{"status":"ok"}'))
  new WebSocketServer({ server })
  proxy = http.createServer((_request, reply) => reply.writeHead(405).end())
  tunnels = []
  proxy.on('connect', (request: http.IncomingMessage, client: net.Socket) => {
    tunnels.push(request.url ?? '')
    const onward = net.connect(portOf(server), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      client.pipe(onward).pipe(client)
    })
    for (const socket of [client, onward]) socket.on('error', () => socket.destroy())
  })
  await Promise.all([listen(server), listen(proxy)])
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.stop()))
  for (const each of [server, proxy]) {
    each.closeAllConnections()
    each.close()
  }
  vi.unstubAllEnvs()
  await home.remove()
  vi.restoreAllMocks()
})

async function vouchForServer() {
  const file = path.join(home.dataFolder, '..', 'school.pem')
  await writeFile(file, selfSigned.cert)
  // By this variable Linux names the system's authorities; nothing else on the way to the engine knows the file.
  vi.stubEnv('SSL_CERT_FILE', file)
}

function started(way: () => string | null) {
  const url = `https://localhost:${portOf(server)}`
  const entry = memoryEntry()
  entry.held = JSON.stringify({ server: url, ...SESSION })
  const heard: LiveEvent[] = []
  const { dataFolder, bankFolder } = home
  const engine = startEngine({
    start: {
      dataFolder,
      bankFolder,
      keptFolder: null,
      migrationsFolder: MIGRATIONS,
      serverUrl: url,
      ephemeral: false,
      mayUnlock: true,
      disableCompanion: false,
    },
    proxy: async () => way(),
    keeper: keychain(entry, url),
    onLive: (event) => heard.push(event),
    fork: () => nodeEngine(inProject('electron', 'engine', 'index.ts')),
  })
  open.push(engine)
  const health = async () => (await engine.forward(new Request('app://barduel/api/health'))).status
  return { engine, health, heard, host: `localhost:${portOf(server)}` }
}

// On other systems the authorities are in a store that no test may write.
if (process.platform === 'linux') {
  it('reaches a server that only the system’s certificates vouch for', async () => {
    await vouchForServer()
    const { health } = started(() => null)
    expect(await health()).toBe(200)
    expect(tunnels).toEqual([])
  })

  it('asks and opens live wires through the system’s proxy', async () => {
    await vouchForServer()
    const { engine, health, heard, host } = started(() => `http://127.0.0.1:${portOf(proxy)}`)
    expect(await health()).toBe(200)
    expect(new Set(tunnels)).toEqual(new Set([host]))
    const before = tunnels.length
    engine.live({ do: 'open', wire: 1 })
    await expect.poll(() => heard).toContainEqual({ wire: 1, is: 'opened' })
    expect(tunnels.length).toBeGreaterThan(before)
  })

  it('takes another way once the system names one', async () => {
    await vouchForServer()
    const { engine, health } = started(() => 'http://127.0.0.1:1')
    expect(await health()).toBe(503)
    engine.setProxy(`http://127.0.0.1:${portOf(proxy)}`)
    await expect.poll(health).toBe(200)
    expect(tunnels.length).toBeGreaterThan(0)
    engine.setProxy(null)
    proxy.closeAllConnections()
    proxy.close()
    await expect.poll(health).toBe(200)
  })
}
