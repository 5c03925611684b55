import { describe, expect, test } from 'vitest'
import type { ReplyOf } from '#protocol/routes.ts'
import { KINDS } from './databases.ts'
import { examPlayer, type Report } from './exam-player.ts'
import { ok, soloGround } from './solo-game.ts'

describe.each(KINDS)('what is told of a block that was handed in, on %s', (kind) => {
  const at = soloGround(kind)

  const { send, start, finish, answer } = examPlayer(at)

  test('a report shows what was told of its questions since', async () => {
    const post = (url: string, payload: object) =>
      at.game.app.inject({ method: 'POST', url, headers: { 'x-player': at.id }, payload })
    const block = await start()
    await answer(block, 1, 1)
    const [right, miss] = (await finish(block)).questions
    for (const one of [right, miss]) expect(one).toMatchObject({ reason: null, note: null })
    const target = `showing:${miss?.id}`
    ok(await post('/api/practice/reason', { questionId: miss?.id, reason: 'misread' }))
    const kept = ok<ReplyOf<'POST /api/notebook/note'>>(
      await post('/api/notebook/note', { target, bookmarked: true, text: '', from: null }),
    )
    const told = async () => ok<Report>(await send('GET', `/${block.id}`)).questions
    expect((await told())[1]).toMatchObject({ reason: 'misread', note: kept })
    ok(await post('/api/notebook/note', { target, bookmarked: false, text: '', from: kept.id }))
    expect((await told())[1]).toMatchObject({ reason: 'misread', note: null })
    expect((await told())[0]).toMatchObject({ reason: null, note: null })
  })
})
