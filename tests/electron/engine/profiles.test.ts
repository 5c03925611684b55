import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { isRefusal } from '#http/refusal.ts'
import { type Profile, type Profiles, profiles } from '../../../electron/engine/profiles.ts'
import { isWindows } from '../../../scripts/project.mjs'
import { grade, showing } from '../../study/play.ts'
import { computer, MIGRATIONS } from '../support/desk.ts'

const player = '018f6c1e-7b1a-4c3d-9e2f-000000000001'
let home: Awaited<ReturnType<typeof computer>>
let players: Profiles

beforeEach(async () => {
  home = await computer()
  players = profiles({ ...home, keptFolder: null, migrationsFolder: MIGRATIONS, ephemeral: false })
})
afterEach(async () => {
  await players.bank.close()
  await players.close()
  await home.remove()
})

async function opened(): Promise<Profile> {
  const profile = await players.open({ userId: player })
  if (isRefusal(profile)) expect.fail(profile.message)
  await profile.db.prisma.user.upsert({
    where: { id: player },
    create: { id: player, profile: {}, verifiedAt: new Date() },
    update: {},
  })
  return profile
}

test.runIf(!isWindows)(
  'a player’s file is for nobody else on the computer to read, its log neither',
  async () => {
    await opened()
    const modes = await Promise.all(
      (await readdir(home.dataFolder))
        .filter((name) => name.includes('.sqlite'))
        .map(async (name) => [
          name.slice(player.length),
          (await stat(path.join(home.dataFolder, name))).mode & 0o777,
        ]),
    )
    expect(Object.fromEntries(modes)).toMatchObject({ '.sqlite': 0o600, '.sqlite-wal': 0o600 })
  },
)

/** A question before the player; the function records a right answer to it, behind twenty other changes of theirs. */
async function asked({ study, changes }: Profile) {
  const { item } = await study.unseenItem(player, { pool: 'practice', subject: 'Torts', difficulty: 1 }, 0)
  if (!item) expect.fail('no question')
  const { showing: shown } = await study.show(showing(player, item), item)
  return () => {
    for (let i = 0; i < 20; i++) void changes(player, (change) => change.query(sql`select 1`))
    return study.record(player, shown.id, grade({ correct: true }))
  }
}

test('an answer being recorded at the sign-out is whole in the file before that is closed', async () => {
  const record = await asked(await opened())
  const order: string[] = []
  const [recorded] = await Promise.all([
    record().finally(() => order.push('recorded')),
    players.close().then(() => order.push('closed')),
  ])
  expect(recorded).toMatchObject({ kind: 'recorded' })
  expect(order).toEqual(['recorded', 'closed'])
  const db = openSqlite(path.join(home.dataFolder, `${player}.sqlite`))
  expect(await db.prisma.questionAttempt.findMany({ select: { isCorrect: true } })).toEqual([
    { isCorrect: true },
  ])
  await closeSqlite(db)
})
