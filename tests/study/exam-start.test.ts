import { describe, expect, test } from 'vitest'
import { KINDS } from './databases.ts'
import { type Block, examPlayer } from './exam-player.ts'
import { ok, soloGround } from './solo-game.ts'

describe.each(KINDS)('the start of an exam block on %s', (kind) => {
  const at = soloGround(kind)
  const { send, home, start } = examPlayer(at)

  test('goes on with the block it names, and begins no other where that one is gone', async () => {
    const block = await start()
    const goOn = () => send('POST', '/start', { length: 33, blockId: block.id })
    expect(ok<Block>(await goOn()).id).toBe(block.id)
    ok(await send('DELETE', `/${block.id}`))
    const gone = await goOn()
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'not_found'])
    expect((await home()).open).toBeNull()
    const next = await start()
    expect((await goOn()).json().code).toBe('not_found')
    expect((await home()).open?.id).toBe(next.id)
  })
})
