import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../server.ts'
import { answer, begun, pusher, syncServer } from './pushing.ts'

let server: TestServer
let now: number
beforeAll(async () => {
  server = await syncServer()
  now = server.clock.now
})
afterAll(() => server.close())

test('a late wrong answer leaves a run set aside as it was, though the run it made room for has ended', async () => {
  const desk = await pusher(server)
  const [early, later] = [begun(now - 60_000), begun(now - 30_000)]
  const lost = [0, 1, 2].map((i) => answer({ at: now - 20_000 + i * 2_000, place: 0, run: later }))
  await desk.push([answer({ at: now - 50_000, run: early }), ...lost])
  const late = answer({ at: now - 40_000, place: 0, run: early })
  const { accepted, snapshot } = await desk.push([late])
  expect(accepted).toEqual([{ id: late.id, seq: 5 }])
  expect(snapshot.runs.filter(({ endedAt }) => endedAt === null)).toEqual([])
  const runs = await server.db.prisma.soloRun.findMany({
    where: { userId: desk.userId },
    orderBy: { startedAt: 'asc' },
    select: { id: true, lives: true, endedAt: true },
  })
  expect(runs).toEqual([
    { id: early.id, lives: 2, endedAt: new Date(later.startedAt) },
    { id: later.id, lives: 0, endedAt: new Date(now - 16_000) },
  ])
})
