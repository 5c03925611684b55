import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import type { Database } from '../../cloud-server/store/database.ts'

/**
 * A new player, or a known one, with a session for a desktop, made straight in the database: signing up many is limited,
 * as it should be.
 */
export async function newPlayer(db: Database, known?: string): Promise<StoredSession> {
  const userId = known ?? randomUUID()
  if (known === undefined) await addUser(db, userId)
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  // Beyond all that a test's clock tells of.
  const expiresAt = new Date('2999-01-01T00:00:00Z')
  await db.prisma.session.create({
    data: { tokenHash, userId, client: 'desktop', createdAt: expiresAt, expiresAt },
  })
  return { userId, token }
}

async function addUser(db: Database, userId: string): Promise<void> {
  const username = userId.slice(0, 13)
  await db.prisma.user.create({
    data: {
      // Before anything that a test's clock tells of.
      createdAt: new Date('2026-01-01'),
      id: userId,
      username,
      usernameKey: username,
      displayName: 'A player',
      passwordHash: 'none',
      avatarData: { ...defaultAvatar() },
    },
  })
}
