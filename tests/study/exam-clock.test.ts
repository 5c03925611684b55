import { describe, expect, test } from 'vitest'
import { KINDS } from './databases.ts'
import { examPlayer } from './exam-player.ts'
import { ok, soloGround } from './solo-game.ts'

const MINUTE = 60_000

describe.each(KINDS)('an exam block’s clock on %s', (kind) => {
  const at = soloGround(kind)
  const { send, home, start } = examPlayer(at)

  test('is said to run until 25 s after the page was heard, or until the block was left', async () => {
    const block = await start()
    const open = async () => (await home()).open
    at.game.clock.now += 10_000
    expect(await open()).toMatchObject({ isPaused: false, leftMs: 60 * MINUTE - 10_000 })
    at.game.clock.now += 16_000
    expect(await open()).toMatchObject({ isPaused: true, leftMs: 60 * MINUTE })
    const beat = async (more: object = {}) =>
      ok<{ leftMs: number }>(await send('PATCH', `/${block.id}`, { current: 0, ...more })).leftMs
    const left = await beat({ leaving: true })
    at.game.clock.now += 5_000
    expect(await open()).toMatchObject({ isPaused: true, leftMs: left })
    expect(await beat()).toBe(left)
    at.game.clock.now += 5_000
    expect(await open()).toMatchObject({ isPaused: false, leftMs: left - 5_000 })
  })

  test('goes on where the computer’s clock is set back by a day', async () => {
    const block = await start()
    const beat = async () =>
      ok<{ leftMs: number }>(await send('PATCH', `/${block.id}`, { current: 0 })).leftMs
    at.game.clock.now -= 24 * 60 * MINUTE
    expect((await home()).open).toMatchObject({ isPaused: true, leftMs: 60 * MINUTE })
    expect(await beat()).toBe(60 * MINUTE - 10_000)
    at.game.clock.now += 20_000
    expect(await beat()).toBe(60 * MINUTE - 30_000)
  })
})
