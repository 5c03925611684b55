import { describe, expect, test } from 'vitest'
import { meet, QUICK } from '../duel-fixture.ts'
import {
  answer,
  clientOf,
  elsewhere,
  fixture,
  hurryBot,
  newcomer,
  rightPlace,
  serveTranscripts,
  two,
} from './transcript-fixture.ts'

serveTranscripts()

describe('looking for an opponent', () => {
  test('in two tabs at the same moment, only one of them looks, and the other is told', async () => {
    const player = await newcomer()
    const tabs = [await clientOf(player), await clientOf(player)]
    for (const tab of tabs)
      tab.say({ type: 'queue:join', payload: { subject: 'Evidence', botDifficulty: 'easy' } })
    const told = await Promise.race(tabs.map((tab) => tab.hear('queue:left').then(() => tab)))
    const looks = tabs.find((tab) => tab !== told)
    await looks?.hear('queue:waiting')
    const tickets = () => fixture.db.prisma.queueTicket.count({ where: { userId: player.id } })
    expect(await tickets()).toBe(1)
    for (const tab of tabs) tab.drop()
    await expect.poll(tickets).toBe(0)
  })
})

describe('rematch', () => {
  test('begins when both want it, is unrated, and asks other questions', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    one.say({ type: 'rematch:offer', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'in_duel' })
    other.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    one.say({ type: 'rematch:offer', payload: { matchId } })
    expect(await one.hear('rematch:offer')).toMatchObject({ from: 'you' })
    expect(await other.hear('rematch:offer')).toMatchObject({ matchId, from: 'opponent' })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    const starts = await Promise.all([one.hear('duel:start'), other.hear('duel:start')])
    expect(starts[0]).toMatchObject({ rated: false, subject: 'Torts' })
    expect(starts[0].matchId).toBe(starts[1].matchId)
    expect(starts[0].matchId).not.toBe(matchId)
  })

  test('two offers that cross are one rematch; an offer of a tab that is gone is withdrawn', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    other.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await other.hear('rematch:offer')
    one.drop()
    expect(await other.hear('rematch:expired')).toEqual({ matchId, why: 'left' })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    expect(await other.hear('error')).toMatchObject({ code: 'rematch_gone' })
  })

  test('cannot be accepted by the player who offers it; the opponent still can', async () => {
    const [one, other] = await two()
    const matchId = await meet(one, other)
    other.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await other.hear('rematch:offer')
    one.say({ type: 'rematch:accept', payload: { matchId } })
    expect(await one.hear('error')).toMatchObject({ code: 'rematch_gone', refused: 'rematch:accept' })
    other.say({ type: 'rematch:accept', payload: { matchId } })
    await Promise.all([one.hear('duel:start'), other.hear('duel:start')])
  })

  test('is refused to both players once one has blocked the other, and nothing is offered', async () => {
    const [one, other, first, second] = await two()
    const matchId = await meet(one, other)
    other.say({ type: 'duel:resign', payload: { matchId } })
    await Promise.all([one.hear('duel:end'), other.hear('duel:end')])
    await fixture.db.prisma.block.create({ data: { userId: first.id, blockedId: second.id } })
    for (const tab of [one, other]) {
      tab.say({ type: 'rematch:offer', payload: { matchId } })
      expect(await tab.hear('error')).toMatchObject({ code: 'blocked', refused: 'rematch:offer' })
    }
    expect(await fixture.db.prisma.rematchOffer.count({ where: { matchId } })).toBe(0)
  })
})

describe('a bot', () => {
  test('comes at once when asked for, says that it is one, and is not rated', async () => {
    const at = await fixture.node({ match: { ...QUICK, rounds: 2 } })
    const player = await newcomer()
    const tab = await clientOf(player, at)
    tab.say({ type: 'queue:bot', payload: { subject: 'Mixed Questions', botDifficulty: 'expert' } })
    const start = await tab.hear('duel:start')
    expect(start).toMatchObject({ kind: 'bot', rated: false, subject: 'Mixed Questions' })
    expect(start.opponent).toMatchObject({ userId: null, rating: null, displayName: 'Novice Bot' })
    for (let round = 1; round <= 2; round++) {
      const question = await tab.hear('duel:question')
      // The bot's answer is told while the round is open; the one that closes it shows in the result.
      if (round === 1) {
        await hurryBot(start.matchId)
        expect(await tab.hear('duel:botAnswer')).toMatchObject({ round })
      }
      await answer(tab, question, rightPlace(question))
      if (round === 2) await hurryBot(start.matchId)
      expect((await tab.hear('duel:result')).opponentAnswer).toBeGreaterThanOrEqual(0)
    }
    const end = await tab.hear('duel:end')
    expect(end).toMatchObject({ rated: false, pointsEarned: 2, totalWins: 0 })
    tab.say({ type: 'rematch:offer', payload: { matchId: start.matchId } })
    expect(await tab.hear('duel:start')).toMatchObject({ kind: 'bot' })
    await at.stop()
  })

  test('steps in when nobody came in time', async () => {
    const at = await elsewhere.node({ botAfterMs: 60 })
    const tab = await clientOf(await newcomer(elsewhere), at)
    tab.say({ type: 'queue:join', payload: { subject: 'Evidence', botDifficulty: 'hard' } })
    const { botInMs, waitedMs } = await tab.hear('queue:waiting')
    expect((botInMs ?? Number.NaN) + waitedMs).toBe(60)
    expect((await tab.hear('duel:start')).kind).toBe('bot')
    await at.stop()
  })
})

describe('the queue', () => {
  test('a player who left it is not paired', async () => {
    const [one, other] = await two()
    const wish = { subject: 'Contracts', botDifficulty: 'easy' } as const
    one.say({ type: 'queue:join', payload: wish })
    await one.hear('queue:waiting')
    one.say({ type: 'queue:leave', payload: {} })
    await one.hear('queue:left')
    other.say({ type: 'queue:join', payload: wish })
    const third = await clientOf(await newcomer())
    third.say({ type: 'queue:join', payload: { ...wish, subject: 'Mixed Questions' } })
    expect(await third.hear('duel:start')).toMatchObject({ subject: 'Contracts' })
    await other.hear('duel:start')
    expect(one.heard.some((message) => message.type === 'duel:start')).toBe(false)
  })
})

describe('a challenge', () => {
  test('is accepted and becomes an unrated duel between friends', async () => {
    const [one, other, first, second] = await two()
    one.say({
      type: 'challenge:send',
      payload: { targetUsername: second.username.toUpperCase(), subject: 'Evidence' },
    })
    const { challengeId } = await one.hear('challenge:sent')
    const received = await other.hear('challenge:received')
    expect(received).toMatchObject({ challengeId, challengerName: first.username, subject: 'Evidence' })
    expect((await clientOf(second)).welcome.challenges).toMatchObject([{ challengeId }])
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    const [start] = await Promise.all([
      one.hear('duel:friend_match_start'),
      other.hear('duel:friend_match_start'),
    ])
    expect(start).toMatchObject({ kind: 'live', rated: false, opponentName: `The ${second.username}` })
    expect(await one.hear('duel:question')).toMatchObject({ round: 1, subject: 'Evidence' })
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    expect(await other.hear('error')).toMatchObject({ code: 'in_duel' })
  })

  test('is declined or withdrawn; each side is told', async () => {
    const [one, other, first, second] = await two()
    const payload = { targetUsername: second.username, subject: 'Torts' } as const
    one.say({ type: 'challenge:send', payload })
    const { challengeId } = await other.hear('challenge:received')
    one.say({ type: 'challenge:send', payload })
    expect(await one.hear('error')).toMatchObject({ code: 'already_challenged' })
    other.say({ type: 'challenge:decline', payload: { challengeId } })
    expect(await one.hear('challenge:declined')).toMatchObject({ challengeId })

    other.say({
      type: 'challenge:send',
      payload: { targetUsername: first.username, subject: 'Torts' },
    })
    const back = await one.hear('challenge:received')
    other.say({ type: 'challenge:cancel', payload: { challengeId: back.challengeId } })
    await one.hear('challenge:cancelled', (said) => said.challengeId === back.challengeId)
    one.say({ type: 'challenge:accept', payload: { challengeId: back.challengeId } })
    expect(await one.hear('error')).toMatchObject({ code: 'challenge_gone' })
  })

  test('that was declined is not heard again for 10 minutes (found: 40 pop-ups in 7 s)', async () => {
    const [one, other, first, second] = await two()
    const payload = { targetUsername: second.username, subject: 'Torts' } as const
    one.say({ type: 'challenge:send', payload })
    const { challengeId } = await other.hear('challenge:received')
    other.say({ type: 'challenge:decline', payload: { challengeId } })
    await one.hear('challenge:declined')
    one.say({ type: 'challenge:send', payload })
    expect(await one.hear('error')).toMatchObject({ code: 'declined_lately', refused: 'challenge:send' })
    const key = `challenge-declined:${first.id}:${second.id}`
    const { expiresAt } = await fixture.db.prisma.rateLimit.findUniqueOrThrow({ where: { key } })
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(9.5 * 60_000)
    await fixture.db.prisma.rateLimit.update({ where: { key }, data: { expiresAt: new Date(0) } })
    one.say({ type: 'challenge:send', payload })
    await other.hear('challenge:received')
  })

  test('to one player goes out three times a minute; another player can be challenged', async () => {
    const [one, other, , second] = await two()
    const third = await newcomer()
    const send = (targetUsername: string) =>
      one.say({ type: 'challenge:send', payload: { targetUsername, subject: 'Torts' } })
    for (let sent = 0; sent < 3; sent += 1) {
      send(second.username)
      const { challengeId } = await other.hear('challenge:received')
      one.say({ type: 'challenge:cancel', payload: { challengeId } })
      await other.hear('challenge:cancelled', (said) => said.challengeId === challengeId)
    }
    send(second.username)
    expect(await one.hear('error')).toMatchObject({ code: 'rate_limited', refused: 'challenge:send' })
    send(third.username)
    await one.hear('challenge:sent', (said) => said.targetUsername === third.username)
  })

  test('does not disturb a player who answers the day’s case', async () => {
    const [one, other, first, second] = await two()
    const dateUtc = '2026-11-01'
    const { prisma } = fixture.db
    await prisma.dailyQuestion.create({
      data: {
        dateUtc,
        questionId: 'case',
        subject: 'Torts',
        stem: 'Facts. Who wins?',
        choices: ['A', 'B', 'C', 'D'],
        correctIndex: 0,
        explanationLong: 'Because.',
        ruleRefs: [],
      },
    })
    await prisma.userDailyAttempt.create({
      data: { userId: second.id, dateUtc, questionId: 'case', startedAt: new Date() },
    })
    const payload = { targetUsername: second.username, subject: 'Torts' } as const
    one.say({ type: 'challenge:send', payload })
    expect(await one.hear('error')).toMatchObject({ code: 'player_busy', refused: 'challenge:send' })
    // Nothing comes over the case; who asked is said afterward.
    expect(await other.hear('challenge:expired')).toMatchObject({
      challengerName: first.username,
      targetUsername: second.username,
    })
    await prisma.userDailyAttempt.update({
      where: { userId_dateUtc: { userId: second.id, dateUtc } },
      data: { answeredAt: new Date() },
    })
    one.say({ type: 'challenge:send', payload })
    await one.hear('challenge:sent')
  })

  test('expires by itself, and both are told', async () => {
    const at = await fixture.node({ challengeMs: 50 })
    const [one, other, , second] = await two([at, at])
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await one.hear('challenge:sent')
    for (const tab of [one, other]) expect(await tab.hear('challenge:expired')).toMatchObject({ challengeId })
    await at.stop()
  })

  test('cannot be accepted after its time, also before any node has cleared it away', async () => {
    const at = await elsewhere.node({ rereadMs: 60_000 })
    const [one, other, , second] = await two([at, at], elsewhere)
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await other.hear('challenge:received')
    const expired = { where: { id: challengeId }, data: { expiresAt: new Date(Date.now() - 1_000) } }
    await elsewhere.db.prisma.duelChallenge.update(expired)
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    expect(await other.hear('error')).toMatchObject({ code: 'challenge_gone', refused: 'challenge:accept' })
    expect(await elsewhere.db.prisma.duelChallenge.count({ where: { id: challengeId } })).toBe(1)
    await at.stop()
  })

  test('cannot be sent to nobody, to oneself or to a player in a duel', async () => {
    const [one, other, first, second] = await two()
    const send = (targetUsername: string) =>
      one.say({ type: 'challenge:send', payload: { targetUsername, subject: 'Torts' } })
    send('nobody at all')
    expect(await one.hear('error')).toMatchObject({ code: 'no_such_player' })
    send(first.username)
    expect(await one.hear('error')).toMatchObject({ code: 'own_challenge' })
    other.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    await other.hear('duel:start')
    send(second.username)
    expect(await one.hear('error')).toMatchObject({ code: 'player_busy' })
  })
})
