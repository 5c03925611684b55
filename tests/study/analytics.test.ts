import { expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { KINDS } from './databases.ts'
import { NOON } from './play.ts'
import { ok, soloGround } from './solo-game.ts'

type Analytics = ReplyOf<'GET /api/stats/analytics'>

for (const kind of KINDS) {
  const ground = soloGround(kind)

  const analytics = async (query = '') =>
    ok<Analytics>(
      await ground.game.app.inject({
        url: `/api/stats/analytics${query}`,
        headers: { 'x-player': ground.id },
      }),
    )

  test(`on ${kind}, before the first answer there is nothing, in the zone asked for`, async () => {
    expect(await analytics('?timeZone=Europe%2FBerlin')).toMatchObject({
      timeZone: 'Europe/Berlin',
      since: '2025-11-21T00:00:00.000Z',
      isComplete: true,
      total: { answered: 0, correct: 0, timed: 0, seconds: 0 },
      overTime: [],
      mostActiveHour: null,
      sessions: { count: 0, averageMs: 0, longestMs: 0 },
    })
    expect((await analytics()).timeZone).toBe('UTC')
    expect((await analytics('?timeZone=Moon%2FTycho')).timeZone).toBe('UTC')
  })

  test(`on ${kind}, answers played are told: pace, sitting, hour, subject and level`, async () => {
    const { clock } = ground.game
    const { challenge, question } = await ground.player.start('Torts')
    clock.now += 20_000
    await ground.player.answerWell(challenge.id, question)
    const second = (await ground.player.next(challenge.id)).question
    clock.now += 40_000
    await ground.player.answerBadly(challenge.id, second)
    const told = await analytics('?timeZone=Asia%2FTokyo')
    const both = { answered: 2, correct: 1, timed: 2, seconds: 60 }
    expect(told).toMatchObject({
      period: 'day',
      total: both,
      overTime: [{ start: '2026-11-20', ...both }],
      bySubject: [{ subject: 'Torts', ...both }],
      byDifficulty: [{ difficulty: 1, ...both }],
      mostActiveHour: 21,
      sessions: { count: 1, averageMs: 60_000, longestMs: 60_000 },
    })
    clock.now = NOON + 366 * 86_400_000
    expect((await analytics()).total.answered).toBe(0)
  })

  test(`on ${kind}, a zone of no sense is refused, and a stranger is asked to sign in`, async () => {
    const { app } = ground.game
    const long = `/api/stats/analytics?timeZone=${'x'.repeat(65)}`
    const refused = await app.inject({ url: long, headers: { 'x-player': ground.id } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().code).toBe('invalid')
    expect((await app.inject({ url: '/api/stats/analytics' })).statusCode).toBe(401)
  })
}
