import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { ratingsArtifact } from '#protocol/ratings.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { SHOWN } from '#rules/ability/ability.ts'
import type { Rating } from '#rules/calibration/rating.ts'
import { calibrationIn, ratingsText } from '#study/ratings-file.ts'
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

  const keep = (ratings: ReadonlyMap<string, Rating>, shown = SHOWN) =>
    at.trial.rows(saveRatings(ratingsText(ratings, shown), ratings.size, NOON))
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

  test('the weights that were learned are those a chance is told by', async () => {
    await keep(new Map())
    const before = await answered()
    await keep(new Map(), { ...SHOWN, base: 4, unmet: 0 })
    const after = await answered()
    expect(before.graded.chance).toBeLessThan(0.9)
    expect(after.graded.chance).toBeGreaterThan(0.95)
  })
})

describe('the text of ratings', () => {
  const ratings = new Map([['torts-1', HARD]])
  const shown = { base: 0.4, ability: 0.9, memory: 1.2, unmet: -0.5 }

  test('brings the weights once they are learned, and the product’s own until then', () => {
    expect(calibrationIn(ratingsText(ratings, shown).text)).toEqual({ ratings, shown })
    expect(calibrationIn(ratingsText(ratings).text)).toEqual({ ratings, shown: SHOWN })
  })

  test('from before there were weights is the same as one without, and read by the product’s own', () => {
    const old = JSON.stringify({ edition: 1, ratings: { 'torts-1': HARD } })
    expect(ratingsText(ratings).text).toBe(old)
    expect(calibrationIn(old)).toEqual({ ratings, shown: SHOWN })
  })

  test('with weights still tells its ratings to a version that doesn’t know them', () => {
    const old = ratingsArtifact.omit({ shown: true })
    expect(old.parse(JSON.parse(ratingsText(ratings, shown).text)).ratings).toEqual({ 'torts-1': HARD })
  })

  test.each([{ ability: 0 }, { ability: -1 }, { memory: -0.1 }])('with weights %j is not read', (odd) => {
    const text = ratingsText(ratings, { ...shown, ...odd }).text
    expect(calibrationIn(text)).toEqual({ ratings: new Map(), shown: SHOWN })
  })
})
