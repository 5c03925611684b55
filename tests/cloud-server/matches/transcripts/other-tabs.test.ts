import { describe, expect, test } from 'vitest'
import { meet } from '../duel-fixture.ts'
import { atVerdict, clientOf, fixture, newcomer, serveTranscripts, two } from './transcript-fixture.ts'

serveTranscripts()

describe('a tab that is open when a duel begins in another', () => {
  test('learns of it and of its end, at whatever node (found: the home page offered a duel meanwhile)', async () => {
    const far = await fixture.node()
    const [one, other, first] = await two()
    const homes = [await clientOf(first), await clientOf(first, far)]
    const matchId = await meet(one, other)
    for (const home of homes)
      expect(await home.hear('duel:state')).toMatchObject({ matchId, seat: 'elsewhere', phase: 'question' })
    expect(one.heard.some(({ type }) => type === 'duel:state')).toBe(false)
    other.say({ type: 'duel:resign', payload: { matchId } })
    for (const home of homes)
      expect(await home.hear('presence:duel_over')).toMatchObject({ matchId, winner: 0 })
    await one.hear('duel:end')
    expect(one.heard.some(({ type }) => type === 'presence:duel_over')).toBe(false)
    await far.stop()
  })

  test('keeps the verdict it shows, and is told the end', async () => {
    const { one, first } = await atVerdict()
    const second = await clientOf(first)
    second.say({ type: 'queue:bot', payload: { subject: 'Torts', botDifficulty: 'easy' } })
    const { matchId } = await second.hear('duel:start')
    second.say({ type: 'duel:resign', payload: { matchId } })
    expect(await one.hear('presence:duel_over')).toMatchObject({ matchId })
    expect(one.heard.some(({ type }) => type === 'duel:state')).toBe(false)
  })
})

describe('a challenge that is out when its challenger begins a duel', () => {
  test('is withdrawn (found: “didn’t answer in time” of the very friend just played)', async () => {
    const [one, other, first, second] = await two()
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await other.hear('challenge:received')
    other.say({ type: 'challenge:send', payload: { targetUsername: first.username, subject: 'Torts' } })
    const theirs = await one.hear('challenge:received')
    one.say({ type: 'challenge:accept', payload: { challengeId: theirs.challengeId } })
    await other.hear('duel:friend_match_start')
    for (const tab of [one, other]) expect(await tab.hear('challenge:cancelled')).toEqual({ challengeId })
    expect(await fixture.db.prisma.duelChallenge.count({ where: { challengerId: first.id } })).toBe(0)
  })

  test('also where the duel is with somebody else', async () => {
    const [one, other, , second] = await two()
    one.say({ type: 'challenge:send', payload: { targetUsername: second.username, subject: 'Torts' } })
    const { challengeId } = await other.hear('challenge:received')
    await meet(one, await clientOf(await newcomer()))
    expect(await other.hear('challenge:cancelled')).toEqual({ challengeId })
    other.say({ type: 'challenge:accept', payload: { challengeId } })
    expect(await other.hear('error')).toMatchObject({ code: 'challenge_gone' })
  })
})

describe('a rematch on offer when a connection breaks', () => {
  test('ends for the other alone where the offerer is back', async () => {
    const { one, other, first, matchId } = await atVerdict()
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await other.hear('rematch:offer')
    const back = await clientOf(first)
    one.drop()
    expect(await other.hear('rematch:expired')).toEqual({ matchId, why: 'left' })
    back.say({ type: 'duel:enter', payload: { matchId } })
    await back.hear('duel:state')
    expect(back.heard.some(({ type }) => type === 'rematch:expired')).toBe(false)
    expect(back.heard.some(({ type }) => type === 'rematch:offer')).toBe(false)
  })

  test('is told again to the one who comes back to it in time', async () => {
    const { one, other, second, matchId } = await atVerdict()
    one.say({ type: 'rematch:offer', payload: { matchId } })
    await other.hear('rematch:offer')
    const back = await clientOf(second)
    back.say({ type: 'duel:enter', payload: { matchId } })
    expect(await back.hear('rematch:offer')).toMatchObject({ matchId, from: 'opponent' })
    back.say({ type: 'rematch:accept', payload: { matchId } })
    await Promise.all([one.hear('duel:start'), back.hear('duel:start')])
  })
})
