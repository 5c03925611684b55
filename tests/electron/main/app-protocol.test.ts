import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_CONTENT_POLICY, NONCE_MARK } from '#protocol/content-security.ts'
import { fileWithin } from '../../../electron/main/app-files.ts'
import { appHandler, type Forward } from '../../../electron/main/app-protocol.ts'
import { CallRefused } from '../../../electron/main/call-refused.ts'

let folder: string
let root: string
const forwarded: string[] = []
const forward: Forward = async (request) => {
  forwarded.push(`${request.method} ${new URL(request.url).pathname}`)
  return new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })
}
const ask = (address: string, init: RequestInit = {}, by: Forward = forward): Promise<Response> =>
  appHandler(root, by)(new Request(address, init))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-test-'))
  root = path.join(folder, 'renderer')
  await mkdir(path.join(root, 'assets'), { recursive: true })
  await writeFile(path.join(root, 'index.html'), `<meta property="csp-nonce" nonce="${NONCE_MARK}">`)
  await writeFile(path.join(root, 'assets', 'app.js'), 'export {}')
  await writeFile(path.join(root, 'assets', 'notes.txt'), 'not a kind of file the renderer has')
  await writeFile(path.join(folder, 'secret.js'), 'outside')
})
afterAll(() => rm(folder, { recursive: true }))

describe('pages', () => {
  it.each(['/', '/signup', '/daily', '/stats', '/stats/a.b', '/stats/a.js'])(
    '%s is a page',
    async (screen) => {
      const response = await ask(`app://barduel${screen}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    },
  )

  it.each(['/nowhere', '/assets', '/stats/a/b', '/index'])('%s is the 404 page', async (screen) => {
    const response = await ask(`app://barduel${screen}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('carries the policy with a nonce of its own, the one its document has', async () => {
    const [one, other] = await Promise.all([ask('app://barduel/'), ask('app://barduel/')])
    const nonceOf = (response: Response) =>
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(one.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
    expect(nonceOf(one)).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    expect(await one.text()).toContain(`nonce="${nonceOf(one)}"`)
  })

  it('is never served as a file, which would have no policy of its own', async () => {
    const response = await ask('app://barduel/index.html')
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain(NONCE_MARK)
  })

  it('says plainly that the files are missing', async () => {
    const response = await appHandler(path.join(folder, 'gone'), forward)(new Request('app://barduel/'))
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('Install it again')
  })
})

describe('files', () => {
  it('come with their type and run nothing when opened by themselves', async () => {
    const response = await ask('app://barduel/assets/app.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(NO_CONTENT_POLICY)
    expect(await response.text()).toBe('export {}')
  })

  it.each([
    '/assets/gone.js',
    '/assets/notes.txt',
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '/assets/..%2f..%2fsecret.js',
    '/..%5csecret.js',
    '/assets/app.js%00.js',
    '/%E0%A4%A.js',
    '/%2f%2e%2e%2fsecret.js',
  ])('%s is not there', async (name) => {
    const response = await ask(`app://barduel${name}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('outside')
  })

  it('leads nowhere by dots: app://barduel/../.. is the start page', async () => {
    expect((await ask('app://barduel/../..')).status).toBe(200)
  })

  it.each(['..%2fsecret.js', '../secret.js', '/', '.', 'a\0b.js', '%', 'C:\\x.js'])(
    'fileWithin refuses %j',
    (name) => expect(fileWithin('/renderer', name)).toBeNull(),
  )
})

describe('methods', () => {
  it('HEAD answers the headers alone', async () => {
    const response = await ask('app://barduel/assets/app.js', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s on a page is not allowed', async (method) => {
    const response = await ask('app://barduel/', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('calls', () => {
  it('go to the engine, and nothing else does', async () => {
    forwarded.length = 0
    for (const place of ['/api/auth/me', '/test/duel-next', '/api', '/apis', '/tests/x', '/assets/app.js'])
      await ask(`app://barduel${place}`)
    await ask('app://barduel/api/x', { method: 'OPTIONS' })
    expect(forwarded).toEqual(['GET /api/auth/me', 'GET /test/duel-next', 'GET /api', 'OPTIONS /api/x'])
  })

  it('answers in words while there is no engine', async () => {
    const down = await ask('app://barduel/api/x', {}, () => Promise.reject(new Error('ECONNREFUSED')))
    expect(down.status).toBe(503)
    expect(await down.json()).toEqual({
      code: 'unavailable',
      message: 'The study engine stopped. Try again.',
    })
    const refused = await ask('app://barduel/api/x', {}, () =>
      Promise.reject(new CallRefused('too_large', 'The request is too large')),
    )
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({ code: 'too_large', message: 'The request is too large' })
  })
})

it.each(['app://evil/', 'app://barduel.evil/api/x', 'app://barduel:81/', 'app://evil/assets/app.js'])(
  '%s is another host of the scheme: nothing is there',
  async (address) => {
    forwarded.length = 0
    const response = await ask(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
    expect(forwarded).toEqual([])
  },
)

it('forbids guessing at types and sending referrers, on everything', async () => {
  for (const place of ['/', '/nowhere', '/assets/app.js', '/gone.js', '/api/x']) {
    const { headers } = await ask(`app://barduel${place}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  }
})
