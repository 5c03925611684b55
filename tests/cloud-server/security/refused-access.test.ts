import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#protocol/access.ts'
import type { RouteName } from '#protocol/routes.ts'
import { ask, contractOf, NAMES, prepared } from '../access/asking.ts'
import { type AccessFixture, accessFixture } from '../access/fixture.ts'

let fixture: AccessFixture
beforeAll(async () => {
  fixture = await accessFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  await fixture.server.db.prisma.securityEvent.deleteMany()
})

/** Asks for a route as a role, and returns the code of the reply and the kinds of refused access that were kept. */
async function refusedTo(role: Role, name: RouteName) {
  const request = await prepared(fixture, name)
  await fixture.server.db.prisma.securityEvent.deleteMany()
  const { code } = (await ask(await fixture.as(role), name, request)).json()
  const events = await fixture.server.db.prisma.securityEvent.findMany({
    where: { kind: { endsWith: '_refused' } },
    include: { user: true },
  })
  return { code, kept: events.map(({ kind, user }) => `${kind} of ${user.username}`) }
}

describe('a call for admins is kept where someone else makes it', () => {
  const forAdmins = NAMES.filter((name) => contractOf(name).access === 'admin')

  test.each(forAdmins)('%s', async (name) => {
    expect(await refusedTo('player', name)).toEqual({
      code: 'forbidden',
      kept: ['role_refused of Portia'],
    })
    expect(await refusedTo('unproved admin', name)).toEqual({
      code: 'two_factor_needed',
      kept: ['two_factor_refused of Usher'],
    })
    expect((await refusedTo('admin', name)).kept).toEqual([])
    // Nobody is signed in: there's no account whose event it would be.
    expect((await refusedTo('anonymous', name)).kept).toEqual([])
  })
})

describe('a call about another player’s record is kept', () => {
  const ofOne = NAMES.filter((name) => ['forbidden', 'not_found'].includes(contractOf(name).own ?? ''))

  test.each(ofOne)('%s', async (name) => {
    expect(await refusedTo('another player', name)).toEqual({
      code: contractOf(name).own,
      kept: ['record_refused of Shylock'],
    })
    expect((await refusedTo('player', name)).kept).toEqual([])
  })
})

test('the player sees it among their own events', async () => {
  const page = await fixture.as('player')
  await page.send('GET', '/api/admin/audit')
  await page.send('GET', '/api/admin/audit')
  expect((await page.send('GET', '/api/account/security')).json().events).toEqual([
    expect.objectContaining({ kind: 'role_refused', times: 2 }),
  ])
})
