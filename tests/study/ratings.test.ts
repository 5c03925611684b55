import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { Rating } from '#rules/calibration/rating.ts'
import { ratingsText } from '#study/ratings-file.ts'
import { saveRatings } from '#study/store/ratings.ts'
import { KINDS } from './databases.ts'
import { NOON } from './play.ts'
import { itemShown, ok, placeOfKey, soloGround } from './solo-game.ts'

type Next = ReplyOf<'POST /api/practice/next'>
type Graded = ReplyOf<'POST /api/practice/answer'>

const HARD: Rating = { hardness: 2, error: 0.2, players: 84, right: 21 }

describe.each(KINDS)('how hard a question turned out to be, on %s', (kind) => {
  const at = soloGround(kind)

  const post = async <T>(verb: string, payload: object) =>
    ok<T>(
      await at.game.app.inject({
        method: 'POST',
        url: `/api/practice/${verb}`,
        headers: { 'x-player': at.id },
        payload,
      }),
    )

  async function answered(): Promise<{ graded: Graded; itemId: string }> {
    const { question } = await post<Next>('next', {})
    if (!question) return expect.fail('practice has a question')
    const { id: itemId } = await itemShown(at.trial, question.id)
    const graded = await post<Graded>('answer', { questionId: question.id, userAnswer: placeOfKey(question) })
    return { graded, itemId: String(itemId) }
  }

  const keep = (ratings: ReadonlyMap<string, Rating>) =>
    at.trial.rows(saveRatings(ratingsText(ratings), ratings.size, NOON))
  const all = async (rating: Rating) => {
    const rows = await at.trial.rows<{ id: string }>(sql`select id from questions where pool = 'practice'`)
    return new Map(rows.map(({ id }) => [id, rating]))
  }

  test('is silent where it is not known, and said after an answer where it is', async () => {
    const before = await answered()
    expect(before.graded.others).toBeNull()
    await keep(await all(HARD))
    const after = await answered()
    expect(after.graded.others).toEqual({ share: 0.25, players: 84 })
  })

  test('makes the chance that a player is given that of its hardness, not of its level', async () => {
    await keep(await all({ ...HARD, hardness: -3 }))
    const easy = await answered()
    await keep(await all({ ...HARD, hardness: 3 }))
    const hard = await answered()
    expect(easy.graded.chance - hard.graded.chance).toBeGreaterThan(0.1)
  })
})
