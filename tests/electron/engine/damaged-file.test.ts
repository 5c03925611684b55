import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { utcDate } from '#rules/days.ts'
import type { CachedDaily } from '../../../electron/engine/store/daily.ts'
import { keepSealed } from '../../../electron/engine/store/sealed-daily.ts'
import { bankItems } from '../support/bank.ts'
import { copyData } from '../support/damage.ts'
import type { Desk } from '../support/desk.ts'
import { answerOne, playSolo } from '../support/solo.ts'
import {
  besideAnother,
  boot,
  cloud,
  damagedOn,
  home,
  nextHome,
  serveDamagedFiles,
  signedUp,
} from './damaged-desk.ts'

serveDamagedFiles()

const aside = async () =>
  (await readdir(home.dataFolder)).filter((name) => /\.damaged-\d+\.sqlite$/.test(name))

test('a study file that is damaged is set aside, and a new one made from the server', async () => {
  const { engine, file } = await signedUp()
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
  await engine.send('POST', '/api/sync/now')
  await engine.quit()
  const ruined = 'this is no database, and it is longer than one header '.repeat(100)
  await writeFile(file, ruined)
  const next = await boot(cloud.url, home, engine.kept())
  expect((await next.send('GET', '/api/auth/me')).status).toBe(200)
  await next.send('POST', '/api/sync/now')
  expect((await next.send('GET', '/api/stats/own')).body).toMatchObject({
    totalQuestionsAnswered: answers.length,
  })
  expect((await next.send('GET', '/api/solo-challenge/status')).body).toMatchObject({
    isDailyComplete: true,
  })
  const [kept] = await aside()
  expect(await readFile(path.join(home.dataFolder, kept ?? ''), 'utf8')).toBe(ruined)
})

test('a study file that is damaged gives up what it still holds that the server has not got', async () => {
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  const target = `showing:${await answerOne(engine.send, bankItems('practice', 12), false)}`
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
  const note = { target, from: null, bookmarked: true, text: 'My own words.' }
  expect((await engine.send('POST', '/api/notebook/note', note)).status).toBe(200)
  const waiting = answers.length + 2
  await engine.quit()
  await damagedOn(2, 'player_topic_stats', { id, fileKey })
  const onDamaged = vi.fn()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  expect(await next.send('GET', '/api/auth/me')).toMatchObject({ status: 200, body: { id } })
  expect((await next.send('GET', '/api/sync/status')).body).toMatchObject({ waiting })
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(waiting)
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
  expect(await aside()).toHaveLength(1)
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(answers.length + 1)
  const marks = await cloud.db.prisma.studyMark.findMany({ where: { userId: id } })
  expect(marks).toMatchObject([{ type: 'note', body: { text: 'My own words.', bookmarked: true } }])
})

test('a study file that is damaged gives up answers whose run began by a clock that was ahead', async () => {
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
  await engine.file()?.query(sql`update solo_runs set started_at = '2099-01-01T00:00:00.000Z' returning id`)
  await engine.quit()
  await damagedOn(2, 'player_topic_stats', { id, fileKey })
  const onDamaged = vi.fn()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  expect(await next.send('GET', '/api/auth/me')).toMatchObject({ status: 200 })
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(answers.length)
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, refusals: 0 })
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(answers.length)
})

test('a study file that is damaged gives it up at the next start, where the first one ends before all of it is taken in', async () => {
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
  await engine.quit()
  await damagedOn(2, 'player_topic_stats', { id, fileKey })
  // As far as it comes where the questions are still being read when the power goes.
  const bank = home.bankFolder
  const onDamaged = vi.fn()
  const cut = await boot(cloud.url, { ...home, bankFolder: `${bank}-none` }, engine.kept(), { onDamaged })
  await cut.send('GET', '/api/auth/me')
  await cut.quit()
  expect(onDamaged).not.toHaveBeenCalled()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  const { waiting } = (await next.send('GET', '/api/sync/status')).body
  expect(waiting).toBe(answers.length)
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(answers.length)
  await next.quit()
  const last = await boot(cloud.url, home, engine.kept(), { onDamaged })
  expect((await last.send('GET', '/api/sync/status')).body).toMatchObject({ waiting })
  expect(onDamaged).toHaveBeenCalledOnce()
  await cloud.start()
})

test('one that is empty beside a log is set aside with the whole log, and the player is told', async () => {
  const { engine, id } = await signedUp()
  await cloud.stop()
  await playSolo(engine.send, bankItems('practice', 12), 2)
  const first = await nextHome(2)
  const file = path.join(home.dataFolder, `${id}.sqlite`)
  await mkdir(home.dataFolder, { recursive: true })
  await copyFile(path.join(first.dataFolder, `${id}.sqlite-wal`), `${file}-wal`)
  const log = await readFile(`${file}-wal`)
  expect(log.length).toBeGreaterThan(0)
  await writeFile(file, '')
  await engine.quit()
  await first.remove()
  const onDamaged = vi.fn()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  await cloud.start()
  expect((await next.send('GET', '/api/auth/me')).status).toBe(200)
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(0)
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
  const [kept] = await aside()
  expect(log.equals(await readFile(path.join(home.dataFolder, `${kept}-wal`)))).toBe(true)
})

test('a clearing of the thread in one that is damaged is told once, though its rest waits for questions', async () => {
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  expect((await engine.send('DELETE', '/api/chatbot/history')).status).toBe(200)
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
  await engine.quit()
  await damagedOn(2, 'player_topic_stats', { id, fileKey })
  await cloud.start()
  const [bank, away] = [home.bankFolder, `${home.bankFolder}-away`]
  await rename(bank, away)
  const onDamaged = vi.fn()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  expect((await next.send('GET', '/api/chatbot/history')).body).toMatchObject({ code: 'bank_empty' })
  expect(onDamaged).not.toHaveBeenCalled()
  await rename(away, bank)
  await next.send('GET', '/api/chatbot/history')
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(answers.length)
  await next.send('POST', '/api/chatbot/message', { message: 'Hello' })
  const { body: thread } = await next.send('GET', '/api/chatbot/history')
  expect(thread.messages).toHaveLength(2)
  await next.quit()
  const last = await boot(cloud.url, home, engine.kept())
  expect((await last.send('GET', '/api/chatbot/history')).body).toEqual(thread)
})

test('a sealed answer in one that is damaged waits where it can’t be written yet, and isn’t given up', async () => {
  const date = utcDate(Date.now())
  const question = {
    id: randomUUID(),
    subject: 'Torts',
    topic: 'Duty',
    difficulty: 7,
    stem: 'Who?',
    choices: ['A', 'B'],
  }
  const sealed = { attemptId: randomUUID(), choice: 1, at: Date.now(), settled: false }
  const { id, isNoted, kept } = await besideAnother(
    async (at) => {
      const [keptAt, startedAt] = [sealed.at - 2, sealed.at - 1]
      const cached = {
        date,
        question,
        reply: null,
        keptAt,
        startedAt,
        limitMs: 90_000,
        startedHere: true,
        sealed,
      }
      await at.file()?.write(keepSealed(cached as CachedDaily))
    },
    async (at) => {
      await at
        .file()
        ?.write([
          sql`create trigger full before insert on kept_dailies begin select raise(abort, 'disk full'); end`,
        ])
    },
  )
  const next = await boot(cloud.url, home, kept)
  await next.send('GET', '/api/auth/me')
  const db = next.file() ?? openSqlite(path.join(home.dataFolder, `${id}.sqlite`), kept?.fileKey)
  await db.write([sql`drop trigger full`])
  if (db !== next.file()) await closeSqlite(db)
  expect((await next.send('GET', '/api/auth/me')).status).toBe(200)
  expect(await next.file()?.query(sql`select attempt_id as id from kept_dailies`)).toEqual([
    { id: sealed.attemptId },
  ])
  expect(await isNoted()).toBe(false)
})

test('a run that was open in one that is damaged gives way to a later one that is open since', async () => {
  const play = (at: Desk) => answerOne(at.send, bankItems('practice', 12), true)
  const { id, isNoted, kept } = await besideAnother(play, play)
  const next = await boot(cloud.url, home, kept)
  const runs = () =>
    next.file()?.query(sql`
      select id, started_at as "startedAt", ended_at is null as open from solo_runs order by started_at`)
  expect((await next.send('GET', '/api/sync/status')).body).toMatchObject({ waiting: 2 })
  const before = await runs()
  expect(before).toMatchObject([{ open: 0 }, { open: 1 }])
  expect(await isNoted()).toBe(false)
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
  expect(await runs()).toEqual(before)
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(2)
})

test('two that are damaged are taken in together, in the order in which their answers were given', async () => {
  const play = (at: Desk) => answerOne(at.send, bankItems('practice', 12), true)
  const { id, damaged, kept } = await besideAnother(play, play)
  const later = `${id}.damaged-20261127130000000.sqlite`
  const before = await nextHome(12)
  await copyData(before.dataFolder, home.dataFolder, `${id}.sqlite`, kept?.fileKey)
  await rename(path.join(home.dataFolder, `${id}.sqlite`), path.join(home.dataFolder, later))
  await copyFile(path.join(before.dataFolder, damaged), path.join(home.dataFolder, damaged))
  await before.remove()
  await writeFile(path.join(home.dataFolder, `${id}.rescue`), `${damaged}\n${later}\n`)
  const next = await boot(cloud.url, home, kept)
  expect((await next.send('GET', '/api/sync/status')).body).toMatchObject({ waiting: 2 })
  const given = async (order: 'rowid' | 'created_at') =>
    next.file()?.query(sql`select created_at as at from question_attempts order by ${raw(order)}`)
  expect(await given('rowid')).toEqual(await given('created_at'))
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(2)
})
