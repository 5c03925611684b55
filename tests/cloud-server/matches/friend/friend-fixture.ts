import { afterAll, beforeAll, expect } from 'vitest'
import { spread } from '../../../study/bank-builder.ts'
import { type DuelFixture, duelFixture, type Node } from '../duel-fixture.ts'
import { type GamePage, pageOf } from './pages.ts'

// Two nodes on one database, see `serveFriends`.
export let fixture: DuelFixture
export let node: Node
export let other: Node
let players = 0

/** Starts the nodes before a file's first test, and ends them after its last. To be called once in each file. */
export function serveFriends(): void {
  beforeAll(async () => {
    // Enough for 20 open games of one player, none of which shares an item with another.
    fixture = await duelFixture(spread({ each: 16, pool: 'ranked' }))
    node = await fixture.node()
    other = await fixture.node()
  })
  afterAll(() => fixture.close())
}

export const newcomer = () => fixture.player(`Friend${++players}`)

/** Two friends, each at a node of their own. */
export async function friends(): Promise<[GamePage, GamePage]> {
  return [pageOf(node, await newcomer()), pageOf(other, await newcomer())]
}

export const userOf = (page: GamePage) =>
  fixture.db.prisma.user.findUniqueOrThrow({ where: { id: page.player.id } })

/** Both players' end of a game, once it is settled. */
export const ended = (page: GamePage, matchId: string) =>
  expect.poll(() => page.game(matchId).then(({ end }) => end), { interval: 20 }).not.toBeNull()
