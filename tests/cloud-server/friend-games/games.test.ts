import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spread } from '../../study/bank-builder.ts'
import { type Arena, arena, type Node } from '../duels/arena.ts'
import { signedInTab } from '../duels/tab.ts'
import { type GamePage, NOT_FOUND, pageOf, placeIn, refusal } from './pages.ts'

let ground: Arena
let node: Node
let other: Node
let players = 0

beforeAll(async () => {
  // Enough for 20 open games of one player, none of which shares an item with another.
  ground = await arena(spread({ each: 16, pool: 'ranked' }))
  node = await ground.node()
  other = await ground.node()
})
afterAll(() => ground.close())

const newcomer = () => ground.player(`Friend${++players}`)
/** Two friends, each at a node of their own. */
async function friends(): Promise<[GamePage, GamePage]> {
  return [pageOf(node, await newcomer()), pageOf(other, await newcomer())]
}

const userOf = (page: GamePage) => ground.db.user.findUniqueOrThrow({ where: { id: page.player.id } })

/** Both players' end of a game, once it is settled. */
const ended = (page: GamePage, matchId: string) =>
  expect
    .poll(() => page.game(matchId).then(({ end }) => end), { timeout: 5_000, interval: 20 })
    .not.toBeNull()

describe('a whole game between two nodes', () => {
  test('is told to the other, reveals a round only when both have answered, and ends at 4 with a lead', async () => {
    const [one, two] = await friends()
    const tabs = [
      await signedInTab(node.url, one.player.cookie),
      await signedInTab(other.url, two.player.cookie),
    ] as const
    const matchId = await one.create(two.player)
    expect(await tabs[1].hear('async:turn_notification')).toEqual({
      matchId,
      opponentName: `The ${one.player.username}`,
      subject: 'Torts',
      round: 1,
    })
    for (let round = 1; round <= 4; round++) {
      const before = await two.game(matchId)
      expect(before).toMatchObject({ status: 'active', round, rounds: 7, yourTurn: true, winnerId: null })
      const mine = await one.answer(matchId, true)
      expect(mine).toMatchObject({ round, yourTurn: false })
      expect(mine.turns.at(-1)).toMatchObject({
        revealed: false,
        correctIndex: null,
        explanation: null,
        why: [],
        answers: { [one.player.id]: { idx: placeIn(mine, true) } },
      })
      expect(await tabs[1].hear('async:turn_notification')).toMatchObject({ matchId, round })
      const theirs = await two.game(matchId)
      expect(theirs.turns.at(-1)).toEqual({ ...before.turns.at(-1), answers: {} })
      const both = await two.answer(matchId, false)
      expect(both.turns).toHaveLength(round)
      expect(both.turns.at(-1)).toMatchObject({
        revealed: true,
        correctIndex: placeIn(mine, true),
        explanation: expect.stringContaining('explanation'),
        answers: {
          [one.player.id]: { idx: placeIn(mine, true) },
          [two.player.id]: { idx: placeIn(mine, false) },
        },
      })
      expect(both.scores).toEqual({ [one.player.id]: round, [two.player.id]: 0 })
      if (round < 4)
        expect(await tabs[0].hear('async:turn_notification')).toMatchObject({ matchId, round: round + 1 })
    }
    const over = { matchId, subject: 'Torts', ended: 'played' }
    expect(await tabs[0].hear('async:match_over')).toMatchObject({ ...over, winner: 0 })
    expect(await tabs[1].hear('async:match_over')).toMatchObject({ ...over, winner: 1 })
    expect(await one.game(matchId)).toMatchObject({
      status: 'over',
      ended: 'played',
      winnerId: one.player.id,
      timeLeft: 0,
      yourTurn: false,
      end: { winner: 0, scores: [4, 0], total: 4, rated: false, doubled: false, pointsEarned: 19 },
    })
    const [winner, loser] = [await userOf(one), await userOf(two)]
    // Half of 30 and 2 a right answer; half of 5, rounded down (design section 4, Points).
    expect([winner.points, loser.points]).toEqual([19, 2])
    expect([winner.totalWins, loser.totalLosses, winner.streakWins]).toEqual([1, 1, 0])
    expect([winner.overallElo, loser.overallElo]).toEqual([1200, 1200])
    expect([winner.totalQuestionsAnswered, loser.totalCorrectAnswers]).toEqual([4, 0])
    expect(winner.firstDuelOfDay).toBe(true)
    const attempts = await ground.db.questionAttempt.findMany({ where: { userId: winner.id } })
    expect(attempts.map(({ context, matchId: of }) => [context, of])).toEqual(
      Array.from({ length: 4 }, () => ['friend', matchId]),
    )
    // Each question counted as seen once, when it was shown.
    const seen = await ground.db.questionSeen.findMany({ where: { userId: winner.id } })
    expect(seen.map(({ times }) => times)).toEqual([1, 1, 1, 1])
  })

  test('equal after seven rounds is a draw', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    for (let round = 1; round <= 7; round++) {
      await one.answer(matchId, round % 2 === 1)
      await two.answer(matchId, round % 2 === 1)
    }
    await ended(one, matchId)
    expect(await one.game(matchId)).toMatchObject({
      status: 'over',
      round: 7,
      winnerId: null,
      ended: 'played',
      end: { winner: -1, scores: [4, 4], pointsEarned: Math.floor((15 + 8) / 2) },
    })
    expect((await userOf(two)).totalLosses).toBe(0)
  })

  test('4 without a lead goes on', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    for (let round = 1; round <= 4; round++) {
      await one.answer(matchId, true)
      await two.answer(matchId, true)
    }
    expect(await one.game(matchId)).toMatchObject({ status: 'active', round: 5 })
    await one.answer(matchId, true)
    expect(await two.answer(matchId, false)).toMatchObject({ status: 'over', winnerId: one.player.id })
  })

  test('resigning gives the other the win, once', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    await one.answer(matchId, true)
    const reply = await two.send('POST', '/api/async/resign', { matchId })
    expect(reply).toMatchObject({ status: 200, body: { status: 'over', ended: 'resigned' } })
    expect(await one.send('POST', '/api/async/resign', { matchId })).toEqual(refusal(409, 'game_over'))
    await ended(one, matchId)
    const game = await one.game(matchId)
    expect(game).toMatchObject({ winnerId: one.player.id, end: { ended: 'resigned' } })
    // The round never closed: its key stays hidden.
    expect(JSON.stringify(game)).not.toContain('explanation of')
  })
})

describe('an answer', () => {
  test('counts once, whoever closes the round meanwhile; the first stands', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    const answer = (page: GamePage, parts: object) =>
      page.send('POST', '/api/async/answer', { matchId, answerIndex: 0, ...parts })
    expect((await answer(one, {})).status).toBe(200)
    expect(await answer(one, {})).toEqual(refusal(409, 'already_answered'))
    expect(await answer(one, { round: 1, answerIndex: 1 })).toEqual(refusal(409, 'already_answered'))
    expect((await answer(two, {})).status).toBe(200)
    // Round 2 is open, and neither has seen it: a second press falls on nothing.
    expect(await answer(two, {})).toEqual(refusal(409, 'already_answered'))
    expect(await answer(one, { round: 1 })).toEqual(refusal(409, 'already_answered'))
    expect(await answer(one, { round: 3 })).toEqual(refusal(409, 'not_current'))
    const { turns } = await one.game(matchId)
    expect(turns.map((turn) => turn.answers[one.player.id]?.idx)).toEqual([0, undefined])
    expect((await answer(one, {})).status).toBe(200)
  })

  test('sent by both at the same moment closes the round once', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    const body = { matchId, answerIndex: 0, round: 1 }
    const replies = await Promise.all(
      [one, two, one, two].map((page) => page.send('POST', '/api/async/answer', body)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(await one.game(matchId)).toMatchObject({ round: 2, status: 'active' })
  })

  test('is timed from when its player first saw the question', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    await ground.db.$executeRaw`
      update matches set round_opened_at = round_opened_at - interval '5 hours' where id = ${matchId}::uuid`
    await one.game(matchId)
    await ground.db.$executeRaw`
      update matches set shown1_at = shown1_at - interval '1 minute' where id = ${matchId}::uuid`
    await one.game(matchId)
    await one.answer(matchId, true)
    const [{ ms } = { ms: 0 }] = await ground.db.$queryRaw<{ ms: number }[]>`
      select response_ms as ms from match_answers where match_id = ${matchId}::uuid`
    expect(ms).toBeGreaterThanOrEqual(60_000)
    expect(ms).toBeLessThan(5 * 60_000)
  })
})

describe('starting a game', () => {
  const create = (page: GamePage, opponentUsername: unknown, subject = 'Torts') =>
    page.send('POST', '/api/async/create', { opponentUsername, subject })

  test('against oneself, nobody or somebody blocked is refused with a clear word', async () => {
    const [one, two] = await friends()
    expect(await create(one, one.player.username.toUpperCase())).toEqual(refusal(409, 'own_challenge'))
    expect(await create(one, 'No Such Friend')).toEqual(refusal(404, 'no_such_player'))
    expect(await create(one, '  ')).toEqual(refusal(400, 'invalid'))
    expect(await create(one, two.player.username, 'Astrology')).toEqual(refusal(400, 'invalid'))
    const blocked = await two.send('POST', '/api/blocks', { username: `@${one.player.username}` })
    expect(blocked).toMatchObject({ status: 200, body: { id: one.player.id } })
    expect(await create(one, two.player.username)).toMatchObject({
      status: 403,
      body: { code: 'blocked', message: 'This player takes no challenges from you.' },
    })
    expect(await create(two, one.player.username)).toMatchObject({
      status: 403,
      body: { code: 'blocked', message: 'You have blocked this player. Unblock them to play.' },
    })
    await two.send('DELETE', `/api/blocks/${one.player.id}`)
    expect((await create(one, `@${two.player.username}`)).status).toBe(200)
  })

  test('with 20 of one’s own open is refused, also when many are started at once; ending one makes room', async () => {
    const [one, two] = await friends()
    for (let i = 0; i < 18; i++) await one.create(two.player)
    const last = await Promise.all(Array.from({ length: 5 }, () => create(one, two.player.username)))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    expect(await create(one, two.player.username)).toEqual(refusal(409, 'too_many_games'))
    // Those who were challenged may start games all the same.
    await two.create(one.player)
    const [game] = (await one.inbox()).matches
    await two.send('POST', '/api/async/resign', { matchId: game?.id })
    expect((await create(one, two.player.username)).status).toBe(200)
  })

  test('is counted over all nodes', async () => {
    const strict = await ground.node({ startsPerMinute: 1 })
    const [one, two] = await friends()
    await one.create(two.player)
    expect(await create(pageOf(strict, one.player), two.player.username)).toEqual(
      refusal(429, 'rate_limited'),
    )
    await strict.stop()
  })

  test('takes nobody’s place in a live duel', async () => {
    const [one, two] = await friends()
    await one.create(two.player)
    const tab = await signedInTab(node.url, one.player.cookie)
    tab.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    await tab.hear('duel:question')
    await one.create(two.player)
  })
})

describe('an inbox', () => {
  test('holds one’s own games alone, those that wait first, and counts', async () => {
    const [one, two] = await friends()
    const stranger = pageOf(node, await newcomer())
    const answered = await one.create(two.player)
    await one.answer(answered, true)
    const waiting = await two.create(one.player)
    const over = await one.create(two.player)
    await one.send('POST', '/api/async/resign', { matchId: over })
    await stranger.create((await friends())[0].player)
    const inbox = await one.inbox()
    expect(inbox).toMatchObject({ unreadCount: 1, activeCount: 2, completedCount: 1 })
    expect(inbox.matches.map(({ id, yourTurn, status }) => [id, yourTurn, status])).toEqual([
      [waiting, true, 'active'],
      [answered, false, 'active'],
      [over, false, 'over'],
    ])
    expect(inbox.matches[0]).toMatchObject({ opponent: two.player.username, subject: 'Torts', round: 1 })
    expect(inbox.matches[0]?.timeLeft).toBeGreaterThan(86_000_000)
    expect((await two.inbox()).unreadCount).toBe(2)
    expect(JSON.stringify(inbox)).not.toMatch(/stem|choices|correctIndex/)
  })
})

describe('blocks', () => {
  test('are one’s own list; a blocked player cannot challenge live, nor be met by chance', async () => {
    const [one, two] = await friends()
    await one.send('POST', '/api/blocks', { username: two.player.username })
    await one.send('POST', '/api/blocks', { username: two.player.username })
    expect((await one.send('GET', '/api/blocks')).body).toMatchObject({
      players: [{ id: two.player.id, username: two.player.username }],
    })
    expect((await two.send('GET', '/api/blocks')).body).toEqual({ players: [] })
    expect(await one.send('POST', '/api/blocks', { username: one.player.username })).toEqual(
      refusal(409, 'own_challenge'),
    )
    expect(await one.send('POST', '/api/blocks', { username: 'No Such Friend' })).toEqual(
      refusal(404, 'no_such_player'),
    )
    const tabs = [
      await signedInTab(node.url, one.player.cookie),
      await signedInTab(other.url, two.player.cookie),
    ] as const
    for (const [tab, page] of [
      [tabs[0], two],
      [tabs[1], one],
    ] as const) {
      tab.say({
        type: 'challenge:send',
        payload: { targetUsername: page.player.username, subject: 'Torts' },
      })
      expect(await tab.hear('error')).toMatchObject({ code: 'blocked', refused: 'challenge:send' })
    }
    const third = await signedInTab(node.url, (await newcomer()).cookie)
    const wish = { subject: 'Evidence', botDifficulty: 'easy' } as const
    for (const tab of tabs) {
      tab.say({ type: 'queue:join', payload: wish })
      await tab.hear('queue:waiting')
    }
    third.say({ type: 'queue:join', payload: wish })
    const { opponent } = await third.hear('duel:start')
    expect([one.player.id, two.player.id]).toContain(opponent.userId)
    for (const tab of tabs)
      expect(tab.heard.filter(({ type }) => type === 'duel:start').length).toBeLessThan(2)
    expect((await one.send('DELETE', `/api/blocks/${two.player.id}`)).body).toEqual({ unblocked: true })
    expect((await one.send('DELETE', `/api/blocks/${two.player.id}`)).body).toEqual({ unblocked: false })
    for (const tab of [...tabs, third]) tab.close()
  })
})

describe('over the live socket', () => {
  test('a friend game is no duel: it can be neither entered nor answered nor resigned', async () => {
    const [one, two] = await friends()
    const matchId = await one.create(two.player)
    const tab = await signedInTab(node.url, one.player.cookie)
    for (const message of [
      { type: 'duel:enter', payload: { matchId } },
      { type: 'duel:answer', payload: { qid: `${matchId}.1`, idx: 0 } },
      { type: 'duel:hint', payload: { matchId } },
      { type: 'duel:resign', payload: { matchId } },
      { type: 'rematch:offer', payload: { matchId } },
    ] as const) {
      tab.say(message)
      expect(await tab.hear('error')).toMatchObject({ code: 'not_your_duel', state: null })
    }
    expect(await two.game(matchId)).toMatchObject({ status: 'active', yourTurn: true })
  })

  test('a live duel is no friend game', async () => {
    const [one] = await friends()
    const tab = await signedInTab(node.url, one.player.cookie)
    tab.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    const { matchId } = await tab.hear('duel:start')
    expect(await one.send('GET', `/api/async/match/${matchId}`)).toEqual(NOT_FOUND)
    expect(await one.send('POST', '/api/async/resign', { matchId })).toEqual(NOT_FOUND)
    expect((await one.inbox()).matches).toEqual([])
  })
})
