import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '#protocol/access.ts'
import { account } from '../admin/people.ts'
import { loadQuestions } from '../reports/court.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

const DAY_MS = 86_400_000

/** A server with a player, another player and an admin, and a browser for each role. */
export interface Ground {
  server: TestServer
  /** the owner of every record that a request addresses */
  playerId: string
  /** a browser of that role, with a session of its own, so that one request cannot end another's */
  as(role: Role): Promise<Browser>
  /** a session of the player's as the database keeps it */
  session(expiresAt?: Date): Promise<string>
  close(): Promise<void>
}

export async function accessGround(): Promise<Ground> {
  const server = await testServer()
  await loadQuestions(server)
  const { reply } = await registerAt(server.app)
  const playerId = reply.json().id as string
  const other = account({ username: 'Shylock' })
  const admin = account({ username: 'Bailiff', role: 'admin' })
  await server.db.user.createMany({
    data: [other, admin].map((one) => ({ ...one, avatarData: portia.avatarData })),
  })
  const ids: Record<Exclude<Role, 'anonymous'>, string> = {
    player: playerId,
    'another player': other.id,
    admin: admin.id,
  }

  async function openSession(userId: string, expiresAt = new Date(server.clock.now + DAY_MS)) {
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    await server.db.session.create({ data: { tokenHash, userId, client: 'browser', expiresAt } })
    return `bar-duel-session=${token}`
  }

  return {
    server,
    playerId,
    session: (expiresAt) => openSession(playerId, expiresAt),
    async as(role) {
      const page = browser(server.app)
      if (role !== 'anonymous') page.cookie = await openSession(ids[role])
      return page
    },
    close: () => server.close(),
  }
}

/** A note to the player. */
export async function noteTo(server: TestServer, userId: string): Promise<string> {
  const id = randomUUID()
  await server.db.playerNote.create({ data: { id, userId, kind: 'struck', questionId: `torts-${id}` } })
  return id
}
