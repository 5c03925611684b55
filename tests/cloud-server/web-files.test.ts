import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVICE_WORKER_POLICY } from '#protocol/content-security.ts'
import {
  AFTER_PAINT,
  APP_MANIFEST,
  FIRST_LOADS,
  HOME_SHELL,
  LANDING_SHELL,
  SERVICE_WORKER,
  VISITOR_MARK,
} from '#protocol/web-files.ts'
import { webApp } from '../../cloud-server/plugins/web-app.ts'

let pages: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'web-files-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<html><head></head><div id="root"></div></html>')
  await writeFile(path.join(folder, LANDING_SHELL), '<p>Court</p>')
  await writeFile(path.join(folder, HOME_SHELL), '<p>Today</p>')
  await writeFile(
    path.join(folder, FIRST_LOADS),
    '{"every":["/assets/app.js"],"visitor":["/assets/landing.js"],"player":["/assets/home.js"]}',
  )
  for (const file of ['assets/index-a1b2c3d4.js', SERVICE_WORKER, APP_MANIFEST, 'icon-192.png'])
    await writeFile(path.join(folder, file), 'content')
  await writeFile(path.join(folder, `${SERVICE_WORKER}.br`), 'compressed')
  pages = Fastify()
  await webApp(pages, {
    folder,
    publicUrl: null,
    isVisitor: ({ headers }) => !headers.cookie,
    lookUpCard: async () => null,
  })
})
afterAll(async () => {
  await pages.close()
  await rm(folder, { recursive: true })
})

const ask = (url: string, headers = {}) => pages.inject({ url, headers })

test.each([
  ['/assets/index-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
  ['/icon-192.png', 'public, max-age=3600'],
  [APP_MANIFEST, 'no-cache'],
  [SERVICE_WORKER, 'no-cache'],
])('a browser may keep %s: %s', async (url, kept) => {
  expect((await ask(url)).headers['cache-control']).toBe(kept)
})

test.each([{}, { 'accept-encoding': 'br' }])(
  'the service worker has its own policy, asked with %o',
  async (headers) => {
    const { headers: sent } = await ask(SERVICE_WORKER, headers)
    expect(sent).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': SERVICE_WORKER_POLICY,
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    })
  },
)

test('the manifest is served as one', async () => {
  expect((await ask(APP_MANIFEST)).headers['content-type']).toMatch(/^application\/manifest\+json/)
})

test.each([
  ['/', {}, true, 'landing', AFTER_PAINT],
  ['/', { cookie: 'bar-duel-session=x' }, false, 'home', AFTER_PAINT],
  ['/?challenge=Portia', {}, true, 'landing', 'modulepreload'],
  ['/daily', {}, true, null, 'modulepreload'],
  ['/daily', { cookie: 'bar-duel-session=x' }, false, null, 'modulepreload'],
])(
  'the page at %s, asked with %o, says whether a visitor asks, and names the scripts they need',
  async (url, headers, visits, loads, when) => {
    const { body } = await ask(url, headers)
    expect(body.includes(`<html ${VISITOR_MARK}`)).toBe(visits)
    expect(
      [...body.matchAll(/rel="([\w-]+)" crossorigin href="\/assets\/(\w+)\.js" nonce="[^"]{24}"/g)].map(
        ([, rel, name]) => [rel, name],
      ),
    ).toEqual((loads ? ['app', loads] : ['app']).map((name) => [when, name]))
  },
)

test.each([
  ['/', {}, 'data-of="landing" aria-hidden="true" inert><p>Court</p>'],
  ['/', { cookie: 'bar-duel-session=x' }, 'data-of="home" aria-hidden="true" inert><p>Today</p>'],
  ['/?challenge=Portia', {}, null],
  ['/?challenge=Portia', { cookie: 'bar-duel-session=x' }, null],
  ['/signup', {}, null],
])('the page at %s, asked with %o, begins with the picture %s', async (url, headers, picture) => {
  const { body } = await ask(url, headers)
  expect(/<div id="shell" (.*)<\/div><div id="root">/.exec(body)?.[1] ?? null).toBe(picture)
})
