import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browser, portia, registerAt, type TestServer, testServer } from './server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
})

const register = (change: Record<string, unknown> = {}) => registerAt(server.app, change)

describe('changing a profile', () => {
  const character = { ...portia.avatarData, archetypeId: 'gideon-crow', needsCharacterCreation: false }

  test('changes one’s own display name, character and school, and what is left out stays', async () => {
    const { page, reply } = await register()
    const url = `/api/users/${reply.json().id}`
    expect(
      (await page.send('PATCH', url, { displayName: ' Lady P ', avatarData: character })).json(),
    ).toMatchObject({
      displayName: 'Lady P',
      avatarData: { archetypeId: 'gideon-crow', needsCharacterCreation: false },
      lawSchool: 'Yale',
    })
    expect((await page.send('PATCH', url, { lawSchool: null })).json().lawSchool).toBeUndefined()
  })

  test('refuses another’s record, no session, and an empty change', async () => {
    const mine = await register()
    const other = await register({ username: 'Shylock', email: 's@example.test' })
    const url = `/api/users/${mine.reply.json().id}`
    expect((await other.page.send('PATCH', url, { displayName: 'Mine now' })).json().code).toBe('forbidden')
    expect((await browser(server.app).send('PATCH', url, { displayName: 'Mine' })).json().code).toBe(
      'unauthenticated',
    )
    expect((await mine.page.send('PATCH', url, {})).json().code).toBe('invalid')
    expect(
      (await server.db.prisma.user.findFirstOrThrow({ where: { username: 'Portia' } })).displayName,
    ).toBe('Portia Ames')
  })

  test('takes a username only while a character is still to be made', async () => {
    const done = await register()
    const url = `/api/users/${done.reply.json().id}`
    expect((await done.page.send('PATCH', url, { username: 'Balthazar' })).json().code).toBe('forbidden')
    const fresh = await register({ username: 'Nerissa', email: 'n@example.test', avatarData: undefined })
    const freshUrl = `/api/users/${fresh.reply.json().id}`
    expect(
      (await fresh.page.send('PATCH', freshUrl, { username: 'PORTIA', avatarData: character })).json().code,
    ).toBe('username_taken')
    const named = await fresh.page.send('PATCH', freshUrl, { username: 'Balthazar', avatarData: character })
    expect(named.json()).toMatchObject({ username: 'Balthazar' })
    expect((await fresh.page.send('PATCH', freshUrl, { username: 'Other' })).json().code).toBe('forbidden')
  })

  test('gives nobody a name that would pass for ours, but takes none away', async () => {
    const fresh = await register({ avatarData: undefined })
    const url = `/api/users/${fresh.reply.json().id}`
    const change = (body: object) => fresh.page.send('PATCH', url, body)
    expect((await change({ username: 'Admin', avatarData: character })).json().code).toBe('username_taken')
    const ours = { code: 'invalid', field: 'displayName' }
    expect((await change({ displayName: 'Bar Duel Support' })).json()).toMatchObject(ours)
    await server.db.prisma.user.updateMany({ data: { displayName: 'Support' } })
    const kept = await change({ displayName: 'Support', lawSchool: 'Harvard' })
    expect(kept.json()).toMatchObject({ displayName: 'Support', lawSchool: 'Harvard' })
    expect((await change({ displayName: 'Staff' })).json()).toMatchObject(ours)
  })

  test('a page cannot set the flag that opens the name again', async () => {
    const { page, reply } = await register({
      avatarData: { ...portia.avatarData, needsCharacterCreation: true },
    })
    const url = `/api/users/${reply.json().id}`
    expect((await page.send('PATCH', url, { username: 'Balthazar' })).json().code).toBe('forbidden')
    await page.send('PATCH', url, { avatarData: { ...portia.avatarData, needsCharacterCreation: true } })
    expect((await page.send('PATCH', url, { username: 'Balthazar' })).json().code).toBe('forbidden')
  })

  test('drops what is not a profile’s field', async () => {
    const { page, reply } = await register()
    const url = `/api/users/${reply.json().id}`
    const body =
      '{"displayName":"P Ames","role":"admin","points":999,"__proto__":{"role":"admin"},"passwordHash":"x"}'
    const changed = await page.send('PATCH', url, body)
    expect([200, 400]).toContain(changed.statusCode)
    const user = await server.db.prisma.user.findFirstOrThrow()
    expect({ role: user.role, points: user.points }).toEqual({ role: 'player', points: 0 })
    expect(user.passwordHash).toMatch(/^\$argon2id/)
  })
})
