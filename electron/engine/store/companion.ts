import { randomUUID } from 'node:crypto'
import { sql } from '#database/sql.ts'
import type { ChatMessage } from '#protocol/http/companion.ts'
import { chatMessage } from '#protocol/http/companion.ts'
import { messageKept } from '#study/companion/message.ts'
import { insertMessages } from '#study/store/companion.ts'
import type { Database } from './database.ts'

/** A row that says the thread was cleared here and the cloud does not know it yet. */
const CLEARED = 'clear'

/** The changes of the thread that the cloud has not got, oldest first. */
export async function pendingThread(
  db: Database,
  userId: string,
): Promise<{ cleared: boolean; messages: ChatMessage[] }> {
  const rows = await db.prisma.companionMessage.findMany({
    where: { userId, pending: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const messages = rows
    .filter(({ role }) => role !== CLEARED)
    .map(({ createdAt, ...row }) => chatMessage.parse({ ...row, timestamp: createdAt.toISOString() }))
  return { cleared: rows.some(({ role }) => role === CLEARED), messages }
}

/** The cloud has these messages now. */
export async function markAccepted(db: Database, ids: readonly string[]): Promise<void> {
  await db.prisma.companionMessage.updateMany({ where: { id: { in: [...ids] } }, data: { pending: false } })
}

/** The thread was cleared here: nothing of it comes back from the cloud. */
export async function markCleared(db: Database, userId: string): Promise<void> {
  await db.prisma.companionMessage.create({
    data: { id: randomUUID(), userId, role: CLEARED, content: '', createdAt: new Date() },
  })
}

export async function forgetCleared(db: Database, userId: string): Promise<void> {
  await db.prisma.companionMessage.deleteMany({ where: { userId, role: CLEARED } })
}

/** Makes the thread here what the cloud has, and what it has not been told yet. */
export async function adopt(db: Database, userId: string, thread: readonly ChatMessage[]): Promise<void> {
  const known = thread.map(({ id }) => id)
  await db.prisma.companionMessage.deleteMany({ where: { userId, pending: false, id: { notIn: known } } })
  if (thread.length === 0) return
  const change = db
  const held = await db.prisma.companionMessage.findMany({ where: { userId }, select: { id: true } })
  const here = new Set(held.map(({ id }) => id))
  const fresh = thread.filter(({ id }) => !here.has(id)).map((message) => messageKept(userId, message))
  if (fresh.length === 0) return
  await change.write([
    insertMessages(fresh),
    ...fresh.map(({ id }) => sql`update companion_messages set pending = ${false} where id = ${id}`),
  ])
}
