import { afterAll, beforeAll } from 'vitest'
import type { ToClientPayload } from '#protocol/live/to-client.ts'
import { isKey } from '../../../study/bank-builder.ts'
import {
  type DuelFixture,
  duelFixture,
  meet,
  type Node,
  type Player,
  type SignedInClient,
} from '../duel-fixture.ts'
import { signedInClient } from '../test-client.ts'

// The servers every transcript plays on, see `serveTranscripts`.
export let fixture: DuelFixture
export let node: Node
/** a database whose matches have other settings: any node may be the one that pairs */
export let elsewhere: DuelFixture
let players = 0

/** Starts the servers before a file's first test, and ends them after its last. To be called once in each file. */
export function serveTranscripts(): void {
  beforeAll(async () => {
    fixture = await duelFixture()
    elsewhere = await duelFixture()
    node = await fixture.node()
  })
  afterAll(async () => {
    await fixture.close()
    await elsewhere.close()
  })
}

export const newcomer = (at: DuelFixture = fixture) => at.player(`Player${++players}`)
export const clientOf = (player: Player, at: Node = node) => signedInClient(at.url, player.cookie)

/** Two players, each with a tab at a node. */
export async function two(
  at: [Node, Node] = [node, node],
  on: DuelFixture = fixture,
): Promise<[SignedInClient, SignedInClient, Player, Player]> {
  const [one, other] = [await newcomer(on), await newcomer(on)]
  return [await clientOf(one, at[0]), await clientOf(other, at[1]), one, other]
}

type Question = ToClientPayload<'duel:question'>

export const rightPlace = ({ choices }: Question): number => choices.findIndex(isKey)
export const wrongPlace = (question: Question): number => (rightPlace(question) + 1) % 4

export const choose = (tab: SignedInClient, { qid }: Question, place: number) =>
  tab.say({ type: 'duel:answer', payload: { qid, idx: place, ms: 1 } })

/** Gives an answer, and waits until it is taken. */
export async function answer(tab: SignedInClient, question: Question, place: number): Promise<void> {
  choose(tab, question, place)
  await tab.hear('duel:ack')
}

/** Both tabs at the verdict of a duel that the second resigned. */
export async function atVerdict() {
  const [one, other, first, second] = await two()
  const matchId = await meet(one, other)
  other.say({ type: 'duel:resign', payload: { matchId } })
  await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
  return { one, other, first, second, matchId }
}

async function dueNow(
  matchId: string,
  { db: { prisma } }: DuelFixture,
  part: 'dueAt' | 'botDueAt',
): Promise<void> {
  const dueAt = new Date(Date.now() - 1_000)
  await prisma.$transaction([
    prisma.match.updateMany({ where: { id: matchId, status: 'active' }, data: { [part]: dueAt } }),
    prisma.matchClock.updateMany({ where: { matchId }, data: { dueAt } }),
  ])
}

/** Lets the time of a duel's face-off, question or reveal be over, once a test has done all it does in that time. */
export const lapse = (matchId: string, on: DuelFixture = fixture) => dueNow(matchId, on, 'dueAt')

/** Lets a duel's bot give its planned answer now. */
export const hurryBot = (matchId: string, on: DuelFixture = fixture) => dueNow(matchId, on, 'botDueAt')
