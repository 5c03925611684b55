import { afterAll, beforeAll } from 'vitest'
import type { ToClientPayload } from '#protocol/live/to-client.ts'
import { isKey } from '../../../study/bank-builder.ts'
import { type Arena, arena, type Node, type Player, type SignedInTab } from '../arena.ts'
import { signedInTab } from '../tab.ts'

// What every transcript plays on; set before a file's first test, and gone after its last.
export let ground: Arena
export let node: Node
/** a database whose matches have other settings: any node may be the one that pairs */
export let elsewhere: Arena
let players = 0

beforeAll(async () => {
  ground = await arena()
  elsewhere = await arena()
  node = await ground.node()
})
afterAll(async () => {
  await ground.close()
  await elsewhere.close()
})

export const newcomer = (at: Arena = ground) => at.player(`Player${++players}`)
export const tabOf = (player: Player, at: Node = node) => signedInTab(at.url, player.cookie)

/** Two players, each with a tab at a node. */
export async function two(
  at: [Node, Node] = [node, node],
  on: Arena = ground,
): Promise<[SignedInTab, SignedInTab, Player, Player]> {
  const [one, other] = [await newcomer(on), await newcomer(on)]
  return [await tabOf(one, at[0]), await tabOf(other, at[1]), one, other]
}

type Question = ToClientPayload<'duel:question'>

export const rightPlace = ({ choices }: Question): number => choices.findIndex(isKey)
export const wrongPlace = (question: Question): number => (rightPlace(question) + 1) % 4

export const choose = (tab: SignedInTab, { qid }: Question, place: number) =>
  tab.say({ type: 'duel:answer', payload: { qid, idx: place, ms: 1 } })
