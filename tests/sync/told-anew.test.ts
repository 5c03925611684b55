import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import type { MissReason } from '#rules/memory/memory.ts'
import { bankItems } from '../electron/support/bank.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { answerOne } from '../electron/support/solo.ts'
import { type Device, device, EACH } from './device.ts'
import { agree } from './oracle.ts'
import { newPlayer } from './player.ts'

const bank = bankItems('practice', EACH)

let cloud: TestCloud
const time = { now: Date.UTC(2026, 10, 20, 12) }
const devices: Device[] = []
beforeAll(async () => {
  cloud = await testCloud({ now: () => time.now, each: EACH })
})
afterAll(() => cloud.remove())
afterEach(async () => {
  await Promise.all(devices.splice(0).map((one) => one.remove()))
})

async function computerOf(session: Awaited<ReturnType<typeof newPlayer>>): Promise<Device> {
  const one = await device(
    () => cloud.url,
    session,
    () => time.now,
    devices.length,
    async () => undefined,
  )
  devices.push(one)
  return one
}

async function sent(one: Device, url: string, body: object): Promise<void> {
  time.now += HOUR
  expect(await one.engine.send('POST', url, body)).toMatchObject({ status: 200 })
}

const tell = (one: Device, questionId: string, reason: MissReason) =>
  sent(one, '/api/practice/reason', { questionId, reason })

/** The rules missed, and the reasons told of them. */
async function notebook(one: Device) {
  const { body } = await one.engine.send('GET', '/api/notebook')
  const { rules } = body as unknown as ReplyOf<'GET /api/notebook'>
  const reasons = rules.flatMap(({ questions }) => questions.map(({ missed }) => missed?.reason))
  return { rules, reasons }
}

test('a reason told anew, after the rule’s card on another device, is let go of: the first stays everywhere', async () => {
  const session = await newPlayer(cloud.db)
  const [first, second] = [await computerOf(session), await computerOf(session)]
  const missed = await answerOne(first.engine.send, bank, false)
  first.answered.push(missed)
  await tell(first, missed, 'misread')
  for (const one of [first, second]) expect(await one.sync()).toMatchObject({ waiting: 0 })
  const [rule] = (await notebook(second)).rules
  const { subject, subtopic, area } = rule ?? expect.fail('the miss came over')
  await sent(second, '/api/practice/card', { subject, subtopic, area, grade: 'knew' })
  expect(await second.sync()).toMatchObject({ waiting: 0 })

  // The first device has not heard of the card, so there it still counts.
  first.weather('down')
  await tell(first, missed, 'rule')
  expect((await notebook(first)).reasons).toEqual(['rule'])
  for (const weather of ['reply-lost', 'up'] as const) {
    first.weather(weather)
    await first.sync()
  }
  expect((await notebook(first)).reasons).toEqual(['misread'])

  // By now it has.
  first.weather('down')
  await tell(first, missed, 'time')
  expect((await notebook(first)).reasons).toEqual(['misread'])
  first.weather('up')
  for (const one of [first, second]) expect(await one.sync()).toMatchObject({ phase: 'idle', waiting: 0 })
  await agree(cloud.db, session.userId, [first, second], [])
})
