import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { signedInClient } from '../test-client.ts'
import { ended, fixture, friends, newcomer, node, other, serveFriends, userOf } from './friend-fixture.ts'
import { type GamePage, pageOf, placeIn, refusal } from './pages.ts'

serveFriends()

describe('a whole game between two nodes', () => {
  test('is told to the other, reveals a round only when both have answered, and ends at 4 with a lead', async () => {
    const [one, two] = await friends()
    const tabs = [
      await signedInClient(node.url, one.player.cookie),
      await signedInClient(other.url, two.player.cookie),
    ] as const
    const matchId = await one.create(two.player)
    expect(await tabs[1].hear('async:turn_notification')).toEqual({
      matchId,
      opponentName: `The ${one.player.username}`,
      subject: 'Torts',
      round: 1,
      invitation: true,
    })
    await two.send('POST', '/api/async/accept', { matchId })
    expect(await tabs[0].hear('async:turn_notification')).toMatchObject({ round: 1, invitation: false })
    for (let round = 1; round <= 4; round++) {
      const before = await two.game(matchId)
      expect(before).toMatchObject({ status: 'active', round, rounds: 7, yourTurn: true, winnerId: null })
      const mine = await one.answer(matchId, true)
      expect(mine).toMatchObject({ round, yourTurn: false })
      expect(mine.turns.at(-1)).toMatchObject({
        revealed: false,
        subtopic: null,
        correctIndex: null,
        explanation: null,
        why: [],
        authorities: [],
        answers: { [one.player.id]: { idx: placeIn(mine, true) } },
      })
      expect(await tabs[1].hear('async:turn_notification')).toMatchObject({ matchId, round })
      const theirs = await two.game(matchId)
      expect(theirs.turns.at(-1)).toEqual({ ...before.turns.at(-1), answers: {} })
      const both = await two.answer(matchId, false)
      expect(both.turns).toHaveLength(round)
      expect(both.turns.at(-1)).toMatchObject({
        revealed: true,
        subtopic: expect.any(String),
        correctIndex: placeIn(mine, true),
        // The explanation follows with the end of the game, after round 4.
        explanation: round < 4 ? null : expect.stringContaining('explanation'),
        why: { length: round < 4 ? 0 : 4 },
        authorities: { length: round < 4 ? 0 : 1 },
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
    for (const turn of (await two.game(matchId)).turns)
      expect(turn).toMatchObject({ explanation: expect.stringContaining('explanation'), why: { length: 4 } })
    const [winner, loser] = [await userOf(one), await userOf(two)]
    // Half of 30 and 2 a right answer; half of 5, rounded down (design section 4, Points).
    expect([winner.points, loser.points]).toEqual([19, 2])
    expect([winner.totalWins, loser.totalLosses, winner.streakWins]).toEqual([1, 1, 0])
    expect([winner.overallElo, loser.overallElo]).toEqual([1200, 1200])
    expect([winner.totalQuestionsAnswered, loser.totalCorrectAnswers]).toEqual([4, 0])
    expect(winner.firstDuelOfDay).toBe(true)
    const attempts = await fixture.db.prisma.questionAttempt.findMany({ where: { userId: winner.id } })
    expect(attempts.map(({ context, matchId: of }) => [context, of])).toEqual(
      Array.from({ length: 4 }, () => ['friend', matchId]),
    )
    // Each question counted as seen once, when it was shown.
    const seen = await fixture.db.prisma.questionSeen.findMany({ where: { userId: winner.id } })
    expect(seen.map(({ times }) => times)).toEqual([1, 1, 1, 1])
  })

  test('equal after seven rounds is a draw', async () => {
    const [one, two] = await friends()
    const matchId = await one.begin(two)
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

  test('shows a player who comes back the result first, and the next question once they go on', async () => {
    const [one, two] = await friends()
    const matchId = await one.begin(two)
    const comeBack = async (page: GamePage) => {
      const url = `/api/async/match/${matchId}?resultFirst=true`
      return (await page.send('GET', url)).body as FriendGameDetail
    }
    const shown = async () => {
      const { shown1At, shown2At } = await fixture.db.prisma.match.findUniqueOrThrow({
        where: { id: matchId },
      })
      return [shown1At !== null, shown2At !== null]
    }
    // Nothing stands before the first question.
    expect((await comeBack(one)).turns).toMatchObject([{ round: 1, revealed: false }])
    await one.answer(matchId, true)
    expect((await comeBack(one)).turns).toMatchObject([{ round: 1, revealed: false }])
    await two.answer(matchId, false)
    for (const page of [one, two])
      expect(await comeBack(page)).toMatchObject({
        round: 2,
        yourTurn: true,
        turns: [{ round: 1, revealed: true }],
      })
    // The time for it hasn't begun to count.
    expect(await shown()).toEqual([false, false])
    await one.game(matchId)
    expect(await shown()).toEqual([true, false])
    expect((await comeBack(one)).turns).toMatchObject([{ round: 1 }, { round: 2, revealed: false }])
    expect((await comeBack(two)).turns).toHaveLength(1)
  })

  test('4 without a lead goes on', async () => {
    const [one, two] = await friends()
    const matchId = await one.begin(two)
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
    const matchId = await one.begin(two)
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
    const matchId = await one.begin(two)
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
    const matchId = await one.begin(two)
    const body = { matchId, answerIndex: 0, round: 1 }
    const replies = await Promise.all(
      [one, two, one, two].map((page) => page.send('POST', '/api/async/answer', body)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(await one.game(matchId)).toMatchObject({ round: 2, status: 'active' })
  })

  test('is timed from when its player first saw the question', async () => {
    const [one, two] = await friends()
    const matchId = await one.begin(two)
    await fixture.db.execute(sql`
      update matches set round_opened_at = round_opened_at - interval '5 hours' where id = ${matchId}::uuid`)
    await one.game(matchId)
    await fixture.db.execute(sql`
      update matches set shown1_at = shown1_at - interval '1 minute' where id = ${matchId}::uuid`)
    await one.game(matchId)
    await one.answer(matchId, true)
    const [{ ms } = { ms: 0 }] = await fixture.db.query<{ ms: number }>(sql`
      select response_ms as ms from match_answers where match_id = ${matchId}::uuid`)
    expect(ms).toBeGreaterThanOrEqual(60_000)
    expect(ms).toBeLessThan(5 * 60_000)
  })
})

describe('an inbox', () => {
  test('holds one’s own games alone, those that wait first, and counts', async () => {
    const [one, two] = await friends()
    const stranger = pageOf(node, await newcomer())
    const answered = await one.begin(two)
    await one.answer(answered, true)
    const waiting = await two.begin(one)
    const over = await one.begin(two)
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
