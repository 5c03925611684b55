import type { ReplyOf } from '#protocol/routes.ts'
import { MINUTE_MS as MINUTE } from '#rules/days.ts'
import { isKey } from './bank-builder.ts'
import { ok, type soloGround } from './solo-game.ts'

export type Home = ReplyOf<'GET /api/exam'>
export type Block = ReplyOf<'POST /api/exam/start'>
export type Report = ReplyOf<'GET /api/exam/:blockId'>

/** The calls of a player who takes exam blocks. */
export function examPlayer(at: ReturnType<typeof soloGround>) {
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    player = at.id,
  ) =>
    at.game.app.inject({
      method,
      url: `/api/exam${path}`,
      headers: { 'x-player': player },
      ...(payload ? { payload } : {}),
    })
  const home = async () => ok<Home>(await send('GET', ''))
  const start = async (body: object = { length: 33 }) => ok<Block>(await send('POST', '/start', body))
  const mark = (block: Block, place: number, choice: number | null, rest: object = {}) =>
    send('PATCH', `/${block.id}`, {
      current: place,
      mark: { at: place, place: choice, flagged: false, struck: [], highlights: [], ...rest },
    })
  const keyOf = (block: Block, place: number): number =>
    block.questions[place]?.choices.findIndex(isKey) ?? -1
  const finish = async (block: Block) => ok<Report>(await send('POST', `/${block.id}/finish`))
  /** Gives answers to the first so many questions, a minute each. */
  async function answer(block: Block, right: number, wrong = 0) {
    for (let place = 0; place < right + wrong; place++) {
      for (let beat = 0; beat < 3; beat++) {
        at.game.clock.now += MINUTE / 3
        await send('PATCH', `/${block.id}`, { current: place })
      }
      const key = keyOf(block, place)
      ok(await mark(block, place, place < right ? key : (key + 1) % 4))
    }
  }

  return { send, home, start, mark, keyOf, finish, answer }
}
