import { afterAll, beforeAll, expect, test } from 'vitest'
import { raw } from '#database/sql.ts'
import { type DuelFixture, duelFixture, meet, type Node } from '../cloud-server/matches/duel-fixture.ts'
import { signedInClient } from '../cloud-server/matches/test-client.ts'
import { type Acknowledged, audit } from './audit.ts'

let fixture: DuelFixture
let node: Node

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

const sql = <Row>(text: string, values: unknown[] = []) =>
  fixture.db.prisma.$queryRawUnsafe<Row[]>(text, ...values) as Promise<Row[]>

/** Does something to the database, looks, and takes it back. */
async function damaged(acknowledged: Acknowledged[], doIt: string, undo: string): Promise<string[]> {
  await fixture.db.execute(raw(doIt))
  const found = await audit({ sql }, acknowledged)
  await fixture.db.execute(raw(undo))
  return Object.entries(found).flatMap(([what, n]) => (n === 0 ? [] : [what]))
}

test('the audit of a sound duel is all zeros, and every planted loss shows in it', async () => {
  const players = [await fixture.player('Auditor'), await fixture.player('Audited')]
  const tabs = await Promise.all(players.map(({ cookie }) => signedInClient(node.url, cookie)))
  const [one, two] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
  const matchId = await meet(one, two)
  const acknowledged: Acknowledged[] = []
  for (let round = 1; round <= 10; round++)
    for (const [i, tab] of tabs.entries()) {
      const { qid } = await tab.hear('duel:question', (question) => question.round === round)
      tab.say({ type: 'duel:answer', payload: { qid, idx: i } })
      const { place } = await tab.hear('duel:ack')
      acknowledged.push({ userId: players[i]?.id ?? '', matchId, round, place })
    }
  await Promise.all(tabs.map((tab) => tab.hear('duel:end')))
  // A living node would mend what is planted.
  await node.stop()

  expect(new Set(Object.values(await audit({ sql }, acknowledged)))).toEqual(new Set([0]))
  const plant = (doIt: string, undo: string) => damaged(acknowledged, doIt, undo)
  const third = 'round = 3 and player = 1'
  expect(
    await plant(
      `update match_answers set selected = 3 - selected where ${third}`,
      `update match_answers set selected = 3 - selected where ${third}`,
    ),
  ).toContain('acknowledged answers changed')
  const [row] = await sql<Record<string, unknown>>(`select * from match_answers where ${third}`)
  expect(
    await plant(
      `delete from match_answers where ${third}`,
      `insert into match_answers (match_id, round, player, selected, response_ms, answered_at)
       values ('${matchId}', 3, 1, ${row?.selected}, ${row?.response_ms}, now())`,
    ),
  ).toEqual(expect.arrayContaining(['acknowledged answers lost', 'rounds with an answer missing']))
  expect(
    await plant('update matches set settled_at = null', 'update matches set settled_at = now()'),
  ).toEqual(['duels not settled'])
  expect(await plant(`update matches set status = 'active'`, `update matches set status = 'over'`)).toEqual([
    'duels not finished',
  ])
  for (const [column, what] of [
    ['points', 'points unequal to their parts'],
    ['total_xp', 'XP unequal to its parts'],
    ['overall_elo', 'ratings unequal to their parts'],
    ['total_wins', 'wins unequal to duels won'],
    ['total_losses', 'losses unequal to duels lost'],
    ['event_seq', 'totals of answers wrong'],
  ])
    expect(
      await plant(
        `update users set ${column} = ${column} + 1 where username = 'Auditor'`,
        `update users set ${column} = ${column} - 1 where username = 'Auditor'`,
      ),
    ).toEqual([what])
  expect(
    await plant(
      'update player_subject_stats set questions_answered = questions_answered + 1',
      'update player_subject_stats set questions_answered = questions_answered - 1',
    ),
  ).toEqual(['subject totals wrong'])
})
