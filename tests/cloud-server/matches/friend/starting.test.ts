import { describe, expect, test } from 'vitest'
import { ENOUGH_TODAY } from '../../../../cloud-server/matches/start/day-share.ts'
import { signedInClient } from '../test-client.ts'
import { fixture, friends, newcomer, node, other, serveFriends } from './friend-fixture.ts'
import { type GamePage, NOT_FOUND, pageOf, refusal } from './pages.ts'

serveFriends()

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
      body: { code: 'blocked', message: 'You can’t challenge this player.' },
    })
    expect(await create(two, one.player.username)).toMatchObject({
      status: 403,
      body: { code: 'blocked', message: 'You’ve blocked this player. Unblock them to play.' },
    })
    await two.send('DELETE', `/api/blocks/${one.player.id}`)
    // However it was typed, the reply has the name as its player writes it.
    expect(await create(one, `@${two.player.username.toUpperCase()}`)).toMatchObject({
      status: 200,
      body: { opponentUsername: two.player.username },
    })
  })

  test('with 20 of one’s own open is refused, also when many are started at once; ending one makes room', async () => {
    const [one, two] = await friends()
    const others = await Promise.all(Array.from({ length: 23 }, newcomer))
    for (const other of others.slice(0, 17)) await one.create(other)
    const game = await one.create(two.player)
    const last = await Promise.all(others.slice(18).map(({ username }) => create(one, username)))
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    expect(await create(one, two.player.username)).toEqual(refusal(409, 'too_many_games'))
    // Those who were challenged may start games all the same.
    await two.create(one.player)
    await one.send('POST', '/api/async/resign', { matchId: game })
    expect((await create(one, two.player.username)).status).toBe(200)
  })

  test('with 3 open between the two is refused, whoever started them, also when many are started at once', async () => {
    const [one, two] = await friends()
    await two.create(one.player)
    const both = await Promise.all(
      [one, two, one, two].map((page) =>
        create(page, page === one ? two.player.username : one.player.username),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(await create(one, two.player.username)).toMatchObject({
      status: 409,
      body: {
        code: 'too_many_games',
        message: 'You two have 3 games open. Finish one before you start another.',
      },
    })
    expect((await create(one, (await newcomer()).username)).status).toBe(200)
  })

  test('is counted over all nodes', async () => {
    const strict = await fixture.node({ startsPerMinute: 1 })
    const [one, two] = await friends()
    await one.create(two.player)
    expect(await create(pageOf(strict, one.player), two.player.username)).toEqual({
      ...refusal(429, 'rate_limited'),
      wait: expect.any(Number),
    })
    await strict.stop()
  })

  test('and taking one up count against a day’s share, so that no account draws the bank (found: 60 keys a minute)', async () => {
    const strict = await fixture.node({ matchesPerDay: 1 })
    const [one, two] = await friends()
    const [first, second] = [one, two].map(({ player }) => pageOf(strict, player))
    if (!first || !second) throw new Error('two play')
    const matchId = await first.create(two.player)
    const refused = { status: 429, body: { code: 'rate_limited', message: ENOUGH_TODAY } }
    const wait = expect.closeTo(86_400, -2)
    expect(await create(first, two.player.username)).toMatchObject({ ...refused, wait })
    const accept = (page: GamePage, id: string) => page.send('POST', '/api/async/accept', { matchId: id })
    expect((await accept(second, matchId)).status).toBe(200)
    // Taking it again is no second game.
    expect((await accept(second, matchId)).status).toBe(200)
    const again = await one.create(two.player)
    expect(await accept(second, again)).toMatchObject({ ...refused, wait })
    const answer = { matchId: again, answerIndex: 0 }
    expect(await second.send('POST', '/api/async/answer', answer)).toMatchObject({ ...refused, wait })
    // A game that is under way goes on.
    const going = { matchId, answerIndex: 0 }
    expect((await second.send('POST', '/api/async/answer', going)).status).toBe(200)
    await strict.stop()
  })

  test('takes nobody’s place in a live duel', async () => {
    const [one, two] = await friends()
    await one.create(two.player)
    const tab = await signedInClient(node.url, one.player.cookie)
    tab.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    await tab.hear('duel:question')
    await one.create(two.player)
    expect(await one.inbox()).toMatchObject({ activeCount: 2 })
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
      await signedInClient(node.url, one.player.cookie),
      await signedInClient(other.url, two.player.cookie),
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
    const third = await signedInClient(node.url, (await newcomer()).cookie)
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
    const tab = await signedInClient(node.url, one.player.cookie)
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
    const tab = await signedInClient(node.url, one.player.cookie)
    tab.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    const { matchId } = await tab.hear('duel:start')
    expect(await one.send('GET', `/api/async/match/${matchId}`)).toEqual(NOT_FOUND)
    expect(await one.send('POST', '/api/async/resign', { matchId })).toEqual(NOT_FOUND)
    expect((await one.inbox()).matches).toEqual([])
  })
})
