import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Side } from '#rules/match/side.ts'
import {
  type DuelDatabase,
  insertMatch,
  LIVE,
  type OwnDuels,
  ownDuels,
  storedMatch,
  submit,
} from './match-rows.ts'

let duels: OwnDuels

beforeAll(async () => {
  duels = await ownDuels()
})
afterAll(() => duels.end())

const START = Date.UTC(2026, 10, 22, 12)

test('in one batch each answer is judged after those before it; the answers of a deleted match are deleted too', async () => {
  await duels.setClock(START)
  const [both, alone] = [await insertMatch(duels, LIVE, [1, 1]), await insertMatch(duels, LIVE, [1, 1])]
  const batch: [id: string, round: number, side: number, place: number][] = [
    [both, 1, 2, 1],
    [alone, 1, 1, 4],
    [both, 1, 1, 0],
    [both, 1, 1, 1],
    [both, 2, 1, 1],
    [alone, 1, 2, 0],
    [randomUUID(), 1, 1, 0],
    [alone, 1, 2, 3],
  ]
  const { rows } = await duels.client.query(
    'select * from submit_answers($1, $2, $3, $4) order by idx',
    [0, 1, 2, 3].map((i) => batch.map((one) => one[i])),
  )
  expect(rows.map((row) => [row.idx, row.verdict, row.closed, row.from_seq, row.match_seq])).toEqual([
    [1, 'accepted', false, 1, 2],
    [2, 'malformed', false, 1, null],
    [3, 'accepted', true, 2, 3],
    [4, 'stale', false, 3, null],
    [5, 'accepted', false, 3, 4],
    [6, 'accepted', false, 1, 2],
    [7, 'unknown', false, null, null],
    [8, 'repeated', false, 2, null],
  ])
  const stored = async () =>
    (
      await duels.client.query(
        'select round, player, selected from match_answers where match_id = any($1) order by round, player, selected',
        [[both, alone]],
      )
    ).rows.map(({ round, player, selected }) => [round, player, selected])
  expect(await stored()).toEqual([
    [1, 1, 0],
    [1, 2, 0],
    [1, 2, 1],
    [2, 1, 1],
  ])
  await duels.client.query('delete from matches where id = $1', [both])
  expect(await stored()).toEqual([[1, 2, 0]])
  await duels.client.query('delete from matches where id = $1', [alone])
  expect(await stored()).toEqual([])
})

describe('at the same moment', () => {
  test('of many answers by one player to one round exactly one is accepted', async () => {
    await duels.setClock(START)
    const id = await insertMatch(duels, LIVE, [1, 1])
    const others = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const other = await duels.join()
        await other.setClock(START)
        return other
      }),
    )
    const said = await Promise.all(
      others.map((other, i) => (i % 2 ? submit(other, id, 1, 1, 1) : submit(other, id, 2, 1, 0))),
    )
    expect(said.filter((one) => one.verdict === 'accepted')).toHaveLength(2)
    expect(said.filter((one) => one.closed)).toHaveLength(1)
    const { scores, phase, round, rounds } = await storedMatch(duels, id)
    expect({ scores, phase, round, answers: Object.keys(rounds[0]?.answers ?? {}) }).toEqual({
      scores: [1, 0],
      phase: 'question',
      round: 2,
      answers: ['1', '2'],
    })
    await Promise.all(others.map((other) => other.end()))
  })

  test('two batches with the same matches in other orders never wait for each other for good', async () => {
    await duels.setClock(START)
    const ids: string[] = []
    while (ids.length < 20) ids.push(await insertMatch(duels, { ...LIVE, rounds: 1 }, [0]))
    const nodes = await Promise.all([duels.join(), duels.join()])
    for (const node of nodes) await node.setClock(START)
    const batch = (node: DuelDatabase, list: string[], player: Side) =>
      node.client.query('select verdict from submit_answers($1, $2, $3, $4)', [
        list,
        list.map(() => 1),
        list.map(() => player),
        list.map(() => 0),
      ])
    const [one, two] = await Promise.all([
      batch(nodes[0] as DuelDatabase, ids, 1),
      batch(nodes[1] as DuelDatabase, [...ids].reverse(), 2),
    ])
    for (const reply of [one, two])
      expect(new Set(reply?.rows.map((row) => row.verdict))).toEqual(new Set(['accepted']))
    const { rows } = await duels.client.query(
      'select count(*)::int as n from matches where id = any($1) and status = $2',
      [ids, 'over'],
    )
    expect(rows[0].n).toBe(20)
    for (const node of nodes) await node.end()
  })
})
