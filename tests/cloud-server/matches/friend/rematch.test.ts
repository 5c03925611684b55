import { expect, test } from 'vitest'
import { ended, friends, serveFriends, userOf } from './friend-fixture.ts'
import { type GamePage, refusal } from './pages.ts'

serveFriends()

/** The game that asks for a rematch: the same friend, the same subject. */
const rematch = (page: GamePage, other: GamePage) =>
  page.send('POST', '/api/async/create', { opponentUsername: other.player.username, subject: 'Torts' })

test('a rematch is an invitation: the friend may decline it, and it counts for nobody until they accept', async () => {
  const [one, two] = await friends()
  const first = await one.begin(two)
  await two.send('POST', '/api/async/resign', { matchId: first })
  await Promise.all([one, two].map((page) => ended(page, first)))
  const before = [await userOf(one), await userOf(two)]

  const { matchId } = (await rematch(two, one)).body as { matchId: string }
  await two.answer(matchId, true)
  expect(await one.inbox()).toMatchObject({
    matches: expect.arrayContaining([expect.objectContaining({ id: matchId, invitation: 'received' })]),
  })
  expect(await one.send('POST', '/api/async/decline', { matchId })).toMatchObject({ status: 200 })
  expect([await userOf(one), await userOf(two)]).toEqual(before)
  // Asked again at once, the one who declined has peace; they may ask by themselves.
  expect(await rematch(two, one)).toEqual(refusal(409, 'declined_lately'))
  expect(await rematch(one, two)).toMatchObject({ status: 200 })
})

test('rematches keep to the games two people may have open', async () => {
  const [one, two] = await friends()
  const first = await one.begin(two)
  await two.send('POST', '/api/async/resign', { matchId: first })
  for (const _ of [1, 2, 3]) expect(await rematch(one, two)).toMatchObject({ status: 200 })
  expect(await rematch(one, two)).toEqual(refusal(409, 'too_many_games'))
  expect(await rematch(two, one)).toEqual(refusal(409, 'too_many_games'))
})
