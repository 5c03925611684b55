import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { BankItem } from '#protocol/bank.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS } from '#rules/days.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { item, spread } from './bank-builder.ts'
import { KINDS } from './databases.ts'
import { NOON, showing } from './play.ts'
import { ok, placeOfKey, soloGround } from './solo-game.ts'

type Block = ReplyOf<'POST /api/exam/start'>
type Next = ReplyOf<'POST /api/practice/next'>

/** Of each subject ten questions of one level, five of which are kept for exam blocks. */
const BANK = spread({ difficulties: [1], each: 10 }).map(
  (one, i): BankItem => (i % 2 === 0 ? { ...one, reserved: true } : one),
)
const RESERVED = new Set(BANK.flatMap(({ id, reserved }) => (reserved ? [id] : [])))

describe.each(KINDS)('questions kept for exam blocks, on %s', (kind) => {
  const at = soloGround(kind)

  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    at.game.app.inject({ method, url, headers: { 'x-player': at.id }, ...(payload ? { payload } : {}) })
  const begin = async () => ok<Block>(await send('POST', '/api/exam/start', { length: 33 }))
  const next = async () => ok<Next>(await send('POST', '/api/practice/next', {}))
  const itemOf = async (showingId: string) => {
    const [row] = await at.trial.rows<{ id: string }>(
      sql`select question_id as id from showings where id = ${showingId}`,
    )
    return row?.id ?? expect.fail('nothing was shown')
  }
  /** Gives so many right answers in practice, a day apart; returns the items asked. */
  async function practiced(most: number) {
    const asked: string[] = []
    for (let i = 0; i < most; i++) {
      const { question, card } = await next()
      if (!question) {
        expect(card).not.toBeNull()
        ok(await send('POST', '/api/practice/next', { noCard: true }))
        continue
      }
      asked.push(await itemOf(question.id))
      const body = { questionId: question.id, userAnswer: placeOfKey(question) }
      ok(await send('POST', '/api/practice/answer', body))
      at.game.clock.now += DAY_MS
    }
    return asked
  }
  const blockItems = async (block: Block) => {
    const rows = await at.trial.rows<{ id: string }>(
      sql`select question_id as id from showings where run_id = ${block.id}`,
    )
    return rows.map(({ id }) => id)
  }

  test('the bank’s mark is stored, and goes and comes with the bank', async () => {
    const held = async () =>
      (await at.trial.rows<{ id: string }>(sql`select id from questions where reserved order by id`)).map(
        ({ id }) => id,
      )
    const [one, two] = [item('one', { reserved: true }), item('two')]
    await at.trial.load({ practice: [one, two] })
    expect(await held()).toEqual(['one'])
    await at.trial.load({ practice: [item('one'), { ...two, reserved: true }] })
    expect(await held()).toEqual(['two'])
  })

  test('solo never asks one, not even where the player has seen all the rest', async () => {
    await at.trial.load({ practice: BANK })
    const store = at.trial.store()
    const torts = { pool: 'practice', subject: 'Torts', difficulty: 1 } as const
    const asked = new Set<string>()
    for (let pivot = 0; pivot < 1; pivot += 0.05) {
      const { item: found } = await store.unseenItem(at.id, torts, pivot)
      if (!found) break
      asked.add(found.id)
      await store.show(showing(at.id, found), found)
    }
    expect(asked.size).toBe(5)
    expect([...asked].filter((id) => RESERVED.has(id))).toEqual([])
    const { question } = await at.player.start('Torts')
    expect(asked).toContain(await itemOf(question.id))
  })

  test('the daily case is never one', async () => {
    const daily = spread({ difficulties: [8], each: 4, pool: 'daily' }).map((one) => ({
      ...one,
      id: `daily-${one.id}`,
    }))
    // A desktop's file has no daily pool: there a case comes of the practice questions.
    const practice = spread({ difficulties: [8], each: 10 }).map((one, i) =>
      i % 2 === 0 ? { ...one, reserved: true as const } : one,
    )
    const kept = new Set(practice.flatMap(({ id, reserved }) => (reserved ? [id] : [])))
    await at.trial.load({ practice, daily })
    const days = at.trial.daily()
    for (const date of ['2027-03-01', '2027-03-02', '2027-03-03']) {
      const asked = await days.caseOf(date)
      expect(asked && !kept.has(asked.id)).toBe(true)
    }
  })

  test('practice never asks one, in weeks of answers, and the block after that asks nothing that was shown', async () => {
    await at.trial.load({ practice: BANK })
    const asked = await practiced(60)
    expect(new Set(asked).size).toBeGreaterThan(25)
    expect(asked.filter((id) => RESERVED.has(id))).toEqual([])
    const home = ok<ReplyOf<'GET /api/exam'>>(await send('GET', '/api/exam'))
    expect(home.next[0]).toEqual({ length: 33, seen: 0 })
    const block = await begin()
    expect(block.seen).toBe(0)
    expect((await blockItems(block)).filter((id) => asked.includes(id))).toEqual([])
  })

  test('a block takes them before others, and once it has, practice asks them too', async () => {
    await at.trial.load({ practice: BANK })
    const block = await begin()
    const ofBlock = await blockItems(block)
    expect(ofBlock.filter((id) => RESERVED.has(id)).length).toBeGreaterThan(33 / 2)
    await send('POST', `/api/exam/${block.id}/finish`)
    at.game.clock.now += 30 * DAY_MS
    const asked = (await practiced(120)).filter((id) => RESERVED.has(id))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((id) => !ofBlock.includes(id))).toEqual([])
    expect(NOON).toBeLessThan(at.game.clock.now)
    expect(SUBJECTS.length * 5).toBe(RESERVED.size)
  })
})
