import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeSqlite, openSqlite, type SqliteDatabase } from '#database/sqlite/database.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import type { SessionUser } from '#protocol/user.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { StudyStore } from '#study/store.ts'
import { loadBank } from '../../../electron/engine/store/bank.ts'
import { localStudyStore, playerTransactions } from '../../../electron/engine/store/study.ts'
import { localUser, rememberUser } from '../../../electron/engine/store/users.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { grade, NOON, showing } from '../../study/play.ts'

const user: SessionUser = {
  id: randomUUID(),
  username: 'Portia',
  displayName: 'Portia',
  level: 1,
  levelTitle: 'Novice Scribe',
  xp: 0,
  points: 0,
  avatarData: defaultAvatar(),
  totalWins: 0,
  totalLosses: 0,
  role: 'player',
}
const question = item('one')

let folder: string
let db: SqliteDatabase
let changes: PlayerTransactions
let store: StudyStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-remember-'))
  await writeBank(folder, { practice: [question] })
  const file = path.join(folder, 'profile.sqlite')
  await migrateLocal(file)
  db = openSqlite(file)
  await loadBank(db, folder)
  changes = playerTransactions(db)
  store = localStudyStore(db, changes)
  await rememberUser(changes, user, NOON, 0)
})
afterEach(async () => {
  await closeSqlite(db)
  await rm(folder, { recursive: true, force: true })
})

async function shown() {
  const { item: found } = await store.unseenItem(
    user.id,
    { pool: 'practice', subject: 'Torts', difficulty: 1 },
    0,
  )
  if (!found) expect.fail('no question')
  return store.show(showing(user.id, found), found)
}

test('an answer recorded while the server’s word arrives is not overwritten by it', async () => {
  const { showing: asked } = await shown()
  const recording = store.record(user.id, asked.id, grade({ correct: true }))
  const remembering = rememberUser(changes, { ...user, xp: 50, points: 7 }, NOON, 0)
  await Promise.all([recording, remembering])
  expect(await localUser(db, user.id)).toMatchObject({ xp: 12, points: 7 })
})

test('without pending answers the server’s word counts, unless this file has learned something newer since it was asked', async () => {
  await rememberUser(changes, { ...user, xp: 50 }, NOON, 0)
  expect(await localUser(db, user.id)).toMatchObject({ xp: 50 })
  await db.prisma.user.update({ where: { id: user.id }, data: { eventSeq: 3 } })
  await rememberUser(changes, { ...user, xp: 20 }, NOON, 2)
  expect(await localUser(db, user.id)).toMatchObject({ xp: 50 })
})
