import { expect, test, vi } from 'vitest'
import { sql } from '#database/sql.ts'
import { bankItems } from '../support/bank.ts'
import type { Desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'
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

test('a study file that is damaged gives up the exam block that is open in it, and what Atticus was told with no network', async () => {
  await (await nextHome(12)).remove()
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  expect((await engine.send('POST', '/api/chatbot/message', { message: 'Hello' })).status).toBe(200)
  const { body: thread } = await engine.send('GET', '/api/chatbot/history')
  const opened = async (at: Desk) => (await at.send('POST', '/api/exam/start', { length: 33 })).body
  const block = await opened(engine)
  const mark = { at: 2, place: 1, flagged: true, struck: [3], highlights: [[0, 4]] }
  expect((await engine.send('PATCH', `/api/exam/${block.id}`, { current: 2, mark })).status).toBe(200)
  const { questions } = await opened(engine)
  expect(questions).toHaveProperty('2.flagged', true)
  await engine.quit()
  // The questions' own texts, which fill most of a file, aren't needed for it.
  await damagedOn(12, 'questions', { id, fileKey })
  const next = await boot(cloud.url, home, engine.kept())
  expect(await opened(next)).toMatchObject({ id: block.id, current: 2, questions })
  expect((await next.send('GET', '/api/chatbot/history')).body).toEqual(thread)
  expect((await next.send('POST', `/api/exam/${block.id}/finish`)).body).toMatchObject({
    flagged: { total: 1 },
    blank: 32,
  })
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(33)
})

/** Begins a block of 33 out of 35 questions, and marks the last whose question the next bank still has. */
async function markedBlock(at: Desk) {
  const begin = async () => (await at.send('POST', '/api/exam/start', { length: 33 })).body
  const { id, questions: begun } = await begin()
  const stays = ({ stem }: { stem: string }) => !stem.includes('-0004')
  const last = (begun as { stem: string }[]).findLastIndex(stays)
  const mark = { at: last, place: 1, flagged: true }
  expect((await at.send('PATCH', `/api/exam/${id}`, { current: last, mark })).status).toBe(200)
  const { questions } = await begin()
  const all = questions as { stem: string }[]
  return { id, questions, kept: all.filter(stays).map(({ stem }) => stem), marked: all[last]?.stem }
}

test('one that is damaged gives up the questions of its answers and its block too, where the bank has them no more', async () => {
  await (await nextHome(5)).remove()
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 4)
  const block = await markedBlock(engine)
  await engine.quit()
  await damagedOn(1, 'player_topic_stats', { id, fileKey })
  const onDamaged = vi.fn()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  const { body } = await next.send('POST', '/api/exam/start', { length: 33 })
  expect(body).toMatchObject({ id: block.id, questions: block.questions })
  // The block's one answer with them.
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(answers.length + 1)
  expect((await next.send('POST', `/api/exam/${block.id}/finish`)).body).toMatchObject({
    total: 33,
    blank: 32,
  })
  const asked = await next.file()?.query(sql`select id from questions where retired_at is null`)
  expect(asked).toHaveLength(7)
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, refusals: 0 })
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(answers.length + 33)
})

test('an exam block in one that is damaged is handed in with the questions that are left, where others are lost', async () => {
  await (await nextHome(5)).remove()
  const { engine, id, fileKey } = await signedUp()
  await cloud.stop()
  const block = await markedBlock(engine)
  await engine.quit()
  await damagedOn(4, 'questions', { id, fileKey })
  const onDamaged = vi.fn()
  const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
  const total = block.kept.length
  expect(total).toBeLessThan(33)
  expect((await next.send('GET', '/api/exam')).body).toMatchObject({
    open: null,
    past: [{ id: block.id, total, blank: total - 1, likeExam: true }],
  })
  expect(onDamaged).toHaveBeenCalledExactlyOnceWith(1)
  const { questions } = (await next.send('GET', `/api/exam/${block.id}`)).body as {
    questions: { stem: string; flagged: boolean; userAnswer: number }[]
  }
  expect(questions.map(({ stem }) => stem)).toEqual(block.kept)
  expect(questions.filter(({ flagged, userAnswer }) => flagged || userAnswer >= 0)).toMatchObject([
    { stem: block.marked, flagged: true, userAnswer: 1 },
  ])
  await cloud.start()
  expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, refusals: 0 })
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(total)
})

test('an exam block that was open in one that is damaged is handed in where another is open since', async () => {
  await (await nextHome(12)).remove()
  const blocks: unknown[] = []
  const begin = async (at: Desk) => {
    const { body } = await at.send('POST', '/api/exam/start', { length: 33 })
    const change = { current: 2, mark: { at: 2, place: 1 } }
    expect((await at.send('PATCH', `/api/exam/${body.id}`, change)).status).toBe(200)
    blocks.push(body.id)
  }
  let given: object[] | undefined
  const beginAndPractice = async (at: Desk) => {
    await begin(at)
    // Its page was last heard an hour ago; what was given since makes no pause of that.
    await at.file()?.query(sql`
      update exam_blocks set sheet = json_set(sheet, '$.clock.heardAt', json_extract(sheet, '$.clock.heardAt') - 3600000)
      returning id`)
    const { question } = (await at.send('POST', '/api/practice/next', { noCard: true })).body
    const practiced = { questionId: (question as { id: string }).id, userAnswer: 0 }
    expect((await at.send('POST', '/api/practice/answer', practiced)).status).toBe(200)
    given = await at.file()?.query(sql`select created_at as at from question_attempts`)
  }
  const { id, leaveNote, isNoted, kept } = await besideAnother(beginAndPractice, begin)
  const next = await boot(cloud.url, home, kept)
  const standing = { open: { id: blocks[1] }, past: [{ id: blocks[0], blank: 32, likeExam: true }] }
  expect((await next.send('GET', '/api/exam')).body).toMatchObject(standing)
  expect(await isNoted()).toBe(false)
  await next.quit()
  await leaveNote()
  const last = await boot(cloud.url, home, kept)
  expect((await last.send('GET', '/api/exam')).body).toMatchObject(standing)
  expect(await isNoted()).toBe(false)
  await cloud.start()
  expect((await last.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(34)
  // Practiced after the block was left, and before it's handed in.
  const practice = sql`select created_at as at from question_attempts where context = 'practice'`
  expect(await last.file()?.query(practice)).toEqual(given)
})
