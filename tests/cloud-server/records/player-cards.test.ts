import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_LOADS, HOME_SHELL, LANDING_SHELL } from '#protocol/web-files.ts'
import { webApp } from '../../../cloud-server/plugins/web-app.ts'
import { CARDS_PER_MINUTE, cardLookUp } from '../../../cloud-server/records/player-cards.ts'
import { browser, registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer
let pages: FastifyInstance
let folder: string
let portiaId: string
let isAway = false

beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
  await writeFile(path.join(folder, 'index.html'), '<html><head><title>Bar Duel</title></head></html>')
  await writeFile(path.join(folder, LANDING_SHELL), '<p>Court</p>')
  await writeFile(path.join(folder, HOME_SHELL), '<p>Today</p>')
  await writeFile(path.join(folder, FIRST_LOADS), '{"every":[],"visitor":[],"player":[]}')
  pages = Fastify()
  const lookUp = cardLookUp(server.db)
  await webApp(pages, {
    folder,
    publicUrl: new URL('https://duel.example.test'),
    isVisitor: () => true,
    lookUpCard: (request, named) =>
      isAway ? Promise.reject(new Error('the database is away')) : lookUp(request, named),
  })
})
afterAll(async () => {
  await pages.close()
  await rm(folder, { recursive: true })
  await server.close()
})
beforeEach(async () => {
  isAway = false
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  portiaId = (await registerAt(server.app)).reply.json().id
})

const card = (query: Record<string, string>) =>
  browser(server.app).send('GET', `/api/stats/card?${new URLSearchParams(query)}`)
const change = (data: Record<string, unknown>) =>
  server.db.prisma.user.update({ where: { id: portiaId }, data })
const HIDDEN = [
  { hiddenFromBoards: true },
  { heldAt: new Date(0), heldFor: 'pace' },
  { deletesAt: new Date(0) },
]

describe('the player a link leads to', () => {
  test('is shown to a visitor by name or id, with nothing private', async () => {
    const portia = {
      username: 'Portia',
      displayName: 'Portia Ames',
      lawSchool: 'Yale',
      level: 1,
      levelTitle: 'Novice Scribe',
      avatarData: { archetypeId: 'strict-scrutiny-sphinx', palette: 'constitutional_purple' },
    }
    for (const query of [{ username: 'pORTIA' }, { id: portiaId }]) {
      const reply = await card(query)
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual(portia)
    }
  })

  test.each(HIDDEN)('is not found while they are %o', async (data) => {
    await change(data)
    expect((await card({ username: 'Portia' })).json().code).toBe('not_found')
    expect((await card({ id: portiaId })).json().code).toBe('not_found')
  })

  test('is asked for by one of the two, and so often', async () => {
    expect((await card({})).json().code).toBe('invalid')
    expect((await card({ id: portiaId, username: 'Portia' })).json().code).toBe('invalid')
    expect((await card({ username: 'Nobody' })).json().code).toBe('not_found')
    await server.db.prisma.rateLimit.updateMany({ data: { count: CARDS_PER_MINUTE } })
    expect((await card({ username: 'Portia' })).json().code).toBe('rate_limited')
  })
})

describe('the preview of a link', () => {
  const head = async (url: string) => (await pages.inject({ url })).body
  const tag = (name: string, value: string) => `<meta property="${name}" content="${value}" />`

  test('shows the challenger of a challenge link', async () => {
    const body = await head('/?challenge=Portia')
    expect(body).toContain(tag('og:title', 'Portia Ames challenges you on Bar Duel'))
    expect(body).toContain(tag('og:description', 'Level 1 Novice Scribe, Yale. Take the challenge.'))
    expect(body).toContain(tag('og:image', 'https://duel.example.test/previews/strict-scrutiny-sphinx.jpg'))
    expect(body.indexOf('og:title')).toBeLessThan(body.indexOf('</head>'))
  })

  test('shows the player of a profile link', async () => {
    expect(await head(`/stats/${portiaId}?tab=performance`)).toContain(
      tag('og:title', 'Portia Ames on Bar Duel'),
    )
  })

  test('writes a name as text, whatever is in it', async () => {
    await change({ displayName: `"><script>alert('a')</script>` })
    const body = await head('/?challenge=Portia')
    expect(body).not.toContain('<script>')
    expect(body).toContain('&#34;&#62;&#60;script&#62;')
  })

  test.each([
    '/',
    '/?challenge=Nobody',
    '/?challenge=%E0%A4%A',
    `/?challenge=${'x'.repeat(100)}`,
    '/stats/1',
    '/daily',
  ])('is the general one for %s', async (url) => {
    const body = await head(url)
    expect(body).toContain(tag('og:title', 'Bar Duel'))
    expect(body).toContain(tag('og:image', 'https://duel.example.test/previews/bar-duel.jpg'))
  })

  test.each(HIDDEN)('is the general one for a player who is %o', async (data) => {
    await change(data)
    for (const url of ['/?challenge=Portia', `/stats/${portiaId}`])
      expect(await head(url)).toContain(tag('og:title', 'Bar Duel'))
  })

  test('is the general one while the database is away: the page comes all the same', async () => {
    isAway = true
    const reply = await pages.inject({ url: '/?challenge=Portia' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(tag('og:title', 'Bar Duel'))
  })
})
