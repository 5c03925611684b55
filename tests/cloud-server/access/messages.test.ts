import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIVE_ACCESS } from '#protocol/live/access.ts'
import type { ToClientType } from '#protocol/live/to-client.ts'
import { type ToServerType, type ToServerWire, toServer } from '#protocol/live/to-server.ts'
import { LIVE_CLOSE, LIVE_PROTOCOL } from '#protocol/live/version.ts'
import {
  type DuelFixture,
  duelFixture,
  meet,
  type Node,
  type SignedInClient,
} from '../matches/duel-fixture.ts'
import { openClient, signedInClient } from '../matches/test-client.ts'

let fixture: DuelFixture
let node: Node
let made = 0

beforeAll(async () => {
  fixture = await duelFixture()
  node = await fixture.node()
})
afterAll(() => fixture.close())

/** A message that its rightful sender is answered well, and by what. */
interface Said {
  message: ToServerWire
  owner: SignedInClient
  /** null where nothing is answered */
  answer: ToClientType | null
}

const newTab = async () => {
  const player = await fixture.player(`Walker${++made}`)
  return { player, tab: await signedInClient(node.url, player.cookie) }
}
const TORTS = { subject: 'Torts', botDifficulty: 'easy' } as const

async function duel() {
  const [one, other] = [(await newTab()).tab, (await newTab()).tab]
  const matchId = await meet(one, other)
  return { owner: one, matchId, qid: (await one.hear('duel:question')).qid }
}

async function finished() {
  const { owner, matchId } = await duel()
  owner.say({ type: 'duel:resign', payload: { matchId } })
  await owner.hear('duel:end', ({ matchId: ended }) => ended === matchId)
  return { owner, matchId }
}

/** A rematch that the opponent of `one` has offered. */
async function offered() {
  const [one, other] = [(await newTab()).tab, (await newTab()).tab]
  const matchId = await meet(one, other)
  one.say({ type: 'duel:resign', payload: { matchId } })
  await Promise.all([one, other].map((tab) => tab.hear('duel:end')))
  other.say({ type: 'rematch:offer', payload: { matchId } })
  await one.hear('rematch:offer')
  return { one, matchId }
}

/** A duel in its third round, the first two of which its owner alone has answered. */
async function left() {
  const { owner, matchId } = await duel()
  const { prisma } = fixture.db
  const { player1Id } = await prisma.match.findUniqueOrThrow({ where: { id: matchId } })
  const mine = player1Id === owner.welcome.userId ? 1 : 2
  await prisma.matchAnswer.createMany({
    data: [1, 2].flatMap((round) =>
      [1, 2].map((player) => ({
        ...{ matchId, round, player, selected: player === mine ? 0 : -1 },
        ...{ responseMs: 1_000, answeredAt: new Date() },
      })),
    ),
  })
  await prisma.match.update({ where: { id: matchId }, data: { currentRound: 3 } })
  return { owner, matchId }
}

async function challenged() {
  const [from, to] = [await newTab(), await newTab()]
  from.tab.say({ type: 'challenge:send', payload: { targetUsername: to.player.username, subject: 'Torts' } })
  const { challengeId } = await to.tab.hear('challenge:received')
  return { from: from.tab, to: to.tab, challengeId }
}

const SAY: Record<ToServerType, () => Promise<Said>> = {
  'presence:hello': async () => ({
    message: { type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } },
    owner: (await newTab()).tab,
    answer: 'presence:welcome',
  }),
  'presence:ping': async () => ({
    message: { type: 'presence:ping', payload: {} },
    owner: (await newTab()).tab,
    answer: 'presence:pong',
  }),
  'queue:join': async () => ({
    message: { type: 'queue:join', payload: TORTS },
    owner: (await newTab()).tab,
    answer: 'queue:waiting',
  }),
  'queue:leave': async () => {
    const { tab } = await newTab()
    tab.say({ type: 'queue:join', payload: { ...TORTS, subject: 'Evidence' } })
    await tab.hear('queue:waiting')
    return { message: { type: 'queue:leave', payload: {} }, owner: tab, answer: 'queue:left' }
  },
  'queue:bot': async () => ({
    message: { type: 'queue:bot', payload: TORTS },
    owner: (await newTab()).tab,
    answer: 'duel:start',
  }),
  'duel:enter': async () => {
    const { owner, matchId } = await duel()
    return { message: { type: 'duel:enter', payload: { matchId } }, owner, answer: 'duel:state' }
  },
  'duel:leave': async () => {
    const { owner, matchId } = await duel()
    return { message: { type: 'duel:leave', payload: { matchId } }, owner, answer: null }
  },
  'duel:answer': async () => {
    const { owner, qid } = await duel()
    return { message: { type: 'duel:answer', payload: { qid, idx: 0, ms: 1 } }, owner, answer: 'duel:ack' }
  },
  'duel:hint': async () => {
    const { owner, matchId } = await duel()
    return { message: { type: 'duel:hint', payload: { matchId } }, owner, answer: 'duel:hint' }
  },
  'duel:resign': async () => {
    const { owner, matchId } = await duel()
    return { message: { type: 'duel:resign', payload: { matchId } }, owner, answer: 'duel:end' }
  },
  'duel:claim': async () => {
    const { owner, matchId } = await left()
    return { message: { type: 'duel:claim', payload: { matchId } }, owner, answer: 'duel:end' }
  },
  'challenge:send': async () => ({
    message: {
      type: 'challenge:send',
      payload: { targetUsername: (await newTab()).player.username, subject: 'Torts' },
    },
    owner: (await newTab()).tab,
    answer: 'challenge:sent',
  }),
  'challenge:accept': async () => {
    const { to, challengeId } = await challenged()
    return {
      message: { type: 'challenge:accept', payload: { challengeId } },
      owner: to,
      answer: 'duel:friend_match_start',
    }
  },
  'challenge:decline': async () => {
    const { to, challengeId } = await challenged()
    return { message: { type: 'challenge:decline', payload: { challengeId } }, owner: to, answer: null }
  },
  'challenge:cancel': async () => {
    const { from, challengeId } = await challenged()
    return { message: { type: 'challenge:cancel', payload: { challengeId } }, owner: from, answer: null }
  },
  'rematch:offer': async () => {
    const { owner, matchId } = await finished()
    return { message: { type: 'rematch:offer', payload: { matchId } }, owner, answer: 'rematch:offer' }
  },
  'rematch:accept': async () => {
    const { one, matchId } = await offered()
    return { message: { type: 'rematch:accept', payload: { matchId } }, owner: one, answer: 'duel:start' }
  },
  'rematch:decline': async () => {
    const { one, matchId } = await offered()
    return {
      message: { type: 'rematch:decline', payload: { matchId } },
      owner: one,
      answer: 'rematch:expired',
    }
  },
}

test('every message of the contract is walked', () => {
  const types = toServer.options.map((option) => option.shape.type.value)
  expect(Object.keys(SAY).sort()).toEqual([...types].sort())
})

describe.each(Object.keys(SAY) as ToServerType[])('%s', (type) => {
  test('is answered well to whom it is for, and refused to another', async () => {
    const { message, owner, answer } = await SAY[type]()
    const { own } = LIVE_ACCESS[type]
    const { tab: stranger } = await newTab()
    if (own) {
      stranger.say(message)
      expect(await stranger.hear('error', (error) => error.refused === type)).toMatchObject({
        code: own,
        state: null,
      })
    }
    const from = owner.heard.length
    owner.say(message)
    if (answer) await owner.hear(answer)
    // A message without a reply was taken, not refused, once the next one has its reply.
    owner.say({ type: 'presence:ping', payload: {} })
    await owner.hear('presence:pong')
    expect(owner.heard.slice(from).filter((heard) => heard.type === 'error')).toEqual([])
    for (const tab of [owner, stranger]) tab.close()
  })

  test('is heard from nobody who is not signed in', async () => {
    const tab = await openClient(node.url, null)
    expect(await tab.closed).toBe(LIVE_CLOSE.signedOut)
    expect(tab.heard).toEqual([])
  })
})
