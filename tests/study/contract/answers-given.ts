import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, sql } from '#database/sql.ts'
import { analyze } from '#rules/analytics.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import type { ShowingContext } from '#rules/showing-context.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Attempt } from '#study/attempt.ts'
import { NOON } from '../play.ts'
import type { Fixture } from './fixture.ts'

type Given = Pick<
  Attempt,
  'at' | 'subject' | 'difficulty' | 'isCorrect' | 'timeSpent' | 'context' | 'showingId' | 'itemIndex'
>

/** The stored answers as analytics read them. */
export function answersContract(fixture: Fixture): void {
  let seq = 0

  /** An attempt as a past of any kind may have left it. */
  const stored = (player: string, given: Partial<Given> = {}) => {
    const { at = NOON, subject = 'Torts', difficulty = 1, isCorrect = true, timeSpent = 60_000 } = given
    seq++
    return fixture.trial.rows(sql`
      insert into question_attempts (id, user_id, seq, showing_id, question_id, context, subject, subtopic, area,
        selected_answer, is_correct, time_spent, difficulty, created_at)
      values (${randomUUID()}, ${player}, ${seq}, ${given.showingId ?? randomUUID()}, ${'q'}, ${given.context ?? 'solo'}, ${subject},
        ${'Subtopic'}, ${''}, ${given.itemIndex ?? 0}, ${isCorrect}, ${timeSpent}, ${difficulty}, ${instant(at)})`)
  }

  test('answers since an instant come whole, those before it and other players’ do not', async () => {
    const { player, store } = fixture
    await stored(player, { at: NOON - 1 })
    await stored(await fixture.nobody())
    await stored(player, {
      difficulty: 7,
      isCorrect: false,
      timeSpent: 12_345,
      subject: 'Criminal Law/Procedure',
    })
    expect(await store.answersSince(player, NOON, 10)).toEqual([
      {
        at: NOON,
        subject: 'Criminal Law/Procedure',
        difficulty: 7,
        correct: false,
        timeSpent: 12_345,
        timed: true,
        repeat: false,
      },
    ])
    expect(await store.answersSince(await fixture.nobody(), 0, 10)).toEqual([])
  })

  test('a question of a block left blank is no answer; a duel’s that ran out is one', async () => {
    const { player, store } = fixture
    const blank = { itemIndex: -1, isCorrect: false }
    await stored(player, { ...blank, context: 'exam' })
    await stored(player, { ...blank, context: 'duel', at: NOON + 1 })
    expect(await store.answersSince(player, 0, 10)).toMatchObject([{ at: NOON + 1 }])
  })

  test('of more than are wanted the newest come', async () => {
    const { player, store } = fixture
    for (const hours of [3, 1, 4, 2]) await stored(player, { at: NOON + hours * HOUR })
    const newest = await store.answersSince(player, 0, 2)
    expect(newest.map(({ at }) => (at - NOON) / HOUR).sort()).toEqual([3, 4])
  })

  test('only a friend game’s clock is not the player’s own', async () => {
    const { player, store } = fixture
    const contexts: ShowingContext[] = ['solo', 'daily', 'duel', 'friend']
    for (const [i, context] of contexts.entries()) await stored(player, { context, at: NOON + i })
    const given = (await store.answersSince(player, 0, 10)).toSorted((a, b) => a.at - b.at)
    expect(given.map(({ timed }) => timed)).toEqual([true, true, true, false])
  })

  test('a right answer of practice or of a block to a question shown lately is told as one; a miss or another’s is not', async () => {
    const { player, store, trial } = fixture
    const { id } = await fixture.anItem()
    const shown = async (context: ShowingContext, repeat: boolean) => {
      const showingId = randomUUID()
      await trial.rows(sql`
        insert into showings (id, user_id, question_id, "order", context, hint_used, practice, shown_at,
          answered_at)
        values (${showingId}, ${player}, ${id}, ${'[0,1,2,3]'}, ${context}, ${false},
          ${JSON.stringify({ repeat })}, ${instant(NOON)}, ${instant(NOON)})`)
      return showingId
    }
    const given = [
      { context: 'practice', repeat: true, isCorrect: true },
      { context: 'exam', repeat: true, isCorrect: true },
      { context: 'practice', repeat: false, isCorrect: true },
      { context: 'practice', repeat: true, isCorrect: false },
    ] as const
    for (const [i, { context, repeat, isCorrect }] of given.entries())
      await stored(player, { context, isCorrect, showingId: await shown(context, repeat), at: NOON + i })
    // An answer of another device came without its showing.
    await stored(player, { context: 'practice', at: NOON + given.length })
    const told = (await store.answersSince(player, 0, 10)).toSorted((a, b) => a.at - b.at)
    expect(told.map(({ repeat }) => repeat)).toEqual([true, true, false, false, false])
  })

  test('whatever order answers were stored in, what they tell is the fold of them', async () => {
    const any = fc.record({
      at: fc.integer({ min: NOON - 300 * 24 * HOUR, max: NOON }),
      subject: fc.constantFrom(...SUBJECTS),
      difficulty: fc.integer({ min: 1, max: 10 }),
      isCorrect: fc.boolean(),
      timeSpent: fc.integer({ min: 0, max: 400_000 }),
      context: fc.constantFrom<ShowingContext>('solo', 'daily', 'duel', 'friend'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 20 }), async (all) => {
        const player = await fixture.nobody()
        for (const one of all) await stored(player, one)
        const read = await fixture.store.answersSince(player, 0, 100)
        const meant = all.map(({ isCorrect, context, ...rest }) => ({
          ...rest,
          correct: isCorrect,
          timed: context !== 'friend',
          repeat: false,
        }))
        expect(analyze(read, 'UTC', NOON)).toEqual(analyze(meant, 'UTC', NOON))
      }),
      { numRuns: 8 },
    )
  })
}
