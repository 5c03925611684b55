import { afterAll, beforeAll, expect, test } from 'vitest'
import { ratingsText } from '#study/ratings-file.ts'
import { saveRatings } from '#study/store/ratings.ts'
import { newPlayer } from '../../sync/player.ts'
import { bankItems } from '../support/bank.ts'
import { type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'

const bank = bankItems('practice', 12)

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
beforeAll(async () => {
  cloud = await testCloud()
  home = await computer()
})
afterAll(async () => {
  await home.remove()
  await cloud.remove()
})

test('how hard a question turned out to be comes with a sync, and is said offline after it', async () => {
  await cloud.start()
  const engine = await desk(cloud.url, home, await newPlayer(cloud.db))
  await engine.send('GET', '/api/auth/me')
  const before = await playSolo(engine.send, bank, 0)
  expect(before.answers.map(({ others }) => others)).toEqual([null, null, null])

  const rating = { hardness: 1, error: 0.2, players: 84, right: 42 }
  // A question of no family is named by itself; these all have a path of their own.
  const ratings = ratingsText(new Map(bank.map(({ id }) => [id, rating])))
  await cloud.db.execute(saveRatings(ratings, bank.length, Date.now()))
  await engine.send('POST', '/api/sync/now', {})
  await expect.poll(engine.ratings).toBe(ratings.hash)

  await cloud.stop()
  const next = await engine.send('POST', '/api/practice/next', {})
  const { question } = next.body as { question: { id: string } }
  const graded = await engine.send('POST', '/api/practice/answer', { questionId: question.id, userAnswer: 0 })
  expect(graded.body).toMatchObject({ others: { share: 0.5, players: 84 } })
  await engine.quit()
})
