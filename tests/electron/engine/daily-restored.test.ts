import { afterEach, describe, expect, it } from 'vitest'
import type { RefusedAnswer } from '#protocol/http/sync.ts'
import { backUp, forgetKept, restoreKept } from '../../sync/backup.ts'
import { newPlayer } from '../../sync/player.ts'
import { playSolo } from '../support/solo.ts'
import {
  attempts,
  booted,
  cloud,
  opened,
  own,
  practice,
  sealed,
  serveDailyCases,
  sync,
  user,
} from './daily-desk.ts'

serveDailyCases()

describe('a restored server', () => {
  afterEach(() => forgetKept(cloud.db))

  it.each(['restored', 'copied'] as const)(
    'by a backup that was %s gets the sealed answer again',
    async (as) => {
      const session = await newPlayer(cloud.db)
      const engine = await booted(session)
      const place = await sealed(engine, true)
      await playSolo(engine.send, practice, 2)
      await backUp(cloud.db)
      expect(await sync(engine)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
      const told = await opened(engine)
      const before = await own(engine)
      await restoreKept(cloud.db, as)
      expect(await attempts(session.userId)).toBe(0)
      expect(await sync(engine)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
      expect(await attempts(session.userId)).toBe(6)
      expect(await own(engine)).toEqual(before)
      expect(await opened(engine)).toEqual({ ...told, timeToReset: expect.any(Number) })
      expect(told).toMatchObject({ attempt: { choiceIndex: place, isCorrect: true } })
      expect(await user(session.userId)).toMatchObject({ dailyStreak: 1 })
    },
  )

  it('that never showed the case says so, and the rest comes back', async () => {
    const session = await newPlayer(cloud.db)
    await backUp(cloud.db)
    const engine = await booted(session)
    await sealed(engine, true)
    await playSolo(engine.send, practice, 2)
    await sync(engine)
    await restoreKept(cloud.db, 'restored')
    expect(await sync(engine)).toMatchObject({ phase: 'idle', waiting: 0, refusals: 1 })
    expect(await attempts(session.userId)).toBe(5)
    const refused = (await engine.send('GET', '/api/sync/refused')).body as unknown as RefusedAnswer[]
    expect(refused).toMatchObject([{ code: 'unknown_case' }])
    // To this server the day is not answered yet.
    expect(await opened(engine)).toMatchObject({ attempt: null })
  })
})
