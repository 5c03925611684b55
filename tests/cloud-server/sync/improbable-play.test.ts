import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SoloAnswerEvent } from '#protocol/sync/event.ts'
import { clearHold, heldPlayers } from '../../../cloud-server/admin/store/held.ts'
import { boardStore } from '../../../cloud-server/leaderboard/store/boards.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { newPlayer } from '../../sync/player.ts'
import { type TestServer, testServer } from '../server.ts'
import { answer, begun, pusher } from './pushing.ts'

let server: TestServer
let now: number
beforeAll(async () => {
  server = await testServer()
  now = server.clock.now
  const practice = Array.from({ length: 200 }, (_, i) =>
    item(`torts-${i + 1}`, { correctIndex: 1, difficulty: 1 }),
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-held-'))
  await writeBank(folder, { practice })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
})
afterAll(() => server.close())

/** Correct answers to questions one after the other, each shown for so long (ms). */
function script(count: number, first: number, shownMs: number, from = now - 3_600_000): SoloAnswerEvent[] {
  const run = begun(from - 1_000)
  return Array.from({ length: count }, (_, i) => {
    const at = from + (i + 1) * (shownMs + 2_000)
    const event = answer({ at, run, question: `torts-${first + i}` })
    return { ...event, showing: { ...event.showing, shownAt: new Date(at - shownMs).toISOString() } }
  })
}

const userOf = (id: string) => server.db.prisma.user.findUniqueOrThrow({ where: { id } })
const onBoard = async (userId: string) =>
  (await boardStore(server.db).around({ period: 'all' }, userId, 3)).some(({ id }) => id === userId)

test('a script that keeps within the possible counts for the player, and stands on no board until an admin clears it', async () => {
  const { userId, token } = await newPlayer(server.db)
  const cheat = await pusher(server, { userId, token })
  await server.db.prisma.user.update({ where: { id: userId }, data: { points: 500 } })
  expect((await cheat.push(script(24, 1, 3_000))).accepted).toHaveLength(24)
  expect(await onBoard(userId)).toBe(true)
  const { accepted, snapshot } = await cheat.push(script(10, 25, 3_000, now - 600_000))
  expect(accepted).toHaveLength(10)
  expect(snapshot.progress).toMatchObject({ totalCorrectAnswers: 34 })
  expect(await userOf(userId)).toMatchObject({ heldFor: 'pace', heldAt: new Date(now) })
  expect(await onBoard(userId)).toBe(false)

  const [held] = await heldPlayers(server.db)
  expect(held).toMatchObject({
    id: userId,
    reason: 'pace',
    heldAt: new Date(now).toISOString(),
    lately: { answers: 34, right: 34, hard: 0, hardRight: 0, medianMs: 3_000 },
  })
  const admin = await newPlayer(server.db)
  expect(await clearHold(server.db, admin.userId, userId, now)).toBe(true)
  expect(await onBoard(userId)).toBe(true)
  expect(await userOf(userId)).toMatchObject({
    heldAt: null,
    heldFor: null,
    offlinePace: 0,
    offlineAccuracy: 0,
  })
  expect(await clearHold(server.db, admin.userId, userId, now)).toBe(false)
  expect(await heldPlayers(server.db)).toEqual([])
  const [entry] = await server.db.prisma.adminAudit.findMany({ where: { action: 'held_cleared' } })
  expect(entry).toMatchObject({
    adminId: admin.userId,
    detail: { username: userId.slice(0, 13), reason: 'pace' },
  })
})

test('a player on hold stays off the board when points come in, and their own hiding is kept beside it', async () => {
  const { userId } = await newPlayer(server.db)
  const { prisma } = server.db
  await prisma.user.update({ where: { id: userId }, data: { points: 10 } })
  await prisma.user.update({ where: { id: userId }, data: { heldAt: new Date(now), heldFor: 'accuracy' } })
  await prisma.user.update({ where: { id: userId }, data: { points: 700 } })
  expect(await onBoard(userId)).toBe(false)
  await prisma.user.update({ where: { id: userId }, data: { hiddenFromBoards: true } })
  await prisma.user.update({ where: { id: userId }, data: { heldAt: null, heldFor: null } })
  expect(await onBoard(userId)).toBe(false)
  await prisma.user.update({ where: { id: userId }, data: { hiddenFromBoards: false } })
  expect(await onBoard(userId)).toBe(true)
})

test('questions met before are left out, and so are those that took their time', async () => {
  const learner = await pusher(server)
  expect((await learner.push(script(60, 1, 20_000))).accepted).toHaveLength(60)
  const again = script(60, 1, 3_000, now - 1_200_000)
  expect((await learner.push(again)).accepted).toHaveLength(60)
  expect(await userOf(learner.userId)).toMatchObject({ heldAt: null, offlinePace: 0 })
})
