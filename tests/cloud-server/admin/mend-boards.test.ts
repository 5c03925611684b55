import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { adminCommand } from '../../../cloud-server/admin/command.ts'
import { ORIGIN, type TestServer, testServer } from '../server.ts'
import { account } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const NOON = Date.UTC(2026, 10, 16, 12)
let rooms = 0

/** A match of two as it was settled before the rule: `answered` rounds by both, then resigned by the second. */
async function settled(
  players: readonly [string, string],
  {
    answered,
    paid,
    at,
    counted,
  }: { answered: number; paid: [number, number]; at: number; counted?: boolean },
): Promise<void> {
  const id = randomUUID()
  const end = counted === undefined ? {} : { counted, share: 1 }
  const { prisma } = server.db
  await prisma.match.create({
    data: {
      id,
      kind: 'live',
      roomCode: `room-${rooms++}`,
      subject: 'Torts',
      player1Id: players[0],
      player2Id: players[1],
      winner: 1,
      player1Score: answered,
      player2Score: 0,
      status: 'over',
      currentRound: answered + 1,
      rounds: 10,
      answerWindowMs: 60_000,
      revealMs: 4_500,
      silence: 'timeout',
      itemIds: [],
      optionOrders: [],
      keys: [0],
      ended: 'resigned',
      createdAt: new Date(at - HOUR),
      finishedAt: new Date(at),
      settledAt: new Date(at),
      player1Points: paid[0],
      player2Points: paid[1],
      outcome1: { winner: 0, ...end },
      outcome2: { winner: 1, ...end },
    },
  })
  const sides = Array.from({ length: answered * 2 }, (_, i) => ({
    round: Math.floor(i / 2) + 1,
    player: (i % 2) + 1,
  }))
  await prisma.matchAnswer.createMany({
    data: sides.map(({ round, player }) => ({
      matchId: id,
      round,
      player,
      selected: player === 1 ? 0 : 1,
      responseMs: 5_000,
      answeredAt: new Date(at),
    })),
  })
}

async function player(
  username: string,
  points: number,
  totalWins: number,
  totalLosses: number,
): Promise<string> {
  const one = account({ username, points, totalWins, totalLosses })
  await server.db.prisma.user.create({ data: one })
  await server.db.prisma.boardRow.deleteMany({ where: { userId: one.id } })
  for (const period of ['all', '2026-11-16'])
    await server.db.prisma.boardRow.create({
      data: { period, userId: one.id, points, reachedAt: new Date(NOON), hidden: false },
    })
  return one.id
}

const recordOf = async (id: string) => {
  const user = await server.db.prisma.user.findUniqueOrThrow({ where: { id } })
  const rows = await server.db.prisma.boardRow.findMany({ where: { userId: id }, orderBy: { period: 'asc' } })
  return [user.points, user.totalWins, user.totalLosses, rows.map((row) => row.points)]
}

test('points of unplayed matches are taken off, once; a dry run says how many and changes nothing', async () => {
  // Found: forty challenges resigned before any answer topped the weekly board.
  const [farmer, helper, honest] = [
    await player('Farmer', 130, 5, 0),
    await player('Helper', 17, 0, 5),
    await player('Honest', 38, 1, 0),
  ]
  for (let game = 0; game < 3; game += 1)
    await settled([farmer, helper], { answered: 0, paid: [30, 5], at: NOON + game * 60_000 })
  // Of two that were played, the second of the day is worth a half.
  await settled([farmer, helper], { answered: 3, paid: [36, 5], at: NOON + HOUR })
  await settled([farmer, helper], { answered: 4, paid: [38, 5], at: NOON + 2 * HOUR })
  await settled([honest, helper], { answered: 4, paid: [38, 5], at: NOON + 3 * HOUR })
  // Settled by today's rule: left alone.
  await settled([farmer, honest], { answered: 0, paid: [9, 9], at: NOON + 4 * HOUR, counted: false })
  const before = [await recordOf(farmer), await recordOf(helper), await recordOf(honest)]

  const dry = await adminCommand({ db: server.db, origin: () => ORIGIN }, ['mend-boards'])
  expect(dry.text.split('\n')).toEqual([
    'player                 points     wins   losses',
    'Farmer                   −109       −3        –',
    'Helper                    −18        –       −3',
    'Would take 127 points from 2 players, in 6 matches from before the rule. Add --apply to do it.',
  ])
  expect([await recordOf(farmer), await recordOf(helper), await recordOf(honest)]).toEqual(before)

  const done = await adminCommand({ db: server.db, origin: () => ORIGIN }, ['mend-boards', '--apply'])
  expect([done.code, done.text]).toEqual([0, expect.stringContaining('Took 127 points from 2 players')])
  expect(await recordOf(farmer)).toEqual([21, 2, 0, [21, 21]])
  // Nobody falls below nothing, and who has nothing stands on no board.
  expect(await recordOf(helper)).toEqual([0, 0, 2, []])
  expect(await recordOf(honest)).toEqual(before[2])
  const [entry] = await server.db.prisma.adminAudit.findMany({ where: { action: 'boards_mended' } })
  expect(entry?.detail).toEqual({ matches: 6, players: 2, points: 127 })

  const again = await adminCommand({ db: server.db, origin: () => ORIGIN }, ['mend-boards', '--apply'])
  expect(again.text).toBe('Took 0 points from 0 players, in 0 matches from before the rule.')
  expect(await recordOf(farmer)).toEqual([21, 2, 0, [21, 21]])
})

test('words it does not know are refused', async () => {
  expect(await adminCommand({ db: server.db, origin: () => ORIGIN }, ['mend-boards', '--now'])).toEqual({
    code: 1,
    text: 'mend-boards takes --apply or nothing.',
  })
})
