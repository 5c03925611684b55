import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callOut, toOriginOf } from '../../cloud-server/outgoing.ts'
import { inProject } from '../../scripts/project.mjs'
import { TOOLS } from '../../scripts/tools.mjs'

describe('a call goes to the addresses on its list', () => {
  /** The paths that were asked for, each with the host it was asked of. */
  const asked: string[] = []
  let origin: string
  const other = () => origin.replace('localhost', '127.0.0.1')
  const server = http.createServer(({ headers, url }, reply) => {
    asked.push(`${headers.host}${url}`)
    if (url === '/away') reply.writeHead(307, { location: `${other()}/from-away` })
    reply.end('here')
  })

  beforeAll(async () => {
    server.listen(0)
    await once(server, 'listening')
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((closed) => server.close(closed)))
  beforeEach(() => asked.splice(0))

  test('and to no other, which hears nothing of it', async () => {
    const mayCall = toOriginOf(`${origin}/v1`)
    expect(await (await callOut(mayCall, `${origin}/v1/chat`, {})).text()).toBe('here')
    const elsewhere = [`${other()}/v1`, origin.replace('http:', 'https:'), 'http://localhost:9/v1']
    for (const address of elsewhere)
      await expect(callOut(mayCall, address, {})).rejects.toThrow('isn’t an address this server calls')
    expect(asked).toEqual([`${new URL(origin).host}/v1/chat`])
  })

  test('nor where a reply leads on', async () => {
    await expect(callOut(toOriginOf(origin), `${origin}/away`, { method: 'POST' })).rejects.toThrow()
    expect(asked).toEqual([`${new URL(origin).host}/away`])
  })
})

describe('the linter finds another way out', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-lint-'))
    await copyFile(inProject('biome.json'), path.join(folder, 'biome.json'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function faultsIn(place: string, text: string): Promise<string> {
    const file = path.join(folder, place)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    const args = [inProject(TOOLS.biome), 'lint', '--vcs-enabled=false', place]
    const lint = promisify(execFile)(process.execPath, args, { cwd: folder })
    return lint.then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    )
  }

  test.each([
    ["export const page = await fetch('https://elsewhere.example')", 'noRestrictedGlobals'],
    ["export const socket = new WebSocket('wss://elsewhere.example')", 'noRestrictedGlobals'],
    ["import { connect } from 'node:net'\nexport const socket = connect(80)", 'noRestrictedImports'],
    ["import https from 'node:https'\nexport const { get } = https", 'noRestrictedImports'],
    ["export const { get } = await import('node:http')", 'noRestrictedImports'],
  ])('%s', async (text, rule) => {
    for (const room of ['cloud-server/admin', 'study', 'http', 'database'])
      expect(await faultsIn(`${room}/planted.ts`, text)).toContain(rule)
  })

  test('but not the way out itself, and no look at an address', async () => {
    const called = "export const page = await fetch('https://elsewhere.example')\n"
    expect(await faultsIn('cloud-server/outgoing.ts', called)).toBe('')
    const looked = "import { isIP } from 'node:net'\n\nexport const isAddress = isIP('::1') > 0\n"
    expect(await faultsIn('cloud-server/admin/looks.ts', looked)).toBe('')
  })
})
